import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
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
  @IsOptional() @Matches(path) iconPath?: string;
  @IsOptional() @IsBoolean() hot?: boolean;
}

class CatalogueGameEntry {
  @Matches(/^[\w.-]{1,64}$/) gameId!: string;
  @Matches(/^[\w.-]{1,64}$/) code!: string;
  @Matches(/^[A-Z0-9]{1,32}$/) vassalage!: string;
  @ValidateNested() @Type(() => CatalogueNames) names!: CatalogueNames;
  @IsIn(gameTypes) gameType!: GameType;
  @IsOptional() @IsBoolean() hot?: boolean;
  @IsOptional() @IsBoolean() isNew?: boolean;
  /** Percent with two places. */
  @IsOptional() @Matches(/^\d{2,3}\.\d{2}$/) rtp?: string;
  @IsOptional() @Matches(path) thumbPath?: string;
  /** Smallest stake, in minor units. */
  @IsOptional() @Matches(/^(0|[1-9]\d{0,15})$/) minBet?: string;
  /** Largest stake of one bet, in minor units. */
  @IsOptional() @Matches(/^[1-9]\d{0,15}$/) maxBet?: string;
  @IsOptional() @IsInt() @Min(1) @Max(1_000_000) lines?: number;
  @IsOptional() @IsArray() @ArrayMaxSize(16) @Matches(/^[\w-]{1,32}$/, { each: true }) tags?: string[];
}

/** What a provider publishes at `/catalogue`. Fields beyond these are passed over. */
export class CatalogueDocument {
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => CatalogueVendorEntry)
  vendors!: CatalogueVendorEntry[];

  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(5000)
  @ValidateNested({ each: true })
  @Type(() => CatalogueGameEntry)
  games!: CatalogueGameEntry[];
}
