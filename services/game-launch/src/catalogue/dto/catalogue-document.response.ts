import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { ListOf, Optional } from '#libs/platform';
import type { GameType } from '#libs/events';
import { gameTypes } from '../catalogue.rules.js';

const path = /^\/(?!\/)[\w./%-]{1,255}$/;

class CatalogueNames {
  @IsString() @Length(1, 120) vi!: string;
  @IsString() @Length(1, 120) en!: string;
}

class CatalogueVendorEntry {
  @Matches(/^[A-Z0-9]{1,32}$/) vassalage!: string;
  @IsString() @Length(1, 64) displayName!: string;
  @Optional() @Matches(path) iconPath?: string;
  @Optional() @IsBoolean() hot?: boolean;
  /** Where the players of this vendor keep their money; by default the platform's wallet. */
  @Optional() @IsIn(['SEAMLESS', 'TRANSFER']) wallet?: 'SEAMLESS' | 'TRANSFER';
}

/** A room of a game, with stakes of its own in minor units. */
export class CatalogueRoomEntry {
  @Matches(/^[\w.-]{1,64}$/) roomId!: string;
  @IsDefined() @ValidateNested() @Type(() => CatalogueNames) names!: CatalogueNames;
  @Optional() @Matches(/^(0|[1-9]\d{0,15})$/) minBet?: string;
  @Optional() @Matches(/^[1-9]\d{0,15}$/) maxBet?: string;
  @Optional() @IsInt() @Min(1) @Max(100_000) seats?: number;
}

export class CatalogueGameEntry {
  @Matches(/^[\w.-]{1,64}$/) gameId!: string;
  @Matches(/^[\w.-]{1,64}$/) code!: string;
  @Matches(/^[A-Z0-9]{1,32}$/) vassalage!: string;
  @IsDefined() @ValidateNested() @Type(() => CatalogueNames) names!: CatalogueNames;
  @IsIn(gameTypes) gameType!: GameType;
  @Optional() @IsBoolean() hot?: boolean;
  @Optional() @IsBoolean() isNew?: boolean;
  /** Percent with two places. */
  @Optional() @Matches(/^\d{2,3}\.\d{2}$/) rtp?: string;
  @Optional() @Matches(path) thumbPath?: string;
  /** Smallest stake, in minor units. */
  @Optional() @Matches(/^(0|[1-9]\d{0,15})$/) minBet?: string;
  /** Largest stake of one bet, in minor units. */
  @Optional() @Matches(/^[1-9]\d{0,15}$/) maxBet?: string;
  @Optional() @IsInt() @Min(1) @Max(1_000_000) lines?: number;
  /** A session of this entry plays every game of its vendor. */
  @Optional() @IsBoolean() lobby?: boolean;
  @Optional() @IsArray() @ArrayMaxSize(16) @Matches(/^[\w-]{1,32}$/, { each: true }) tags?: string[];
  /** False for a game that is played for real money only. */
  @Optional() @IsBoolean() freePlay?: boolean;
  /** VASSALAGE: the entry stands for its vendor, and opens the list of the vendor's games. */
  @Optional() @IsIn(['GAME', 'VASSALAGE']) isGame?: 'GAME' | 'VASSALAGE';

  @Optional()
  @ArrayMaxSize(100)
  @ListOf(() => CatalogueRoomEntry)
  rooms?: CatalogueRoomEntry[];
}

/** What a provider publishes at `/catalogue`. Fields beyond these are passed over. */
export class CatalogueDocument {
  @ArrayNotEmpty()
  @ArrayMaxSize(100)
  @ListOf(() => CatalogueVendorEntry)
  vendors!: CatalogueVendorEntry[];

  @ArrayNotEmpty()
  @ArrayMaxSize(5000)
  @ListOf(() => CatalogueGameEntry)
  games!: CatalogueGameEntry[];
}
