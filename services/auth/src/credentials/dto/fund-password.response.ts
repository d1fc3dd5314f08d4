import { ApiProperty } from '@nestjs/swagger';

export class FundPasswordStateResponse {
  @ApiProperty()
  set: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lockedUntil: string | null;
}

export class FundPasswordCodeResponse {
  @ApiProperty({ type: 'integer' })
  expiredMinutes: number;

  @ApiProperty({ enum: ['sms', 'email'] })
  channel: 'sms' | 'email';
}
