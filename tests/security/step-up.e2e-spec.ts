import { randomInt, randomUUID } from 'node:crypto';
import { idempotencyHeader } from '#libs/platform';
import type { PlayerClient } from '#libs/api-client';
import { eventually } from '#libs/testing';
import { bearer, startPlace, type Place } from './support/attacks/place.js';
import { graceOver } from './support/attacks/theft.js';
import { visit, type Seen } from './support/attacks/visitor.js';

const fundPassword = '246810';
const state = '/wps/v2/fund-password';

describe('SEC-S12 a session token', () => {
  let place: Place;
  let player: PlayerClient;

  beforeAll(async () => {
    place = await startPlace();
    player = await place.newPlayer();
    await player.value('POST', state, {
      password: player.password,
      newFundPassword: fundPassword,
      confirmFundPassword: fundPassword,
    });
  }, 120_000);
  afterAll(() => place?.platform.close());

  const statusWith = async (token: string) =>
    (await visit(place.platform.gateway, 'GET', state, bearer(token))).status;

  /** Binds a bank account with this fund password, under this token. */
  function stepUp(token: string, secret: string): Promise<Seen> {
    const number = String(randomInt(1e9, 1e10));
    const body = { institution: '970436', number, holder: 'Nguyễn Văn An', fundPassword: secret };
    const headers = {
      ...bearer(token),
      [idempotencyHeader]: randomUUID(),
      'content-type': 'application/json',
    };
    const { gateway } = place.platform;
    return visit(gateway, 'POST', '/wps/v2/bank-accounts', headers, JSON.stringify(body));
  }

  it('is a new one after each log-in', async () => {
    const first = player.token;
    await player.logIn();
    expect(player.token).not.toBe(first);
    expect(await statusWith(player.token)).toBe(200);
  });

  it('is replaced by a step-up, whose old token ends a minute later', async () => {
    await player.logIn();
    const before = player.token;
    const answer = await stepUp(before, fundPassword);
    expect(answer.status).toBe(200);
    const after = String(answer.headers['x-session-token']);
    expect(after).not.toBe(before);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    await graceOver(place, before);
    // The gateway looks a session in use up every twenty seconds.
    await eventually(
      () => statusWith(before),
      (status) => status === 401,
      { what: 'the old token ends' },
    );
    const late = await stepUp(before, fundPassword);
    expect([late.status, late.code]).toEqual([401, 'SESSION_ENDED']);
    expect(await statusWith(after)).toBe(200);
  });

  it('is not replaced by a step-up that was refused', async () => {
    await player.logIn();
    const answer = await stepUp(player.token, '135791');
    expect(answer.status).toBe(422);
    expect(answer.headers['x-session-token']).toBeUndefined();
    expect(await statusWith(player.token)).toBe(200);
  });

  it('is replaced for a client of the API without a new log-in', async () => {
    await player.logIn();
    const before = player.token;
    const about = { institution: '970436', number: String(randomInt(1e9, 1e10)), holder: 'Nguyễn Văn An' };
    const key = { [idempotencyHeader]: randomUUID() };
    await player.value('POST', '/wps/v2/bank-accounts', { ...about, fundPassword }, key);
    expect(player.token).not.toBe(before);
    expect(await player.value('GET', state)).toMatchObject({ set: true });
  });
});
