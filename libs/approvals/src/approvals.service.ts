import { Inject, Injectable } from '@nestjs/common';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import { CLOCK, Idempotency, newId, PlatformErrors, type Clock, type PageQuery } from '#libs/platform';
import { ApprovalErrors } from './approval.errors.js';
import { ApprovalRepository } from './approval.repository.js';
import {
  expiryOf,
  holds,
  isNew,
  needsSecond,
  type Approval,
  type ApprovalHandler,
  type ApprovalStatus,
  type Proposal,
} from './approval.rules.js';

export interface Decision {
  id: string;
  operator: OperatorPrincipal;
  note: string;
}

interface ListQuery extends PageQuery {
  status?: ApprovalStatus;
  kind?: string;
}

type Decided = Pick<Approval, 'status' | 'decidedBy'> & Partial<Pick<Approval, 'note' | 'result'>>;

/** Proposals of one operator that take effect when another one approves them. */
@Injectable()
export class Approvals {
  private readonly handlers = new Map<string, ApprovalHandler>();

  constructor(
    private readonly approvals: ApprovalRepository,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Says once, at start, what a kind does and who decides on it. */
  handle(kind: string, handler: ApprovalHandler): void {
    this.handlers.set(kind, handler);
  }

  /** The kinds that an operator proposes and decides. */
  kindsOf(operator: OperatorPrincipal): string[] {
    return [...this.handlers].filter(([, { role }]) => holds(operator, role)).map(([kind]) => kind);
  }

  list(
    operator: OperatorPrincipal,
    { status = 'PROPOSED', kind, pageNo, pageSize }: ListQuery,
  ): Promise<{ list: Approval[]; total: number }> {
    const kinds = this.kindsOf(operator).filter((one) => kind === undefined || one === kind);
    return this.approvals.list(kinds, status, pageSize, (pageNo - 1) * pageSize);
  }

  /** Below the amount of its policy a proposal takes effect at once. */
  async propose(tx: Tx, { operatorId }: OperatorPrincipal, proposal: Proposal): Promise<Approval> {
    const now = this.clock.now();
    const policy = await this.approvals.policy(tx, proposal.kind);
    if (!policy) throw ApprovalErrors.APPROVAL_POLICY_UNKNOWN();
    const approval: Approval = {
      ...proposal,
      id: newId(),
      status: 'PROPOSED',
      proposedBy: operatorId,
      proposedAt: now,
      expiresAt: expiryOf(now, policy),
      decidedBy: null,
      decidedAt: null,
      note: null,
      result: null,
    };
    await this.approvals.insert(tx, approval);
    if (needsSecond(proposal.amount, policy)) return approval;
    const result = await this.handlerOf(proposal.kind).apply(tx, approval);
    return this.decided(tx, approval, { status: 'APPROVED', decidedBy: null, result });
  }

  approve(decision: Decision, key: string): Promise<Pick<Approval, 'id' | 'status'>> {
    return this.decide('approval', decision, key, async (tx, approval) => {
      this.checkSecond(approval, decision.operator);
      const decidedBy = decision.operator.operatorId;
      const result = await this.handlerOf(approval.kind).apply(tx, { ...approval, decidedBy });
      return { status: 'APPROVED', decidedBy, result };
    });
  }

  refuse(decision: Decision, key: string): Promise<Pick<Approval, 'id' | 'status'>> {
    return this.decide('refusal', decision, key, (_, approval) => {
      this.checkSecond(approval, decision.operator);
      return { status: 'REFUSED', decidedBy: decision.operator.operatorId };
    });
  }

  withdraw(decision: Decision, key: string): Promise<Pick<Approval, 'id' | 'status'>> {
    return this.decide('withdrawal', decision, key, (_, { proposedBy }) => {
      if (proposedBy !== decision.operator.operatorId) throw ApprovalErrors.APPROVAL_NOT_YOURS();
      return { status: 'WITHDRAWN', decidedBy: proposedBy };
    });
  }

  expire(): Promise<void> {
    return this.approvals.expire(this.clock.now());
  }

  private decide(
    route: string,
    { id, operator, note }: Decision,
    key: string,
    act: (tx: Tx, approval: Approval) => Decided | Promise<Decided>,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const scope = `approval-${route}:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: { id, note } }, async (tx) => {
      const approval = await this.approvals.lock(tx, id);
      if (!approval) throw ApprovalErrors.APPROVAL_NOT_FOUND();
      if (!holds(operator, this.handlerOf(approval.kind).role)) throw PlatformErrors.FORBIDDEN();
      if (approval.status !== 'PROPOSED') throw ApprovalErrors.APPROVAL_DECIDED();
      if (approval.expiresAt <= this.clock.now()) throw ApprovalErrors.APPROVAL_EXPIRED();
      const { status } = await this.decided(tx, approval, { note, ...(await act(tx, approval)) });
      return { id, status };
    });
  }

  private async decided(tx: Tx, approval: Approval, decided: Decided): Promise<Approval> {
    const next = { ...approval, ...decided, decidedAt: this.clock.now() };
    await this.approvals.decide(tx, next);
    return next;
  }

  private checkSecond({ proposedBy }: Approval, operator: OperatorPrincipal): void {
    if (proposedBy === operator.operatorId) throw ApprovalErrors.APPROVAL_SECOND_PERSON();
    if (isNew(operator, this.clock.now())) throw ApprovalErrors.APPROVAL_OPERATOR_NEW();
  }

  private handlerOf(kind: string): ApprovalHandler {
    const handler = this.handlers.get(kind);
    if (!handler) throw new Error(`nothing handles approvals of ${kind}`);
    return handler;
  }
}
