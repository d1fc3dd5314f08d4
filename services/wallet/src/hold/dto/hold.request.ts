import { IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { Optional } from '#libs/platform';
import { AboutRound, positiveAmount, reference } from '../../ledger/dto/posting.request.js';

const aYear = 31_622_400;

export class BetHoldRequest extends AboutRound {
  @Matches(positiveAmount)
  amount!: string;

  /** By the database's clock; without it the hold stays until it is resolved. */
  @Optional()
  @IsInt()
  @Min(1)
  @Max(aYear)
  expiresInSeconds?: number;

  @Optional()
  @IsUUID()
  groupId?: string;
}

export class HoldReleaseRequest {
  @Matches(reference)
  externalId!: string;
}

export class CaptureRequest extends HoldReleaseRequest {
  /** At most the held amount, by default all; the remainder becomes available. */
  @Optional()
  @Matches(positiveAmount)
  amount?: string;
}

export class GroupResolutionRequest {
  /** Shorter than other keys: the key of each hold is this key and the hold's id. */
  @Matches(/^[\x21-\x7e]{1,80}$/)
  externalId!: string;

  /** `next` of the page before. */
  @Optional()
  @IsUUID()
  after?: string;
}

export class HoldParams {
  @IsUUID()
  holdId!: string;
}

export class HoldGroupParams {
  @IsUUID()
  groupId!: string;
}
