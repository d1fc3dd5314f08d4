import { Module } from '@nestjs/common';
import { JackpotPoolController } from './jackpot-pool.controller.js';
import { JackpotPoolRepository } from './jackpot-pool.repository.js';

@Module({ controllers: [JackpotPoolController], providers: [JackpotPoolRepository] })
export class JackpotPoolModule {}
