import { ArrayMaxSize, IsIn, IsISO8601, Matches } from 'class-validator';
import type { Book } from '#libs/money';
import { ListOf, Optional } from '#libs/platform';

const pool = /^[\w.-]{1,12}$/;
const minor = /^(0|[1-9]\d{0,14})$/;
const signed = /^(0|-?[1-9]\d{0,14})$/;
const hex = /^[0-9a-f]{64}$/;

class ReportedDay {
  @Matches(/^\d{4}-\d\d-\d\d$/) day!: string;
  @Matches(minor) share!: string;
}

export class ReportedPool {
  @IsIn(['REAL', 'PLAY']) mode!: Book;
  @Matches(pool) pool!: string;
  /** What a player would win now. */
  @Matches(minor) amount!: string;
  @Matches(minor) seed!: string;
  /** Shares less awards of the rounds that we have accepted: what our ledger should hold. */
  @Matches(signed) balance!: string;
  @Optional() @Matches(minor) mustDropBy?: string;
  @Optional() @Matches(hex) commitment?: string;
  @ArrayMaxSize(31) @ListOf(() => ReportedDay) days!: ReportedDay[];
}

export class ReportedAward {
  @IsIn(['REAL', 'PLAY']) mode!: Book;
  @Matches(pool) pool!: string;
  @Matches(/^[\w.:-]{1,80}$/) roundId!: string;
  @Matches(minor) amount!: string;
  @IsISO8601() at!: string;
  @Optional() @Matches(hex) commitment?: string;
  @Optional() @Matches(hex) serverSeed?: string;
}

/** What a provider answers when it is asked about the jackpots of a vendor; money in minor units. */
export class JackpotReport {
  @IsIn(['OK']) status!: 'OK';
  @ArrayMaxSize(500) @Matches(/^[\w.-]{1,64}$/, { each: true }) games!: string[];
  @ArrayMaxSize(32) @ListOf(() => ReportedPool) pools!: ReportedPool[];
  @ArrayMaxSize(100) @ListOf(() => ReportedAward) awards!: ReportedAward[];
}
