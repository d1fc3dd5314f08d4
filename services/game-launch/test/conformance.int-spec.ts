import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemClock } from '#libs/platform';
import { operatorCases, runOperatorConformance } from '#libs/provider-sdk';
import { secrets, World } from './support/world.js';

describe('the conformance kit', () => {
  let world: World;
  let folder: string;

  beforeAll(async () => {
    world = await World.start();
    folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  });
  beforeEach(() => {
    world.service.clock.set(systemClock.now());
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await world.close();
  });

  function settings(secret: string) {
    const memberId = randomUUID();
    world.wallet.fund(memberId, 500_000n);
    const { url } = world.service;
    return { url, vassalage: 'SENG', keyId: 'k1', secret, ticket: () => world.ticket(memberId) };
  }

  it('finds every promise kept by this service', async () => {
    const results = await runOperatorConformance(settings(secrets.k1));
    expect(results.filter((result) => result.failure !== undefined)).toEqual([]);
    expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
    expect(results.length).toBeGreaterThanOrEqual(120);
    expect(results).toHaveLength(operatorCases.length + 2);
  });

  it('finds that a wrong secret opens nothing', async () => {
    const results = await runOperatorConformance(settings('x'.repeat(40)));
    expect(results.map((result) => result.failure === undefined)).toEqual([false, false]);
  });

  it('runs as a script, with nothing but Node', async () => {
    const secretFile = join(folder, 'secret');
    writeFileSync(secretFile, secrets.k1);
    const { url, ticket } = settings(secrets.k1);
    const script = join(import.meta.dirname, '../../../scripts/provider-check.mjs');
    const parameters = ['--url', url, '--vassalage', 'SENG', '--key-id', 'k1', '--secret-file', secretFile];
    const { stdout } = await promisify(execFile)(process.execPath, [
      script,
      ...parameters,
      '--ticket',
      await ticket(),
    ]).catch((error: { stdout: string }) => error);
    expect(stdout).toMatch(/\d+ passed, 0 failed\n$/);
  });
});
