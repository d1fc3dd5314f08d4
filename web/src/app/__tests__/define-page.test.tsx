import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { loadNamespaces } from '~/lib/i18n';
import { builtLink } from '~/lib/built-pages';
import { LANGUAGES } from '~/lib/language';
import { beginSession } from '~/testing/member';
import { status } from '~/testing/fixtures';
import { place, renderApp } from '~/testing/render';
import {
  definePage,
  type AgentPage,
  type MemberPage,
  type PageDefinition,
  type SitePage,
} from '~/ui/define-page';
import { screens } from '../../../e2e/accessibility/screens';
import { unvisited } from '../../../e2e/accessibility/coverage';
import { agentPages } from '../pages/agent';
import { memberPages } from '../pages/member';
import { sitePages } from '../pages/site';
import { appTexts } from '../texts';

declare module '~/lib/page-keys' {
  interface MemberPages {
    trial: true;
  }
}

const trial = definePage({
  at: 'member',
  key: 'trial',
  guard: 'member',
  shows: ({ isOn }) => isOn('MESSAGE3'),
  menu: { group: 'play', order: 2, icon: 'gift' },
  title: 'member:title',
  texts: ['member'],
  load: async () => () => <p>the page of the test</p>,
});

/** The parts without which a page of this kind still compiles. */
type Optional<P extends PageDefinition> = {
  [Part in keyof P]-?: Omit<P, Part> extends PageDefinition ? Part : never;
}[keyof P];

const user = userEvent.setup();
const namespaces = ['member', 'auth', 'games', 'system', 'account'];
const pages = [...sitePages, ...memberPages, ...agentPages];
afterEach(() => {
  const at = memberPages.indexOf(trial);
  if (at >= 0) memberPages.splice(at, 1);
});

describe('a page that is defined', () => {
  it('compiles only with all of its parts', () => {
    expectTypeOf<Optional<SitePage>>().toBeNever();
    expectTypeOf<Optional<MemberPage>>().toBeNever();
    expectTypeOf<Optional<AgentPage>>().toBeNever();
  });

  it('is in the menu, at its address, under its title, and on the list of the accessibility checks', async () => {
    memberPages.push(trial);
    beginSession();
    await renderApp('/member/trial', { namespaces });
    expect(await screen.findByText('the page of the test')).toBeTruthy();
    const menu = screen.getByRole('navigation', { name: 'Mục thành viên' });
    expect(within(menu).getByRole('button', { name: 'Trung tâm thành viên' }).ariaCurrent).toBe('page');
    expect(document.title).toMatch(/^Trung tâm thành viên/);
    expect(unvisited([trial], screens)).toEqual([trial]);
    expect(unvisited([trial], [{ path: '/member/trial' }])).toEqual([]);
    expect(unvisited([trial], [{ path: '/index?m=member&p=trial' }])).toEqual([]);
  });

  it('is neither in the menu nor at its address where its flag is off', async () => {
    memberPages.push(trial);
    beginSession();
    await renderApp('/member/trial', { namespaces, site: status({ flags: [] }) });
    const menu = await screen.findByRole('navigation', { name: 'Mục thành viên' });
    expect(within(menu).queryByRole('button', { name: 'Trung tâm thành viên' })).toBeNull();
    expect(screen.queryByText('the page of the test')).toBeNull();
  });

  it.each(pages.map((page) => [page.at === 'site' ? page.path : `${page.at}/${page.key}`, page] as const))(
    '%s has its texts in every language, its title and its screens',
    async (_name, page) => {
      for (const language of LANGUAGES) {
        for (const texts of page.texts) expect(await appTexts(language, texts)).toBeTypeOf('object');
        const [namespace, key] = page.title.split(':') as [string, string];
        const catalogue = await appTexts(language, namespace);
        const title = key
          .split('.')
          .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], catalogue);
        expect([page.title, language, typeof title]).toEqual([page.title, language, 'string']);
      }
      expect(unvisited([page], screens)).toEqual([]);
      if (page.at === 'site') expect(builtLink(page.path)).toBe(page.path);
    },
  );
});

describe('a centre', () => {
  it.each([
    ['/rng?page=HL&m=member&p=depositv2', '/member/deposit'],
    ['/nowhere?m=member&p=limits', '/member/responsibleGaming'],
    ['/nowhere?m=member', '/member'],
    ['/member/personalHistoryCopy', '/member/personalHistoryCopy'],
  ])('opens by %s', async (address, path) => {
    beginSession();
    await loadNamespaces('deposit', 'bet-record');
    await renderApp(address, { namespaces });
    await screen.findByRole('dialog');
    await waitFor(() => expect(place.path).toBe(path));
  });

  it('lies over the page it was opened from, and leaves it as it was', async () => {
    beginSession();
    await renderApp('/nowhere?a=1&m=member&p=securityCenter', { namespaces });
    const box = await screen.findByRole('dialog');
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeTruthy();
    await user.click(within(box).getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect([place.path, place.search]).toEqual(['/nowhere', '?a=1']));
  });

  it('shows only the frame of the site behind it where a link leads straight there', async () => {
    beginSession();
    await renderApp('/member/securityCenter', { namespaces });
    await screen.findByRole('dialog');
    expect(document.querySelector('#main')?.childElementCount).toBe(0);
  });
});
