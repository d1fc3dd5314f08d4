import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { builtLink } from '~/lib/built-pages';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';
import type { Announcement, AnnouncementType } from '../api/announcements.api';
import { ANNOUNCEMENTS_PER_PAGE } from '../components/announcement-page';
import { popupSnooze, readPopups } from '../model/popup.store';

const user = userEvent.setup();
const announcement = (
  n: number,
  type: AnnouncementType = 'B',
  over: Partial<Announcement> = {},
): Announcement => ({
  id: `0198-${n}`,
  type,
  title: `Thông báo ${n}`,
  content: `<p>Nội dung ${n}</p>`,
  link: null,
  bannerGroup: null,
  publishedAt: '2026-11-20T08:00:00.000Z',
  ...over,
});
const lists = (over: Record<string, Announcement[]>) =>
  gateway.get('/wps/relay/MCSFE_getListAnnouncements', () =>
    ok({ banners: [], player: [], popup: [], promotion: [], headline: [], ...over }),
  );
const namespaces = ['auth', 'games', 'system', 'announcement', 'home', 'winners', 'lottery', 'wallet'];

describe('the announcement page (SPEC-2.1)', () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    server.use(
      gateway.get('/wps/v2/notices', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('pageNo'));
        asked.push(String(page));
        const from = (page - 1) * ANNOUNCEMENTS_PER_PAGE;
        const count = page === 1 ? ANNOUNCEMENTS_PER_PAGE : 3;
        return ok({
          list: Array.from({ length: count }, (_, i) => announcement(from + i + 1)),
          pageNum: page,
          totalPages: 2,
          totalCount: 12,
        });
      }),
    );
  });

  it('SPEC-9.16 holds nine, and shows title and content of the one that is chosen', async () => {
    await renderApp('/noticePage', { namespaces });
    const list = await screen.findByRole('list', { name: 'Danh sách thông báo' });
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(9));
    expect(ANNOUNCEMENTS_PER_PAGE).toBe(9);
    await user.click(within(list).getByRole('link', { name: /^Thông báo 4/ }));
    expect(place.search).toBe('?id=0198-4');
    expect(await screen.findByRole('heading', { name: 'Thông báo 4' })).toBeTruthy();
    expect(await screen.findByText('Nội dung 4')).toBeTruthy();
  });

  it('goes on to the next page', async () => {
    await renderApp('/noticePage', { namespaces });
    await user.click(await screen.findByRole('button', { name: 'Trang 2' }));
    expect(await screen.findByRole('link', { name: /^Thông báo 12/ })).toBeTruthy();
    expect(place.search).toBe('?page=2');
    expect(asked).toEqual(['1', '2']);
  });

  it('says so where there is none, and where the chosen one is gone', async () => {
    server.use(
      gateway.get('/wps/v2/notices', () => ok({ list: [], pageNum: 1, totalPages: 0, totalCount: 0 })),
    );
    await renderApp('/noticePage', { namespaces });
    expect(await screen.findByText('Chưa có thông báo')).toBeTruthy();
  });

  it('SEC-S32 cleans what the server sends once more', async () => {
    const evil =
      '<p>Chào</p><img src=x onerror="alert(1)"><a href="javascript:alert(1)">bấm</a><script>1</script>';
    server.use(
      gateway.get('/wps/v2/notices', () =>
        ok({ list: [announcement(1, 'B', { content: evil })], pageNum: 1, totalPages: 1, totalCount: 1 }),
      ),
    );
    await renderApp('/noticePage', { namespaces });
    const article = (await screen.findByText('Chào')).closest('article') as HTMLElement;
    expect(article.querySelector('script, p img, [onerror]')).toBeNull();
    expect(screen.getByText('bấm').getAttribute('href')).toBeNull();
  });
});

describe('announcements on home (SPEC-3.12, SPEC-7.3)', () => {
  beforeEach(() => readPopups.clear());

  it('run across the page, and can be stopped', async () => {
    server.use(lists({ headline: [announcement(1, 'H', { title: 'Chào mừng' })] }));
    await renderApp('/index', { namespaces });
    const strip = await screen.findByRole('region', { name: 'Bảng tin' });
    expect(within(strip).getByRole('link', { name: 'Chào mừng' }).getAttribute('href')).toBe(
      '/noticePage?id=0198-1',
    );
    await user.click(within(strip).getByRole('button', { name: 'Dừng bảng tin' }));
    expect(within(strip).getByRole('button', { name: 'Chạy bảng tin' })).toBeTruthy();
  });

  it('pop up one after the other, and stay away for a day when asked to', async () => {
    server.use(lists({ popup: [announcement(1, 'PU'), announcement(2, 'PU', { link: '/help#limits' })] }));
    const first = await renderApp('/index', { namespaces });
    const dialog = await screen.findByRole('dialog', { name: 'Thông báo 1' });
    await user.click(within(dialog).getByRole('button', { name: 'Tiếp theo' }));
    expect(await screen.findByRole('heading', { name: 'Thông báo 2' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Xem chi tiết' }).getAttribute('href')).toBe('/help#limits');
    await user.click(screen.getByLabelText('Không hiện lại trong 24 giờ'));
    await user.click(screen.getByRole('button', { name: 'Đã hiểu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();
    readPopups.clear();
    expect(popupSnooze.isActive()).toBe(true);
    expect(popupSnooze.isActive(Date.now() + 86_400_001)).toBe(false);
    await renderApp('/index', { namespaces });
    await screen.findAllByRole('contentinfo');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('wait while a modal is open', async () => {
    server.use(lists({ popup: [announcement(1, 'PU')] }));
    await renderApp('/index?m=login', { namespaces });
    await screen.findByRole('heading', { name: 'Đăng nhập' });
    expect(screen.queryByText('Thông báo 1')).toBeNull();
  });

  it('SPEC-4.3 greet a member after the log-in, with what is meant for members', async () => {
    useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
    server.use(lists({ player: [announcement(7, 'PL')] }));
    await renderApp('/nowhere?m=welcome', { namespaces });
    expect(await screen.findByText('Xin chào minhtam88')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Thông báo 7' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tiếp tục' }));
    await waitFor(() => expect(place.search).toBe(''));
  });
});

it('a link of a announcement leads to pages that are built, and to no other site', () => {
  expect(builtLink('/help#limits')).toBe('/help#limits');
  expect(builtLink('/rng?page=LB')).toBe('/rng?page=LB');
  expect([builtLink('/tournaments'), builtLink('//evil.example'), builtLink('https://evil.example')]).toEqual(
    [null, null, null],
  );
});
