import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { drawScheduled } from '#libs/events';
import { PeriodicJob } from '#libs/jobs';
import { Outbox } from '#libs/messaging';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { gameDefinitionOf } from '#libs/lottery-engine';
import { BeaconClient } from '../fairness/beacon.client.js';
import { CommitmentService } from '../fairness/commitment.service.js';
import type { LotteryConfig } from '../lottery.config.js';
import type { Game } from './game.js';
import { games } from './games.js';
import { ScheduleRepository } from './schedule.repository.js';
import { accelerated, drawsBetween, isFrequent, scheduledOf, withChanges } from './schedule.rules.js';

const hourMs = 3_600_000;

/** Fills the calendar ahead. Replicas may do so concurrently: a draw is inserted once. */
@Injectable()
export class ScheduleService implements OnApplicationBootstrap {
  constructor(
    private readonly schedule: ScheduleRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly commitments: CommitmentService,
    private readonly beacon: BeaconClient,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: LotteryConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.fillAhead();
  }

  /** Adds missing draws, one transaction per game. */
  @PeriodicJob({ name: 'fill-calendar', everySeconds: 600 })
  async fillAhead(): Promise<void> {
    const now = this.clock.now();
    for (const listed of games) {
      const isOwn = gameDefinitionOf(listed.code)?.source === 'OWN';
      const game = isOwn ? listed : this.speedOf(listed);
      if (isOwn && !this.beacon.isConfigured) continue;
      await this.transactions.run(async (tx) => {
        if (game.rhythm !== 'fast') await this.schedule.lockCalendar(tx);
        const exceptions = game.rhythm === 'fast' ? [] : await this.schedule.exceptions(tx);
        const changed = withChanges(game, game.rhythm === 'calendar' ? await this.schedule.changes(tx) : []);
        const draws = drawsBetween(changed, now, this.horizonOf(game, now), exceptions);
        const added = await this.schedule.add(tx, draws);
        if (isOwn) await this.commitments.commitAll(tx, game.code);
        // A frequent game has too many draws to publish each; they follow from its times.
        if (isFrequent(game)) return;
        for (const draw of added) await this.outbox.add(tx, drawScheduled, scheduledOf(draw));
      });
    }
  }

  private speedOf(official: Game): Game {
    const { acceleratedDrawSeconds: seconds } = this.config;
    return seconds === 0 ? official : accelerated(official, seconds);
  }

  private horizonOf(game: Game, now: Date): Date {
    const hours = isFrequent(game) ? this.config.fastHours : this.config.calendarDays * 24;
    return new Date(now.getTime() + hours * hourMs);
  }
}
