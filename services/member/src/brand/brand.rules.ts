import type { WhitelabelNode } from '#libs/events';
import type { BrandConfiguration } from './brand.configuration.js';

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
  ];
  const { maintenanceUntil: _replaced, ...rest } = before;
  const until = change.maintenanceUntil === undefined ? before.maintenanceUntil : change.maintenanceUntil;
  const after: BrandConfiguration = {
    ...rest,
    maintenance: change.maintenance ?? before.maintenance,
    ...(until !== undefined && until !== null && { maintenanceUntil: until }),
    whitelabel: before.whitelabel.map((node) => switched(node, change.switches ?? {})),
    settings: { ...before.settings, ...change.settings },
    addresses: {
      ...before.addresses,
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

function namesOf(node: WhitelabelNode): string[] {
  return [node.modId, ...(node.childrenNodes ?? []).flatMap(namesOf)];
}
