import { ApiProperty } from '@nestjs/swagger';
import { outcomes, type Outcome, type PostingAnswer } from '../posting.rules.js';

export class PostingResponse {
  @ApiProperty({ enum: outcomes })
  outcome!: Outcome;

  /** Minor units, as they stood when this was decided. */
  @ApiProperty()
  balance!: string;

  @ApiProperty()
  version!: number;

  @ApiProperty({ type: String, nullable: true })
  postingId!: string | null;

  /** True where this is the stored answer of an earlier request with the same key. */
  @ApiProperty()
  replayed!: boolean;

  static of(answer: PostingAnswer): PostingResponse {
    const { outcome, balance, version, postingId, replayed } = answer;
    return { outcome, balance: String(balance), version: Number(version), postingId, replayed };
  }
}
