import { Module } from '@nestjs/common';
import { MemberConsumer } from './member.consumer.js';
import { MemberRepository } from './member.repository.js';
import { MemberService } from './member.service.js';

@Module({
  controllers: [MemberConsumer],
  providers: [MemberRepository, MemberService],
  exports: [MemberService],
})
export class MemberModule {}
