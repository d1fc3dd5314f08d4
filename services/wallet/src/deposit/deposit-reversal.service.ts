import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import { afterCommit, type Tx } from '#libs/database';
import { depositReversed } from '#libs/events';
import { Outbox, RelayNotifier } from '#libs/messaging';
import { formatMoney } from '#libs/money';
import { CLOCK, CONFIG, Idempotency, PlatformErrors, type Clock } from '#libs/platform';
import { currentTrace } from '../ledger/posting.service.js';
import type { WalletConfig } from '../wallet.config.js';
import { DepositReversalRepository } from './deposit-reversal.repository.js';
import { DepositErrors } from './deposit.errors.js';
import { DepositRepository, type Deposit } from './deposit.repository.js';
import { statusAfter } from './deposit.rules.js';
import { POSTINGS } from '../ledger/relay-postings.source.js';

const kind = 'DEPOSIT_REVERSAL';

/** A deposit that the bank took back is taken back here by two operators; what the member cannot cover is owed. */
@Injectable()
export class DepositReversalService implements ApprovalHandler {
  readonly role = 'cashier';

  constructor(
    private readonly deposits: DepositRepository,
    private readonly ledger: DepositReversalRepository,
    private readonly relay: RelayNotifier,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {
    approvals.handle(kind, this);
  }

  /** The latest deposits of a member, which an operator may propose to reverse. */
  async ofMember(memberId: string): Promise<Deposit[]> {
    if (!(await this.ledger.hasAccount(memberId))) throw PlatformErrors.NOT_FOUND();
    return (await this.deposits.listOf(memberId, 10, 0)).list;
  }

  propose(
    operator: OperatorPrincipal,
    { depositId, reason }: { depositId: string; reason: string },
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const scope = `deposit-reversal:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: { depositId, reason } }, async (tx) => {
      const { memberId, channel, transferCode, amount } = await this.credited(tx, depositId);
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: depositId, memberId, amount: -amount, reason },
        before: { deposit: `${channel} ${transferCode}`, credited: formatMoney(amount) },
        after: { credited: '0.00' },
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, { id, subject }: Approval): Promise<string> {
    const deposit = await this.credited(tx, subject);
    const { memberId, channel, amount, postingId } = deposit;
    const reversal = { externalId: `reversal:${deposit.id}`, postingId: postingId!, note: id };
    const answer = await this.ledger.reverse(tx, reversal, currentTrace());
    if (!answer || 'differs' in answer || answer.outcome !== 'ACCEPTED')
      throw DepositErrors.DEPOSIT_REVERSAL_REFUSED();
    const at = this.clock.now();
    await this.deposits.move(tx, deposit, statusAfter(deposit.status, 'reverse'), at);
    await this.outbox.add(tx, depositReversed, {
      ...{ depositId: deposit.id, memberId, amount: String(amount), currency: this.config.currency, channel },
      at: at.toISOString(),
    });
    afterCommit(tx, () => this.relay.notify(POSTINGS));
    return answer.postingId!;
  }

  private async credited(tx: Tx, id: string): Promise<Deposit> {
    const deposit = await this.deposits.lock(tx, { id });
    if (!deposit) throw DepositErrors.DEPOSIT_NOT_FOUND();
    if (deposit.status !== 'SUCCESS' || deposit.postingId === null)
      throw DepositErrors.DEPOSIT_NOT_CREDITED();
    return { ...deposit, amount: deposit.creditedAmount ?? deposit.amount };
  }
}
