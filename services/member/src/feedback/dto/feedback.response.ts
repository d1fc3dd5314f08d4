import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '#libs/platform';
import type { FeedbackRow } from '../feedback.repository.js';

export class FeedbackSentResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

export class FeedbackResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null where a guest wrote' })
  memberId: string | null;

  @ApiProperty({ type: String, nullable: true, description: "the member's user name" })
  account: string | null;

  @ApiProperty({ description: 'the sender can read an answer' })
  answerable: boolean;

  @ApiProperty()
  content: string;

  @ApiProperty({ type: [String], description: 'paths, for operators' })
  images: string[];

  @ApiProperty({ format: 'date-time' })
  sentAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  handledAt: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'the operator' })
  handledBy: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'what was sent into the inbox' })
  answer: string | null;

  static of(row: FeedbackRow): FeedbackResponse {
    return {
      id: row.id,
      memberId: row.member_id,
      account: row.account,
      answerable: row.has_inbox && row.handled_at === null,
      content: row.content,
      images: row.images.map((name) => `/wps/v2/ops/feedback/images/${name}`),
      sentAt: row.sent_at.toISOString(),
      handledAt: row.handled_at?.toISOString() ?? null,
      handledBy: row.handled_by,
      answer: row.answer,
    };
  }
}

export class FeedbackPage extends PageResponse(FeedbackResponse) {}
