import { Module } from '@nestjs/common';
import { SeedSealingModule } from '../seed-sealing/seed-sealing.module.js';
import { MatchDayRepository } from './match-day.repository.js';
import { MatchDayService } from './match-day.service.js';

@Module({
  imports: [SeedSealingModule],
  providers: [MatchDayRepository, MatchDayService],
  exports: [MatchDayRepository, MatchDayService],
})
export class LeagueModule {}
