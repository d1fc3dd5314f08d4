import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueDocument, type CatalogueDocument } from '../src/catalogue/catalogue.document.js';
import { transferCatalogue } from '../src/transfer-wallet/dice.catalogue.js';
import type { SessionResponse } from '../src/play/dto/play.contract.js';
import { game, GameTable } from './support/game-table.js';

let table: GameTable;
const folder = mkdtempSync(join(tmpdir(), 'game-page-'));
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>game</title>');
  writeFileSync(join(folder, 'assets', 'index-1a2b.js'), 'void 0;');
  mkdirSync(join(folder, 'thumbs'));
  writeFileSync(join(folder, 'thumbs', `${game.code}.webp`), 'RIFF');
  table = await GameTable.open({
    GAME_PAGE_FOLDER: folder,
    SITE_ORIGINS: 'https://play.example,https://m.play.example',
  });
});
afterAll(() => table?.close());

const counts = async () =>
  table.service.pool.query<unknown[]>(
    `SELECT (SELECT count(*) FROM round) rounds, (SELECT count(*) FROM player_state) player_states, (SELECT count(*) FROM seed) seeds, (SELECT count(*) FROM play_session) sessions`,
  );

describe('bad input gets a code and writes nothing', () => {
  const ticket = 'a-ticket-that-was-not-issued';
  const open = { ticket, game: game.code, lang: 'vi' };
  const cases: [string, string, object, number, string][] = [
    ['an unknown ticket', '/play/session', open, 403, 'PLAY_TICKET_REFUSED'],
    ['an unknown game', '/play/session', { ...open, game: 'khong-co' }, 404, 'PLAY_GAME_UNKNOWN'],
    ['a path for a game', '/play/session', { ...open, game: '../etc' }, 400, 'VALIDATION_FAILED'],
    ['another language', '/play/session', { ...open, lang: 'xx' }, 400, 'VALIDATION_FAILED'],
    ['an unknown field', '/play/session', { ...open, balance: '1' }, 400, 'VALIDATION_FAILED'],
    ['a ticket that is no text', '/play/session', { ...open, ticket: 7 }, 400, 'VALIDATION_FAILED'],
    ...['0', '-100000', '1.5', '1e6', '', ' 100000', '99999999999999999999'].map(
      (stake): [string, string, object, number, string] => [
        `a stake of "${stake}"`,
        '/play/spin',
        { stake, clientSpinId: randomUUID() },
        400,
        'VALIDATION_FAILED',
      ],
    ),
    [
      'a stake as a number',
      '/play/spin',
      { stake: 1_000_000, clientSpinId: randomUUID() },
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a spin id of another form',
      '/play/spin',
      { stake: game.stake, clientSpinId: '1; DROP TABLE round' },
      400,
      'VALIDATION_FAILED',
    ],
    ['an unknown round', '/play/seen', { roundId: randomUUID() }, 404, 'PLAY_ROUND_UNKNOWN'],
    [
      'a client seed with a control character',
      '/play/client-seed',
      { clientSeed: 'a\u0000b' },
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a client seed that is too long',
      '/play/client-seed',
      { clientSeed: 'x'.repeat(65) },
      400,
      'VALIDATION_FAILED',
    ],
    ['a reveal with a wish', '/play/reveal', { serverSeed: '00' }, 400, 'VALIDATION_FAILED'],
  ];

  it.each(cases)('%s', async (_, path, body, status, code) => {
    const { token } = await table.openSession();
    const before = await counts();
    const answer = await table.call('POST', path, token, body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    expect(await counts()).toEqual(before);
  });

  it.each(['/play/session', '/play/state', '/play/history'])('GET %s without a session', async (path) => {
    for (const token of [undefined, 'short', 'x'.repeat(43)]) {
      const { status, body } = await table.call('GET', path, token);
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'PLAY_SESSION_UNKNOWN' });
    }
  });

  it('JSON that is none, and a body that is too large', async () => {
    const send = (body: string) =>
      fetch(`${table.service.url}/play/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    expect((await send('{"ticket":')).status).toBe(400);
    expect((await send(JSON.stringify({ ticket: 'x'.repeat(200_000) }))).status).toBe(413);
  });

  it('a ticket of another game, where the platform says whose it is', async () => {
    table.platform.issueTicket('ticket-for-another-game', 1n, 'SHS002');
    const { status, body } = await table.call('POST', '/play/session', undefined, {
      ticket: 'ticket-for-another-game',
      game: game.code,
      lang: 'en',
    });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'PLAY_TICKET_REFUSED' });
  });

  it.each(['vi', 'en', 'zh', 'th', 'id', 'pt', 'ja'])('opens in %s, and goes on in it', async (lang) => {
    table.platform.issueTicket(`ticket-for-a-game-in-${lang}`, 1n);
    const open = { ticket: `ticket-for-a-game-in-${lang}`, game: game.code, lang };
    const { body } = await table.call('POST', '/play/session', undefined, open);
    const opened = body.value as SessionResponse;
    expect(opened.language).toBe(lang);
    const resumed = await table.call('GET', '/play/session', opened.token);
    expect(resumed.body.value).toMatchObject({ language: lang });
  });

  it('reports a platform that cannot be reached', async () => {
    table.platform.issueTicket('ticket-on-a-bad-line', 1n);
    table.platform.disturb('session', 'fail-before');
    const { status, body } = await table.call('POST', '/play/session', undefined, {
      ticket: 'ticket-on-a-bad-line',
      game: game.code,
      lang: 'en',
    });
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'PLAY_PLATFORM_UNREACHABLE' });
  });
});

describe('the catalogue', () => {
  const document = catalogueDocument();

  it('is published as it is: at least 60 games of at least 3 vendors, none without games', async () => {
    const response = await fetch(`${table.service.url}/catalogue`);
    const { vendors, games } = (await response.json()) as CatalogueDocument;
    expect({ vendors, games }).toEqual({
      vendors: [...document.vendors, ...transferCatalogue.vendors],
      games: [...document.games, ...transferCatalogue.games],
    });
    expect(vendors.length).toBeGreaterThanOrEqual(3);
    expect(games.length).toBeGreaterThanOrEqual(60);
    expect(new Set(games.map((one) => one.vassalage))).toEqual(
      new Set(vendors.map((vendor) => vendor.vassalage)),
    );
  });

  it.each(document.games.filter((one) => one.gameType === 'RNG').map((one) => [one.code, one] as const))(
    '%s opens and plays, at its smallest and its highest stake',
    async (code, one) => {
      const { token, opened } = await table.openSession(10n ** 12n, code);
      const { gameId, names, rtp, theme } = one;
      expect(opened.game).toMatchObject({ gameId, code, names, rtp, theme });
      const { stakes, buy } = opened.game;
      const dearest = buy ? BigInt(buy.stakes.at(-1)!) * BigInt(buy.price) : 0n;
      expect(one.minBet).toBe(stakes[0]);
      expect(one.maxBet).toBe(dearest > BigInt(stakes.at(-1)!) ? dearest.toString() : stakes.at(-1));
      for (const stake of [stakes[0], stakes.at(-1)]) {
        const { status, body } = await table.spin(token, randomUUID(), stake);
        expect(status).toBe(200);
        expect(body.value.grid).toHaveLength(opened.game.layout.reels);
      }
    },
  );
});

describe('the game page', () => {
  it('is framed by the platform alone and runs nothing from elsewhere', async () => {
    const page = await fetch(`${table.service.url}/?game=${game.code}`);
    expect(await page.text()).toContain('<title>game</title>');
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain('frame-ancestors https://play.example https://m.play.example');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const asset = await fetch(`${table.service.url}/assets/index-1a2b.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const picture = await fetch(`${table.service.url}/thumbs/${game.code}.webp`);
    expect(picture.headers.get('content-type')).toContain('image/webp');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('is found under the address of a game too, ticket and all', async () => {
    const moved = await fetch(`${table.service.url}/games/${game.code}/?ticket=t1&lang=en`, {
      redirect: 'manual',
    });
    expect(moved.status).toBe(302);
    expect(moved.headers.get('location')).toBe(`/?ticket=t1&lang=en&game=${game.code}`);
  });

  it('answers an unknown address in the envelope', async () => {
    for (const path of ['/khong-co', '/play/khong-co', '/thumbs/khong-co.webp']) {
      const { status, body } = await table.call('GET', path);
      expect({ path, status, success: body.success, code: body.code }).toEqual({
        path,
        status: 404,
        success: false,
        code: 'NOT_FOUND',
      });
    }
  });

  it('gives nothing outside its folder', async () => {
    for (const path of ['/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fetc/passwd']) {
      const { status } = await fetch(table.service.url + path);
      expect([400, 403, 404]).toContain(status);
    }
  });
});
