import { Inject, Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { formatMoney, parseMoney } from '#libs/money';
import { CLOCK, CONFIG, Idempotency, newId, RateLimits, type Clock } from '#libs/platform';
import { BankAccountErrors } from '../bank-account/bank-account.errors.js';
import { BankAccountRepository, type BankAccount } from '../bank-account/bank-account.repository.js';
import type { HoldAnswer } from '../hold/hold.rules.js';
import type { WalletConfig } from '../wallet.config.js';
import { PayoutPostingService } from '../payout/payout-posting.service.js';
import { WithdrawalResponse } from './dto/withdrawal.response.js';
import { RiskRepository } from './risk.repository.js';
import { assess } from './risk.rules.js';
import { WithdrawalErrors } from './withdrawal.errors.js';
import { WithdrawalRepository, type StepOfOrder, type Withdrawal } from './withdrawal.repository.js';
import { allows, needsTwo } from './withdrawal.rules.js';
import { WithdrawalStepService } from './withdrawal-step.service.js';
import { WithdrawalTermsService } from './withdrawal-terms.service.js';

export const ledgerCaller = 'wallet';

const hourMs = 60 * 60_000;
/** Orders of a member, accepted or refused. */
const perMember = { name: 'withdrawal', max: 20, windowMs: hourMs };

export interface WithdrawalDetail {
  order: Withdrawal;
  account: BankAccount;
  steps: StepOfOrder[];
}

/** A member's side of a withdrawal: order, follow, cancel. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly orders: WithdrawalRepository,
    private readonly accounts: BankAccountRepository,
    private readonly terms: WithdrawalTermsService,
    private readonly risks: RiskRepository,
    private readonly steps: WithdrawalStepService,
    private readonly money: PayoutPostingService,
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimits,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
    private readonly pool: Pool,
  ) {}

  /** One transaction: the money is held and the order assessed, or nothing happened. */
  async create(
    memberId: string,
    request: { accountId: string; amount: string },
    key: string,
  ): Promise<WithdrawalResponse> {
    if (!(await this.limits.take(perMember, memberId)))
      throw WithdrawalErrors.WITHDRAWAL_TOO_MANY(undefined, hourMs / 1000);
    return this.idempotency.run({ scope: `withdrawal:${memberId}`, key, body: request }, async (tx) => {
      await this.orders.lockMember(tx, memberId);
      const account = await this.usableAccount(tx, memberId, request.accountId);
      const amount = parseMoney(request.amount);
      const fee = await this.terms.check(tx, memberId, amount);
      return WithdrawalResponse.of(await this.submit(tx, account, amount, fee), account);
    });
  }

  async find(memberId: string, id: string): Promise<WithdrawalDetail> {
    const order = await this.orders.find(id);
    if (order?.memberId !== memberId) throw WithdrawalErrors.WITHDRAWAL_NOT_FOUND();
    return this.detail(order);
  }

  async detail(order: Withdrawal): Promise<WithdrawalDetail> {
    const [account, steps] = await Promise.all([
      this.accounts.find(this.pool, order.accountId),
      this.orders.steps(order.id),
    ]);
    return { order, account: account!, steps };
  }

  list(memberId: string, pageNo: number, pageSize: number): Promise<{ list: Withdrawal[]; total: number }> {
    return this.orders.listOf(memberId, pageSize, (pageNo - 1) * pageSize);
  }

  /** Only before the channel was asked to pay. */
  cancel(memberId: string, id: string, key: string): Promise<WithdrawalResponse> {
    return this.idempotency.run({ scope: `withdrawal-cancel:${memberId}`, key, body: { id } }, async (tx) => {
      const order = await this.steps.locked(tx, id);
      if (order.memberId !== memberId) throw WithdrawalErrors.WITHDRAWAL_NOT_FOUND();
      if (allows(order.status, 'cancel') && order.paid > order.returned)
        throw WithdrawalErrors.WITHDRAWAL_PAID_IN_PART();
      const cancelled = await this.steps.take(tx, order, 'cancel', { actor: 'member' });
      await this.release(tx, order);
      return WithdrawalResponse.of(cancelled, (await this.accounts.find(tx, order.accountId))!);
    });
  }

  /** Frees what is still held, which is nothing where payments have used all of it. An order that is paid again has a second hold. */
  async release(tx: Tx, { holdId }: Withdrawal): Promise<void> {
    const resolution = { caller: ledgerCaller, externalId: `withdrawal-release:${holdId}`, holdId };
    const answer = await this.money.releaseWithin(tx, resolution);
    if (answer.outcome !== 'ACCEPTED' && answer.outcome !== 'HOLD_RESOLVED')
      throw new Error(`a release was answered ${answer.outcome}`);
  }

  private async usableAccount(tx: Tx, memberId: string, accountId: string): Promise<BankAccount> {
    const account = (await this.accounts.ofMember(tx, memberId)).find(({ id }) => id === accountId);
    if (!account) throw BankAccountErrors.BANK_ACCOUNT_NOT_FOUND();
    if (account.usableFrom > this.clock.now())
      throw WithdrawalErrors.WITHDRAWAL_ACCOUNT_COOLING({
        usableFrom: account.usableFrom.toISOString(),
      });
    return account;
  }

  private async submit(tx: Tx, account: BankAccount, amount: bigint, fee: bigint): Promise<Withdrawal> {
    const { memberId } = account;
    const id = newId();
    const now = this.clock.now();
    const facts = await this.risks.facts(tx, account, amount, now);
    const { score, hits } = assess(facts, await this.risks.rules(tx));
    const hold = await this.money.holdWithin(tx, {
      ...{ caller: ledgerCaller, externalId: `withdrawal:${id}`, memberId, amount },
      ...{ channel: account.kind, note: id },
    });
    if (hold.outcome !== 'ACCEPTED') await this.refuse(tx, memberId, hold);
    const order: Withdrawal = {
      ...{ id, memberId, accountId: account.id, channel: account.kind, amount, fee, status: 'SUBMITTED' },
      ...{ currency: this.config.currency, holdId: hold.holdId!, paid: 0n, returned: 0n, score, risk: hits },
      ...{
        reason: null,
        remark: null,
        claimedBy: null,
        claimedUntil: null,
        approvedBy: null,
        confirmBy: null,
      },
      ...{ createdAt: now, updatedAt: now },
    };
    await this.orders.insert(tx, order);
    await this.orders.addStep(tx, id, { step: 'submit', status: 'SUBMITTED', actor: 'member', note: null });
    const { reviewScore, twoPersonFrom } = this.config.withdrawal;
    const step = score >= reviewScore || needsTwo(order, twoPersonFrom) ? 'doubt' : 'pass';
    return this.steps.take(tx, order, step, { actor: 'system', note: `score ${score}` });
  }

  /** Says which condition of the ledger is not met, and how much is left of it. */
  private async refuse(tx: Tx, memberId: string, { outcome }: HoldAnswer): Promise<never> {
    switch (outcome) {
      case 'TURNOVER_REQUIRED': {
        const rows = await this.terms.requirements(tx, memberId);
        throw WithdrawalErrors.WITHDRAWAL_TURNOVER_REQUIRED({
          requirements: rows.map(({ kind, required, done }) => ({
            ...{ kind, required: formatMoney(required), left: formatMoney(required - done) },
          })),
        });
      }
      case 'DEBT_OPEN':
        throw WithdrawalErrors.WITHDRAWAL_DEBT_OPEN();
      case 'INSUFFICIENT_FUNDS':
        throw WithdrawalErrors.WITHDRAWAL_INSUFFICIENT_FUNDS();
      case 'ACCOUNT_LOCKED':
      case 'ACCOUNT_STOPPED':
        throw WithdrawalErrors.WITHDRAWAL_ACCOUNT_LOCKED();
      default:
        throw new Error(`a hold was answered ${outcome}`);
    }
  }
}
