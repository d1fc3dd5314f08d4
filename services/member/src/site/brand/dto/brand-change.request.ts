import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { describeFromValidation, largestInteger, ListOf, Optional, OrNull } from '#libs/platform';
import type { CustomerService, RegisterRules, ServiceLinkKey, SiteResource } from '../brand.configuration.js';

const hostForm = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const keyPart = /^[\w-]{43}$/;

class ResourceRequest implements SiteResource {
  @IsIn(['IOS', 'MOBILECONFIG', 'ANDROID', 'SOCIAL', 'EMAIL'])
  resourceType: string;

  @IsString()
  @MinLength(1)
  @MaxLength(300)
  url: string;

  @IsString()
  @MinLength(1)
  @MaxLength(60)
  labelNameEn: string;

  @IsString()
  @MinLength(1)
  @MaxLength(60)
  labelNameVi: string;

  @Optional()
  @IsString()
  @MaxLength(60)
  labelNameCn?: string;
}

class CustomerServiceRequest implements CustomerService {
  @IsIn(['VIP', 'LIVECHAT'])
  csType: CustomerService['csType'];

  @IsString()
  @MinLength(1)
  @MaxLength(300)
  path: string;
}

class ServiceLinkKeyRequest implements ServiceLinkKey {
  @IsString()
  @Matches(/^[\w.-]{1,64}$/)
  kid: string;

  @IsIn(['EC'])
  kty: 'EC';

  @IsIn(['P-256'])
  crv: 'P-256';

  @Matches(keyPart)
  x: string;

  @Matches(keyPart)
  y: string;
}

class DomainsRequest {
  @Optional()
  @IsArray()
  @ArrayMaxSize(50)
  @Matches(hostForm, { each: true })
  added?: string[];

  @Optional()
  @IsArray()
  @ArrayMaxSize(50)
  @Matches(hostForm, { each: true })
  removed?: string[];
}
for (const part of [ResourceRequest, CustomerServiceRequest, ServiceLinkKeyRequest, DomainsRequest])
  describeFromValidation(part);

export class BrandChangeRequest {
  /** The version that the operator saw; a change of an older one is refused. */
  @IsInt()
  @Min(1)
  @Max(largestInteger)
  version: number;

  @Optional()
  @IsString()
  @MaxLength(32)
  merchantCode?: string;

  @Optional()
  @IsBoolean()
  maintenance?: boolean;

  /** null takes the time away. */
  @OrNull()
  @IsISO8601({ strict: true, strictSeparator: true })
  maintenanceUntil?: string | null;

  /** Whitelabel nodes by `modId`: true is on. */
  @Optional()
  @IsObject()
  switches?: Record<string, boolean>;

  @Optional()
  @IsObject()
  settings?: Record<string, boolean>;

  /** Ranges in CIDR form. */
  @Optional()
  @IsArray()
  @IsString({ each: true })
  allowedAddresses?: string[];

  @Optional()
  @IsArray()
  @IsString({ each: true })
  deniedAddresses?: string[];

  @Optional()
  @IsArray()
  @Matches(/^[A-Z]{2}$/, { each: true })
  restrictedCountries?: string[];

  /** ISO country code → ranges that lie there, whatever the country database says. */
  @Optional()
  @IsObject()
  countryAddresses?: Record<string, string[]>;

  /** Field → `{enabled, required, acceptedPattern?, patternId, minLength, maxLength}`. */
  @Optional()
  @IsObject()
  registerRules?: RegisterRules;

  /** Years of a member, from the law's eighteen. */
  @Optional()
  @IsInt()
  @Min(18)
  @Max(30)
  minimumAge?: number;

  @ApiProperty({ type: [ResourceRequest], required: false })
  @Optional()
  @ArrayMaxSize(20)
  @ListOf(() => ResourceRequest)
  resources?: ResourceRequest[];

  @ApiProperty({ type: [CustomerServiceRequest], required: false })
  @Optional()
  @ArrayMaxSize(10)
  @ListOf(() => CustomerServiceRequest)
  customerService?: CustomerServiceRequest[];

  @Optional()
  @IsArray()
  @ArrayMaxSize(50)
  @Matches(hostForm, { each: true })
  serviceHosts?: string[];

  /** Public key (JWK) to which links of customer service are encrypted; null sends them plain. */
  @OrNull()
  @ValidateNested()
  @Type(() => ServiceLinkKeyRequest)
  serviceLinkKey?: ServiceLinkKeyRequest | null;

  @OrNull()
  @IsString()
  @Matches(/^[A-Z0-9-]{4,32}$/)
  gtagId?: string | null;

  @Optional()
  @IsArray()
  @ArrayMaxSize(20)
  @Matches(/^https:\/\/[\w.-]+(:\d{1,5})?$/, { each: true })
  imageCDNs?: string[];

  @Optional()
  @IsArray()
  @ArrayMaxSize(20)
  @Matches(/^https?:\/\/[\w.-]+(:\d{1,5})?$/, { each: true })
  launchGameCDNs?: string[];

  @ApiProperty({ type: DomainsRequest, required: false })
  @Optional()
  @ValidateNested()
  @Type(() => DomainsRequest)
  domains?: DomainsRequest;
}
