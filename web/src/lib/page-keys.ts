/** Pages of the member centre by key: each page adds its own where it is defined, so that a wrong link does not compile. */
export interface MemberPages {
  securityCenter: true;
}

/** Pages of the agent centre by key, likewise. */
export interface AgentPages {
  registerCenter: true;
}

export type Centre = 'member' | 'agent';
export type MemberPageKey = keyof MemberPages & string;
export type AgentPageKey = keyof AgentPages & string;
export type PageKey<C extends Centre = Centre> = C extends 'member' ? MemberPageKey : AgentPageKey;

/** The specification's keys (2.8), and short names that links use, for pages of the member centre. */
const ALIASES: Readonly<Record<string, string>> = {
  depositv2: 'deposit',
  messageV2: 'inbox',
  personalHistoryCopy: 'records',
  limits: 'responsibleGaming',
};

/** The page's own key, where the key given is an alias. */
export const ownKey = (key: string): string => (Object.hasOwn(ALIASES, key) ? ALIASES[key]! : key);

const CENTRE_PATH = /^\/(member|agent)(?:\/([A-Za-z0-9]+))?\/?$/;

export const centrePath = (centre: Centre, page?: string | null): string =>
  page ? `/${centre}/${page}` : `/${centre}`;

/** The centre that an address names, with the page in it. */
export function centreOf(path: string): { centre: Centre; page: string | null } | null {
  const match = CENTRE_PATH.exec(path);
  return match ? { centre: match[1] as Centre, page: match[2] ? ownKey(match[2]) : null } : null;
}
