import { Injectable } from '@nestjs/common';
import { PlatformErrors } from '#libs/platform';
import { isRange } from '#libs/geography';
import type { Brand, SiteResource } from '../brand/brand.configuration.js';
import { hostOf } from '../brand/brand.rules.js';
import { BrandService } from '../brand/brand.service.js';
import { qrCode } from './qr.js';

/** Apps and pages that a phone opens by its camera. */
@Injectable()
export class ResourceService {
  constructor(private readonly brands: BrandService) {}

  qrOf(resourceType: string, merchant: string | undefined, host: string | undefined): string {
    const brand = this.brands.get(merchant);
    const resource = brand.configuration.resources.find((known) => known.resourceType === resourceType);
    if (!resource) throw PlatformErrors.NOT_FOUND();
    return qrCode(this.absolute(brand, resource, host));
  }

  /** The visitor's host if the brand lists it, else the first host of the brand. */
  private absolute(brand: Brand, { url }: SiteResource, host: string | undefined): string {
    if (!url.startsWith('/')) return url;
    if (host !== undefined && this.isOwn(brand, host)) {
      const name = hostOf(host) ?? '';
      const isLocal = name === 'localhost' || isRange(`${name}/${name.includes(':') ? 128 : 32}`);
      return `${isLocal ? 'http' : 'https'}://${host.toLowerCase()}${url}`;
    }
    return `https://${this.brands.hostsOf(brand.merchantCode)[0] ?? 'localhost'}${url}`;
  }

  private isOwn({ merchantCode }: Brand, host: string): boolean {
    if (!/^[\w.:[\]-]{1,260}$/.test(host)) return false;
    try {
      return this.brands.atUrl(host).merchantCode === merchantCode;
    } catch {
      return false;
    }
  }
}

export function qrPath(resourceType: string): string {
  return `/wps/v2/resources/${resourceType}/qr`;
}
