import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module.js';
import { WinnerController } from './winner.controller.js';
import { WinnerRepository } from './winner.repository.js';
import { WinnerService } from './winner.service.js';

@Module({
  imports: [MemberModule],
  controllers: [WinnerController],
  providers: [WinnerRepository, WinnerService],
  exports: [WinnerService],
})
export class WinnerModule {}
