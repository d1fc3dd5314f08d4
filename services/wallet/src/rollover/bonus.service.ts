import { Inject, Injectable } from '@nestjs/common';
import { afterCommit, Transactions, type Tx } from '#libs/database';
import {
  bonusChanged,
  bonusStatuses,
  creditCompleted,
  creditRefused,
  type creditKinds,
  type PayloadOf,
} from '#libs/events';
import { Outbox, RelayNotifier } from '#libs/messaging';
import { CONFIG } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { BonusRepository } from './bonus.repository.js';
import { RolloverErrors } from './rollover.errors.js';
import type { BonusChange, Rollover } from './rollover.rules.js';
import { POSTINGS } from '../ledger/relay-postings.source.js';

const atOnce = 500;
type AnnouncedStatus = PayloadOf<typeof bonusChanged>['status'];

/** Gives bonuses up for their members, and announces what starts and ends. */
@Injectable()
export class BonusService {
  constructor(
    private readonly bonuses: BonusRepository,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly relay: RelayNotifier,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  /** Own money is free at once; bonus money in open bets is taken when it comes back. A repetition changes nothing. */
  giveUp(memberId: string, rolloverId: string): Promise<Rollover> {
    return this.transactions.run(async (tx) => {
      const bonus = await this.bonuses.giveUp(tx, memberId, rolloverId);
      if (!bonus) throw RolloverErrors.ROLLOVER_NOT_FOUND();
      await this.announce(tx);
      afterCommit(tx, () => this.relay.notify(POSTINGS));
      return bonus;
    });
  }

  /** The ledger notes changes where they happen, also within a bet; here they become events. */
  async announce(tx: Tx): Promise<void> {
    const changes = await this.bonuses.takeChanges(tx, atOnce);
    for (const change of changes) {
      if (isAnnounced(change.status)) await this.outbox.add(tx, bonusChanged, this.payloadOf(change));
      await this.answer(tx, change);
    }
  }

  /** The credit of a bonus is answered when it starts, or if it was given up before. */
  private async answer(tx: Tx, change: BonusChange): Promise<void> {
    const { creditKey, requestedBy, memberId, book, amount, status, postingId, at } = change;
    const common = {
      ...{ creditKey, requestedBy, memberId, book, at: at.toISOString(), amount: String(amount) },
      kind: 'BONUS' as const satisfies (typeof creditKinds)[number],
    };
    if (status === 'ACTIVE')
      await this.outbox.add(tx, creditCompleted, {
        ...common,
        ...{
          currency: this.config.currency,
          postingId: postingId!,
          balanceAfter: String(change.balanceAfter),
        },
      });
    else if (status === 'FORFEITED' && postingId === null)
      await this.outbox.add(tx, creditRefused, { ...common, outcome: 'GIVEN_UP' });
  }

  private payloadOf(change: BonusChange): PayloadOf<typeof bonusChanged> {
    const { rolloverId, memberId, book, requestedBy, creditKey, at } = change;
    return {
      ...{ rolloverId, memberId, book, requestedBy, creditKey, status: change.status as AnnouncedStatus },
      ...{ amount: String(change.amount), required: String(change.required), done: String(change.done) },
      ...{ taken: String(change.taken), kept: String(change.kept) },
      ...{ currency: this.config.currency, at: at.toISOString() },
    };
  }
}

const isAnnounced = (status: string): boolean => (bonusStatuses as readonly string[]).includes(status);
