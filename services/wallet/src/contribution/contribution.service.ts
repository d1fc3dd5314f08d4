import { Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { ContributionErrors } from './contribution.errors.js';
import { ContributionRepository } from './contribution.repository.js';
import type { Contribution, ContributionChange, ContributionOrder } from './contribution.rules.js';

/** Shares hold for bets that are settled after the change. */
@Injectable()
export class ContributionService {
  constructor(
    private readonly contributions: ContributionRepository,
    private readonly transactions: Transactions,
  ) {}

  all = (): Promise<Contribution[]> => this.contributions.all();
  changes = (): Promise<ContributionChange[]> => this.contributions.changes();

  change(order: ContributionOrder): Promise<void> {
    return this.transactions.run(async (tx) => {
      const known = await this.contributions.find(tx, order.scope, order.key);
      const isGame = order.scope === 'GAME';
      if (!isGame && (!known || order.ppm === null)) throw ContributionErrors.CONTRIBUTION_UNKNOWN();
      if ((known?.version ?? 0) !== order.version) throw ContributionErrors.CONTRIBUTION_CHANGED();
      if (known) await this.contributions.change(tx, order);
      else if (order.ppm === null) throw ContributionErrors.CONTRIBUTION_UNKNOWN();
      else if (!(await this.contributions.add(tx, order))) throw ContributionErrors.CONTRIBUTION_CHANGED();
      await this.contributions.note(tx, known?.ppm ?? null, order);
    });
  }
}
