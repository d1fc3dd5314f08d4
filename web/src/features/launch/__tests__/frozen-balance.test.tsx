import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '~/app/realtime';
import { useSessionStore } from '~/features/session';
import { useBalanceHidden, walletQueries } from '~/features/wallet';
import { balance } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { dispatchEvent } from '~/lib/stream-events';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderApp } from '~/testing/render';
import { LONGEST_ROUND_MS } from '../hooks/use-frozen-balance';

const GAMES = 'http://games.local:9000';
let launches = 0;
beforeEach(() => {
  launches = 0;
  useBalanceHidden.setState({ hidden: false });
  useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
  server.use(
    gateway.get('/wps/v2/wallets/balance', () => ok(balance())),
    gateway.post('/wps/game/launchGame', () => {
      launches += 1;
      const gameUrl = `${GAMES}/play?ticket=${launches}`;
      return ok({ gameUrl, game_url: gameUrl, game_url2: gameUrl, launchId: 'l', expiresAt: '' });
    }),
  );
});
afterEach(() => vi.useRealTimers());

const BEFORE = '1.250.000,00 ₫';
const WON = '1.900.000,00 ₫';
const shown = () => screen.getByTestId('balance').textContent;

async function openGame() {
  const { client } = await renderApp('/game?gameId=g1&vassalage=LB&gameType=RNG&name=Sen');
  await screen.findByTitle('Sen');
  await waitFor(() => expect(shown()).toBe(BEFORE));
  const say = (message: string, origin = GAMES) =>
    act(async () => {
      const source = screen.getByTitle<HTMLIFrameElement>('Sen').contentWindow;
      fireEvent(
        window,
        new MessageEvent('message', { data: { type: `lotus.game.${message}` }, origin, source }),
      );
    });
  let version = 1;
  const push = (amount: string) =>
    act(async () => {
      version += 1;
      dispatchEvent(client, {
        type: 'balance',
        data: { balance: amount, version, currency: 'VND', book: 'REAL' },
      });
    });
  const known = () => client.getQueryData(walletQueries.balance().queryKey)?.sumBalance;
  return { say, push, known };
}

/** A round has started, and the stream has already sent its win. */
async function knowTooEarly() {
  const game = await openGame();
  await game.say('round');
  await game.push('1900000.00');
  return game;
}

describe('the balance above a game', () => {
  it('stands still while a round is shown, and follows once its win is counted', async () => {
    const { say, known } = await knowTooEarly();
    // The cached balance updates, but is neither displayed nor announced.
    expect(known()).toBe('1900000.00');
    expect(shown()).toBe(BEFORE);
    expect(document.body.textContent).not.toContain(WON);
    await say('balance');
    await waitFor(() => expect(shown()).toBe(WON));
  });

  it('follows at once where the game does not say that a round begins', async () => {
    const { push } = await openGame();
    await push('1900000.00');
    await waitFor(() => expect(shown()).toBe(WON));
  });

  it('SEC-S31 does not stand still because someone else says so', async () => {
    const { say, push } = await openGame();
    await say('round', 'http://evil.local');
    await push('1900000.00');
    await waitFor(() => expect(shown()).toBe(WON));
  });

  it('shows the previous result when the next round starts', async () => {
    const { say, push } = await knowTooEarly();
    await say('round');
    await waitFor(() => expect(shown()).toBe(WON));
    await push('1.00');
    expect(shown()).toBe(WON);
  });

  it('ends the freeze when the frame reloads', async () => {
    const { say } = await knowTooEarly();
    await say('ready');
    await waitFor(() => expect(shown()).toBe(WON));
  });

  it.each([
    ['reloads the game', 'Tải lại trò chơi'],
    ['asks for the balance', 'Làm mới số dư'],
  ])('follows when the player %s', async (_, name) => {
    await knowTooEarly();
    server.use(
      gateway.get('/wps/v2/wallets/balance', () =>
        ok(balance({ sumBalance: '1900000.00', available: '1900000.00' })),
      ),
    );
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(shown()).toBe(WON));
  });

  it('stands still no longer than a round can last', async () => {
    const { say, push } = await openGame();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await say('round');
    await push('1900000.00');
    await act(() => vi.advanceTimersByTimeAsync(LONGEST_ROUND_MS - 1_000));
    expect(shown()).toBe(BEFORE);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(shown()).toBe(WON);
  });
});
