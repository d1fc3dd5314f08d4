import { Injectable } from '@nestjs/common';
import { afterCommit, Transactions, type Tx } from '#libs/database';
import { RelayNotifier } from '#libs/messaging';
import type { Book } from '../ledger/chart.rules.js';
import { ownTransaction, type OwnTransaction } from '../ledger/own-transaction.js';
import { contraOf, type PartialAnswer } from '../ledger/posting.rules.js';
import { currentTrace, PostingService, settled } from '../ledger/posting.service.js';
import { RolloverErrors } from './rollover.errors.js';
import { RolloverRepository } from './rollover.repository.js';
import type {
  ClawBack,
  CreditAnswer,
  Forfeit,
  Progress,
  ProgressAnswer,
  RequiredCredit,
  Rollover,
  SettledBet,
} from './rollover.rules.js';

const listed = 100;

/** Credits that require turnover: opened with the posting, advanced by valid bets, closed by completion, expiry or forfeiture. */
@Injectable()
export class RolloverService {
  constructor(
    private readonly rollovers: RolloverRepository,
    private readonly postings: PostingService,
    private readonly transactions: Transactions,
    private readonly relay: RelayNotifier,
  ) {}

  credit(credit: RequiredCredit): Promise<CreditAnswer> {
    return this.transactions.run((tx) => this.creditWithin(tx, credit));
  }

  async creditWithin(tx: Tx, credit: RequiredCredit): Promise<CreditAnswer> {
    const { caller, externalId, memberId, book, kind, amount, note, requirement } = credit;
    const about = { caller, externalId, memberId, book, kind, note };
    const answer = await this.postings.postWithin(tx, {
      ...about,
      delta: amount,
      contra: contraOf(kind, book),
    });
    if (answer.outcome !== 'ACCEPTED') return { ...answer, rolloverId: null };
    const order = { memberId, book, kind, amount, requestedBy: caller, creditKey: externalId };
    const rolloverId = await this.rollovers.open(tx, {
      ...order,
      ...requirement,
      postingId: answer.postingId!,
    });
    return { ...answer, rolloverId };
  }

  progress(progress: Progress): Promise<ProgressAnswer> {
    return this.progressWithin(ownTransaction, progress);
  }

  async progressWithin(on: Tx | OwnTransaction, progress: Progress): Promise<ProgressAnswer> {
    return settled(await this.rollovers.advance(on, progress));
  }

  /** In the order of members, as every path that locks several accounts; a member's bets keep theirs. */
  async countBets(tx: Tx, bets: readonly SettledBet[]): Promise<void> {
    await this.rollovers.countBets(
      tx,
      bets.toSorted((a, b) => (a.memberId < b.memberId ? -1 : Number(a.memberId > b.memberId))),
    );
    // A requirement that is met may take what exceeds its cash-out limit.
    afterCommit(tx, () => this.relay.notify());
  }

  forfeit(forfeit: Forfeit): Promise<PartialAnswer> {
    return this.forfeitWithin(ownTransaction, forfeit);
  }

  async forfeitWithin(on: Tx | OwnTransaction, forfeit: Forfeit): Promise<PartialAnswer> {
    const found = await this.rollovers.forfeit(on, forfeit, currentTrace());
    if (!found) throw RolloverErrors.ROLLOVER_NOT_FOUND();
    return this.published(on, settled(found));
  }

  clawBack(clawBack: ClawBack): Promise<PartialAnswer> {
    return this.clawBackWithin(ownTransaction, clawBack);
  }

  async clawBackWithin(on: Tx | OwnTransaction, clawBack: ClawBack): Promise<PartialAnswer> {
    return this.published(on, settled(await this.rollovers.clawBack(on, clawBack, currentTrace())));
  }

  list(memberId: string, book: Book): Promise<Rollover[]> {
    return this.rollovers.ofMember(ownTransaction, memberId, book, listed);
  }

  /** Requirements whose time has passed, and those met while the account was stopped. */
  async closeDue(limit = 200): Promise<void> {
    for (const { member_id, book } of await this.rollovers.membersWithDue(limit))
      await this.rollovers.closeDue(member_id, book);
    this.relay.notify();
  }

  private published(on: Tx | OwnTransaction, answer: PartialAnswer): PartialAnswer {
    if (on !== ownTransaction) afterCommit(on, () => this.relay.notify());
    else this.relay.notify();
    return answer;
  }
}
