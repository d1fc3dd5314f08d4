import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Gauge, Registry } from 'prom-client';
import { PeriodicJob } from '#libs/jobs';
import { timeOfRound } from '#libs/lottery-engine/fairness';
import { LOGGER } from '#libs/platform';
import { BeaconClient } from './beacon.client.js';
import { ClockCheckRepository, type ClockVerdict } from './clock-check.repository.js';

export type { ClockVerdict };

/** Below the margin from close to round, which is four seconds: a round is seen up to a period after it exists. */
const toleratedMs = 1_000;

/** Compares the database's clock, by which betting closes, with the newest round that the beacon's key has signed. */
@Injectable()
export class ClockCheckService {
  private readonly behind: Gauge;

  constructor(
    private readonly checks: ClockCheckRepository,
    private readonly beacon: BeaconClient,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Registry,
  ) {
    this.behind = new Gauge({
      name: 'lottery_database_clock_behind_seconds',
      help: 'How far the newest round of the beacon is ahead of the database’s clock; negative if the clock is right',
      registers: [metrics],
    });
  }

  /** Without an answer of the relay nothing is recorded, and draws wait. */
  @PeriodicJob({ name: 'check-clock', everySeconds: 3 })
  async check(): Promise<void> {
    if (!this.beacon.isConfigured) return;
    const newest = await this.beacon.newest();
    if (!newest) return;
    const behindMs = await this.checks.behindMs(timeOfRound(this.beacon.chain, newest.round));
    this.behind.set(behindMs / 1_000);
    if (behindMs > toleratedMs) {
      this.logger.error(
        { behindMs, round: newest.round },
        'clock check failed: draws that close now become void',
      );
      await this.checks.addFault(behindMs);
    }
    await this.checks.addCheck();
  }

  verdict(closeAt: Date): Promise<ClockVerdict> {
    return this.checks.verdict(closeAt);
  }
}
