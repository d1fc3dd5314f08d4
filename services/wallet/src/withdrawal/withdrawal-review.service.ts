import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, CONFIG, Idempotency, type Clock, type PageQuery } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { PayoutPostingService } from '../payout/payout-posting.service.js';
import { DisputeRepository } from './dispute.repository.js';
import { DisputeService } from './dispute.service.js';
import { PayoutService } from './payout.service.js';
import { WithdrawalErrors } from './withdrawal.errors.js';
import { WithdrawalRepository, type QueueOrder, type Withdrawal } from './withdrawal.repository.js';
import { ledgerCaller, WithdrawalService } from './withdrawal.service.js';
import { needsTwo, netOf, remainingOf, type WithdrawalStatus } from './withdrawal.rules.js';
import { WithdrawalStepService } from './withdrawal-step.service.js';

const claimMs = 15 * 60_000;

export const resolutions = ['RECEIVED', 'PAY_AGAIN', 'GIVE_BACK'] as const;
export type DisputeResolution = (typeof resolutions)[number];

const undecided = ['RISK_REVIEW', 'NOT_RECEIVED'] as const satisfies readonly WithdrawalStatus[];

export type QueueQuery = PageQuery &
  Partial<QueueOrder> & { status?: WithdrawalStatus | undefined; search?: string | undefined };

export interface Decision {
  withdrawalId: string;
  operatorId: string;
  note: string;
}

export interface DecisionAnswer {
  id: string;
  status: WithdrawalStatus;
  approvedBy: string | null;
}

/** Operators decide on orders they have claimed; each decision once per key, with a name and a reason. */
@Injectable()
export class WithdrawalReviewService {
  constructor(
    private readonly orders: WithdrawalRepository,
    private readonly member: WithdrawalService,
    private readonly steps: WithdrawalStepService,
    private readonly payouts: PayoutService,
    private readonly money: PayoutPostingService,
    private readonly refunds: DisputeService,
    private readonly disputes: DisputeRepository,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  queue(query: QueueQuery): Promise<{ list: Withdrawal[]; total: number }> {
    const { status, sort = 'age', direction = 'desc', pageNo, pageSize } = query;
    const [order, offset] = [{ sort, direction }, (pageNo - 1) * pageSize];
    const search = query.search?.trim();
    if (search) return this.orders.found(search, status ?? null, order, pageSize, offset);
    return this.orders.queue(status ? [status] : undecided, order, pageSize, offset);
  }

  async find(id: string): Promise<Withdrawal> {
    const order = await this.orders.find(id);
    if (!order) throw WithdrawalErrors.WITHDRAWAL_NOT_FOUND();
    return order;
  }

  /** Another operator's claim ends after a quarter of an hour, and with a decision. */
  claim({ withdrawalId, operatorId }: Omit<Decision, 'note'>, key: string): Promise<DecisionAnswer> {
    const scope = `withdrawal-claim:${operatorId}`;
    return this.idempotency.run({ scope, key, body: { withdrawalId } }, async (tx) => {
      const order = await this.steps.locked(tx, withdrawalId);
      const now = this.clock.now();
      if (!['RISK_REVIEW', 'NOT_RECEIVED'].includes(order.status))
        throw WithdrawalErrors.WITHDRAWAL_STATE({ status: order.status });
      if (order.claimedBy !== operatorId && isClaimed(order, now))
        throw WithdrawalErrors.WITHDRAWAL_CLAIMED();
      const changes = { claimedBy: operatorId, claimedUntil: new Date(now.getTime() + claimMs) };
      return answerOf(await this.orders.move(tx, order, order.status, changes, now));
    });
  }

  /** By who claimed it: the next operator need not wait for the claim's end. */
  release({ withdrawalId, operatorId }: Omit<Decision, 'note'>, key: string): Promise<DecisionAnswer> {
    const scope = `withdrawal-release:${operatorId}`;
    return this.idempotency.run({ scope, key, body: { withdrawalId } }, async (tx) => {
      const order = await this.steps.locked(tx, withdrawalId);
      const now = this.clock.now();
      if (!isClaimed(order, now)) throw WithdrawalErrors.WITHDRAWAL_NOT_CLAIMED();
      if (order.claimedBy !== operatorId) throw WithdrawalErrors.WITHDRAWAL_CLAIMED();
      const changes = { claimedBy: null, claimedUntil: null };
      return answerOf(await this.orders.move(tx, order, order.status, changes, now));
    });
  }

  /** From the threshold on, two different operators approve. */
  approve(decision: Decision, key: string): Promise<DecisionAnswer> {
    return this.decide('approval', decision, key, async (tx, order, actor) => {
      const isLarge = this.needsTwo(order);
      const free = { claimedBy: null, claimedUntil: null };
      if (isLarge && order.status === 'RISK_REVIEW' && order.approvedBy === null)
        return this.steps.record(tx, order, 'approveFirst', actor, {
          ...free,
          approvedBy: decision.operatorId,
        });
      if (isLarge && order.approvedBy === decision.operatorId)
        throw WithdrawalErrors.WITHDRAWAL_SECOND_PERSON();
      // Late notices of failed payments may have paid all of it: nothing is left to order, the operator closes it.
      if (order.status === 'RISK_REVIEW' && remainingOf(order) === 0n)
        throw WithdrawalErrors.WITHDRAWAL_STATE({ status: order.status });
      const approvedBy = order.approvedBy ?? decision.operatorId;
      return this.steps.take(tx, order, 'approve', actor, { ...free, approvedBy, reason: null });
    });
  }

  reject(decision: Decision & { reason: string }, key: string): Promise<DecisionAnswer> {
    return this.decide('rejection', decision, key, async (tx, order, actor) => {
      if (order.paid > order.returned) throw WithdrawalErrors.WITHDRAWAL_PAID_IN_PART();
      const rejected = await this.steps.take(tx, order, 'reject', actor, { reason: decision.reason });
      await this.member.release(tx, order);
      return rejected;
    });
  }

  /** The rest of a payment that failed after a part is the member's again; the member confirms the part. */
  close(decision: Decision, key: string): Promise<DecisionAnswer> {
    return this.decide('closure', decision, key, async (tx, order, { actor }) => {
      if (order.paid === order.returned) throw WithdrawalErrors.WITHDRAWAL_STATE({ status: order.status });
      await this.member.release(tx, order);
      return this.payouts.disbursed(tx, order, 'close', { actor, note: decision.note }, { paid: order.paid });
    });
  }

  /** Of money that the member did not receive. From the threshold of approvals on, a second person must want the same. */
  resolve(decision: Decision & { resolution: DisputeResolution }, key: string): Promise<DecisionAnswer> {
    return this.decide('resolution', decision, key, async (tx, order, actor) => {
      const { resolution, operatorId, note } = decision;
      if (resolution === 'RECEIVED') return this.steps.take(tx, order, 'settle', actor);
      if (order.status !== 'NOT_RECEIVED') throw WithdrawalErrors.WITHDRAWAL_STATE({ status: order.status });
      const free = { claimedBy: null, claimedUntil: null };
      const first = this.needsTwo(order) ? await this.disputes.first(tx, order.id) : undefined;
      if (first !== undefined && first?.resolution !== resolution) {
        await this.disputes.propose(tx, order.id, { resolution, operatorId });
        const by = { actor: actor.actor, note: `${resolution} · ${note}` };
        return this.steps.record(tx, order, 'resolveFirst', by, free);
      }
      if (first?.operatorId === operatorId) throw WithdrawalErrors.WITHDRAWAL_SECOND_PERSON();
      const amount = await this.refunds.open(tx, order, resolution);
      if (resolution === 'GIVE_BACK')
        return this.steps.take(tx, order, 'giveBack', actor, { ...free, reason: 'NOT_RECEIVED' });
      const open = await this.orders.openOf(tx, order.memberId);
      if (open !== null) throw WithdrawalErrors.WITHDRAWAL_OPEN({ withdrawalId: open });
      const holdId = await this.holdAgain(tx, order, amount);
      // What the bank had returned by itself is the member's already and stays out of the new payment.
      const gone = netOf(order) > amount ? netOf(order) - amount : 0n;
      const again = { ...free, paid: gone, returned: gone, holdId };
      const next = await this.steps.take(tx, order, 'payAgain', actor, again);
      await this.payouts.request(tx, next, amount);
      return next;
    });
  }

  private needsTwo(order: Withdrawal): boolean {
    return needsTwo(order, this.config.withdrawal.twoPersonFrom);
  }

  private async holdAgain(tx: Tx, order: Withdrawal, amount: bigint): Promise<string> {
    const attempt = (await this.orders.countSteps(tx, order.id)) + 1;
    const hold = await this.money.holdAgainWithin(tx, {
      ...{ caller: ledgerCaller, externalId: `withdrawal:${order.id}:${attempt}`, memberId: order.memberId },
      ...{ amount, channel: order.channel, note: order.id },
    });
    if (hold.holdId === null) throw WithdrawalErrors.WITHDRAWAL_HOLD_REFUSED({ outcome: hold.outcome });
    return hold.holdId;
  }

  private decide(
    route: string,
    decision: Decision,
    key: string,
    act: (tx: Tx, order: Withdrawal, actor: { actor: string; note: string }) => Promise<Withdrawal>,
  ): Promise<DecisionAnswer> {
    const scope = `withdrawal-${route}:${decision.operatorId}`;
    return this.idempotency.run({ scope, key, body: decision }, async (tx) => {
      const order = await this.steps.locked(tx, decision.withdrawalId);
      if (!isClaimed(order, this.clock.now())) throw WithdrawalErrors.WITHDRAWAL_NOT_CLAIMED();
      if (order.claimedBy !== decision.operatorId) throw WithdrawalErrors.WITHDRAWAL_CLAIMED();
      return answerOf(
        await act(tx, order, { actor: `operator:${decision.operatorId}`, note: decision.note }),
      );
    });
  }
}

function isClaimed({ claimedBy, claimedUntil }: Withdrawal, now: Date): boolean {
  return claimedBy !== null && claimedUntil !== null && claimedUntil > now;
}

function answerOf({ id, status, approvedBy }: Withdrawal): DecisionAnswer {
  return { id, status, approvedBy };
}
