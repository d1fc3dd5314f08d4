import { Module } from '@nestjs/common';
import { MemberModule } from '../members/member.module.js';
import { WinnerController } from './winner.controller.js';
import { WinnerRepository } from './winner.repository.js';
import { Winners } from './winner.service.js';

@Module({
  imports: [MemberModule],
  controllers: [WinnerController],
  providers: [WinnerRepository, Winners],
  exports: [Winners],
})
export class WinnerModule {}
