import type { PayloadKey } from '~/lib/crypto';

/** A rule of the registration form, decided by the server (specification 5.1). */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  acceptedPattern?: string;
  patternId?: number;
  minLength?: number;
  maxLength?: number;
}

export interface WhitelabelNode {
  modId: string;
  /** '1' means on. */
  enabled: string;
  childrenNodes?: WhitelabelNode[];
}

export interface SiteResource {
  resourceType: string;
  url: string;
  qrCodeUrl?: string | null;
  labelNameEn?: string;
  labelNameVi?: string;
  labelNameCn?: string;
}

export interface CustomerService {
  csType: 'VIP' | 'LIVECHAT';
  /** Null where links go out encrypted, and are asked for one by one. */
  path: string | null;
}

export interface SystemStatus {
  info: {
    whitelabel: WhitelabelNode[] | WhitelabelNode;
    register: Record<string, FieldRule>;
    resources?: SiteResource[];
    customerService?: CustomerService[];
    imageCDNs?: string[];
    launchGameCDNs?: string[];
    payloadKey: PayloadKey;
    /** Shown after amounts; part of the brand's configuration. */
    currencySymbol?: string;
    name?: string;
  };
  location: { ip: string; country: string | null };
  maintenance: boolean;
  maintenanceUntil?: string | null;
  regionRestriction: boolean;
  serverTime?: string;
}

export type SiteState = 'normal' | 'maintenance' | 'restricted';

/** Specification 4.1: 0 normal, 1 maintenance, 2 region restricted. */
export function siteState(status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'>): SiteState {
  if (status.maintenance) return 'maintenance';
  return status.regionRestriction ? 'restricted' : 'normal';
}

export type Flag =
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  | 'USERNAMEREG3'
  | 'PHONEAUTH3'
  | 'FREEPLAY3'
  | 'PWDEXPFORCECHANGE3'
  | 'MOBILEVERCODELOGIN3'
  | 'DIRECTREG3'
  | 'MANPLAYREB3'
  | 'CHNGPASSVERIF3'
  | 'DEPOSIT3'
  | 'MESSAGE3'
  | 'AGENTCENTER3'
  | 'smsEnabled'
  | 'creditMode'
  | 'loginedToHomePage';

/** A flag counts only while every node above it is on too. */
export function isEnabled(tree: WhitelabelNode[] | WhitelabelNode | undefined, flag: string): boolean {
  const nodes = Array.isArray(tree) ? tree : tree ? [tree] : [];
  return nodes.some(
    (node) => node.enabled === '1' && (node.modId === flag || isEnabled(node.childrenNodes, flag)),
  );
}
