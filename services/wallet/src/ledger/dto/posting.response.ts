import { ApiProperty } from '@nestjs/swagger';
import { outcomes, type Outcome, type PartialAnswer, type PostingAnswer } from '../posting.rules.js';

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

export class PartialPostingResponse extends PostingResponse {
  /** Minor units that were moved. */
  @ApiProperty()
  taken!: string;

  /** Minor units that were asked for and not moved. */
  @ApiProperty()
  rest!: string;

  static override of(answer: PartialAnswer): PartialPostingResponse {
    return { ...PostingResponse.of(answer), taken: String(answer.taken), rest: String(answer.rest) };
  }
}
