import { Transform } from 'class-transformer';
import { IsIn, IsISO8601, Matches } from 'class-validator';
import { PageQuery, Optional } from '#libs/platform';
import type { GameType } from '#libs/events';
import { gameTypes } from '../../catalogue/catalogue.rules.js';
import type { RoundStatus } from '../round.rules.js';

const emptyIsAbsent = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

/** A period of at most 93 days by the time of the bet; without one the last 7 days. */
export class BetRecordQuery extends PageQuery {
  @emptyIsAbsent()
  @Optional()
  @IsISO8601({ strict: true })
  from?: string;

  @emptyIsAbsent()
  @Optional()
  @IsISO8601({ strict: true })
  to?: string;

  @emptyIsAbsent()
  @Optional()
  @Matches(/^[A-Z0-9]{1,32}$/)
  vassalage?: string;

  @emptyIsAbsent()
  @Optional()
  @IsIn(gameTypes)
  gameType?: GameType;

  @emptyIsAbsent()
  @Optional()
  @IsIn(['OPEN', 'SETTLED', 'VOID'])
  status?: RoundStatus;
}
