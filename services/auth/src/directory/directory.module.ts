import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { DirectoryController } from './directory.controller.js';
import { DirectoryRepository } from './directory.repository.js';
import { DirectoryService } from './directory.service.js';
import { MemberDaysController } from './member-days.controller.js';
import { MemberDaysRepository } from './member-days.repository.js';
import { MemberNameController } from './member-name.controller.js';

@Module({
  imports: [AccountModule],
  controllers: [DirectoryController, MemberDaysController, MemberNameController],
  providers: [DirectoryService, DirectoryRepository, MemberDaysRepository],
})
export class DirectoryModule {}
