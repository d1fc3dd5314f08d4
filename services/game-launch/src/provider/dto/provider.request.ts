import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { oddsFormats, type OddsFormat } from '../../round/odds.rules.js';
import type { BetResult } from '../../round/valid-bet.rules.js';

/** A provider's own id: no spaces, nothing that means something in a key of ours. */
const providerId = /^[\w.:-]{1,80}$/;
const positiveAmount = /^[1-9]\d{0,14}$/;
const amount = /^(0|[1-9]\d{0,14})$/;
const part = { message: 'an amount of minor units' };

export class ProviderSessionRequest {
  @Matches(/^[\w-]{16,128}$/)
  ticket!: string;
}

export class ProviderBalanceRequest {
  @IsString() @Length(1, 64) sessionId!: string;
  @IsString() @Length(1, 64) playerRef!: string;
}

class TransactionRequest extends ProviderBalanceRequest {
  @Matches(providerId) transactionId!: string;
  @Matches(providerId) roundId!: string;
}

export class ProviderBetRequest extends TransactionRequest {
  @Matches(/^[\w.-]{1,64}$/) gameId!: string;
  /** Minor units, more than zero. */
  @Matches(positiveAmount) amount!: string;
}

class OddsRequest {
  @IsIn(oddsFormats) format!: OddsFormat;
  @Matches(/^-?\d{1,6}(\.\d{1,6})?$/) value!: string;
}

/** What the valid bet depends on beyond the amounts; a slot has nothing to say here. Amounts are parts of the stake. */
export class SettlementRequest {
  @IsOptional()
  @IsIn(['WIN', 'LOSS', 'HALF_WIN', 'HALF_LOSS', 'DRAW', 'VOID', 'CASH_OUT'])
  result?: BetResult;

  @IsOptional() @ValidateNested() @Type(() => OddsRequest) odds?: OddsRequest;
  @IsOptional() @Matches(amount, part) player?: string;
  @IsOptional() @Matches(amount, part) banker?: string;
  @IsOptional() @IsBoolean() tie?: boolean;
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000) coveredPpm?: number;
  @IsOptional() @IsBoolean() bothSides?: boolean;
  @IsOptional() @Matches(amount, part) turnover?: string;
  @IsOptional() @Matches(amount, part) gamble?: string;
  @IsOptional() @Matches(amount, part) free?: string;
  @IsOptional() @IsBoolean() cockFight?: boolean;
}

export class ProviderWinRequest extends TransactionRequest {
  @IsOptional() @Matches(/^[\w.-]{1,64}$/) gameId?: string;
  /** Minor units; zero if the round was lost. */
  @Matches(amount) amount!: string;
  @IsOptional() @IsBoolean() roundFinished?: boolean;
  @IsOptional() @ValidateNested() @Type(() => SettlementRequest) settlement?: SettlementRequest;
}

/** `transactionId` is that of the bet to take back. */
export class ProviderRollbackRequest extends ProviderBalanceRequest {
  @Matches(providerId) transactionId!: string;
  @IsOptional() @Matches(providerId) roundId?: string;
  @IsOptional() @Matches(/^[\w.-]{1,64}$/) gameId?: string;
}
