import { ApiProperty } from '@nestjs/swagger';

export class MemberCodeResponse {
  @ApiProperty({ type: 'integer' })
  expiredMinutes: number;

  @ApiProperty({ enum: ['sms', 'email'] })
  channel: 'sms' | 'email';
}
