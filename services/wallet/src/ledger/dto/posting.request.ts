import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { Optional } from '#libs/platform';
import { books, gameTypes, type Book, type GameType } from '../chart.rules.js';

/** Minor units, more than zero, below 10¹⁵. */
export const positiveAmount = /^[1-9]\d{0,14}$/;
export const signedAmount = /^-?[1-9]\d{0,14}$/;
/** Printable ASCII without spaces. */
export const reference = /^[\x21-\x7e]{1,128}$/;

/** Optional, and empty counts as absent. */
const WhereKnown = () =>
  applyDecorators(
    Optional(),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value)),
  );

export class AboutAccount {
  @IsUUID()
  memberId!: string;

  @IsIn(books)
  book!: Book;

  /** The caller's idempotency key. */
  @Matches(reference)
  externalId!: string;
}

export class AboutRound extends AboutAccount {
  @Matches(reference)
  roundId!: string;

  @IsString()
  @Length(1, 32)
  vassalage!: string;

  @IsIn(gameTypes)
  gameType!: GameType;
}

export class MoveRequest extends AboutRound {
  @Matches(positiveAmount)
  amount!: string;

  @Optional()
  @IsUUID()
  groupId?: string;
}

export class RollbackRequest extends AboutAccount {
  /** The external id under which the bet was sent, or would have been. */
  @Matches(reference)
  betExternalId!: string;

  /** Who takes back a bet that never came may not know its round. */
  @WhereKnown()
  @Matches(reference)
  roundId?: string;

  @WhereKnown()
  @IsString()
  @MaxLength(32)
  vassalage?: string;

  @WhereKnown()
  @IsIn(gameTypes)
  gameType?: GameType;
}

export class CorrectionRequest extends AboutRound {
  /** Minor units; negative takes. What the member cannot give back is owed. */
  @Matches(signedAmount)
  amount!: string;

  /** The external id of a bet of the round, or of a win where the round had no bet. */
  @Matches(reference)
  betExternalId!: string;

  @IsString()
  @Length(1, 200)
  reason!: string;
}
