import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { game, games } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderAt } from '~/testing/render';
import { Lobby } from '../components/lobby';
import { gameHref } from '../model/links';
import { nameMatches } from '../model/vendor-look';

const user = userEvent.setup();
let queries: URLSearchParams[] = [];
beforeEach(() => {
  queries = [];
  server.use(
    gateway.get('/wps/relay/GCSGAME_gameList', ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      return ok({ games: games(3), pageNum: Number(query.get('pageNo')), totalPages: 5 });
    }),
  );
});
const last = () => queries.at(-1);

describe('the slots lobby', () => {
  it('asks for 21 on arrival and 18 after any page change (SPEC-9.22)', async () => {
    await renderAt(<Lobby gameType="RNG" />, { at: '/rng' });
    await screen.findByText('Sen Vàng Phú Quý');
    expect([last()?.get('pageNo'), last()?.get('pageSize'), last()?.get('gameType')]).toEqual([
      '1',
      '21',
      'RNG',
    ]);
    await user.click(screen.getByRole('button', { name: 'Trang sau' }));
    await waitFor(() => expect([last()?.get('pageNo'), last()?.get('pageSize')]).toEqual(['2', '18']));
    await user.click(screen.getByRole('button', { name: 'Trang đầu' }));
    await waitFor(() => expect([last()?.get('pageNo'), last()?.get('pageSize')]).toEqual(['1', '18']));
  });

  it('SPEC-2.1.11 keeps vendor and search in the address and begins again at page one', async () => {
    await renderAt(<Lobby gameType="RNG" />, { at: '/rng?no=3' });
    await user.click(await screen.findByRole('button', { name: /Hải Long/ }));
    expect(place.search).toBe('?page=HL');
    await waitFor(() =>
      expect([last()?.get('vassalage'), last()?.get('pageNo'), last()?.get('pageSize')]).toEqual([
        'HL',
        '1',
        '21',
      ]),
    );
    await user.type(screen.getByRole('searchbox'), 'den long');
    await waitFor(() => expect(last()?.get('gameName')).toBe('den long'));
    expect(new URLSearchParams(place.search).get('q')).toBe('den long');
  });

  it('says what was not found and offers the way back', async () => {
    server.use(
      gateway.get('/wps/relay/GCSGAME_gameList', () => ok({ games: [], pageNum: 1, totalPages: 0 })),
    );
    await renderAt(<Lobby gameType="RNG" />, { at: '/rng?q=xyz' });
    expect(await screen.findByText('Không tìm thấy “xyz”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Bỏ mọi bộ lọc' }));
    expect(place.search).toBe('');
  });

  it('says that the list failed, with a reference', async () => {
    server.use(gateway.get('/wps/relay/GCSGAME_gameList', () => refused(503, 'UNAVAILABLE')));
    await renderAt(<Lobby gameType="RNG" />, { at: '/rng' });
    expect(await screen.findByText('Không tải được danh sách trò chơi')).toBeTruthy();
    expect(screen.getByText('Mã tham chiếu req-1')).toBeTruthy();
  });

  it('a guest’s heart opens the log-in, a member’s is kept at once and put back if refused', async () => {
    const { unmount } = await renderAt(<Lobby gameType="RNG" />, { at: '/rng' });
    await user.click(await screen.findByRole('button', { name: 'Yêu thích Sen Vàng Phú Quý' }));
    expect(place.search).toContain('m=login');
    unmount();

    useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
    let answer: () => ReturnType<typeof refused> | ReturnType<typeof ok<unknown>> = () => ok(null);
    server.use(gateway.put('/wps/v2/favorites/{gameId}', () => answer()));
    await renderAt(<Lobby gameType="RNG" />, { at: '/rng' });
    const heart = await screen.findByRole('button', { name: 'Yêu thích Sen Vàng Phú Quý' });
    server.use(gateway.get('/wps/relay/MCSFE_getFavoriteGames', () => ok(['g1'])));
    await user.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));

    server.use(gateway.get('/wps/relay/MCSFE_getFavoriteGames', () => ok(['g1'])));
    answer = () => refused(503, 'UNAVAILABLE');
    const other = screen.getByRole('button', { name: 'Yêu thích Đèn Lồng Hội An' });
    await user.click(other);
    await waitFor(() => expect(other.getAttribute('aria-pressed')).toBe('false'));
  });
});

describe('where a card leads', () => {
  it('plays for real, or tries', () => {
    expect(gameHref(game(1), 'real')).toMatch(/^\/game\?gameId=g1&vassalage=HL/);
    expect(gameHref(game(1), 'trial')).toContain('mode=trial');
  });
  it('opens the vendor’s list where the entry stands for one (SPEC-4.12)', () => {
    expect(gameHref(game(1, { isGame: 'VASSALAGE' }), 'real')).toBe('/rng?page=HL');
    expect(gameHref(game(1, { isGame: 'VASSALAGE', gameType: 'PVP' }), 'real')).toBe('/pvp?page=HL');
  });
});

it.each([
  ['Đèn Lồng Hội An', 'den long', true],
  ['Đèn Lồng Hội An', ' ĐÈN ', true],
  ['Cá Chép Hóa Rồng', 'hoa rong', true],
  ['Cá Chép Hóa Rồng', 'long', false],
])('%s, searched by %j: %s', (name, search, found) => {
  expect(nameMatches(name, search)).toBe(found);
});
