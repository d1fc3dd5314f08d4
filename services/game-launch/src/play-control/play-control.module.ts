import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { PlayControlController } from './play-control.controller.js';
import { PlayControlRepository } from './play-control.repository.js';
import { PlayControlService } from './play-control.service.js';

@Module({
  imports: [CatalogueModule],
  controllers: [PlayControlController],
  providers: [PlayControlRepository, PlayControlService],
})
export class PlayControlModule {}
