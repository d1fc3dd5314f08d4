import { ApiProperty } from '@nestjs/swagger';

export class PasskeyResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt: string | null;
}

export class SecondFactorStateResponse {
  @ApiProperty()
  authenticator: boolean;

  @ApiProperty({ type: [PasskeyResponse] })
  passkeys: PasskeyResponse[];

  @ApiProperty({ type: 'integer' })
  recoveryCodesLeft: number;
}

export class NewAuthenticatorResponse {
  @ApiProperty({ description: 'base32, for typing' })
  secret: string;

  @ApiProperty({ description: 'otpauth://, for a QR code' })
  uri: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({ type: [String], description: 'shown once; empty where the member has some already' })
  recoveryCodes: string[];
}

export class PasskeyOptionsResponse {
  @ApiProperty({
    type: Object,
    description: 'options for navigator.credentials, as WebAuthn spells them in JSON',
  })
  options: object;
}
