import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { RateErrors } from './rate.errors.js';
import { RateRepository } from './rate.repository.js';
import { leadMs, type RateChange } from './rate.rules.js';

type AskedChange = Omit<RateChange, 'validFrom' | 'changedBy' | 'changedAt'> & {
  validFrom: Date | undefined;
};

@Injectable()
export class RateService implements OnModuleInit {
  constructor(
    private readonly rates: RateRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.rates.addMissing(this.clock.now());
  }

  history(): Promise<RateChange[]> {
    return this.rates.history();
  }

  /** Adds a rate to the history; it takes effect at `validFrom`, or as soon as one may. */
  async change(change: AskedChange, operatorId: string): Promise<RateChange> {
    const changedAt = this.clock.now();
    const earliest = new Date(changedAt.getTime() + leadMs);
    const { validFrom = earliest } = change;
    if (validFrom < earliest) throw RateErrors.RATE_TOO_SOON();
    const added = { ...change, validFrom, changedBy: operatorId, changedAt };
    if (!(await this.rates.add(added))) throw RateErrors.RATE_EXISTS();
    return added;
  }
}
