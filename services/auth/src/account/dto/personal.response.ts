import { ApiProperty } from '@nestjs/swagger';

export class MaskedContactResponse {
  @ApiProperty()
  kind: string;

  @ApiProperty()
  masked: string;

  @ApiProperty({ description: 'whether the member has shown that it is theirs' })
  proven: boolean;
}

export class PersonalResponse {
  @ApiProperty({ type: Object, description: 'payeeName, nickname and birthday, where registered' })
  profile: Record<string, string>;

  @ApiProperty({ type: [MaskedContactResponse] })
  contacts: MaskedContactResponse[];

  @ApiProperty()
  fundPassword: boolean;

  @ApiProperty({ description: 'an authenticator app or a passkey' })
  secondFactor: boolean;
}
