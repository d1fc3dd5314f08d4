import { Inject, Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { CLOCK, type Clock } from '#libs/platform';
import { FiguresRepository } from './figures.repository.js';

/** Alarms watch both: a source that waits for minutes belongs to a member whose registration never arrived. */
@Injectable()
export class WaitingMetrics {
  constructor(metrics: Registry, figures: FiguresRepository, @Inject(CLOCK) clock: Clock) {
    const oldest = new Gauge({
      name: 'figures_waiting_oldest_seconds',
      help: 'Age of the oldest bet or payment of a member who is not placed yet',
      registers: [metrics],
    });
    const gauge: Gauge = new Gauge({
      name: 'figures_waiting',
      help: 'Bets and payments of members who are not placed yet',
      registers: [metrics],
      collect: async () => {
        const waiting = await figures.waiting();
        gauge.set(waiting.count);
        oldest.set(waiting.oldest ? (clock.now().getTime() - waiting.oldest.getTime()) / 1_000 : 0);
      },
    });
  }
}
