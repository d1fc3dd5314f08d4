import { Injectable } from '@nestjs/common';
import { afterCommit, Transactions, type Tx } from '#libs/database';
import { RelayNotifier } from '#libs/messaging';
import type { Book } from '../ledger/chart.rules.js';
import { ownTransaction } from '../ledger/own-transaction.js';
import { contraOf, type Posting } from '../ledger/posting.rules.js';
import { currentTrace, PostingService, settled } from '../ledger/posting.service.js';
import { BonusService } from './bonus.service.js';
import { RolloverRepository } from './rollover.repository.js';
import {
  isBonusWithRequirement,
  type CreditAnswer,
  type RequiredCredit,
  type Rollover,
  type SettledBet,
} from './rollover.rules.js';
import { POSTINGS } from '../ledger/relay-postings.source.js';

const listed = 100;

/** Credits that require turnover: opened with the posting, advanced by valid bets, closed by completion or expiry. */
@Injectable()
export class RolloverService {
  constructor(
    private readonly rollovers: RolloverRepository,
    private readonly postings: PostingService,
    private readonly bonuses: BonusService,
    private readonly transactions: Transactions,
    private readonly relay: RelayNotifier,
  ) {}

  credit(credit: RequiredCredit): Promise<CreditAnswer> {
    return this.transactions.run((tx) => this.creditWithin(tx, credit));
  }

  async creditWithin(tx: Tx, credit: RequiredCredit): Promise<CreditAnswer> {
    const { caller, externalId, memberId, book, kind, amount, note, requirement } = credit;
    const about = { caller, externalId, memberId, book, kind, note };
    const posting: Posting = { ...about, delta: amount, contra: contraOf(kind, book) };
    if (isBonusWithRequirement(kind, requirement.multiplier)) {
      afterCommit(tx, () => this.relay.notify(POSTINGS));
      return settled(await this.rollovers.creditBonus(tx, posting, requirement, currentTrace()));
    }
    const answer = await this.postings.postWithin(tx, posting);
    if (answer.outcome !== 'ACCEPTED') return { ...answer, rolloverId: null };
    const order = { memberId, book, kind, amount, requestedBy: caller, creditKey: externalId };
    const rolloverId = await this.rollovers.open(tx, {
      ...order,
      ...requirement,
      postingId: answer.postingId!,
    });
    return { ...answer, rolloverId };
  }

  /** In the order of members, as every path that locks several accounts; a member's bets keep theirs. */
  async countBets(tx: Tx, bets: readonly SettledBet[]): Promise<void> {
    await this.rollovers.countBets(
      tx,
      bets.toSorted((a, b) => (a.memberId < b.memberId ? -1 : Number(a.memberId > b.memberId))),
    );
    await this.bonuses.announce(tx);
    // The end of a bonus is a posting.
    afterCommit(tx, () => this.relay.notify(POSTINGS));
  }

  list(memberId: string, book: Book): Promise<Rollover[]> {
    return this.rollovers.ofMember(ownTransaction, memberId, book, listed);
  }

  /** Bonuses whose time has passed, and those that wait to end or to start. */
  async closeDue(limit = 200): Promise<void> {
    for (const { member_id, book } of await this.rollovers.membersWithDue(limit))
      await this.rollovers.closeDue(member_id, book);
    await this.transactions.run((tx) => this.bonuses.announce(tx));
    this.relay.notify(POSTINGS);
  }
}
