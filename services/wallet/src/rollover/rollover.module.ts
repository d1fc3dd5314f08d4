import { Module } from '@nestjs/common';
import { RolloverRepository } from './rollover.repository.js';

@Module({ providers: [RolloverRepository], exports: [RolloverRepository] })
export class RolloverModule {}
