import { Inject, Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { BalanceService } from '../balance/balance.service.js';
import { IdentityService, type IdentityStand } from '../identity/identity.service.js';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { ownTransaction, type OwnTransaction } from '../ledger/own-transaction.js';
import { RolloverRepository } from '../rollover/rollover.repository.js';
import { isRunning, type Rollover } from '../rollover/rollover.rules.js';
import type { WalletConfig } from '../wallet.config.js';
import { WithdrawalErrors } from './withdrawal.errors.js';
import { WithdrawalRepository } from './withdrawal.repository.js';
import { isOpenAt } from './withdrawal.rules.js';

const minorPerUnit = 100n;

export interface Terms {
  available: bigint;
  withdrawable: bigint;
  turnoverLeft: bigint;
  requirements: Rollover[];
  min: bigint;
  max: bigint;
  /** Of the next order. */
  fee: bigint;
  dailyCount: number;
  usedCount: number;
  dailyTotal: bigint;
  usedTotal: bigint;
  openFromHour: number;
  openToHour: number;
  isOpen: boolean;
  /** The order that must end before another one. */
  openOrder: string | null;
  confirmMinutes: number;
  identity: IdentityStand;
}

/** What a withdrawal must satisfy, shown before the order and checked with it. */
@Injectable()
export class WithdrawalTermsService {
  constructor(
    private readonly orders: WithdrawalRepository,
    private readonly balances: BalanceService,
    private readonly rollovers: RolloverRepository,
    private readonly identities: IdentityService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
    private readonly pool: Pool,
  ) {}

  async of(memberId: string): Promise<Terms> {
    const { min, max, dailyTotal, dailyCount, openFromHour, openToHour, confirmMinutes } =
      this.config.withdrawal;
    const [account, used, requirements, openOrder] = await Promise.all([
      this.balances.read(memberId, 'REAL'),
      this.usedToday(this.pool, memberId),
      this.requirements(ownTransaction, memberId),
      this.orders.openOf(this.pool, memberId),
    ]);
    const identity = await this.identities.of(memberId, units(min), used.total);
    return {
      available: account.balance - account.held,
      withdrawable: account.withdrawable,
      turnoverLeft: account.turnoverLeft,
      requirements,
      ...{ min: units(min), max: units(max), fee: this.feeAfter(used.count) },
      ...{ dailyCount, usedCount: used.count, dailyTotal: units(dailyTotal), usedTotal: used.total },
      ...{ openFromHour, openToHour, isOpen: this.isOpenNow(), openOrder, confirmMinutes },
      identity,
    };
  }

  /** The open requirements, oldest last. */
  async requirements(on: Tx | OwnTransaction, memberId: string): Promise<Rollover[]> {
    const rows = await this.rollovers.ofMember(on, memberId, 'REAL', 50);
    return rows.filter(isRunning);
  }

  /** Refuses an amount that breaks a condition; answers with the fee. The caller has serialized the member's orders. */
  async check(tx: Tx, memberId: string, amount: bigint): Promise<bigint> {
    const { min, max, dailyCount, dailyTotal, openFromHour, openToHour } = this.config.withdrawal;
    if (this.config.bank.channel === 'none') throw WithdrawalErrors.WITHDRAWAL_CHANNEL_UNAVAILABLE();
    if (!this.isOpenNow()) throw WithdrawalErrors.WITHDRAWAL_OUTSIDE_HOURS({ openFromHour, openToHour });
    if (amount < units(min) || amount > units(max)) throw WithdrawalErrors.WITHDRAWAL_AMOUNT_OUT_OF_BOUNDS();
    if (amount % minorPerUnit !== 0n) throw WithdrawalErrors.WITHDRAWAL_AMOUNT_NOT_WHOLE();
    const open = await this.orders.openOf(tx, memberId);
    if (open !== null) throw WithdrawalErrors.WITHDRAWAL_OPEN({ withdrawalId: open });
    const used = await this.usedToday(tx, memberId);
    if (used.count >= dailyCount) throw WithdrawalErrors.WITHDRAWAL_DAILY_COUNT({ dailyCount });
    if (used.total + amount > units(dailyTotal)) throw WithdrawalErrors.WITHDRAWAL_DAILY_TOTAL();
    await this.identities.check(tx, memberId, amount, used.total);
    const fee = this.feeAfter(used.count);
    if (fee >= amount) throw WithdrawalErrors.WITHDRAWAL_AMOUNT_OUT_OF_BOUNDS();
    return fee;
  }

  private usedToday(on: Tx | Pool, memberId: string): Promise<{ count: number; total: bigint }> {
    return this.orders.usedOn(on, this.clock.now(), this.config.brandTimeZone, memberId);
  }

  private feeAfter(count: number): bigint {
    const { fee, freePerDay } = this.config.withdrawal;
    return count < freePerDay ? 0n : units(fee);
  }

  private isOpenNow(): boolean {
    const { openFromHour, openToHour } = this.config.withdrawal;
    const format = { hour: '2-digit', hourCycle: 'h23', timeZone: this.config.brandTimeZone } as const;
    const hour = Number(new Intl.DateTimeFormat('en-GB', format).format(this.clock.now()));
    return isOpenAt(hour, openFromHour, openToHour);
  }
}

function units(whole: number): bigint {
  return BigInt(whole) * minorPerUnit;
}
