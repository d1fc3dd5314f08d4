import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { RoundModule } from '../round/round.module.js';
import { PlayControlController } from './play-control.controller.js';
import { PlayControlRepository } from './play-control.repository.js';
import { PlayControlService } from './play-control.service.js';
import { ValidBetSettingsService } from './valid-bet-settings.service.js';

@Module({
  imports: [CatalogueModule, RoundModule],
  controllers: [PlayControlController],
  providers: [PlayControlRepository, PlayControlService, ValidBetSettingsService],
  exports: [PlayControlRepository],
})
export class PlayControlModule {}
