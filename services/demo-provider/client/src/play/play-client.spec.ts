import { describe, expect, it, vi } from 'vitest';
import { kindOf, PlayError } from './play.errors';
import { PlayClient } from './play-client';

const answer = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

describe('PlayClient', () => {
  it('opens with ticket, game and language, and carries the token from then on', async () => {
    const send = answer(200, { success: true, value: { token: 'T' } });
    const client = new PlayClient('en', send);
    await client.open('ticket', 'trai-cay-777', 'en');
    client.token = 'T';
    await client.spin('1000000', 'id');
    const [opened, spun] = send.mock.calls.map(([path, request]) => ({ path, ...request }));
    expect(opened).toMatchObject({
      path: '/play/session',
      body: JSON.stringify({ ticket: 'ticket', game: 'trai-cay-777', lang: 'en' }),
    });
    expect(opened?.headers).not.toHaveProperty('authorization');
    expect(spun?.path).toBe('/play/spin');
    expect(spun?.headers).toMatchObject({ authorization: 'Bearer T', 'accept-language': 'en' });
  });

  it('turns a refusal into its code and kind', async () => {
    const refused = answer(422, { success: false, code: 'INSUFFICIENT_FUNDS', message: 'Số dư không đủ' });
    await expect(new PlayClient('vi', refused).spin('1', 'id')).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      kind: 'funds',
      message: 'Số dư không đủ',
    });
  });

  it('takes a lost connection and an answer that is no envelope for an unknown outcome', async () => {
    const lost = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('failed')));
    await expect(new PlayClient('vi', lost).state()).rejects.toMatchObject({ kind: 'network' });
    const page = vi.fn<typeof fetch>(() =>
      Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
    );
    await expect(new PlayClient('vi', page).state()).rejects.toBeInstanceOf(PlayError);
  });
});

it.each([
  ['PLAY_TICKET_REFUSED', 403, 'session'],
  ['PLAY_SESSION_UNKNOWN', 401, 'session'],
  ['INSUFFICIENT_FUNDS', 422, 'funds'],
  ['GAME_MAINTENANCE', 503, 'maintenance'],
  ['BET_LIMIT_EXCEEDED', 422, 'limit'],
  ['REALITY_CHECK_DUE', 422, 'reality'],
  ['PLAY_STAKE_NOT_OFFERED', 422, 'stake'],
  ['PLAY_TOO_FAST', 429, 'busy'],
  ['PLAY_ROUND_OPEN', 409, 'busy'],
  ['PLAY_BET_UNCERTAIN', 503, 'network'],
  ['PLAY_PLATFORM_UNREACHABLE', 503, 'network'],
  ['PLAY_ROUND_VOID', 409, 'other'],
  ['PLAY_SPIN_ID_REUSED', 409, 'other'],
] as const)('%s with status %i is a matter of %s', (code, status, kind) => {
  expect(kindOf(code, status)).toBe(kind);
});
