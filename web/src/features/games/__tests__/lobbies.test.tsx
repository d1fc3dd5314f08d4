import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { game, menus, vendor } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp, renderAt } from '~/testing/render';
import { Lobby } from '../components/lobby';

const user = userEvent.setup();
let queries: URLSearchParams[] = [];

function offer(gameType: string, vendors = [vendor('IMES', 'Vệ Binh')], classes: string[] = []): void {
  const menu = { gameType, name: { vi: gameType, en: gameType }, classes, vendors };
  server.use(gateway.get('/lgw/games/game_menus', () => ok([...menus(), menu])));
}
beforeEach(() => {
  queries = [];
  server.use(
    gateway.get('/wps/relay/GCSGAME_gameList', ({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return ok({ games: [game(1, { gameType: 'LIVE', classify: 'BAC' })], pageNum: 1, totalPages: 1 });
    }),
  );
});

describe('the lobby of a category', () => {
  it('asks for its own games, and for the chosen kind of table', async () => {
    offer('LIVE', [vendor('BK', 'Bàn Kim')], ['BAC', 'SD']);
    await renderAt(<Lobby gameType="LIVE" />, { at: '/live' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Casino trực tiếp' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Xóc đĩa' }));
    expect(place.search).toBe('?kind=SD');
    await waitFor(() =>
      expect([queries.at(-1)?.get('gameType'), queries.at(-1)?.get('classify')]).toEqual(['LIVE', 'SD']),
    );
  });

  it('shows members the rooms of card games with their stakes, and nothing of them to guests', async () => {
    offer('PVP', [vendor('NB', 'Nhà Bài')]);
    const room = {
      ...{ roomId: 'vang', roomName: 'Phòng Vàng', gameId: 'cao', nodeId: 'cao', gameName: 'Bài Cào' },
      ...{ vassalage: 'NB', showIcon: null, minBet: '10000.00', maxBet: '500000.00', seats: 6 },
      ...{ supportPlay: 0, maintenance: false },
    };
    server.use(
      gateway.get('/wps/relay/GLS2_roomList', () =>
        ok([room, { ...room, roomId: 'bac', roomName: 'Phòng Bạc', maintenance: true }]),
      ),
    );
    const { unmount } = await renderAt(<Lobby gameType="PVP" />, { at: '/pvp' });
    await screen.findByRole('list', { name: 'Danh sách trò chơi' });
    expect(screen.queryByText('Phòng chơi')).toBeNull();
    unmount();
    useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
    await renderAt(<Lobby gameType="PVP" />, { at: '/pvp' });
    const join = await screen.findByRole('link', { name: 'Vào phòng Bài Cào · Phòng Vàng' });
    expect(join.getAttribute('href')).toMatch(/^\/game\?gameId=cao&vassalage=NB&gameType=PVP.*roomId=vang/);
    expect(screen.getAllByText('Cược 10K – 500K · 6 chỗ')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: /Vào phòng/ })).toHaveLength(1);
  });

  it('launches a vendor of sports at a press, but not while it has nothing to launch', async () => {
    offer('SPORTS', [
      vendor('DS88', 'Sân Cỏ 88', { firstGameId: 'ds-1' }),
      vendor('SV3', 'Sao Việt', { maintenance: true }),
    ]);
    await renderAt(<Lobby gameType="SPORTS" />, { at: '/sports' });
    const link = await screen.findByRole('link', { name: /Sân Cỏ 88/ });
    expect(link.getAttribute('href')).toMatch(/^\/game\?gameId=ds-1&vassalage=DS88&gameType=SPORTS/);
    expect(screen.queryByRole('link', { name: /Sao Việt/ })).toBeNull();
    expect(queries).toEqual([]);
  });

  it('says that a category without vendors is not open, and leads to those that are', async () => {
    server.use(gateway.get('/lgw/games/game_menus', () => ok(menus())));
    await renderAt(<Lobby gameType="ESPORTS" />, { at: '/esports' });
    expect(await screen.findByText('Chuyên mục này chưa mở')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nổ hũ' }).getAttribute('href')).toBe('/rng');
  });
});

describe('an entry that stands for its vendor', () => {
  it("SPEC-4.12.5 opens the list of the vendor's games", async () => {
    offer('PVP', [vendor('NB', 'Nhà Bài')]);
    server.use(
      gateway.get('/wps/relay/GCSGAME_gameList', ({ request }) => {
        queries.push(new URL(request.url).searchParams);
        const entry = game(1, { isGame: 'VASSALAGE', gameType: 'PVP', vassalage: 'NB', gameName: 'Nhà Bài' });
        return ok({ games: [entry], pageNum: 1, totalPages: 1 });
      }),
    );
    await renderAt(<Lobby gameType="PVP" />, { at: '/pvp' });
    await user.click(await screen.findByRole('link', { name: 'Chơi ngay Nhà Bài' }));
    expect([place.path, place.search]).toEqual(['/pvp', '?page=NB']);
    await waitFor(() => expect(queries.at(-1)?.get('vassalage')).toBe('NB'));
  });
});

describe('the navigation', () => {
  const nav = () => screen.findByRole('navigation', { name: 'Danh mục' });
  const names = async () =>
    within(await nav())
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('has an entry for each category with vendors, and DS88 after live', async () => {
    const menu = (gameType: string, vendors = [vendor('BK', 'Bàn Kim')]) => ({
      ...{ gameType, name: { vi: gameType, en: gameType }, classes: [], vendors },
    });
    const sports = menu('SPORTS', [vendor('DS88', 'Sân Cỏ 88', { firstGameId: 'ds-1' })]);
    const shown = [menu('LIVE'), sports, menu('ESPORTS', []), ...menus(), menu('FISH')];
    server.use(gateway.get('/lgw/games/game_menus', () => ok(shown)));
    await renderApp('/khong-co');
    await within(await nav()).findByRole('link', { name: 'Bắn cá' });
    expect((await names()).slice(0, 6)).toEqual([
      ...['Trang chủ', 'Casino trực tiếp', 'Sân Cỏ 88', 'Thể thao', 'Nổ hũ', 'Bắn cá'],
    ]);
    const own = within(await nav()).getByRole('link', { name: 'Sân Cỏ 88' });
    expect(own.getAttribute('href')).toMatch(/^\/game\?gameId=ds-1/);
  });
});
