import { Module } from '@nestjs/common';
import { MemberConsumer } from './member.consumer.js';
import { MemberRepository } from './member.repository.js';
import { Members } from './member.service.js';

@Module({ controllers: [MemberConsumer], providers: [MemberRepository, Members], exports: [Members] })
export class MemberModule {}
