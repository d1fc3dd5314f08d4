import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { Optional } from '#libs/platform';
import { IsMoney } from '#libs/money';
import type { GameType } from '#libs/events';
import { gameTypes, liveClasses } from '../catalogue.rules.js';

const emptyIsAbsent = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

const numberOrAbsent = () =>
  Transform(({ value }: { value: unknown }) =>
    value === '' || value === undefined ? undefined : Number(value),
  );

/** What the specification's game calls send about the client; accepted and not needed. */
export class ClientQuery {
  @Optional() @IsString() @MaxLength(64) clientType?: string;
  @Optional() @IsString() @MaxLength(64) channel?: string;
  @Optional() @IsString() @MaxLength(64) merchant?: string;
  @Optional() @IsString() @MaxLength(64) merchantCode?: string;
  @Optional() @IsString() @MaxLength(64) isPlatform?: string;

  @emptyIsAbsent()
  @Optional()
  @Matches(/^[\w,.-]{1,128}$/)
  platform?: string;

  /** `VI` or `EN`; else as the Accept-Language header says. */
  @emptyIsAbsent()
  @Optional()
  @Matches(/^[A-Za-z]{2}([-_][A-Za-z]{2})?$/)
  language?: string;
}

export class VendorQuery extends ClientQuery {
  @emptyIsAbsent()
  @Optional()
  @Matches(/^[A-Z0-9]{1,32}$/)
  vassalage?: string;

  @emptyIsAbsent()
  @Optional()
  @IsIn(gameTypes)
  gameType?: GameType;
}

export class GameListQuery extends VendorQuery {
  @Optional()
  @IsString()
  @MaxLength(64)
  gameName?: string;

  /** Tables of this kind. */
  @emptyIsAbsent()
  @Optional()
  @IsIn(liveClasses)
  classify?: (typeof liveClasses)[number];

  /** Games whose smallest stake is at least this. */
  @emptyIsAbsent()
  @Optional()
  @IsMoney({ min: 0n })
  minBet?: string;

  /** Games with at least so many lines. */
  @numberOrAbsent()
  @Optional()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  minLineNum?: number;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  pageNo = 1;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  pageSize = 24;
}
