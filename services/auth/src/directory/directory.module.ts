import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { DirectoryController } from './directory.controller.js';
import { DirectoryRepository } from './directory.repository.js';
import { DirectoryService } from './directory.service.js';

@Module({
  imports: [AccountModule],
  controllers: [DirectoryController],
  providers: [DirectoryService, DirectoryRepository],
})
export class DirectoryModule {}
