import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSessionStore } from '~/features/session';
import { reality } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';
import { frameAddress, readGameMessage, sandboxFor, UntrustedGameError } from '../model/game-frame';

const HERE = 'http://localhost:8080/game';
const answer = (gameUrl: string) => ({
  ...{ gameUrl, game_url: gameUrl, game_url2: gameUrl },
  launchId: 'l',
  expiresAt: '',
});

describe('the frame’s address', () => {
  it('passes the page’s origin to the game', () => {
    const url = frameAddress(answer('http://games.local:9000/play?ticket=x'), [], HERE);
    expect(url.searchParams.get('parent')).toBe('http://localhost:8080');
    expect(sandboxFor(url, HERE)).toContain('allow-same-origin');
  });
  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:http://localhost/1'])('refuses %s', (text) => {
    expect(() => frameAddress(answer(text), [], HERE)).toThrow(UntrustedGameError);
  });
  it('keeps to the listed origins where the platform lists them', () => {
    const allowed = ['https://games.example'];
    expect(frameAddress(answer('https://games.example/a'), allowed, HERE).origin).toBe(
      'https://games.example',
    );
    expect(() => frameAddress(answer('https://games.example.evil/a'), allowed, HERE)).toThrow(
      UntrustedGameError,
    );
  });
  it('follows the visitor to another name of the same machine', () => {
    const url = frameAddress(answer('http://localhost:9000/a'), ['http://127.0.0.1:9000'], HERE);
    expect(url.origin).toBe('http://localhost:9000');
  });
  it('gives a page of our own origin no origin at all', () => {
    expect(sandboxFor(new URL('http://localhost:8080/x'), HERE)).not.toContain('allow-same-origin');
  });
  it('SEC-S31 understands the four messages and no other', () => {
    for (const message of ['ready', 'round', 'balance', 'close'])
      expect(readGameMessage({ type: `lotus.game.${message}` })).toBe(message);
    for (const odd of [null, 'close', { type: 'close' }, { type: 'lotus.game.pay' }, { type: 7 }]) {
      expect(readGameMessage(odd)).toBeNull();
    }
  });
});

const GAME = '/game?gameId=g1&vassalage=LB&gameType=RNG&name=Sen';
const PLAY = 'http://games.local:9000/play?ticket=x';
let launches = 0;
beforeEach(() => {
  launches = 0;
  server.use(
    gateway.post('/wps/game/launchGame', () => {
      launches += 1;
      return ok(answer(PLAY));
    }),
  );
});
const signIn = () => useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });

describe('the game page', () => {
  it('asks a guest to log in and launches nothing (SPEC-4.12)', async () => {
    await renderApp(GAME);
    await waitFor(() => expect(place.search).toContain('m=login'));
    expect(launches).toBe(0);
  });

  it('gives a guest who wants to try a demo session, then the game', async () => {
    server.use(gateway.post('/wps/session/login/freeplay', () => ok({ token: 'd', type: 4 })));
    await renderApp(`${GAME}&mode=trial`);
    await userEvent.click(await screen.findByRole('button', { name: 'Chơi thử' }));
    expect(await screen.findByTitle('Sen')).toBeTruthy();
    expect(sessionStorage.getItem('isAgent')).toBe('4');
  });

  it('SEC-S31 frames the game in a sandbox and takes a new ticket on reload', async () => {
    signIn();
    await renderApp(GAME);
    const frame = await screen.findByTitle('Sen');
    expect(frame.getAttribute('src')).toContain(PLAY);
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
    expect(frame.getAttribute('allow')).toContain('fullscreen');
    expect(launches).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Tải lại trò chơi' }));
    await waitFor(() => expect(launches).toBe(2));
  });

  it('SEC-S31 closes on the game’s message and ignores other senders', async () => {
    signIn();
    await renderApp(GAME);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Sen');
    const say = (init: MessageEventInit) =>
      act(async () => {
        fireEvent(window, new MessageEvent('message', { data: { type: 'lotus.game.close' }, ...init }));
      });
    await say({ origin: 'http://evil.local', source: frame.contentWindow });
    await say({ origin: 'http://games.local:9000', source: window });
    expect(place.path).toBe('/game');
    await say({ origin: 'http://games.local:9000', source: frame.contentWindow });
    expect(place.path).toBe('/rng');
  });

  it('says what the server says when the game does not open', async () => {
    signIn();
    server.use(
      gateway.post('/wps/game/launchGame', () =>
        refused(503, 'GAME_MAINTENANCE', undefined, 'Trò chơi đang bảo trì.'),
      ),
    );
    await renderApp(GAME);
    expect(await screen.findByText('Trò chơi đang bảo trì.')).toBeTruthy();
  });

  it('REG-G19 gives the game a window of its own by this page, over which a reality check can lie', async () => {
    signIn();
    const opened = vi.spyOn(window, 'open').mockReturnValue(window);
    await renderApp(GAME);
    await screen.findByTitle('Sen');
    await userEvent.click(screen.getByRole('button', { name: 'Mở cửa sổ riêng' }));
    expect(opened.mock.calls).toEqual([[`${GAME}&window=own`, '_blank']]);
    expect(launches).toBe(1);
    expect(screen.queryByRole('link', { name: 'Mở trò chơi' })).toBeNull();
  });

  it('REG-G19 in its own window is framed and guarded like elsewhere, and closes the window', async () => {
    signIn();
    const closed = vi.spyOn(window, 'close').mockReturnValue();
    server.use(
      gateway.get('/wps/v2/responsible-gaming/reality-check', () =>
        ok(reality({ due: true, elapsedMinutes: 65 })),
      ),
    );
    let answered = false;
    server.use(
      gateway.post('/wps/v2/responsible-gaming/reality-check/acknowledgement', () => {
        answered = true;
        return ok(reality());
      }),
    );
    await renderApp(`${GAME}&window=own`);
    await userEvent.click(await screen.findByRole('button', { name: 'Tôi đã biết, chơi tiếp' }));
    expect(answered).toBe(true);
    await screen.findByTitle('Sen');
    expect(screen.queryByRole('button', { name: 'Mở cửa sổ riêng' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Đóng trò chơi' }));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('offers a link where the browser blocks the new window', async () => {
    signIn();
    vi.spyOn(window, 'open').mockReturnValue(null);
    await renderApp(GAME);
    await screen.findByTitle('Sen');
    await userEvent.click(screen.getByRole('button', { name: 'Mở cửa sổ riêng' }));
    const link = await screen.findByRole('link', { name: 'Mở trò chơi' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([`${GAME}&window=own`, 'opener']);
  });
});
