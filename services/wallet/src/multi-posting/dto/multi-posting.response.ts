import { ApiProperty } from '@nestjs/swagger';
import { outcomes, type Outcome } from '../../ledger/posting.rules.js';
import type { MultiPostingAnswer } from '../multi-posting.rules.js';

export class LegResponse {
  @ApiProperty()
  externalId!: string;

  @ApiProperty({ enum: outcomes })
  outcome!: Outcome;

  /** Minor units, after this leg; null for a jackpot share, which does not touch the member's balance. */
  @ApiProperty({ type: String, nullable: true })
  balance!: string | null;

  @ApiProperty({ type: Number, nullable: true })
  version!: number | null;

  @ApiProperty({ type: String, nullable: true })
  postingId!: string | null;
}

export class MultiPostingResponse {
  @ApiProperty()
  groupId!: string;

  /** `ACCEPTED`, or the reason of the leg that refused all. */
  @ApiProperty({ enum: outcomes })
  outcome!: Outcome;

  @ApiProperty()
  replayed!: boolean;

  @ApiProperty({ type: [LegResponse] })
  legs!: LegResponse[];

  static of(answer: MultiPostingAnswer): MultiPostingResponse {
    return {
      ...answer,
      legs: answer.legs.map((leg) => ({
        ...leg,
        balance: leg.balance === null ? null : String(leg.balance),
        version: leg.version === null ? null : Number(leg.version),
      })),
    };
  }
}
