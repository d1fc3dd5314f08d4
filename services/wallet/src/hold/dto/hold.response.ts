import { ApiProperty } from '@nestjs/swagger';
import { books, type Book } from '../../ledger/chart.rules.js';
import { PostingResponse } from '../../ledger/dto/posting.response.js';
import { outcomes, type Outcome } from '../../ledger/posting.rules.js';
import type { Hold } from '../hold.repository.js';
import {
  holdPurposes,
  holdStatuses,
  type HoldAnswer,
  type HoldPurpose,
  type HoldStatus,
} from '../hold.rules.js';
import type { ResolvedHold } from '../hold.service.js';

export class HoldAnswerResponse {
  @ApiProperty({ enum: outcomes })
  outcome!: Outcome;

  /** The same for the same key; null if nothing is held. */
  @ApiProperty({ type: String, nullable: true })
  holdId!: string | null;

  /** Minor units; a hold lowers the available amount, not the balance. */
  @ApiProperty()
  balance!: string;

  @ApiProperty()
  version!: number;

  @ApiProperty()
  replayed!: boolean;

  static of(answer: HoldAnswer): HoldAnswerResponse {
    return { ...answer, balance: String(answer.balance), version: Number(answer.version) };
  }
}

export class HoldResponse {
  @ApiProperty()
  holdId!: string;

  @ApiProperty()
  memberId!: string;

  @ApiProperty({ enum: books })
  book!: Book;

  @ApiProperty({ enum: holdPurposes })
  purpose!: HoldPurpose;

  @ApiProperty({ enum: holdStatuses })
  status!: HoldStatus;

  /** Minor units. */
  @ApiProperty()
  amount!: string;

  /** Captured part. */
  @ApiProperty()
  captured!: string;

  @ApiProperty()
  createdAt!: string;

  @ApiProperty({ type: String, nullable: true })
  expiresAt!: string | null;

  @ApiProperty({ type: String, nullable: true })
  resolvedAt!: string | null;

  static of({ id, amount, captured, createdAt, expiresAt, resolvedAt, ...hold }: Hold): HoldResponse {
    return {
      ...hold,
      holdId: id,
      amount: String(amount),
      captured: String(captured),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      resolvedAt: resolvedAt?.toISOString() ?? null,
    };
  }
}

export class ResolvedHoldResponse extends PostingResponse {
  @ApiProperty()
  holdId!: string;
}

export class GroupResolutionResponse {
  @ApiProperty({ type: [ResolvedHoldResponse] })
  holds!: ResolvedHoldResponse[];

  /** `after` of the next call; null if these are the last ones. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  next!: string | null;

  static of({ resolved, next }: { resolved: ResolvedHold[]; next: string | null }): GroupResolutionResponse {
    return { holds: resolved.map(({ holdId, answer }) => ({ holdId, ...PostingResponse.of(answer) })), next };
  }
}
