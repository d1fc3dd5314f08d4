import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRing, retireKey, ringFile, rotateRing } from '#libs/auth';
import { ServiceConfig } from '#libs/config';
import { Pool, SqlMigration } from '#libs/database';
import { completeSchema, Resealing, ResealingRepository, SealingKeys } from '#libs/platform';
import { startTestDatabase, type TestDatabase } from '#libs/testing';

class CreateSecret1795310800001 extends SqlMigration {
  protected readonly folder = new URL('./', import.meta.url);
  protected readonly files = [];
  override async up(runner: { query(sql: string): Promise<unknown> }): Promise<void> {
    await runner.query('CREATE TABLE secret (id integer PRIMARY KEY, sealed text, raw bytea)');
  }
}

const minute = 60_000;

describe('sealed data after a rotation', () => {
  let database: TestDatabase;
  let pool: Pool;
  let folder: string;
  let sealing: SealingKeys;
  let resealing: Resealing;

  beforeAll(async () => {
    database = await startTestDatabase(completeSchema({ migrations: [CreateSecret1795310800001] }));
    pool = await Pool.open({ url: database.url, applicationName: 'test' });
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
    sealing = new SealingKeys(Object.assign(new ServiceConfig(), { keysDir: folder }), 'lotus-shop');
    const column = { table: 'secret', key: ['id'], owner: (row: Record<string, string>) => row['id']! };
    resealing = new Resealing(new ResealingRepository(pool), sealing, [
      { ...column, column: 'sealed', purpose: 'text' },
      { ...column, column: 'raw', type: 'bytea', purpose: 'raw' },
    ]);
  });

  afterAll(async () => {
    await pool?.close();
    await database?.close();
    rmSync(folder, { recursive: true });
  });

  const texts = () =>
    pool.query<{ id: number; sealed: string | null; raw: Buffer }[]>('SELECT * FROM secret ORDER BY id');
  const everything = async (now: Date) => {
    while (await resealing.step(now));
  };

  it('SEC-S38.3 opens under its old key, moves to the new one, and then needs the old one no more', async () => {
    for (let id = 1; id <= 600; id += 1) {
      const text = id % 7 === 0 ? null : sealing.seal('text', String(id), `text ${id}`);
      const raw = Buffer.from(sealing.seal('raw', String(id), `raw ${id}`));
      await pool.query('INSERT INTO secret VALUES ($1, $2, $3)', [id, text, raw]);
    }
    const nowMs = Date.now() - 30 * minute;
    const first = await rotateRing(folder, 'sealing-shop', { nowMs, inSeconds: 60 });
    sealing = new SealingKeys(Object.assign(new ServiceConfig(), { keysDir: folder }), 'lotus-shop');
    resealing = Object.assign(resealing, { sealing });
    expect(sealing.currentKeyId).toBe(first);
    const [row] = await texts();
    expect(sealing.open('text', '1', row!.sealed!)).toBe('text 1');

    expect(await resealing.step(new Date(nowMs + 5 * minute))).toBe(false);
    expect((await texts())[0]!.sealed).toBe(row!.sealed); // too soon: others may still seal with the old key
    await everything(new Date());
    for (const { id, sealed, raw } of await texts()) {
      expect(raw.toString()).toMatch(`${first}.`);
      expect(sealing.open('raw', String(id), raw.toString())).toBe(`raw ${id}`);
      if (sealed !== null) expect(sealing.open('text', String(id), sealed)).toBe(`text ${id}`);
    }
    const finished = await pool.query<{ key_id: string }[]>('SELECT key_id FROM resealed_key');
    expect(finished).toEqual([{ key_id: first }]);

    const second = await rotateRing(folder, 'sealing-shop', { nowMs: nowMs + minute, inSeconds: 60 });
    sealing = new SealingKeys(Object.assign(new ServiceConfig(), { keysDir: folder }), 'lotus-shop');
    resealing = Object.assign(resealing, { sealing });
    await everything(new Date());
    retireKey(folder, 'sealing-shop', first, Date.now());
    expect(readRing(folder, 'sealing-shop').map(({ kid }) => kid)).toEqual([second]);
    sealing = new SealingKeys(Object.assign(new ServiceConfig(), { keysDir: folder }), 'lotus-shop');
    const [again] = await texts();
    expect(sealing.open('text', '1', again!.sealed!)).toBe('text 1');
  });

  it('fails, and finishes nothing, while a text cannot be opened', async () => {
    const file = ringFile(folder, 'sealing-shop', 'private');
    await rotateRing(folder, 'sealing-shop', { nowMs: Date.now() - 20 * minute, inSeconds: 0 });
    const { keys } = JSON.parse(readFileSync(file, 'utf8')) as { keys: object[] };
    writeFileSync(file, JSON.stringify({ keys: keys.slice(-1) }));
    sealing = new SealingKeys(Object.assign(new ServiceConfig(), { keysDir: folder }), 'lotus-shop');
    resealing = Object.assign(resealing, { sealing });
    await expect(resealing.step(new Date())).rejects.toThrow('unknown key');
    expect(await pool.query('SELECT 1 FROM resealed_key')).toHaveLength(2);
  });
});
