import { ApiProperty } from '@nestjs/swagger';
import type { SessionUse } from '../session-limit.repository.js';
import { periods } from './exclusion.request.js';

export class SessionUseResponse {
  @ApiProperty({ enum: periods })
  period: (typeof periods)[number];

  @ApiProperty({ type: 'integer' })
  minutes: number;

  @ApiProperty({ type: 'integer' })
  usedMinutes: number;

  @ApiProperty({ format: 'date-time' })
  resetsAt: string;

  static of({ period, minutes, usedMs, resetsAt }: SessionUse): SessionUseResponse {
    return { period, minutes, usedMinutes: Math.floor(usedMs / 60_000), resetsAt: resetsAt.toISOString() };
  }
}
