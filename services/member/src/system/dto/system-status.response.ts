import { ApiProperty } from '@nestjs/swagger';
import type { WhitelabelNode } from '#libs/events';
import type { CustomerService, RegisterRules, SiteResource } from '../../site/brand/brand.configuration.js';
import { WhitelabelNodeResponse } from '../../site/brand/dto/whitelabel.response.js';

class ResourceResponse implements SiteResource {
  @ApiProperty({ enum: ['IOS', 'MOBILECONFIG', 'ANDROID', 'SOCIAL', 'EMAIL'] })
  resourceType: string;

  @ApiProperty()
  url: string;

  @ApiProperty({ description: 'path of an SVG of 200 by 200 on this site' })
  qrCodeUrl: string;

  @ApiProperty()
  labelNameEn: string;

  @ApiProperty()
  labelNameVi: string;

  @ApiProperty({ required: false })
  labelNameCn?: string;
}

class CustomerServiceEntryResponse {
  @ApiProperty({ enum: ['VIP', 'LIVECHAT'] })
  csType: CustomerService['csType'];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'null where links go out encrypted: ask /wps/system/service',
  })
  path: string | null;
}

class AnalyticsResponse {
  @ApiProperty({ type: String, nullable: true })
  gtagId: string | null;
}

class SystemInfoResponse {
  @ApiProperty()
  merchantCode: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  currency: string;

  @ApiProperty()
  currencySymbol: string;

  @ApiProperty({ description: 'decimals shown' })
  displayScale: number;

  @ApiProperty()
  defaultLanguage: string;

  @ApiProperty({ type: [String] })
  languages: string[];

  @ApiProperty()
  lotteryType: string;

  @ApiProperty()
  device: string;

  @ApiProperty()
  timeZone: string;

  @ApiProperty()
  chatHeaderColour: string;

  @ApiProperty({ type: [WhitelabelNodeResponse] })
  whitelabel: WhitelabelNode[];

  @ApiProperty({ type: Object, description: 'field rules of the registration form, by field' })
  register: RegisterRules;

  @ApiProperty({ type: Number, description: 'years of a member' })
  minimumAge: number;

  @ApiProperty({ type: [ResourceResponse] })
  resources: ResourceResponse[];

  @ApiProperty({ type: [CustomerServiceEntryResponse] })
  customerService: CustomerServiceEntryResponse[];

  @ApiProperty({ type: AnalyticsResponse })
  analytics: { gtagId: string | null };

  @ApiProperty({ type: [String] })
  imageCDNs: string[];

  @ApiProperty({ type: [String] })
  launchGameCDNs: string[];

  @ApiProperty({ type: Object, description: 'public JWK to which log-in and registration are encrypted' })
  payloadKey: { kid: string; kty: string; crv: string; x: string; y?: string };
}

class LocationResponse {
  @ApiProperty()
  ip: string;

  @ApiProperty({ type: String, nullable: true })
  country: string | null;
}

export class SystemStatusResponse {
  @ApiProperty({ type: SystemInfoResponse })
  info: SystemInfoResponse;

  @ApiProperty({ type: LocationResponse })
  location: LocationResponse;

  @ApiProperty()
  maintenance: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  maintenanceUntil: string | null;

  @ApiProperty()
  regionRestriction: boolean;

  @ApiProperty({
    format: 'date-time',
    description: 'by which a client with a wrong clock stamps its payloads',
  })
  serverTime: string;
}
