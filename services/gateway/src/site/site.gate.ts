import { LRUCache } from 'lru-cache';
import { brandState, type PayloadOf, type WhitelabelNode } from '#libs/events';
import { countryOf, isRange, isRestricted, isWithin } from '#libs/geography';
import type { StateView } from '#libs/messaging';
import type { Clock } from '#libs/platform';
import type { Route } from '../routes/route.js';
import { SiteErrors } from './site.errors.js';
import { isAlwaysOpen } from './site.rules.js';

type Brand = PayloadOf<typeof brandState>;

/** What a request says about the site that it wants. */
export interface SiteRequest {
  host: string | undefined;
  merchant: string | string[] | undefined;
  address: string;
}

/**
 * Refuses calls during maintenance and from regions where the brand is restricted. The brand is the one that lists the host,
 * else this deployment's; a Merchant header may name another known brand, which must admit the call as well.
 */
export class SiteGate {
  private readonly restricted = new LRUCache<string, boolean>({ max: 20_000 });
  /** Merchant codes by Host header. */
  private readonly sites = new LRUCache<string, string>({ max: 1_000 });

  constructor(
    private readonly brands: StateView<Brand>,
    private readonly merchantCode: string,
    private readonly clock: Clock,
  ) {
    brands.onChange(() => {
      this.restricted.clear();
      this.sites.clear();
    });
  }

  admit(route: Pick<Route, 'path' | 'class'>, { host, merchant, address }: SiteRequest): void {
    if (isAlwaysOpen(route)) return;
    const own = this.brandAt(host);
    if (!own) throw SiteErrors.SITE_UNAVAILABLE(undefined, 10);
    this.assertOpen(own, address);
    if (merchant === undefined || merchant === '' || merchant === own.merchantCode) return;
    const named = this.brands.get(String(merchant));
    if (!named) throw SiteErrors.MERCHANT_UNKNOWN();
    this.assertOpen(named, address);
  }

  private brandAt(host = ''): Brand | undefined {
    let code = this.sites.get(host);
    if (code === undefined) {
      const name = hostName(host);
      const listed = this.brands
        .all()
        .find(({ domains = [] }) =>
          domains.some((known) => (isRange(known) ? isWithin(name, [known]) : known === name)),
        );
      this.sites.set(host, (code = listed?.merchantCode ?? this.merchantCode));
    }
    return this.brands.get(code);
  }

  private assertOpen(brand: Brand, address: string): void {
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

/** Lower case, without port and brackets. */
function hostName(host: string): string {
  return URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
}

function isSwitchedOn(nodes: readonly WhitelabelNode[], modId: string): boolean {
  return nodes.some(
    (node) => node.enabled === '1' && (node.modId === modId || isSwitchedOn(node.childrenNodes ?? [], modId)),
  );
}
