import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Lobby } from '~/features/games/components/lobby';
import { game } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';

const board = (gameIds: string[] = []) => ({
  currency: 'VND',
  pools: [
    { vassalage: 'SHS', pool: 'mini', amount: '456789.00', mustDropBy: '1000000.00' },
    { vassalage: 'SHS', pool: 'grand', amount: '52345678.00', mustDropBy: null },
  ],
  gameIds,
  winners: [
    {
      ...{ vassalage: 'SHS', pool: 'mini', account: 'se****88', amount: '812345.00' },
      gameName: { vi: 'Trái Cây 777', en: 'Fruit 777' },
      at: '2026-11-21T08:00:00.000Z',
    },
  ],
});

let gameId = '';
beforeEach(() => {
  const one = game(1);
  gameId = one.gameId;
  server.use(
    gateway.get('/wps/v2/jackpots', () => ok(board([gameId]))),
    gateway.get('/wps/relay/GCSGAME_gameList', () => ok({ games: [one], pageNum: 1, totalPages: 1 })),
  );
});

describe('SPEC-1.8.8 jackpots in the lobby of slots', () => {
  it('shows what stands in the pools, the greatest first, and who won last, masked', async () => {
    await renderAt(<Lobby gameType="RNG" />, { at: '/rng' });
    const strip = await screen.findByRole('region', { name: 'Hũ thưởng' });
    const names = within(strip).getAllByRole('term');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Hũ Vàng', 'Hũ Mini']);
    expect(within(strip).getByText(/52[.,]345[.,]678/)).toBeTruthy();
    expect(within(strip).getByText('se****88')).toBeTruthy();
  });

  it('shows the greatest jackpot on the card of a game that feeds it', async () => {
    await renderAt(<Lobby gameType="RNG" />, { at: '/rng' });
    const card = await screen.findByRole('article');
    expect(await within(card).findByText(/^Hũ$/)).toBeTruthy();
  });

  it('shows nothing in other lobbies, and none where there are no pools or they cannot be read', async () => {
    server.use(gateway.get('/wps/v2/jackpots', () => refused(503, 'SERVICE_UNAVAILABLE')));
    await renderAt(<Lobby gameType="RNG" />, { at: '/rng' });
    const card = await screen.findByRole('article');
    expect(within(card).queryByText(/^Hũ$/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Hũ thưởng' })).toBeNull();
  });
});
