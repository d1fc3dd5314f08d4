import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { GroupController } from './group.controller.js';
import { GroupRepository } from './group.repository.js';
import { GroupService } from './group.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [GroupController],
  providers: [GroupRepository, GroupService],
})
export class GroupModule {}
