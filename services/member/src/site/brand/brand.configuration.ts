import type { brandState, PayloadOf, registerRulesState, WhitelabelNode } from '#libs/events';
import type { AddressRules } from '#libs/geography';

export type RegisterRules = PayloadOf<typeof registerRulesState>['rules'];

export interface SiteResource {
  resourceType: string;
  url: string;
  qrCodeUrl?: string;
  labelNameEn: string;
  labelNameVi: string;
  labelNameCn?: string;
}

export interface CustomerService {
  csType: 'VIP' | 'LIVECHAT';
  /** A path of this site, or an https link to one of the brand's `serviceHosts`. */
  path: string;
}

/** The key to which links of customer service are encrypted; its private half is the client's. */
export interface ServiceLinkKey {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

/** The stored configuration of a brand. */
export interface BrandConfiguration {
  name: string;
  currency: string;
  currencySymbol: string;
  displayScale: number;
  defaultLanguage: string;
  languages: string[];
  lotteryType: string;
  device: string;
  timeZone: string;
  chatHeaderColour: string;
  whitelabel: WhitelabelNode[];
  settings: Record<string, boolean>;
  maintenance: boolean;
  maintenanceUntil?: string;
  registerRules: RegisterRules;
  /** Years of a member; the law's eighteen where it is not said. */
  minimumAge?: number;
  resources: SiteResource[];
  customerService: CustomerService[];
  /** Hosts outside this site that customer service may stand on. */
  serviceHosts?: string[];
  /** Without it links go out plain. */
  serviceLinkKey?: ServiceLinkKey;
  gtagId: string | null;
  imageCDNs: string[];
  launchGameCDNs: string[];
  addresses: AddressRules;
}

export interface Brand {
  merchantCode: string;
  version: number;
  configuration: BrandConfiguration;
}

/** The published state of a brand. */
export function brandPayload(
  brand: Pick<Brand, 'merchantCode' | 'configuration'>,
  domains: string[],
): PayloadOf<typeof brandState> {
  const { configuration: known, merchantCode } = brand;
  return {
    merchantCode,
    name: known.name,
    currency: known.currency,
    currencySymbol: known.currencySymbol,
    displayScale: known.displayScale,
    defaultLanguage: known.defaultLanguage,
    languages: known.languages,
    lotteryType: known.lotteryType,
    device: known.device,
    timeZone: known.timeZone,
    whitelabel: known.whitelabel,
    maintenance: known.maintenance,
    ...(known.maintenanceUntil !== undefined && { maintenanceUntil: known.maintenanceUntil }),
    domains,
    ...(known.minimumAge !== undefined && { minimumAge: known.minimumAge }),
    flags: known.settings,
    access: known.addresses,
  };
}
