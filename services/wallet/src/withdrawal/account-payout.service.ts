import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import { Pool, type Tx } from '#libs/database';
import { formatMoney } from '#libs/money';
import { CLOCK, CONFIG, Idempotency, newId, PlatformErrors, type Clock } from '#libs/platform';
import { BankAccountErrors } from '../bank-account/bank-account.errors.js';
import { BankAccountRepository, type BankAccount } from '../bank-account/bank-account.repository.js';
import { BankAccountService } from '../bank-account/bank-account.service.js';
import { BankAccountResponse } from '../bank-account/dto/bank-account.response.js';
import { PayoutPostingService } from '../payout/payout-posting.service.js';
import type { WalletConfig } from '../wallet.config.js';
import { AccountPayoutRepository, type Payable } from './account-payout.repository.js';
import { WithdrawalErrors } from './withdrawal.errors.js';
import { WithdrawalRepository, type Withdrawal } from './withdrawal.repository.js';
import { ledgerCaller } from './withdrawal.service.js';
import { WithdrawalStepService } from './withdrawal-step.service.js';

const kind = 'ACCOUNT_PAYOUT';

export interface AccountPayoutOrder {
  memberId: string;
  accountId: string;
  amount: bigint;
  reason: string;
}

/** Money of members who cannot order a withdrawal themselves: two operators order it, and from there it is paid as any other. */
@Injectable()
export class AccountPayoutService implements ApprovalHandler {
  readonly role = 'cashier';

  constructor(
    private readonly accounts: AccountPayoutRepository,
    private readonly bankAccounts: BankAccountRepository,
    private readonly holders: BankAccountService,
    private readonly orders: WithdrawalRepository,
    private readonly steps: WithdrawalStepService,
    private readonly money: PayoutPostingService,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
    private readonly pool: Pool,
  ) {
    approvals.handle(kind, this);
  }

  /** What can be paid, and where to. */
  async find(memberId: string): Promise<{ payable: Payable; accounts: BankAccountResponse[] }> {
    const payable = await this.accounts.find(this.pool, memberId);
    if (!payable) throw PlatformErrors.NOT_FOUND();
    return { payable, accounts: await this.holders.list(memberId) };
  }

  propose(
    operator: OperatorPrincipal,
    asked: AccountPayoutOrder,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const { memberId, accountId, amount, reason } = asked;
    const scope = `account-payout:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: asked }, async (tx) => {
      const { payable, account } = await this.checked(tx, memberId, accountId, amount);
      const { institutionName, maskedNumber, holder } = BankAccountResponse.of(
        account,
        this.holders.payeeOf(account).holder,
      );
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: memberId, memberId, amount: -amount, reason },
        before: { payable: formatMoney(payable.amount), account: payable.status },
        after: {
          payable: formatMoney(payable.amount - amount),
          bankAccount: `${institutionName} ${maskedNumber} ${holder}`,
          accountId,
        },
      });
      return { id, status };
    });
  }

  /** The order, held and approved; its payment follows as for any other. */
  async apply(tx: Tx, approval: Approval): Promise<string> {
    const { subject: memberId, reason, proposedBy, decidedBy } = approval;
    const amount = -approval.amount!;
    const { account } = await this.checked(tx, memberId, approval.after['accountId']!, amount);
    const id = newId();
    const hold = await this.money.holdAgainWithin(tx, {
      ...{ caller: ledgerCaller, externalId: `withdrawal:${id}`, memberId, amount },
      ...{ channel: account.kind, note: id },
    });
    if (hold.outcome !== 'ACCEPTED') throw WithdrawalErrors.WITHDRAWAL_INSUFFICIENT_FUNDS();
    const now = this.clock.now();
    const order: Withdrawal = {
      ...{ id, memberId, accountId: account.id, channel: account.kind, amount, fee: 0n },
      ...{ status: 'SUBMITTED', currency: this.config.currency, holdId: hold.holdId!, paid: 0n },
      ...{ returned: 0n, score: 0, risk: [], reason: null, remark: null, claimedBy: null },
      ...{ claimedUntil: null, approvedBy: null, confirmBy: null, createdAt: now, updatedAt: now },
    };
    await this.orders.insert(tx, order);
    const proposer = `operator:${proposedBy}`;
    await this.orders.addStep(tx, id, { step: 'submit', status: 'SUBMITTED', actor: proposer, note: reason });
    const actor = decidedBy === null ? proposer : `operator:${decidedBy}`;
    await this.steps.take(tx, order, 'pass', { actor, note: approval.id });
    return id;
  }

  /** Under the locks of the member's orders and account, so that what is payable stays so until the money is held. */
  private async checked(
    tx: Tx,
    memberId: string,
    accountId: string,
    amount: bigint,
  ): Promise<{ payable: Payable; account: BankAccount }> {
    if (this.config.bank.channel === 'none') throw WithdrawalErrors.WITHDRAWAL_CHANNEL_UNAVAILABLE();
    await this.orders.lockMember(tx, memberId);
    const payable = await this.accounts.lock(tx, memberId);
    if (!payable) throw PlatformErrors.NOT_FOUND();
    if (!payable.isClosed) throw WithdrawalErrors.ACCOUNT_PAYOUT_OPEN();
    if (payable.status === 'STOPPED') throw WithdrawalErrors.ACCOUNT_PAYOUT_STOPPED();
    const open = await this.orders.openOf(tx, memberId);
    if (open !== null) throw WithdrawalErrors.WITHDRAWAL_OPEN({ withdrawalId: open });
    if (amount > payable.amount) throw WithdrawalErrors.WITHDRAWAL_INSUFFICIENT_FUNDS();
    const account = (await this.bankAccounts.ofMember(tx, memberId)).find(({ id }) => id === accountId);
    if (!account) throw BankAccountErrors.BANK_ACCOUNT_NOT_FOUND();
    if (account.usableFrom > this.clock.now())
      throw WithdrawalErrors.WITHDRAWAL_ACCOUNT_COOLING({ usableFrom: account.usableFrom.toISOString() });
    return { payable, account };
  }
}
