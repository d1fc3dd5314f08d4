import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, Idempotency, type Clock } from '#libs/platform';
import {
  PayoutQueryRepository,
  type PayoutProposal,
  type PayoutQuery,
  type SilentPayout,
} from './payout-query.repository.js';
import { PayoutQueryService, type QueryResult } from './payout-query.service.js';
import { PayoutRepository, type PayoutOrder } from './payout.repository.js';
import { noticeByHand, PayoutService } from './payout.service.js';
import { WithdrawalErrors } from './withdrawal.errors.js';
import type { Withdrawal } from './withdrawal.repository.js';
import { WithdrawalStepService } from './withdrawal-step.service.js';

export interface SilentDecision {
  payoutId: string;
  operatorId: string;
  note: string;
}

export interface SilentAnswer {
  id: string;
  state: PayoutQuery['state'];
  proposal: PayoutProposal | null;
}

interface Silent {
  order: Withdrawal;
  payout: PayoutOrder;
  query: PayoutQuery;
}

/** Payments that the channel leaves open are ended by two operators: one proposes, another one confirms. */
@Injectable()
export class SilentPayoutService {
  constructor(
    private readonly queries: PayoutQueryRepository,
    private readonly asking: PayoutQueryService,
    private readonly payouts: PayoutService,
    private readonly orders: PayoutRepository,
    private readonly steps: WithdrawalStepService,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  queue(pageNo: number, pageSize: number): Promise<{ list: SilentPayout[]; total: number }> {
    return this.queries.queue(pageSize, (pageNo - 1) * pageSize);
  }

  /** Asks now. Not bound to a key: asking twice changes nothing. */
  async ask(decision: SilentDecision, key: string): Promise<{ id: string; result: QueryResult }> {
    await this.decide('query', decision, key, async (tx, { order, query }, actor) => {
      await this.steps.record(tx, order, 'askAgain', actor, {});
      return answerOf(query);
    });
    return { id: decision.payoutId, result: await this.asking.ask(decision.payoutId) };
  }

  propose(
    decision: SilentDecision & { proposal: PayoutProposal; reference: string | null },
    key: string,
  ): Promise<SilentAnswer> {
    const { payoutId, operatorId, note, proposal, reference } = decision;
    if ((proposal === 'PAID') !== (reference !== null)) throw WithdrawalErrors.SILENT_PAYOUT_REFERENCE();
    return this.decide('proposal', decision, key, async (tx, { order, query }, { actor }) => {
      if (query.proposal !== null) throw WithdrawalErrors.SILENT_PAYOUT_PROPOSED();
      const proposed = { proposedBy: operatorId, proposedAt: this.clock.now() };
      await this.queries.propose(tx, payoutId, { proposal, reference, note, ...proposed });
      const step = proposal === 'PAID' ? 'proposePaid' : 'proposeFailed';
      await this.steps.record(tx, order, step, { actor, note: withReference(note, reference) }, {});
      return answerOf({ ...query, proposal });
    });
  }

  /** By another operator than the one who proposed; from here on it is as if the channel had said it. */
  confirm(decision: SilentDecision, key: string): Promise<SilentAnswer> {
    const { payoutId, operatorId, note } = decision;
    return this.decide('confirmation', decision, key, async (tx, { query, payout }, { actor }) => {
      const { proposal, reference, proposedBy } = query;
      if (proposal === null) throw WithdrawalErrors.SILENT_PAYOUT_NOT_PROPOSED();
      if (proposedBy === operatorId) throw WithdrawalErrors.WITHDRAWAL_SECOND_PERSON();
      await this.queries.markDecided(tx, payoutId, operatorId);
      const by = { actor, note: withReference(note, reference) };
      await this.payouts.receiveWithin(tx, noticeByHand(payout, proposal, reference), by);
      return { id: payoutId, state: 'ENDED', proposal };
    });
  }

  /** Takes a proposal back: also that of another operator. */
  refuse(decision: SilentDecision, key: string): Promise<SilentAnswer> {
    return this.decide('refusal', decision, key, async (tx, { order, query }, actor) => {
      if (query.proposal === null) throw WithdrawalErrors.SILENT_PAYOUT_NOT_PROPOSED();
      await this.queries.dropProposal(tx, query.payoutId);
      await this.steps.record(tx, order, 'refuseProposal', actor, {});
      return answerOf({ ...query, proposal: null });
    });
  }

  private decide(
    route: string,
    decision: SilentDecision,
    key: string,
    act: (tx: Tx, silent: Silent, actor: { actor: string; note: string }) => Promise<SilentAnswer>,
  ): Promise<SilentAnswer> {
    const scope = `silent-payout-${route}:${decision.operatorId}`;
    return this.idempotency.run({ scope, key, body: decision }, async (tx) => {
      const found = await this.orders.find(tx, decision.payoutId);
      if (!found) throw WithdrawalErrors.PAYOUT_UNKNOWN();
      const order = await this.steps.locked(tx, found.withdrawalId);
      const query = await this.queries.lock(tx, found.id);
      if (query?.state !== 'QUEUED') throw WithdrawalErrors.SILENT_PAYOUT_ENDED();
      const payout = (await this.orders.find(tx, found.id))!;
      const actor = { actor: `operator:${decision.operatorId}`, note: decision.note };
      return act(tx, { order, payout, query }, actor);
    });
  }
}

function withReference(note: string, reference: string | null): string {
  return reference === null ? note : `${reference} · ${note}`;
}

function answerOf({ payoutId, state, proposal }: PayoutQuery): SilentAnswer {
  return { id: payoutId, state, proposal };
}
