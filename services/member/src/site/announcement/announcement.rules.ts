import type { SiteText } from '#libs/platform';

/** B banners, PL for players who are logged in, PU popups, PR promotions, H headlines (marquee). */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];
export const defaultType: AnnouncementType = 'B';
export const platforms = ['W', 'M'] as const;
export type Platform = (typeof platforms)[number];

/** Places outside the page's own list where a banner stands: the log-in and the register modal. */
export const bannerGroups = ['w_login', 'w_register'] as const;
export type BannerGroup = (typeof bannerGroups)[number];

/** Notices on one page of the notification list. */
export const noticesPerPage = 9;

export type LocalizedText = SiteText;

export interface Announcement {
  id: string;
  merchantCode: string;
  type: AnnouncementType;
  title: LocalizedText;
  /** Sanitised HTML. */
  content: LocalizedText;
  link: string | null;
  /** Only of a banner; null: the page's own list. */
  bannerGroup: BannerGroup | null;
  /** Only of type PL: shown to agents alone, in the agent centre. */
  forAgents: boolean;
  /** Empty means every platform. */
  platforms: Platform[];
  /** Higher comes first. */
  rank: number;
  startsAt: Date;
  endsAt: Date | null;
  version: number;
}

/** The field of the response that lists this type. */
export const listNames = {
  B: 'banners',
  PL: 'player',
  PU: 'popup',
  PR: 'promotion',
  H: 'headline',
} as const satisfies Record<AnnouncementType, string>;

/** Parses `B,PU`; undefined if a type is unknown. An empty text means the default type. */
export function typesOf(text: string | undefined): AnnouncementType[] | undefined {
  if (text === undefined || text === '') return [defaultType];
  const asked = [...new Set(text.split(','))];
  const known = asked.filter((type): type is AnnouncementType =>
    (announcementTypes as readonly string[]).includes(type),
  );
  return known.length === asked.length ? known : undefined;
}

/** A guest does not see announcements for players. */
export function visibleTypes(types: readonly AnnouncementType[], loggedIn: boolean): AnnouncementType[] {
  return types.filter((type) => loggedIn || type !== 'PL');
}
