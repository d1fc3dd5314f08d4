import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { IconName } from '~/art/icon';
import { lazyPage } from '~/ui/lazy-page';
import type { ConsoleTexts } from './console-texts';

export type ConsoleNamespace = keyof ConsoleTexts & string;
type TitleKey<N extends ConsoleNamespace> = N extends ConsoleNamespace
  ? `${N}:${Extract<ParseKeys<N>, string>}`
  : never;

export const ROLES = [
  'admin',
  'support',
  'cashier',
  'ledger',
  'content',
  'brand',
  'games',
  'rewards',
  'events',
  'agents',
  'lottery',
] as const;
export type Role = (typeof ROLES)[number];
export const MENU_GROUPS = ['home', 'money', 'members', 'play', 'content', 'system'] as const;

/** How many things wait on a page; polled while the console is open. */
// oxlint-disable-next-line typescript/no-explicit-any -- the answer's type is the page's own matter
export type Badge = UseQueryOptions<any, Error, number, QueryKey>;

export interface ConsolePage<N extends ConsoleNamespace = ConsoleNamespace> {
  /** Under `/console`; `*` at its end takes addresses below it. */
  path: `/${string}`;
  /** Any of them opens it; `admin` opens everything. */
  roles: readonly [Role, ...Role[]] | 'any';
  menu: { group: (typeof MENU_GROUPS)[number]; order: number; icon: IconName } | { behind: `/${string}` };
  /** The letter that follows `g` to open it. */
  key: string | null;
  badge: (() => Badge) | null;
  title: TitleKey<N>;
  /** The catalogues that the page uses; they load in parallel with its code. */
  texts: readonly [N, ...N[]];
  load: () => Promise<ComponentType>;
}

export interface DefinedConsolePage extends Omit<ConsolePage, 'title'> {
  title: string;
  Page: ReturnType<typeof lazyPage>;
  preload: () => void;
}

/** Registers a page of the console: a file `pages/<name>.page.ts` that exports one is all that menu, router and palette need. */
export function defineConsolePage<N extends ConsoleNamespace>(page: ConsolePage<N>): DefinedConsolePage {
  const Page = lazyPage(page.load, ...page.texts);
  return { ...page, Page, preload: Page.preload };
}

export const mayOpen = (roles: readonly string[], page: Pick<ConsolePage, 'roles'>): boolean =>
  page.roles === 'any' || roles.includes('admin') || page.roles.some((role) => roles.includes(role));
