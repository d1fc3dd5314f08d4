import { LRUCache } from 'lru-cache';
import { brandState, type PayloadOf, type WhitelabelNode } from '#libs/events';
import { countryOf, isRestricted } from '#libs/geography';
import type { StateView } from '#libs/messaging';
import type { Clock } from '#libs/platform';
import type { Route } from '../routes/route.js';
import { SiteErrors } from './site.errors.js';
import { isAlwaysOpen } from './site.rules.js';

type Brand = PayloadOf<typeof brandState>;

/** Refuses calls during maintenance and from regions where the brand is restricted. */
export class SiteGate {
  private readonly restricted = new LRUCache<string, boolean>({ max: 20_000 });

  constructor(
    private readonly brands: StateView<Brand>,
    private readonly merchantCode: string,
    private readonly clock: Clock,
  ) {
    brands.onChange(() => this.restricted.clear());
  }

  admit(
    route: Pick<Route, 'path' | 'class'>,
    merchant: string | string[] | undefined,
    address: string,
  ): void {
    if (isAlwaysOpen(route)) return;
    // An unknown brand is refused by the owner.
    const brand = this.brands.get(
      typeof merchant === 'string' && merchant !== '' ? merchant : this.merchantCode,
    );
    if (!brand) return;
    if (this.isRestricted(brand, address))
      throw SiteErrors.REGION_RESTRICTED({ ip: address, country: countryOf(address, brand.access!) });
    if (brand.maintenance)
      throw SiteErrors.SITE_MAINTENANCE(
        { maintenanceUntil: brand.maintenanceUntil ?? null },
        this.secondsUntil(brand.maintenanceUntil),
      );
  }

  /** Whether a flag of this site's brand is on; it counts only if every node above it is on. */
  isOn(modId: string): boolean {
    return isSwitchedOn(this.brands.get(this.merchantCode)?.whitelabel ?? [], modId);
  }

  private isRestricted({ merchantCode, access }: Brand, address: string): boolean {
    if (!access) return false;
    const key = `${merchantCode} ${address}`;
    let known = this.restricted.get(key);
    if (known === undefined) this.restricted.set(key, (known = isRestricted(address, access)));
    return known;
  }

  private secondsUntil(end: string | undefined): number {
    const seconds = end === undefined ? 60 : Math.ceil((Date.parse(end) - this.clock.now().getTime()) / 1000);
    return Math.min(3600, Math.max(10, seconds));
  }
}

function isSwitchedOn(nodes: readonly WhitelabelNode[], modId: string): boolean {
  return nodes.some(
    (node) => node.enabled === '1' && (node.modId === modId || isSwitchedOn(node.childrenNodes ?? [], modId)),
  );
}
