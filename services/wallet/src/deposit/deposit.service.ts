import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '#libs/database';
import { parseMoney } from '#libs/money';
import { CLOCK, CONFIG, Idempotency, newId, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { BankChannelClient } from './bank-channel.client.js';
import { DepositFailureService } from './deposit-failure.service.js';
import { DepositErrors } from './deposit.errors.js';
import { DepositRepository, type Deposit } from './deposit.repository.js';
import { depositBounds, statusAfter, transferCodeFrom, type DepositStep } from './deposit.rules.js';
import { DepositResponse } from './dto/deposit.response.js';
import { vietQr } from './vietqr.rules.js';

/** The only deposit channel. */
export const bankChannel = 'BANK';
const maxOpen = 10;
const minute = 60_000;

/** Creates, registers and expires orders. Arrivals belong to ArrivalService. */
@Injectable()
export class DepositService {
  constructor(
    private readonly deposits: DepositRepository,
    private readonly failures: DepositFailureService,
    private readonly channel: BankChannelClient,
    private readonly idempotency: Idempotency,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  channels(): { channel: string; min: bigint; max: bigint; presets: bigint[] }[] {
    return this.config.bank.channel === 'none' ? [] : [{ channel: bankChannel, ...depositBounds }];
  }

  async create(
    memberId: string,
    request: { channel: string; amount: string },
    key: string,
  ): Promise<DepositResponse> {
    const created: DepositResponse = await this.idempotency.run(
      { scope: `deposit:${memberId}`, key, body: request },
      async (tx) => DepositResponse.of(await this.order(tx, memberId, request)),
    );
    const deposit = await this.deposits.findOf(memberId, created.id);
    if (deposit?.status === 'CREATED') await this.register(deposit);
    return created;
  }

  async find(memberId: string, id: string): Promise<Deposit> {
    const deposit = await this.deposits.findOf(memberId, id);
    if (!deposit) throw DepositErrors.DEPOSIT_NOT_FOUND();
    return deposit;
  }

  list(memberId: string, pageNo: number, pageSize: number): Promise<{ list: Deposit[]; total: number }> {
    return this.deposits.listOf(memberId, pageSize, (pageNo - 1) * pageSize);
  }

  /** Expires orders past their time and repeats the registration of those the channel has not confirmed. */
  async advance(): Promise<void> {
    for (const id of await this.deposits.due(this.clock.now(), 500)) await this.step(id, 'expire');
    if (this.config.bank.channel === 'none') return;
    for (const deposit of await this.deposits.unregistered(50)) await this.register(deposit);
  }

  private async register(deposit: Deposit): Promise<void> {
    const registration = await this.channel.register(deposit);
    if (registration === 'accepted') await this.step(deposit.id, 'announce');
    if (registration === 'rejected') await this.step(deposit.id, 'reject');
  }

  /** Does nothing if the order is no longer open. */
  private async step(id: string, step: DepositStep & ('announce' | 'reject' | 'expire')): Promise<void> {
    await this.transactions.run(async (tx) => {
      const deposit = await this.deposits.lock(tx, { id });
      const open = step === 'expire' ? ['CREATED', 'PENDING'] : ['CREATED'];
      if (!deposit || !open.includes(deposit.status)) return;
      if (step !== 'announce') return this.failures.fail(tx, deposit, step);
      await this.deposits.move(tx, deposit, statusAfter(deposit.status, step), this.clock.now());
    });
  }

  private async order(
    tx: EntityManager,
    memberId: string,
    request: { channel: string; amount: string },
  ): Promise<Deposit> {
    const offered = this.channels().find((candidate) => candidate.channel === request.channel);
    if (!offered) throw DepositErrors.DEPOSIT_CHANNEL_UNAVAILABLE();
    const amount = parseMoney(request.amount);
    if (amount < offered.min || amount > offered.max) throw DepositErrors.DEPOSIT_AMOUNT_OUT_OF_BOUNDS();
    if (amount % 100n !== 0n) throw DepositErrors.DEPOSIT_AMOUNT_NOT_WHOLE();
    if ((await this.deposits.countOpen(tx, memberId)) >= maxOpen) throw DepositErrors.DEPOSIT_TOO_MANY_OPEN();
    const blockReason = await this.deposits.blockReason(tx, memberId, amount, 'credited and open');
    if (blockReason === 'OVER_LIMIT') throw DepositErrors.DEPOSIT_LIMIT_REACHED();
    if (blockReason === 'SELF_EXCLUDED') throw DepositErrors.DEPOSIT_SELF_EXCLUDED();
    const now = this.clock.now();
    const transferCode = transferCodeFrom(randomBytes(10));
    const { bankBin, bankName, accountNumber, accountName } = this.config.payee;
    const deposit: Deposit = {
      id: newId(),
      memberId,
      channel: bankChannel,
      amount,
      currency: this.config.currency,
      status: 'CREATED',
      transferCode,
      payee: { bankBin, bankName, accountNumber, accountName },
      qr: vietQr({ bankBin, accountNumber, amount: amount / 100n, purpose: transferCode }),
      creditedAmount: null,
      postingId: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + this.config.depositTtlMinutes * minute),
    };
    await this.deposits.insert(tx, deposit);
    return deposit;
  }
}
