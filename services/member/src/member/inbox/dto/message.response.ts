import { ApiProperty } from '@nestjs/swagger';
import { PageResponse, type Language } from '#libs/platform';
import type { MessageRow } from '../message.repository.js';
import { messageKinds, worded, type MessageKind } from '../message.rules.js';

export class MessageResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: messageKinds })
  kind: MessageKind;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'plain text' })
  content: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'the deposit, withdrawal, exchange, bonus or feedback it is about',
  })
  reference: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'what the member wrote, where this answers it' })
  quote: string | null;

  @ApiProperty()
  read: boolean;

  @ApiProperty({ format: 'date-time' })
  receivedAt: string;

  static of(row: MessageRow, language: Language): MessageResponse {
    const { title, body } = worded(row.kind, row.detail, language);
    return {
      id: row.id,
      kind: row.kind,
      title,
      content: body,
      reference: row.detail.reference ?? null,
      quote: row.detail.quote ?? null,
      read: row.read_at !== null,
      receivedAt: row.received_at.toISOString(),
    };
  }
}

export class MessagePage extends PageResponse(MessageResponse) {}

export class UnreadCountResponse {
  @ApiProperty({ type: 'integer', minimum: 0 })
  unreadCount: number;
}
