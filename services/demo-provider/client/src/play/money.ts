import type { Language } from '../../../src/play/dto/play.contract.js';
import { localeOf } from '../text';

const SIGN: Record<string, string> = { VND: '₫', THB: '฿', KRW: '₩', USD: '$', EUR: '€' };

const NARROW_SPACE = '\u00a0';

/** Writes amounts of minor units without ever making a fraction of them. */
export class Money {
  private readonly whole: Intl.NumberFormat;
  private readonly brief: Intl.NumberFormat;
  private readonly point: string;
  private readonly sign: string;

  constructor(language: Language, currency: string) {
    this.whole = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 });
    this.brief = new Intl.NumberFormat(localeOf(language), { notation: 'compact', maximumFractionDigits: 1 });
    this.point = new Intl.NumberFormat(localeOf(language)).format(0.5).charAt(1);
    this.sign = SIGN[currency] ?? currency;
  }

  /** "1.250.000,00 ₫" */
  full(minor: bigint | string): string {
    const amount = BigInt(minor);
    const size = amount < 0n ? -amount : amount;
    const cents = (size % 100n).toString().padStart(2, '0');
    return `${amount < 0n ? '-' : ''}${this.whole.format(size / 100n)}${this.point}${cents}${NARROW_SPACE}${this.sign}`;
  }

  /** "10.000 ₫": the cents are left out where there are none. */
  short(minor: bigint | string): string {
    return BigInt(minor) % 100n === 0n ? this.bare(minor) + NARROW_SPACE + this.sign : this.full(minor);
  }

  /** "20.000", and "1,5 Tr" where a coin has no room for more. */
  compact(minor: bigint | string): string {
    const amount = BigInt(minor);
    return amount < 100_000_000n ? this.bare(amount) : this.brief.format(amount / 100n);
  }

  /** "10.000" */
  bare(minor: bigint | string): string {
    const amount = BigInt(minor);
    if (amount % 100n === 0n) return this.whole.format(amount / 100n);
    return this.full(amount).slice(0, -(NARROW_SPACE.length + this.sign.length));
  }
}

/** A payment of the pay table: stake × units ÷ stakeUnits, rounded down as the server does. */
export const payment = (stake: string, units: number, stakeUnits: number): bigint =>
  (BigInt(stake) * BigInt(units)) / BigInt(stakeUnits);

/** How many stakes an amount is, with one place: 52.4. For display and tiers only. */
export const multipleOf = (amount: string, stake: string): number =>
  Number((BigInt(amount) * 10n) / BigInt(stake)) / 10;
