import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '#libs/platform';
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

export class LoginHistoryResponse extends PageResponse(LoginRecordResponse) {}
