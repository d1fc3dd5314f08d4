import { Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import { formatMoney } from '#libs/money';
import { Idempotency } from '#libs/platform';
import { ClaimErrors } from './claim.errors.js';
import { ClaimRepository } from './claim.repository.js';
import { ClaimService } from './claim.service.js';

const kind = 'CLAIM_WRITE_OFF';

/** A claim that will not be paid ends when two operators say so: the debtor is free, and the creditor keeps what was paid. */
@Injectable()
export class WriteOffService implements ApprovalHandler {
  readonly role = 'ledger';

  constructor(
    private readonly repository: ClaimRepository,
    private readonly claims: ClaimService,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
  ) {
    approvals.handle(kind, this);
  }

  propose(
    operator: OperatorPrincipal,
    { claimId, reason }: { claimId: string; reason: string },
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const scope = `claim-write-off:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: { claimId, reason } }, async (tx) => {
      const claim = await this.repository.find(tx, claimId);
      if (!claim) throw ClaimErrors.CLAIM_NOT_FOUND();
      if (claim.closedAt !== null) throw ClaimErrors.CLAIM_CLOSED();
      const open = claim.amount - claim.paid;
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: claimId, memberId: claim.debtorId, amount: open, reason },
        before: { claim: formatMoney(open), paid: formatMoney(claim.paid), claimReason: claim.reason },
        after: { claim: '0.00', paid: formatMoney(claim.paid), creditor: claim.creditorId },
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, { subject }: Approval): Promise<string> {
    if (!(await this.repository.writeOff(tx, subject))) throw ClaimErrors.CLAIM_CLOSED();
    await this.claims.announce(tx, (await this.repository.find(tx, subject))!);
    return subject;
  }
}
