import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool, Tx } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { RatioErrors } from './ratio.errors.js';
import { RatioRepository } from './ratio.repository.js';
import { leadMs, type RatioChange, type RatioType } from './ratio.rules.js';

@Injectable()
export class RatioService implements OnModuleInit {
  constructor(
    private readonly ratios: RatioRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.ratios.addMissing(this.clock.now());
  }

  /** The ratios in force; without a brand those of every brand. */
  current(on: Tx | Pool, merchantCode = ''): Promise<Map<RatioType, bigint>> {
    return this.ratios.at(on, merchantCode, this.clock.now());
  }

  history(): Promise<RatioChange[]> {
    return this.ratios.history();
  }

  /** Adds a ratio to the history; it takes effect at `validFrom`, or as soon as one may. */
  async change(
    change: Pick<RatioChange, 'type' | 'merchantCode' | 'ratio'> & { validFrom: Date | undefined },
    operatorId: string,
  ): Promise<RatioChange> {
    const changedAt = this.clock.now();
    const earliest = new Date(changedAt.getTime() + leadMs);
    const { validFrom = earliest } = change;
    if (validFrom < earliest) throw RatioErrors.RATIO_TOO_SOON();
    const added = { ...change, validFrom, changedBy: operatorId, changedAt };
    if (!(await this.ratios.add(added))) throw RatioErrors.RATIO_EXISTS();
    return added;
  }
}
