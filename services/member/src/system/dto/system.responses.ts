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
  @ApiProperty({ enum: [1, 2], description: '1 live chat, 2 the VIP desk' })
  type: number;

  @ApiProperty()
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
