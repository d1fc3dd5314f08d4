import { ApiProperty } from '@nestjs/swagger';

export class FundPasswordStateResponse {
  @ApiProperty()
  set: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lockedUntil: string | null;
}
