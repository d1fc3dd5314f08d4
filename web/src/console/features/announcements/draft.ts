import { LANGUAGES, type Language } from '~/lib/language';
import { localTime, timeOfLocal } from '~/lib/brand-time';
import type { Announcement, AnnouncementDraft, BannerGroup } from './announcements.api';

type Texts = Record<Language, string>;

/** What the form holds: each language as typed, times as the brand's clock shows them. */
export interface Form {
  type: Announcement['type'];
  title: Texts;
  content: Texts;
  link: string;
  /** Empty: on the page itself. */
  bannerGroup: BannerGroup | '';
  /** Of type PL: for the agent centre alone. */
  forAgents: boolean;
  rank: string;
  startsAt: string;
  endsAt: string;
}

const textsOf = (given: Partial<Texts>): Texts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, given[language] ?? ''])) as Texts;

export function formOf(announcement: Announcement | null): Form {
  return {
    type: announcement?.type ?? 'H',
    title: textsOf(announcement?.title ?? {}),
    content: textsOf(announcement?.content ?? {}),
    link: announcement?.link ?? '',
    bannerGroup: announcement?.bannerGroup ?? '',
    forAgents: announcement?.forAgents ?? false,
    rank: String(announcement?.rank ?? 0),
    startsAt: announcement ? localTime(Date.parse(announcement.startsAt)) : '',
    endsAt: announcement?.endsAt ? localTime(Date.parse(announcement.endsAt)) : '',
  };
}

/** Languages in which the title or the text is not written. */
export const missingIn = ({ title, content }: Pick<Announcement | Form, 'title' | 'content'>): Language[] =>
  LANGUAGES.filter((language) => !title[language]?.trim() || !content[language]?.trim());

/** Vietnamese and English must be there; another language is worded wholly or not at all. */
export const blockingIn = ({ title, content }: Form): Language[] =>
  LANGUAGES.filter((language) => {
    const parts = [title[language].trim() !== '', content[language].trim() !== ''];
    return language === 'vi' || language === 'en' ? parts.includes(false) : parts[0] !== parts[1];
  });

/** Plain text becomes paragraphs; what has a tag is HTML already. */
export function asHtml(text: string): string {
  if (/<[a-z]/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

const worded = (texts: Texts, change: (text: string) => string) => {
  const { vi, en, ...further } = texts;
  const given = Object.entries(further).filter(([, text]) => text.trim() !== '');
  return {
    ...Object.fromEntries(given.map(([language, text]) => [language, change(text.trim())])),
    vi: change(vi.trim()),
    en: change(en.trim()),
  };
};

export const draftOf = (form: Form, platforms: AnnouncementDraft['platforms']): AnnouncementDraft => ({
  type: form.type,
  title: worded(form.title, (text) => text),
  content: worded(form.content, asHtml),
  rank: Number(form.rank) || 0,
  ...(platforms && { platforms }),
  ...(form.type === 'B' && form.bannerGroup && { bannerGroup: form.bannerGroup }),
  ...(form.type === 'PL' && form.forAgents && { forAgents: true }),
  ...(form.link.trim() && { link: form.link.trim() }),
  ...(form.startsAt && { startsAt: timeOfLocal(form.startsAt) }),
  ...(form.endsAt && { endsAt: timeOfLocal(form.endsAt) }),
});

export type Shown = 'live' | 'coming' | 'over';
export function shownAt({ startsAt, endsAt }: Announcement, now: number): Shown {
  if (Date.parse(startsAt) > now) return 'coming';
  return endsAt !== null && Date.parse(endsAt) <= now ? 'over' : 'live';
}
