import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';
import { parseMoney } from '#libs/money';
import { CLOCK, CONFIG, Idempotency, newId, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { BankChannelClient } from './bank-channel.client.js';
import { DepositFailureService } from './deposit-failure.service.js';
import { DepositErrors } from './deposit.errors.js';
import { DepositRepository, type Deposit } from './deposit.repository.js';
import { presetsOf, type ChannelSettings } from './deposit-channel.rules.js';
import { DepositChannelService } from './deposit-channel.service.js';
import { statusAfter, transferCodeFrom, type DepositStep } from './deposit.rules.js';
import { DepositResponse } from './dto/deposit.response.js';
import { UsdtChannelClient } from './usdt-channel.client.js';
import type { UsdtQuote } from './usdt.rules.js';
import { vietQr } from './vietqr.rules.js';

const maxOpen = 10;
const minute = 60_000;

/** Creates, registers and expires orders. Arrivals belong to ArrivalService. */
@Injectable()
export class DepositService {
  constructor(
    private readonly deposits: DepositRepository,
    private readonly failures: DepositFailureService,
    private readonly channel: BankChannelClient,
    private readonly usdt: UsdtChannelClient,
    private readonly offers: DepositChannelService,
    private readonly idempotency: Idempotency,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
    private readonly pool: Pool,
  ) {}

  async channels(): Promise<(ChannelSettings & { presets: bigint[] })[]> {
    return (await this.offers.offered(this.pool)).map((channel) => ({
      ...channel,
      presets: presetsOf(channel),
    }));
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
    for (const deposit of await this.deposits.unregistered(50))
      if (this.offers.isConnected(deposit.channel)) await this.register(deposit);
  }

  private async register(deposit: Deposit): Promise<void> {
    const registration = await (deposit.channel === 'USDT'
      ? this.usdt.quote(deposit)
      : this.channel.register(deposit));
    if (registration === 'unknown') return;
    if (typeof registration === 'object') await this.announceQuote(deposit.id, registration);
    else await this.step(deposit.id, registration === 'accepted' ? 'announce' : 'reject');
  }

  /** An address that another order has is refused: money on it would have two owners. */
  private async announceQuote(id: string, quote: UsdtQuote): Promise<void> {
    await this.transactions.run(async (tx) => {
      const deposit = await this.deposits.lock(tx, { id });
      if (deposit?.status !== 'CREATED') return;
      if (await this.deposits.findByUsdtAddress(tx, quote.address))
        return this.failures.fail(tx, deposit, 'reject');
      await this.deposits.keepQuote(tx, id, quote);
      await this.deposits.move(tx, deposit, statusAfter(deposit.status, 'announce'), this.clock.now());
    });
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
    tx: Tx,
    memberId: string,
    request: { channel: string; amount: string },
  ): Promise<Deposit> {
    const offered = (await this.offers.offered(tx)).find(({ code }) => code === request.channel);
    const payee = offered && this.offers.payeeOf(offered.code);
    if (!offered || !payee) throw DepositErrors.DEPOSIT_CHANNEL_UNAVAILABLE();
    const amount = parseMoney(request.amount);
    if (amount < offered.min || amount > offered.max) throw DepositErrors.DEPOSIT_AMOUNT_OUT_OF_BOUNDS();
    if (amount % 100n !== 0n) throw DepositErrors.DEPOSIT_AMOUNT_NOT_WHOLE();
    if ((await this.deposits.countOpen(tx, memberId)) >= maxOpen) throw DepositErrors.DEPOSIT_TOO_MANY_OPEN();
    const blockReason = await this.deposits.blockReason(tx, memberId, amount, 'credited and open');
    if (blockReason === 'OVER_LIMIT') throw DepositErrors.DEPOSIT_LIMIT_REACHED();
    if (blockReason === 'SELF_EXCLUDED') throw DepositErrors.DEPOSIT_SELF_EXCLUDED();
    const now = this.clock.now();
    const transferCode = transferCodeFrom(randomBytes(10));
    const { bankBin, accountNumber } = payee;
    const isUsdt = offered.code === 'USDT';
    const lifetime = isUsdt ? this.config.usdt.quoteMinutes : this.config.depositTtlMinutes;
    const deposit: Deposit = {
      id: newId(),
      memberId,
      channel: offered.code,
      amount,
      currency: this.config.currency,
      status: 'CREATED',
      transferCode,
      payee,
      qr: isUsdt ? '' : vietQr({ bankBin, accountNumber, amount: amount / 100n, purpose: transferCode }),
      usdt: null,
      creditedAmount: null,
      postingId: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime * minute),
    };
    await this.deposits.insert(tx, deposit);
    return deposit;
  }
}
