import type { WhitelabelNode } from '#libs/events';
import type {
  BrandConfiguration,
  CustomerService,
  RegisterRules,
  ServiceLinkKey,
  SiteResource,
} from './brand.configuration.js';
import { namesOf } from './brand.defaults.js';

export const legalAge = 18;

/** What an operator may change while the site runs. */
export interface BrandChange {
  maintenance?: boolean;
  /** null takes the time away. */
  maintenanceUntil?: string | null;
  /** Whitelabel nodes by `modId`. */
  switches?: Record<string, boolean>;
  settings?: Record<string, boolean>;
  allowedAddresses?: string[];
  deniedAddresses?: string[];
  restrictedCountries?: string[];
  /** ISO country code → ranges that lie there, whatever the country database says. */
  countryAddresses?: Record<string, string[]>;
  /** Rules of the registration form; fields that are not named stay as they are. */
  registerRules?: RegisterRules;
  /** Years of a member. */
  minimumAge?: number;
  resources?: SiteResource[];
  customerService?: CustomerService[];
  serviceHosts?: string[];
  /** null sends links plain. */
  serviceLinkKey?: ServiceLinkKey | null;
  gtagId?: string | null;
  imageCDNs?: string[];
  launchGameCDNs?: string[];
  /** Host names of the brand's sites. */
  domains?: { added?: string[]; removed?: string[] };
}

/** The configuration with the change in it, and the names of what the brand does not have. */
export function applyChange(
  before: BrandConfiguration,
  change: BrandChange,
): { after: BrandConfiguration; unknown: string[] } {
  const known = new Set(before.whitelabel.flatMap(namesOf));
  const unknown = [
    ...Object.keys(change.switches ?? {}).filter((name) => !known.has(name)),
    ...Object.keys(change.settings ?? {}).filter((name) => !Object.hasOwn(before.settings, name)),
    ...Object.keys(change.registerRules ?? {}).filter((name) => !Object.hasOwn(before.registerRules, name)),
  ];
  const { maintenanceUntil: _until, serviceLinkKey: _key, ...rest } = before;
  const key = change.serviceLinkKey === undefined ? before.serviceLinkKey : change.serviceLinkKey;
  const until = change.maintenanceUntil === undefined ? before.maintenanceUntil : change.maintenanceUntil;
  const after: BrandConfiguration = {
    ...rest,
    maintenance: change.maintenance ?? before.maintenance,
    ...(until !== undefined && until !== null && { maintenanceUntil: until }),
    whitelabel: before.whitelabel.map((node) => switched(node, change.switches ?? {})),
    settings: { ...before.settings, ...change.settings },
    registerRules: { ...before.registerRules, ...change.registerRules },
    minimumAge: change.minimumAge ?? before.minimumAge ?? legalAge,
    resources: change.resources ?? before.resources,
    customerService: change.customerService ?? before.customerService,
    serviceHosts: change.serviceHosts ?? before.serviceHosts ?? [],
    ...(key && { serviceLinkKey: key }),
    gtagId: change.gtagId === undefined ? before.gtagId : change.gtagId,
    imageCDNs: change.imageCDNs ?? before.imageCDNs,
    launchGameCDNs: change.launchGameCDNs ?? before.launchGameCDNs,
    addresses: {
      countries: change.countryAddresses ?? before.addresses.countries,
      allowed: change.allowedAddresses ?? before.addresses.allowed,
      denied: change.deniedAddresses ?? before.addresses.denied,
      restrictedCountries: change.restrictedCountries ?? before.addresses.restrictedCountries,
    },
  };
  return { after, unknown };
}

/** The tree that clients read: the switches, and the settings that stand outside them as one more branch. */
export function whitelabelOf(brand: Pick<BrandConfiguration, 'whitelabel' | 'settings'>): WhitelabelNode[] {
  const settings = Object.entries(brand.settings).map(([modId, on]) => ({ modId, enabled: on ? '1' : '0' }));
  return [...brand.whitelabel, { modId: 'SETTINGS3', enabled: '1', childrenNodes: settings }];
}

/**
 * Allowed targets of a link of customer service or an app: a path of this site, or https to a host that the brand
 * names. Others would allow phishing under the brand's name.
 */
export function isAllowedLink(link: string, hosts: readonly string[]): boolean {
  if (/^\/(?![/\\])[\w\-./?=&%#]*$/.test(link)) return true;
  try {
    const { protocol, hostname, username, password } = new URL(link);
    return protocol === 'https:' && username === '' && password === '' && hosts.includes(hostname);
  } catch {
    return false;
  }
}

/** The host that a client says it was loaded from: an address, a name, with or without scheme and port. */
export function hostOf(url: string): string | undefined {
  try {
    const { hostname } = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `http://${url}`);
    return (
      hostname
        .replace(/^\[|\]$/g, '')
        .replace(/\.$/, '')
        .toLowerCase() || undefined
    );
  } catch {
    return undefined;
  }
}

function switched(node: WhitelabelNode, switches: Record<string, boolean>): WhitelabelNode {
  const wanted = Object.hasOwn(switches, node.modId) ? switches[node.modId] : undefined;
  return {
    modId: node.modId,
    enabled: wanted === undefined ? node.enabled : wanted ? '1' : '0',
    ...(node.childrenNodes && {
      childrenNodes: node.childrenNodes.map((child) => switched(child, switches)),
    }),
  };
}
