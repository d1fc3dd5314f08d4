import { ApiProperty } from '@nestjs/swagger';

export class LiveSessionResponse {
  @ApiProperty()
  sessionId: string;

  @ApiProperty()
  subject: string;

  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string', enum: ['op'] }] })
  type: number | 'op';

  @ApiProperty({ type: [String], required: false })
  roles?: string[];

  @ApiProperty({ type: 'integer', required: false, description: 'milliseconds since 1970; of operators' })
  since?: number;

  @ApiProperty({ enum: [true], required: false })
  passwordDue?: true;

  @ApiProperty()
  idleMs: number;

  @ApiProperty({ description: 'milliseconds since 1970' })
  expiresAt: number;
}

export class RenewedSessionResponse {
  @ApiProperty()
  token: string;
}

export class EndedSessionsResponse {
  @ApiProperty()
  ended: number;
}
