import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { untilConnected } from '#libs/database';
import { PeriodicJob } from '#libs/jobs';
import { CONFIG } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { expectedChart } from './chart.rules.js';
import { DatabasePreconditionsRepository } from './database-preconditions.repository.js';

const monthsAhead = 3;

/** Refuses to start on a database that could lose or change an answered posting, and creates the partitions of coming months. */
@Injectable()
export class DatabasePreconditionsService implements OnModuleInit {
  constructor(
    private readonly database: DatabasePreconditionsRepository,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  onModuleInit(): Promise<void> {
    return untilConnected(() => this.check());
  }

  private async check(): Promise<void> {
    const durability = await this.database.durability();
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      // `remote_apply` is stronger than `on`.
      const isOn = durability[setting] === 'on' || durability[setting] === 'remote_apply';
      if (!isOn) {
        throw new Error(
          `The ledger needs ${setting}=on in PostgreSQL; it is ${durability[setting] ?? 'unknown'}`,
        );
      }
    }
    const { nodeEnv, ledgerStandby } = this.config;
    if (
      nodeEnv === 'production' &&
      ledgerStandby === 'required' &&
      !durability['synchronous_standby_names']
    ) {
      throw new Error(
        'The ledger needs synchronous_standby_names in PostgreSQL, or LEDGER_STANDBY=none: without a synchronous ' +
          'standby a lost disk loses answered postings',
      );
    }
    const changeable = await this.database.changeableTables();
    if (changeable.length > 0) {
      throw new Error(`The wallet's role may change what must never change: ${changeable.join(', ')}`);
    }
    const known = new Set((await this.database.chart()).map((a) => `${a.number} ${a.book} ${a.code}`));
    const missing = expectedChart().filter((a) => !known.has(`${a.number} ${a.book} ${a.code}`));
    if (missing.length > 0) throw new Error(`Not in the chart: ${missing.map((a) => a.code).join(', ')}`);
    const currency = await this.database.currency(this.config.currency);
    if (currency !== this.config.currency) {
      throw new Error(
        `The ledger holds ${currency}; CURRENCY=${this.config.currency} would relabel every amount`,
      );
    }
    await this.ensureMonths();
  }

  @PeriodicJob({ name: 'ensure-posting-months', cron: '7 */6 * * *' })
  async ensureMonths(): Promise<void> {
    await this.database.ensureMonths(monthsAhead);
  }
}
