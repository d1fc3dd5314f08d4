import { Injectable } from '@nestjs/common';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import { formatMoney, parseMoney } from '#libs/money';
import { Idempotency, PlatformErrors } from '#libs/platform';
import { ApprovalErrors } from './approval.errors.js';
import { ApprovalRepository } from './approval.repository.js';
import {
  holds,
  type Approval,
  type ApprovalHandler,
  type ApprovalPolicy,
  type Values,
} from './approval.rules.js';
import { Approvals } from './approvals.service.js';

export const policyKind = 'APPROVAL_POLICY';

/** When a second person is needed: changed by two persons themselves. */
@Injectable()
export class PolicyService implements ApprovalHandler {
  /** Operators who manage operators also say what needs a second person. */
  readonly role = 'admin';

  constructor(
    private readonly approvals: Approvals,
    private readonly repository: ApprovalRepository,
    private readonly idempotency: Idempotency,
  ) {
    approvals.handle(policyKind, this);
  }

  async apply(tx: Tx, { subject, after }: Approval): Promise<string> {
    await this.repository.setPolicy(tx, policyOf(subject, after));
    return subject;
  }

  list(operator: OperatorPrincipal): Promise<ApprovalPolicy[]> {
    return this.repository.policies(this.approvals.kindsOf(operator));
  }

  propose(
    operator: OperatorPrincipal,
    policy: ApprovalPolicy,
    reason: string,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    if (!holds(operator, this.role)) throw PlatformErrors.FORBIDDEN();
    const { kind: subject } = policy;
    const body = { ...policy, reason };
    return this.idempotency.run(
      { scope: `approval-policy:${operator.operatorId}`, key, body },
      async (tx) => {
        const known = await this.repository.policy(tx, subject);
        if (!known) throw ApprovalErrors.APPROVAL_POLICY_UNKNOWN();
        const { id, status } = await this.approvals.propose(tx, operator, {
          kind: policyKind,
          subject,
          memberId: null,
          amount: null,
          before: valuesOf(known),
          after: valuesOf(policy),
          reason,
        });
        return { id, status };
      },
    );
  }
}

const valuesOf = ({ secondFrom, validDays }: ApprovalPolicy): Values => ({
  ...(secondFrom !== null && { secondFrom: formatMoney(secondFrom) }),
  validDays: String(validDays),
});

const policyOf = (kind: string, { secondFrom, validDays }: Values): ApprovalPolicy => ({
  kind,
  secondFrom: secondFrom === undefined ? null : parseMoney(secondFrom),
  validDays: Number(validDays),
});
