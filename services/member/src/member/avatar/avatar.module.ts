import { Module } from '@nestjs/common';
import { FilesModule } from '../../files.module.js';
import { AvatarController } from './avatar.controller.js';
import { AvatarRepository } from './avatar.repository.js';
import { AvatarService } from './avatar.service.js';

@Module({
  imports: [FilesModule],
  controllers: [AvatarController],
  providers: [AvatarRepository, AvatarService],
})
export class AvatarModule {}
