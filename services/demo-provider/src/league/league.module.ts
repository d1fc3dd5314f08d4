import { Module } from '@nestjs/common';
import { MatchDayRepository } from './match-day.repository.js';
import { MatchDayService } from './match-day.service.js';

@Module({ providers: [MatchDayRepository, MatchDayService], exports: [MatchDayRepository, MatchDayService] })
export class LeagueModule {}
