import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemClock } from '#libs/platform';
import { operatorCases, runOperatorConformance } from '#libs/provider-sdk';
import { seedDemo } from '../src/seed/seed.js';
import { catalogue, secrets, World } from './support/world.js';

describe('the conformance kit', () => {
  let world: World;
  let folder: string;

  beforeAll(async () => {
    world = await World.start();
    const { vendors, games } = catalogue;
    const lobby = { ...games[0]!, gameId: 'seng-lobby', code: 'lobby', lobby: true };
    await seedDemo(world.service.app, { vendors, games: [...games, lobby] });
    folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  });
  beforeEach(() => {
    world.service.clock.set(systemClock.now());
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await world?.close();
  });

  function settings(secret: string) {
    const memberId = randomUUID();
    world.wallet.fund(memberId, 500_000n);
    const { url } = world.service;
    const another = randomUUID();
    world.wallet.fund(another, 500_000n);
    return {
      ...{ url, vassalage: 'SENG', keyId: 'k1', secret, ticket: () => world.ticket(memberId) },
      ticketOfAnother: () => world.ticket(another),
      ticketOfOtherBook: () => world.ticket(memberId, 'seng-dragon-pearl', 4),
      lobby: {
        ticket: () => world.ticket(memberId, 'seng-lobby'),
        gameIds: ['seng-dragon-pearl', 'seng-lucky-koi'] as const,
      },
    };
  }

  it('finds every promise kept by this service', async () => {
    const results = await runOperatorConformance(settings(secrets.k1));
    expect(results.filter((result) => result.failure !== undefined)).toEqual([]);
    expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
    expect(results.length).toBeGreaterThanOrEqual(120);
    expect(results.length).toBeGreaterThan(operatorCases.length + 2 + 6);
    const ofPlay = results.filter(({ id }) => /^(SES|PLAY|SET|SHARED|LOBBY|BOOK)-/.test(id));
    expect(ofPlay.length).toBeGreaterThanOrEqual(60);
  });

  it('finds that a wrong secret opens nothing', async () => {
    const results = await runOperatorConformance(settings('x'.repeat(40)));
    expect(results.map((result) => result.failure === undefined)).toEqual([false, false]);
  });

  it('runs as a script, with nothing but Node', async () => {
    const secretFile = join(folder, 'secret');
    writeFileSync(secretFile, secrets.k1);
    const { url, ticket, ticketOfAnother, lobby } = settings(secrets.k1);
    const script = join(import.meta.dirname, '../../../scripts/provider-check.mjs');
    const parameters = ['--url', url, '--vassalage', 'SENG', '--key-id', 'k1', '--secret-file', secretFile];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      script,
      ...parameters,
      '--ticket',
      await ticket(),
      '--second-ticket',
      await ticketOfAnother(),
      '--lobby-ticket',
      await lobby.ticket(),
      '--lobby-games',
      lobby.gameIds.join(','),
    ]).catch((error: { stdout: string; stderr: string }) => error);
    expect(stderr + stdout).toMatch(/\d+ passed, 0 failed\n$/);
  });
});
