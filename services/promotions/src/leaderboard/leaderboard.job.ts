import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { LeaderboardService } from './leaderboard.service.js';

@Injectable()
export class LeaderboardJob {
  constructor(private readonly boards: LeaderboardService) {}

  @PeriodicJob({ name: 'freeze-leaderboards', everySeconds: 60 })
  async freeze(): Promise<void> {
    await this.boards.freezeEnded();
  }
}
