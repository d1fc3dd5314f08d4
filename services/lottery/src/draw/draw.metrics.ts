import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Gauge, Registry } from 'prom-client';
import { CLOCK, LOGGER, type Clock } from '#libs/platform';
import { DrawRepository } from './draw.repository.js';

/** How long draws wait for their result and their bets for being settled, read in the database with the metrics. */
@Injectable()
export class DrawMetrics {
  private readonly waiting: Gauge<'state'>;

  constructor(
    private readonly draws: DrawRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Registry,
  ) {
    this.waiting = new Gauge({
      name: 'lottery_draw_waiting_seconds',
      help: 'Age of the oldest draw without a result (PENDING) since its time, and without settled bets (DRAWN) since its result',
      labelNames: ['state'],
      registers: [metrics],
      collect: () => this.read(),
    });
  }

  private async read(): Promise<void> {
    try {
      const now = this.clock.now();
      const oldest = await this.draws.oldestWaiting(now);
      for (const state of ['PENDING', 'DRAWN'] as const)
        this.waiting.set({ state }, Math.max(0, (now.getTime() - (oldest[state] ?? now).getTime()) / 1_000));
    } catch (error) {
      this.logger.warn({ err: error }, 'reading of waiting draws failed: the gauge keeps its last values');
    }
  }
}
