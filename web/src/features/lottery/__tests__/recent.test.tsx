import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { beginSession } from '~/testing/member';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import { LotteryLobby } from '../components/lottery-lobby';

const game = (gameCode: string, vi: string) => ({ gameCode, area: 'VN' as const, gameName: { vi, en: vi } });

function serve(...recent: ReturnType<typeof game>[]): { asked: number } {
  const seen = { asked: 0 };
  server.use(
    gateway.get('/lotto/lgw/games/opened/numero', () => ok([])),
    gateway.get('/lgw/vn/games/game_menu/recent', () => {
      seen.asked += 1;
      return ok(recent);
    }),
  );
  return seen;
}

const open = () =>
  renderAt(<LotteryLobby start="ALL" />, { at: '/lottery', namespaces: ['system', 'lottery'] });

const links = (name: string) =>
  screen
    .findByRole('navigation', { name })
    .then((row) => within(row).getAllByRole('link'))
    .then((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

/** Of which the shortcuts show nothing but code and name. */
function servePopular(...popular: ReturnType<typeof game>[]): string[] {
  const counts: string[] = [];
  server.use(
    gateway.get('/lgw/games/popular', ({ request }) => {
      counts.push(new URL(request.url).searchParams.get('count') ?? '');
      return ok(popular as never);
    }),
  );
  return counts;
}

describe('the games played last', () => {
  afterEach(() => useSessionStore.getState().end());

  it('SPEC-7.2.10 stand on top of the lobby for a member, each one click away', async () => {
    serve(game('XSMB', 'Xổ số miền Bắc'), game('HN60', 'Hà Nội 1 phút'));
    beginSession();
    await open();
    expect(await links('Chơi gần đây')).toEqual([
      ['Xổ số miền Bắc', '/lottery?gameCode=XSMB'],
      ['Hà Nội 1 phút', '/lottery?gameCode=HN60'],
    ]);
  });

  it('are not asked for by a guest', async () => {
    const seen = serve(game('XSMB', 'Xổ số miền Bắc'));
    await open();
    expect(await screen.findByText('Chưa có trò chơi nào')).toBeTruthy();
    expect([seen.asked, screen.queryByText('Chơi gần đây')]).toEqual([0, null]);
  });

  it('SPEC-7.2.11 are the most popular ones for a guest and for a member without any', async () => {
    serve();
    const counts = servePopular(game('HN60', 'Hà Nội 1 phút'));
    const shown = [['Hà Nội 1 phút', '/lottery?gameCode=HN60']];
    const view = await open();
    expect(await links('Nhiều người chơi')).toEqual(shown);
    expect(counts).toEqual(['20']);
    view.unmount();
    beginSession();
    await open();
    expect(await links('Nhiều người chơi')).toEqual(shown);
  });
});
