import type { PayloadKey } from '~/lib/crypto';
import type { Schema } from '~/lib/api/types';

/** A rule of the registration form, decided by the server (specification 5.1). */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  acceptedPattern?: string;
  patternId?: number;
  minLength?: number;
  maxLength?: number;
}

export type WhitelabelNode = Schema<'Member.WhitelabelNodeResponse'>;

export type SiteResource = Schema<'Member.ResourceResponse'>;

export type CustomerService = Schema<'Member.CustomerServiceEntryResponse'>;

type Status = Schema<'Member.SystemStatusResponse'>;
export type SystemInfo = Omit<Status['info'], 'register' | 'payloadKey'> & {
  register: Record<string, FieldRule>;
  payloadKey: PayloadKey;
};
/** The document leaves the field rules and the key open. */
export type SystemStatus = Omit<Status, 'info'> & { info: SystemInfo };

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
  | 'REDRAIN3'
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
