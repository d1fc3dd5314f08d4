import { ApiProperty } from '@nestjs/swagger';

export class PasswordChangedResponse {
  @ApiProperty({ type: 'integer', description: 'other sessions that have ended with the old password' })
  endedSessions: number;
}

export class ResetSentResponse {
  @ApiProperty({ enum: [true], description: 'said also where name and address do not belong together' })
  sent: true;
}
