import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ListOf, Optional } from '#libs/platform';
import { oddsFormats, type OddsFormat } from '../../round/odds.rules.js';
import type { BetResult } from '../../round/valid-bet.rules.js';
import { maxPools } from '../../jackpot/jackpot.rules.js';
import { creditReasons, type CreditReason } from '../transaction.repository.js';

/** A provider's own id: no spaces, nothing that means something in a key of ours. */
const providerId = /^[\w.:-]{1,80}$/;
const positiveAmount = /^[1-9]\d{0,14}$/;
const signedAmount = /^-?[1-9]\d{0,14}$/;
const gameIdPattern = /^[\w.-]{1,64}$/;
/** Printable, on one line. */
const selectionPattern = /^[^\p{C}]{1,120}$/u;
const amount = /^(0|[1-9]\d{0,14})$/;
const poolPattern = /^[\w.-]{1,12}$/;
const part = { message: 'an amount of minor units' };

export class ProviderSessionRequest {
  @Matches(/^[\w-]{16,128}$/)
  ticket!: string;
}

export class ProviderBalanceRequest {
  @IsString() @Length(1, 64) sessionId!: string;
  @IsString() @Length(1, 64) playerRef!: string;
}

class OddsRequest {
  @IsIn(oddsFormats) format!: OddsFormat;
  @Matches(/^-?\d{1,6}(\.\d{1,6})?$/) value!: string;
}

class TransactionRequest extends ProviderBalanceRequest {
  @Matches(providerId) transactionId!: string;
  @Matches(providerId) roundId!: string;
}

class BetRequest {
  @Matches(providerId) transactionId!: string;
  /** Minor units, more than zero. */
  @Matches(positiveAmount) amount!: string;
  /** What is bet on, as the player may read it. */
  @Optional() @Matches(selectionPattern) selection?: string;
  @Optional() @ValidateNested() @Type(() => OddsRequest) odds?: OddsRequest;
  /** The final price follows by `confirm`. */
  @Optional() @IsBoolean() awaitsConfirmation?: boolean;
}

export class ProviderBetRequest extends BetRequest {
  @IsString() @Length(1, 64) sessionId!: string;
  @IsString() @Length(1, 64) playerRef!: string;
  @Matches(providerId) roundId!: string;
  @Matches(gameIdPattern) gameId!: string;
}

/** Bets of one player in one round. */
export class ProviderBetsRequest extends ProviderBalanceRequest {
  @Matches(providerId) roundId!: string;
  @Matches(gameIdPattern) gameId!: string;
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ArrayUnique((bet: BetRequest | undefined) => bet?.transactionId)
  @ListOf(() => BetRequest)
  bets!: BetRequest[];
}

/** `transactionId` is that of the bet whose price is final now. */
export class ProviderConfirmRequest extends ProviderBalanceRequest {
  @Matches(providerId) transactionId!: string;
  @ValidateNested() @Type(() => OddsRequest) @IsDefined() odds!: OddsRequest;
}

/** What the valid bet depends on beyond the amounts; a slot has nothing to say here. Amounts are parts of the stake. */
export class SettlementRequest {
  @Optional()
  @IsIn(['WIN', 'LOSS', 'HALF_WIN', 'HALF_LOSS', 'DRAW', 'VOID', 'CASH_OUT'])
  result?: BetResult;

  @Optional() @ValidateNested() @Type(() => OddsRequest) odds?: OddsRequest;
  @Optional() @Matches(amount, part) player?: string;
  @Optional() @Matches(amount, part) banker?: string;
  @Optional() @IsBoolean() tie?: boolean;
  @Optional() @IsInt() @Min(0) @Max(1_000_000) coveredPpm?: number;
  @Optional() @IsBoolean() bothSides?: boolean;
  @Optional() @Matches(amount, part) turnover?: string;
  @Optional() @Matches(amount, part) gamble?: string;
  @Optional() @Matches(amount, part) free?: string;
  @Optional() @IsBoolean() cockFight?: boolean;
}

export class JackpotRequest {
  @Matches(poolPattern) pool!: string;
  /** What the round gives to the pool, in minor units; absent only where an award is stated. */
  @ValidateIf(({ share, award }: JackpotRequest) => share !== undefined || award === undefined)
  @Matches(positiveAmount)
  share?: string;
  /** What the pool pays, in minor units, on top of the win. */
  @Optional() @Matches(positiveAmount) award?: string;
}

/** The pools that a result feeds or empties, each once. */
export const Jackpots = (): PropertyDecorator =>
  applyDecorators(
    Optional(),
    ArrayMinSize(1),
    ArrayMaxSize(maxPools),
    ArrayUnique((one: JackpotRequest | undefined) => one?.pool),
    ListOf(() => JackpotRequest),
  );

export class ProviderWinRequest extends TransactionRequest {
  @Optional() @Matches(gameIdPattern) gameId?: string;
  /** Minor units; zero if the round was lost. */
  @Matches(amount) amount!: string;
  @Optional() @IsBoolean() roundFinished?: boolean;
  @Optional() @ValidateNested() @Type(() => SettlementRequest) settlement?: SettlementRequest;
  @Jackpots() jackpots?: JackpotRequest[];
}

class SettleResult extends ProviderBalanceRequest {
  @Matches(providerId) transactionId!: string;
  /** Minor units; zero if the part was lost. */
  @Matches(amount) amount!: string;
  @Optional() @ValidateNested() @Type(() => SettlementRequest) settlement?: SettlementRequest;
  @Jackpots() jackpots?: JackpotRequest[];
}

/** The end of a round for all or some of its players. */
export class ProviderSettleRequest {
  @Matches(providerId) roundId!: string;
  @Optional() @Matches(gameIdPattern) gameId?: string;
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique((result: SettleResult | undefined) => result?.transactionId)
  @ListOf(() => SettleResult)
  results!: SettleResult[];
}

/** A settled round paid too little (a positive amount) or too much. */
export class ProviderAdjustRequest extends TransactionRequest {
  @Matches(signedAmount) amount!: string;
  @Optional() @ValidateNested() @Type(() => SettlementRequest) settlement?: SettlementRequest;
}

/** Money without a stake. */
export class ProviderCreditRequest extends ProviderBalanceRequest {
  @Matches(providerId) transactionId!: string;
  /** That of the session if absent. */
  @Optional() @Matches(gameIdPattern) gameId?: string;
  @Matches(positiveAmount) amount!: string;
  @IsIn(creditReasons) reason!: CreditReason;
  /** The pool that pays a jackpot. */
  @ValidateIf(({ reason, pool }: ProviderCreditRequest) => reason === 'JACKPOT' || pool !== undefined)
  @Matches(poolPattern)
  pool?: string;
}

/** How a transaction or the player's part of a round stands. */
export class ProviderStatusRequest extends ProviderBalanceRequest {
  @ValidateIf(({ roundId }: ProviderStatusRequest) => roundId === undefined)
  @Matches(providerId)
  transactionId?: string;
  @Optional() @Matches(providerId) roundId?: string;
}

class CancelledBet extends ProviderBalanceRequest {
  @Matches(providerId) transactionId!: string;
}

/** Bets of a round that does not count, of one player or of many. */
export class ProviderCancelRequest {
  @Matches(providerId) roundId!: string;
  @Optional() @Matches(gameIdPattern) gameId?: string;
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique((bet: CancelledBet | undefined) => bet?.transactionId)
  @ListOf(() => CancelledBet)
  bets!: CancelledBet[];
}

/** `transactionId` is that of the bet to take back. */
export class ProviderRollbackRequest extends ProviderBalanceRequest {
  @Matches(providerId) transactionId!: string;
  @Optional() @Matches(providerId) roundId?: string;
  @Optional() @Matches(gameIdPattern) gameId?: string;
}
