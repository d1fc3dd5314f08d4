import { ApiProperty } from '@nestjs/swagger';
import { loginMethods } from '../../account/dto/login-history.response.js';

export class OpenSessionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'the session that asks' })
  current: boolean;

  @ApiProperty({ format: 'date-time' })
  openedAt: string;

  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;

  @ApiProperty({ enum: loginMethods, nullable: true, type: String })
  method: string | null;

  @ApiProperty()
  device: string;

  @ApiProperty({ type: String, nullable: true })
  ip: string | null;
}

export class OpenSessionsResponse {
  @ApiProperty({ type: [OpenSessionResponse] })
  list: OpenSessionResponse[];
}
