import { Inject, Injectable } from '@nestjs/common';
import { afterCommit, type Tx } from '#libs/database';
import { creditCompleted, creditRefused } from '#libs/events';
import { Outbox, RelayNotifier } from '#libs/messaging';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { KeyReuse } from '../ledger/posting.repository.js';
import type { PostingAnswer } from '../ledger/posting.rules.js';
import { currentTrace, PostingService } from '../ledger/posting.service.js';
import { BonusService } from '../rollover/bonus.service.js';
import { RolloverRepository } from '../rollover/rollover.repository.js';
import type { WalletConfig } from '../wallet.config.js';
import {
  completedOf,
  isBonus,
  multiplierOf,
  needsRollover,
  postingOf,
  refusalBefore,
  refusalOf,
  refusedOf,
  type ReceivedCredit,
} from './credit.rules.js';
import { POSTINGS } from '../ledger/relay-postings.source.js';

/** Credits that another service asks for by an event; posting, requirement and answer are one transaction. */
@Injectable()
export class CreditService {
  constructor(
    private readonly postings: PostingService,
    private readonly outbox: Outbox,
    private readonly rollovers: RolloverRepository,
    private readonly bonuses: BonusService,
    private readonly relay: RelayNotifier,
    @Inject(CONFIG) private readonly config: WalletConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async creditAll(tx: Tx, received: readonly ReceivedCredit[]): Promise<void> {
    const due: ReceivedCredit[] = [];
    for (const credit of received) {
      const refusal = refusalBefore(credit);
      if (refusal) await this.outbox.add(tx, creditRefused, refusedOf(credit, refusal, this.clock.now()));
      else due.push(credit);
    }
    const bonuses = due.filter(isBonus);
    const others = due.filter((credit) => !isBonus(credit));
    const answers = await this.postings.postAllWithin(tx, others.map(postingOf));
    for (const [at, credit] of others.entries()) await this.answer(tx, credit, answers[at]!);
    for (const credit of bonuses) await this.creditBonus(tx, credit);
    await this.bonuses.announce(tx);
  }

  /** Only a bonus that the same service asked for; a repetition changes nothing. */
  async revoke(tx: Tx, requestedBy: string, creditKey: string): Promise<void> {
    await this.rollovers.revoke(tx, requestedBy, creditKey);
    await this.bonuses.announce(tx);
    afterCommit(tx, () => this.relay.notify(POSTINGS));
  }

  private async answer(tx: Tx, credit: ReceivedCredit, answer: PostingAnswer | KeyReuse): Promise<void> {
    const refusal = refusalOf(answer);
    const now = this.clock.now();
    if (refusal || 'differs' in answer) {
      await this.outbox.add(tx, creditRefused, refusedOf(credit, refusal!, now));
      return;
    }
    if (needsRollover(credit.request) && !isBonus(credit))
      await this.openRollover(tx, credit, answer.postingId!);
    await this.outbox.add(tx, creditCompleted, completedOf(credit, answer, this.config.currency, now));
  }

  /** It is answered when it starts: at once, or when the bonus before it has ended. */
  private async creditBonus(tx: Tx, credit: ReceivedCredit): Promise<void> {
    const { expiresInSeconds, categories, maxCashOut, maxBet } = credit.request;
    const requirement = {
      ...{ multiplier: multiplierOf(credit.request), expiresInSeconds, categories },
      maxCashOut: maxCashOut === undefined ? undefined : BigInt(maxCashOut),
      maxBet: maxBet === undefined ? undefined : BigInt(maxBet),
    };
    const answer = await this.rollovers.creditBonus(tx, postingOf(credit), requirement, currentTrace());
    const refusal = refusalOf(answer);
    if (refusal) await this.outbox.add(tx, creditRefused, refusedOf(credit, refusal, this.clock.now()));
    else if ('replayed' in answer && answer.replayed && answer.postingId !== null)
      await this.answer(tx, credit, answer);
  }

  private async openRollover(
    tx: Tx,
    { request, requestedBy }: ReceivedCredit,
    postingId: string,
  ): Promise<void> {
    const { memberId, creditKey, kind, book = 'REAL', categories } = request;
    await this.rollovers.open(tx, {
      ...{ memberId, book, kind, requestedBy, creditKey, postingId },
      amount: BigInt(request.amount),
      multiplier: multiplierOf(request),
      categories,
    });
  }
}
