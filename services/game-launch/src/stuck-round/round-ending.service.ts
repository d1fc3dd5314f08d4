import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler, type Values } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import { formatMoney, parseMoney } from '#libs/money';
import { CLOCK, Idempotency, type Clock } from '#libs/platform';
import { PlayControlRepository } from '../play-control/play-control.repository.js';
import { ownTransaction } from '../provider/own-transaction.js';
import { voidingOf } from '../provider/protocol.rules.js';
import { TransactionRepository, type ProviderTransaction } from '../provider/transaction.repository.js';
import type { RoundEndingRequest } from './dto/round-ending.request.js';
import { decidedTransaction } from './round-report.rules.js';
import { StuckRoundErrors } from './stuck-round.errors.js';
import { StuckRoundRepository, type EndingRound } from './stuck-round.repository.js';

const kind = 'ROUND_END';
/** Of these answers nothing follows by itself. */
const withoutExit = ['MISMATCH', 'UNREACHABLE', 'FAILED'];

/**
 * Two operators end a round that its provider's report cannot end. The decision only records transactions; the recovery
 * carries them out, as it does with those of providers.
 */
@Injectable()
export class RoundEndingService implements ApprovalHandler {
  readonly role = 'games';

  constructor(
    private readonly rounds: StuckRoundRepository,
    private readonly repository: TransactionRepository,
    private readonly controls: PlayControlRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  propose(
    operator: OperatorPrincipal,
    betId: string,
    { reason, ...ending }: RoundEndingRequest,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const scope = `round-ending:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: { betId, reason, ...ending } }, async (tx) => {
      const { round } = await this.stuck(tx, betId);
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: betId, memberId: round.memberId, amount: null, reason },
        before: valuesOf(round),
        after: { round: round.roundId, ...endOf(round, ending) },
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, { subject: betId, before, after, proposedBy }: Approval): Promise<string> {
    const { round, transactions } = await this.stuck(tx, betId);
    const now = valuesOf(round);
    if (now['stake'] !== before['stake'] || now['payout'] !== before['payout'])
      throw StuckRoundErrors.ROUND_CHANGED();
    await this.rounds.markDecided(tx, betId);
    if (after['state'] === 'VOID') await this.takeBack(tx, round, transactions);
    else await this.settle(tx, round, parseMoney(after['payout'] ?? ''));
    await this.controls.log(tx, {
      ...{ operatorId: proposedBy, action: 'ROUND_ENDED', subject: betId, at: this.clock.now() },
      detail: { before, after },
    });
    return betId;
  }

  /** An open round that its provider's report does not end, and in which nothing is under way. */
  private async stuck(tx: Tx, betId: string) {
    const found = await this.rounds.lock(tx, betId);
    if (!found) throw StuckRoundErrors.ROUND_NOT_FOUND();
    const { round, transactions } = found;
    if (round.status !== 'OPEN' || round.isDecided) throw StuckRoundErrors.ROUND_NOT_OPEN();
    if (!withoutExit.includes(round.outcome ?? '')) throw StuckRoundErrors.ROUND_NOT_STUCK();
    if (transactions.some(({ status }) => status === 'PENDING' || status === 'ROLLBACK_PENDING'))
      throw StuckRoundErrors.ROUND_UNFINISHED();
    return found;
  }

  /** With the last bet goes what the round has paid; where no bet stands, it goes by itself. */
  private async takeBack(tx: Tx, round: EndingRound, transactions: ProviderTransaction[]): Promise<void> {
    const bets = transactions.filter((one) => one.kind === 'BET' && one.status === 'DONE');
    for (const bet of bets) {
      const { answer, appliedToRound } = bet;
      await this.repository.beginRollback(tx, bet, {
        answer,
        appliedToRound,
        nextAttemptAt: this.clock.now(),
      });
    }
    if (bets.length === 0)
      await this.add(tx, round, {
        kind: 'ADJUST',
        transactionId: voidingOf(round.betId),
        amount: -BigInt(round.payout),
      });
  }

  /** A closing win pays what is missing; what was paid too much is corrected. */
  private async settle(tx: Tx, round: EndingRound, payout: bigint): Promise<void> {
    const missing = payout - BigInt(round.payout);
    const closing = {
      transactionId: decidedTransaction(round.betId, 'WIN'),
      amount: missing > 0n ? missing : 0n,
    };
    await this.add(tx, round, { kind: 'WIN', roundFinished: true, ...closing });
    if (missing >= 0n) return;
    const transactionId = decidedTransaction(round.betId, 'ADJUST');
    await this.add(tx, round, { kind: 'ADJUST', transactionId, amount: missing });
  }

  private async add(
    tx: Tx,
    round: EndingRound,
    own: Pick<Parameters<typeof ownTransaction>[1], 'kind' | 'transactionId' | 'amount' | 'roundFinished'>,
  ): Promise<void> {
    const now = this.clock.now();
    await this.repository.addIn(tx, ownTransaction(round, { ...own, createdAt: now, nextAttemptAt: now }));
  }
}

const valuesOf = ({ roundId, status, stake, payout }: EndingRound): Values => ({
  round: roundId,
  state: status,
  stake: formatMoney(BigInt(stake)),
  payout: formatMoney(BigInt(payout)),
});

function endOf(round: EndingRound, { state, payout }: Omit<RoundEndingRequest, 'reason'>): Values {
  if (state === 'VOID') return { state, stake: formatMoney(0n), payout: formatMoney(0n) };
  if (payout === undefined) throw StuckRoundErrors.ROUND_PAYOUT_REQUIRED();
  return { state, stake: formatMoney(BigInt(round.stake)), payout };
}
