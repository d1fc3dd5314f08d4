import { ApiProperty } from '@nestjs/swagger';

export class OperatorLoginResponse {
  @ApiProperty()
  token: string;

  @ApiProperty({ format: 'uuid' })
  operatorId: string;

  @ApiProperty({ type: [String] })
  roles: string[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastLoginAt: string | null;
}
