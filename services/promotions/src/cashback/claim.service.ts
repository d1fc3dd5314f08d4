import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { creditRequested } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import type { PromotionsConfig } from '../promotions.config.js';
import { CashbackErrors } from './cashback.errors.js';
import { claimable, closable } from './cashback.rules.js';
import { ClaimRepository, type Claim } from './claim.repository.js';
import { PotRepository, type PotRow } from './pot.repository.js';

const keyPrefix = 'rebate:';

/** A claim is requested, then credited or refused; the wallet decides by an event. */
@Injectable()
export class ClaimService {
  constructor(
    private readonly transactions: Transactions,
    private readonly pots: PotRepository,
    private readonly claims: ClaimRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
  ) {}

  /** Closes the pots that pay and asks for the credit of their sum, in one transaction. */
  claim(memberId: string): Promise<Claim> {
    return this.transactions.run(async (tx) => {
      await this.pots.lock(tx, memberId);
      const pots = closable(await this.pots.openPots(tx, memberId));
      const amount = claimable(pots);
      if (amount < BigInt(this.config.cashbackMinimum)) throw CashbackErrors.CASHBACK_BELOW_MINIMUM();
      return this.request(tx, memberId, pots);
    });
  }

  /** Pays the pots of days up to `day` without a minimum; nothing where none pays. Both ways close the same pots. */
  payUpTo(memberId: string, day: string): Promise<Claim | undefined> {
    return this.transactions.run(async (tx) => {
      await this.pots.lock(tx, memberId);
      const due = (await this.pots.openPots(tx, memberId)).filter((pot) => pot.day <= day);
      const pots = closable(due);
      return pots.length === 0 ? undefined : this.request(tx, memberId, pots);
    });
  }

  async credited(tx: Tx, creditKey: string, at: Date): Promise<void> {
    await this.decide(tx, creditKey, 'CREDITED', null, at);
  }

  /** The pots of a refused claim are open again. */
  async refused(tx: Tx, creditKey: string, outcome: string, at: Date): Promise<void> {
    await this.decide(tx, creditKey, 'REFUSED', outcome, at);
  }

  private async request(tx: Tx, memberId: string, pots: readonly PotRow[]): Promise<Claim> {
    const amount = claimable(pots);
    const requestedAt = this.clock.now();
    const claim: Claim = { id: newId(), memberId, amount, status: 'REQUESTED', reason: null, requestedAt };
    await this.claims.add(tx, claim);
    await this.pots.close(tx, memberId, claim.id, pots);
    await this.outbox.add(tx, creditRequested, {
      creditKey: `${keyPrefix}${claim.id}`,
      memberId,
      book: 'REAL',
      kind: 'CASHBACK',
      amount: amount.toString(),
      reason: 'Cashback',
      rolloverMultiplier: '1',
      at: requestedAt.toISOString(),
    });
    return claim;
  }

  private async decide(
    tx: Tx,
    creditKey: string,
    status: 'CREDITED' | 'REFUSED',
    reason: string | null,
    at: Date,
  ): Promise<void> {
    if (!creditKey.startsWith(keyPrefix)) return;
    await this.claims.decide(tx, creditKey.slice(keyPrefix.length), status, reason, at);
  }
}
