import { ApiProperty } from '@nestjs/swagger';

export class ProviderErrorResponse {
  @ApiProperty({ description: 'as the provider’s script says it; `*` stands for any other' })
  providerCode: string;

  @ApiProperty()
  code: string;

  @ApiProperty({ description: 'in the language of the request' })
  message: string;
}

export class PhoneClientResponse {
  @ApiProperty({ description: 'by which the provider’s script names this site' })
  apiKey: string;

  @ApiProperty({ required: false, description: 'a stand-in of the provider, where there is one' })
  emulator?: string;
}

export class PhoneServiceResponse {
  @ApiProperty({ description: 'whether identity tokens of the outside service are taken' })
  enabled: boolean;

  @ApiProperty({ type: 'integer', enum: [1], description: 'the countdown of the button on this route' })
  expiredMinutes: 1;

  @ApiProperty({ type: PhoneClientResponse, nullable: true })
  client: PhoneClientResponse | null;

  @ApiProperty({ type: [ProviderErrorResponse] })
  errors: ProviderErrorResponse[];
}
