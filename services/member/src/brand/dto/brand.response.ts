import { ApiProperty } from '@nestjs/swagger';
import type { WhitelabelNode } from '#libs/events';
import type { Brand } from '../brand.configuration.js';

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

  @ApiProperty({ type: [Object] })
  whitelabel: WhitelabelNode[];

  @ApiProperty({ type: Object })
  settings: Record<string, boolean>;

  @ApiProperty({ type: [String] })
  allowedAddresses: string[];

  @ApiProperty({ type: [String] })
  deniedAddresses: string[];

  @ApiProperty({ type: [String] })
  restrictedCountries: string[];

  static of({ merchantCode, version, configuration }: Brand): BrandResponse {
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
    };
  }
}
