import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '#libs/platform';
import type { FeedbackEntity } from '../feedback.entity.js';

export class FeedbackSentResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

export class FeedbackResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null where a guest wrote' })
  memberId: string | null;

  @ApiProperty()
  content: string;

  @ApiProperty({ type: [String], description: 'paths, for operators' })
  images: string[];

  @ApiProperty({ format: 'date-time' })
  sentAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  handledAt: string | null;

  static of({ id, memberId, content, images, sentAt, handledAt }: FeedbackEntity): FeedbackResponse {
    return {
      id,
      memberId,
      content,
      images: images.map((name) => `/wps/v2/ops/feedback/images/${name}`),
      sentAt: sentAt.toISOString(),
      handledAt: handledAt?.toISOString() ?? null,
    };
  }
}

export class FeedbackPage extends PageResponse(FeedbackResponse) {}
