import { ApiProperty } from '@nestjs/swagger';
import type { LoginMethod } from '../login-record.repository.js';

export const loginMethods = [
  'password',
  'sms',
  'phone-service',
  'remembered',
  'registration',
  'second-factor',
  'freeplay',
] as const;

export class LoginRecordResponse {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: loginMethods })
  method: LoginMethod;

  @ApiProperty({ description: 'the kind of browser and system' })
  device: string;

  @ApiProperty()
  ip: string;

  @ApiProperty()
  newDevice: boolean;
}

export class LoginHistoryResponse {
  @ApiProperty({ type: [LoginRecordResponse] })
  list: LoginRecordResponse[];

  @ApiProperty({ type: 'integer' })
  pageNum: number;

  @ApiProperty({ type: 'integer' })
  totalPages: number;

  @ApiProperty({ type: 'integer' })
  totalCount: number;
}

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
