import { Module } from '@nestjs/common';
import { ArchiveController } from './archive.controller.js';
import { ArchiveRepository } from './archive.repository.js';
import { ArchiveService } from './archive.service.js';

@Module({
  controllers: [ArchiveController],
  providers: [ArchiveRepository, ArchiveService],
})
export class ArchiveModule {}
