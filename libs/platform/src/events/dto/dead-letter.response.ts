import { ApiProperty } from '@nestjs/swagger';
import type { DeadLetter, DeadLetterAction } from '#libs/messaging';
import { PageResponse } from '../../http/page.response.js';

export class DeadLetterResponse {
  @ApiProperty()
  id!: string;
  @ApiProperty()
  eventId!: string;
  @ApiProperty()
  topic!: string;
  @ApiProperty()
  type!: string;
  @ApiProperty()
  key!: string;
  @ApiProperty({ enum: ['DEAD', 'PARKED'] })
  status!: string;
  @ApiProperty()
  reason!: string;
  @ApiProperty({ type: 'integer' })
  attempts!: number;
  @ApiProperty({ format: 'date-time' })
  failedAt!: string;

  /** Only the first line of the reason: a stack trace belongs in the log. */
  static of(this: void, { reason, failedAt, ...letter }: DeadLetter): DeadLetterResponse {
    return { ...letter, reason: reason.split('\n')[0]!, failedAt: failedAt.toISOString() };
  }
}

export class DeadLetterActionResponse {
  @ApiProperty()
  id!: string;
  @ApiProperty()
  eventId!: string;
  @ApiProperty()
  type!: string;
  @ApiProperty()
  key!: string;
  @ApiProperty({ enum: ['REDRIVE', 'DISCARD'] })
  action!: string;
  @ApiProperty()
  operatorId!: string;
  @ApiProperty()
  reason!: string;
  @ApiProperty({ format: 'date-time' })
  actedAt!: string;

  static of(this: void, { actedAt, ...action }: DeadLetterAction): DeadLetterActionResponse {
    return { ...action, actedAt: actedAt.toISOString() };
  }
}

export class DeadLetterPage extends PageResponse(DeadLetterResponse) {}
export class DeadLetterActionPage extends PageResponse(DeadLetterActionResponse) {}

export class RedriveResponse {
  /** Events that the service handles again within seconds, each key in its order. */
  @ApiProperty({ type: 'integer' })
  requested!: number;
}
