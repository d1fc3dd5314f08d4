import { ApiProperty } from '@nestjs/swagger';
import type { WhitelabelNode } from '#libs/events';
import type {
  Brand,
  CustomerService,
  RegisterRules,
  ServiceLinkKey,
  SiteResource,
} from '../brand.configuration.js';
import { WhitelabelNodeResponse } from './whitelabel.response.js';

/** A brand as operators see it. */
export class BrandResponse {
  @ApiProperty()
  merchantCode: string;

  @ApiProperty()
  version: number;

  @ApiProperty()
  name: string;

  @ApiProperty()
  maintenance: boolean;

  @ApiProperty({ type: String, nullable: true })
  maintenanceUntil: string | null;

  @ApiProperty({ type: [WhitelabelNodeResponse] })
  whitelabel: WhitelabelNode[];

  @ApiProperty({ type: Object, additionalProperties: { type: 'boolean' } })
  settings: Record<string, boolean>;

  @ApiProperty({ type: [String] })
  allowedAddresses: string[];

  @ApiProperty({ type: [String] })
  deniedAddresses: string[];

  @ApiProperty({ type: [String] })
  restrictedCountries: string[];

  @ApiProperty({ type: Object })
  countryAddresses: Record<string, string[]>;

  @ApiProperty({ type: Object })
  registerRules: RegisterRules;

  @ApiProperty({ type: [Object] })
  resources: SiteResource[];

  @ApiProperty({ type: [Object] })
  customerService: CustomerService[];

  @ApiProperty({ type: [String] })
  serviceHosts: string[];

  @ApiProperty({ type: Object, nullable: true })
  serviceLinkKey: ServiceLinkKey | null;

  @ApiProperty({ type: String, nullable: true })
  gtagId: string | null;

  @ApiProperty({ type: [String] })
  imageCDNs: string[];

  @ApiProperty({ type: [String] })
  launchGameCDNs: string[];

  @ApiProperty({ type: [String], description: 'names, and ranges where bare addresses are at home' })
  domains: string[];

  static of({ merchantCode, version, configuration }: Brand, domains: string[]): BrandResponse {
    const { name, maintenance, maintenanceUntil, whitelabel, settings, addresses } = configuration;
    return {
      merchantCode,
      version,
      name,
      maintenance,
      maintenanceUntil: maintenanceUntil ?? null,
      whitelabel,
      settings,
      allowedAddresses: addresses.allowed,
      deniedAddresses: addresses.denied,
      restrictedCountries: addresses.restrictedCountries,
      countryAddresses: addresses.countries,
      registerRules: configuration.registerRules,
      resources: configuration.resources,
      customerService: configuration.customerService,
      serviceHosts: configuration.serviceHosts ?? [],
      serviceLinkKey: configuration.serviceLinkKey ?? null,
      gtagId: configuration.gtagId,
      imageCDNs: configuration.imageCDNs,
      launchGameCDNs: configuration.launchGameCDNs,
      domains,
    };
  }
}
