import { ApiProperty } from '@nestjs/swagger';

export class CountryResponse {
  @ApiProperty()
  countryCode: string;

  @ApiProperty()
  countryDialingCode: string;

  @ApiProperty({ description: 'digits asked of a mobile number after the dialing code' })
  digits: number;

  @ApiProperty({ type: [Number], description: 'every number of digits that occurs there' })
  mobileDigits: readonly number[];

  @ApiProperty()
  nameVi: string;

  @ApiProperty()
  nameEn: string;
}

export class DomainRouteResponse {
  @ApiProperty({ type: [String] })
  domainList: string[];
}

class ServicePath {
  @ApiProperty({
    enum: [1, 2, 3],
    description: '1 live chat, 2 the VIP desk, 3 either of them, encrypted to the client’s key',
  })
  type: number;

  @ApiProperty({
    description:
      'a path of this site or an https link; of type 3 a compact JWE (ECDH-ES, A256GCM) of {csType, url, iat, exp}',
  })
  path: string;
}

class ServiceVersion {
  @ApiProperty({ type: [ServicePath] })
  pathList: ServicePath[];
}

export class CustomerServiceResponse {
  @ApiProperty({ type: ServiceVersion })
  version: ServiceVersion;
}
