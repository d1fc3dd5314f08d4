import { randomUUID } from 'node:crypto';
import { Pool } from '#libs/database';
import { completeSchema } from '#libs/platform';
import { startTestDatabase } from '#libs/testing';
import { walletSchema } from '../src/database/schema.js';
import { RetentionRepository } from '../src/ledger/retention.repository.js';
import { RetentionService } from '../src/ledger/retention.service.js';
import { bet, rollbackOf, TestLedger } from './support/ledger.js';

describe('answers that are older than any repetition', () => {
  let ledger: TestLedger;
  beforeAll(async () => {
    ledger = await TestLedger.on(await startTestDatabase(completeSchema(walletSchema)), 2);
  });
  afterAll(() => ledger?.close());

  it('WAL-I7 are purged, and a refusal stays one: the key keeps its outcome and distinguishes another request', async () => {
    const pool = await Pool.open({
      url: ledger.database.url,
      applicationName: 'retention',
    });
    const member = await ledger.member(100n);
    const [old, young] = [bet(member, 500n), bet(member, 600n)];
    const back = rollbackOf(bet(member, 5n, { externalId: `never-came-${randomUUID()}` }));
    for (const request of [old, young])
      expect(await ledger.post(request)).toMatchObject({ outcome: 'INSUFFICIENT_FUNDS' });
    await ledger.rollback(back);
    await ledger.post(bet(member, 30n));
    await ledger.owner.query(
      `UPDATE stored_answer SET recorded_at = now() - interval '200 days' WHERE external_id <> $1`,
      [young.externalId],
    );
    await ledger.owner.query(
      `INSERT INTO idempotent_request (scope, key, request_hash, answer, created_at)
       SELECT 'test', gen_random_uuid(), '', '1', now() - n * interval '20 days' FROM generate_series(1, 3) n`,
    );
    await new RetentionService(new RetentionRepository(pool)).purge();
    await pool.close();
    expect(await ledger.count('stored_answer', member)).toBe(1);
    expect((await ledger.owner.query('SELECT 1 FROM idempotent_request')).rowCount).toBe(1);

    expect(await ledger.post(old)).toMatchObject({
      outcome: 'INSUFFICIENT_FUNDS',
      balance: 70n,
      replayed: true,
    });
    expect(await ledger.post(young)).toMatchObject({
      outcome: 'INSUFFICIENT_FUNDS',
      balance: 100n,
      replayed: true,
    });
    expect(await ledger.post({ ...old, delta: -1n })).toEqual({ differs: ['request'] });
    expect(await ledger.rollback(back)).toMatchObject({ outcome: 'NOTHING_TO_ROLL_BACK', replayed: true });
    expect(await ledger.post(bet(member, 5n, { externalId: back.betExternalId }))).toMatchObject({
      outcome: 'ROLLED_BACK',
    });
    expect(await ledger.account(member)).toEqual({ balance: 70n, version: 2 });
    await ledger.assertConsistent();
  });

  it('are kept for 90 days at least', async () => {
    await expect(ledger.pools.postings.query('SELECT purge_stored_answers(89, 1)')).rejects.toThrow(
      /90 days/,
    );
  });
});
