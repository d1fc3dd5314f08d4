import type { CustomTypeOptions, ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { IconName } from '~/art/icon';
import type { AgentPageKey, MemberPageKey } from '~/lib/page-keys';
import { lazyPage } from './lazy-page';

export type TextNamespace = keyof CustomTypeOptions['resources'];
type TitleKey<N extends TextNamespace> = `${N}:${Extract<ParseKeys<N>, string>}`;
interface PageParts<N extends TextNamespace> {
  title: TitleKey<N>;
  /** The catalogues that the page uses; they load in parallel with its code. */
  texts: readonly TextNamespace[];
  load: () => Promise<ComponentType>;
}

export interface SitePage extends PageParts<'common'> {
  at: 'site';
  path: `/${string}`;
  /** Further addresses of the page. */
  aliases: readonly `/${string}`[];
  /** `anyone` sees it even where the site is closed to guests. */
  guard: 'visitor' | 'anyone';
  /** What surrounds it: header, footer and dock; no dock; the header alone; nothing. */
  frame: 'full' | 'no-dock' | 'header' | 'bare';
  menu: { place: 'footer'; order: number } | null;
}

/** What decides whether a page of a centre is shown (specification 6). */
export interface PageSituation {
  /** A switch or setting of the brand. */
  isOn: (flag: string) => boolean;
  type: number | null;
  /** 1 where the member may transfer to an upline. */
  toUpline: number;
}

interface CentrePageParts<N extends TextNamespace> extends PageParts<N> {
  shows: 'always' | ((situation: PageSituation) => boolean);
}

export interface MemberPage extends CentrePageParts<'member'> {
  at: 'member';
  key: MemberPageKey;
  guard: 'member';
  /** A place in the menu, or the page of the menu that it lies behind. */
  menu:
    | { group: 'me' | 'money' | 'play' | 'rewards' | 'messages'; order: number; icon: IconName }
    | { behind: MemberPageKey };
}

export interface AgentPage extends CentrePageParts<'agent'> {
  at: 'agent';
  key: AgentPageKey;
  guard: 'agent';
  menu: { order: number; icon: IconName };
}

export type CentrePage = MemberPage | AgentPage;
export type PageDefinition = SitePage | CentrePage;
export type Defined<P extends PageDefinition> = P & {
  Page: ReturnType<typeof lazyPage>;
  preload: () => void;
};

/** Registers a page by everything that names it: address, guard, menu, texts, title. A part that is missing does not compile. */
export function definePage<P extends PageDefinition>(page: P): Defined<P> {
  const Page = lazyPage(page.load, ...page.texts);
  return { ...page, Page, preload: Page.preload };
}

export const isShown = (page: CentrePage, situation: PageSituation): boolean =>
  page.shows === 'always' || page.shows(situation);
