import { Module } from '@nestjs/common';
import { RetentionJob } from './retention.job.js';
import { RetentionRepository } from './retention.repository.js';

@Module({ providers: [RetentionJob, RetentionRepository] })
export class RetentionModule {}
