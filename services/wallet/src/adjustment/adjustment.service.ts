import { Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import { formatMoney } from '#libs/money';
import { Idempotency } from '#libs/platform';
import { contraOf } from '../ledger/posting.rules.js';
import { PostingService } from '../ledger/posting.service.js';
import { StatementErrors } from '../statement/statement.errors.js';
import { AdjustmentErrors } from './adjustment.errors.js';
import { AdjustmentRepository } from './adjustment.repository.js';

const kind = 'ADJUSTMENT';

/** A correction by hand moves money only when a second person has approved it. */
@Injectable()
export class AdjustmentService implements ApprovalHandler {
  readonly role = 'ledger';

  constructor(
    private readonly accounts: AdjustmentRepository,
    private readonly postings: PostingService,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
  ) {
    approvals.handle(kind, this);
  }

  propose(
    operator: OperatorPrincipal,
    asked: { memberId: string; amount: bigint; reason: string },
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const { memberId, amount, reason } = asked;
    if (amount === 0n) throw AdjustmentErrors.ADJUSTMENT_AMOUNT_ZERO();
    const body = { memberId, amount: String(amount), reason };
    return this.idempotency.run({ scope: `adjustment:${operator.operatorId}`, key, body }, async (tx) => {
      const balance = await this.accounts.balance(tx, memberId);
      if (balance === undefined) throw StatementErrors.STATEMENT_ACCOUNT_NOT_FOUND();
      const left = balance + amount;
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: memberId, memberId, amount, reason },
        before: { balance: formatMoney(balance) },
        // What the member cannot cover becomes a debt.
        after: left < 0n ? { balance: '0.00', debt: formatMoney(-left) } : { balance: formatMoney(left) },
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, { id, subject, amount }: Approval): Promise<string> {
    const answer = await this.postings.postWithin(tx, {
      ...{ caller: 'wallet', externalId: `adjustment:${id}`, memberId: subject, book: 'REAL' },
      ...{ kind: 'ADJUST', delta: amount!, contra: contraOf('ADJUST', 'REAL'), note: id },
    });
    if (answer.outcome !== 'ACCEPTED') throw AdjustmentErrors.ADJUSTMENT_REFUSED_BY_LEDGER();
    return answer.postingId!;
  }
}
