import type { IconName } from '~/art/icon';

/** Page keys are those of the specification (2.8) where it has one; only what is built is listed. */
export const MEMBER_PAGES = [
  'securityCenter',
  'profile',
  'changePassword',
  'fundPassword',
  'mobile',
  'email',
  'secondFactor',
  'sessions',
  'responsibleGaming',
  'messageV2',
  'depositv2',
  'personalHistoryCopy',
] as const;
export type MemberPage = (typeof MEMBER_PAGES)[number];

export const DEFAULT_PAGE: MemberPage = 'securityCenter';

/** Names a link may use for a page. */
const ALIASES: Record<string, MemberPage> = {
  deposit: 'depositv2',
  records: 'personalHistoryCopy',
  inbox: 'messageV2',
  limits: 'responsibleGaming',
};

export function memberPage(key: string | null): MemberPage | null {
  if (!key) return null;
  return (MEMBER_PAGES as readonly string[]).includes(key) ? (key as MemberPage) : (ALIASES[key] ?? null);
}

/** Pages behind a page of the menu: their way back leads there. */
const PARENTS: Partial<Record<MemberPage, MemberPage>> = {
  profile: 'securityCenter',
  changePassword: 'securityCenter',
  fundPassword: 'securityCenter',
  mobile: 'securityCenter',
  email: 'securityCenter',
  secondFactor: 'securityCenter',
};

export const parentOf = (page: MemberPage): MemberPage | null => PARENTS[page] ?? null;

export const MENU: readonly {
  group: 'money' | 'play' | 'me';
  pages: readonly { page: MemberPage; icon: IconName }[];
}[] = [
  { group: 'money', pages: [{ page: 'depositv2', icon: 'deposit' }] },
  { group: 'play', pages: [{ page: 'personalHistoryCopy', icon: 'list' }] },
  {
    group: 'me',
    pages: [
      { page: 'securityCenter', icon: 'shield' },
      { page: 'messageV2', icon: 'mail' },
      { page: 'sessions', icon: 'globe' },
      { page: 'responsibleGaming', icon: 'pause' },
    ],
  },
];
