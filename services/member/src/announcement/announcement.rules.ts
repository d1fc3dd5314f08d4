import type { Language } from '#libs/platform';

/** B banners, PL for players who are logged in, PU popups, PR promotions, H headlines that run across the page. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];
export const defaultType: AnnouncementType = 'B';
export const platforms = ['W', 'M'] as const;
export type Platform = (typeof platforms)[number];

/** Notices on one page of the notification list. */
export const noticesPerPage = 9;

export type Text = Record<Language, string>;

export interface Announcement {
  id: string;
  merchantCode: string;
  type: AnnouncementType;
  title: Text;
  /** Sanitised HTML. */
  content: Text;
  link: string | null;
  /** Where it shows; everywhere where empty. */
  platforms: Platform[];
  /** Higher comes first. */
  rank: number;
  startsAt: Date;
  endsAt: Date | null;
  version: number;
}

/** The name under which a list of this type goes out. */
export const listNames = {
  B: 'banners',
  PL: 'player',
  PU: 'popup',
  PR: 'promotion',
  H: 'headline',
} as const satisfies Record<AnnouncementType, string>;

/** `B,PU` as types; undefined where one of them is none. Nothing asks for the default. */
export function typesOf(text: string | undefined): AnnouncementType[] | undefined {
  if (text === undefined || text === '') return [defaultType];
  const asked = [...new Set(text.split(','))];
  const known = asked.filter((type): type is AnnouncementType =>
    (announcementTypes as readonly string[]).includes(type),
  );
  return known.length === asked.length ? known : undefined;
}

/** What a guest may see of them. */
export function visibleTypes(types: readonly AnnouncementType[], loggedIn: boolean): AnnouncementType[] {
  return types.filter((type) => loggedIn || type !== 'PL');
}
