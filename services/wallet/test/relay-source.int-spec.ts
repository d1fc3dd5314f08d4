import type { PoolClient } from 'pg';
import { postingRecorded } from '#libs/events';
import type { RelayRecord } from '#libs/messaging';
import { eventually, pause } from '#libs/testing';
import { RelayPostingsRepository } from '../src/ledger/relay-postings.repository.js';
import { RelayPostingsSource } from '../src/ledger/relay-postings.source.js';
import { requestHash, type Posting } from '../src/ledger/posting.rules.js';
import { bet, TestLedger, win } from './support/ledger.js';

interface Sent {
  memberId: string;
  version: number;
  amount: string;
}

describe('postings as their own outbox', () => {
  let ledger: TestLedger;
  let source: RelayPostingsSource;
  beforeEach(async () => {
    ledger = await TestLedger.start(40);
    source = new RelayPostingsSource(new RelayPostingsRepository(ledger.pools), { currency: 'VND' } as never);
  });
  afterEach(() => ledger?.close());

  const contents = (records: RelayRecord[]): Sent[] =>
    records.map((record) => JSON.parse(record.value!) as Sent);
  /**
   * The horizon is the whole server's, and other tests run on it: waits until nothing that began before now, or has a
   * number up to the one given, is still open anywhere.
   */
  const settled = async (upTo?: bigint): Promise<void> => {
    const ask = async (sql: string): Promise<bigint> =>
      BigInt((await ledger.pools.postings.query<{ number: string }>(sql)).rows[0]!.number);
    const last = upTo ?? (await ask('SELECT pg_current_xact_id()::text AS number'));
    await eventually(
      () => ask('SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS number'),
      (oldest) => oldest > last,
    );
  };
  const drain = async (limit = 500): Promise<RelayRecord[]> => {
    await settled();
    return drainNow(limit);
  };
  const drainNow = async (limit = 500): Promise<RelayRecord[]> => {
    const all: RelayRecord[] = [];
    for (;;) {
      const batch = await source.fetch(limit);
      if (batch.length === 0) return all;
      await source.markSent(batch);
      all.push(...batch);
    }
  };
  const versionsOf = (records: RelayRecord[], member: string) =>
    contents(records)
      .filter((sent) => sent.memberId === member)
      .map((sent) => sent.version);

  /** A posting inside a transaction that somebody holds open. */
  const postIn = (client: PoolClient, request: Posting) =>
    client.query(`SELECT * FROM post($1, $2, $3, $4, $5, $6, $7, $8)`, [
      ...[request.caller, request.externalId, request.memberId, request.book, request.kind],
      ...[String(request.delta), request.contra, requestHash(request)],
    ]);

  it('publishes each posting once, as its contract says', async () => {
    const member = await ledger.member(1000n);
    await ledger.post(bet(member, 300n));
    await ledger.post(bet(member, 5000n));
    const records = await drain();
    expect(contents(records).map((sent) => [sent.version, sent.amount])).toEqual([
      [1, '1000'],
      [2, '-300'],
    ]);
    for (const record of records) {
      expect(postingRecorded.violations(JSON.parse(record.value!))).toEqual([]);
      expect(record).toMatchObject({ topic: 'wallet.postings', key: member, type: postingRecorded.type });
    }
    expect(await drain()).toEqual([]);
    expect(await source.backlog()).toMatchObject({ pending: 0 });
  });

  it('never passes over a posting that commits late, behind an open transaction', async () => {
    const slow = await ledger.member(1000n);
    const quick = await ledger.member(1000n);
    await drain();
    const client = await ledger.pools.postings.connect();
    await client.query('BEGIN');
    await postIn(client, bet(slow, 1n));
    await ledger.post(bet(quick, 2n));
    expect(await drainNow()).toEqual([]);
    expect((await source.backlog()).pending).toBe(1);
    await client.query('COMMIT');
    client.release();
    const records = await drain();
    expect([versionsOf(records, slow), versionsOf(records, quick)]).toEqual([[2], [2]]);
  });

  it('keeps the order of an account where a transaction took its number before it waited for the account', async () => {
    const member = await ledger.member(1000n);
    await drain();
    const early = await ledger.pools.postings.connect();
    const blocker = await ledger.pools.postings.connect();
    await early.query('BEGIN');
    await early.query('SELECT pg_current_xact_id()'); // takes the lower number now, posts only later
    await ledger.post(bet(member, 10n)); // version 2, higher number
    await blocker.query('BEGIN');
    const held = await blocker.query<{ number: string }>('SELECT pg_current_xact_id()::text AS number'); // the horizon stays here
    await postIn(early, bet(member, 20n)); // version 3, lowest number
    await early.query('COMMIT');
    await settled(BigInt(held.rows[0]!.number) - 1n);
    const first = await source.fetch(1);
    expect(versionsOf(first, member)).toEqual([2, 3]);
    await source.markSent(first);
    await blocker.query('ROLLBACK');
    await ledger.post(bet(member, 30n));
    expect(versionsOf(await drain(), member)).toEqual([4]);
    early.release();
    blocker.release();
  });

  it('sends again what was not marked, and continues from the mark in the database', async () => {
    const member = await ledger.member(1000n);
    await settled();
    const first = await source.fetch(10);
    const again = await new RelayPostingsSource(new RelayPostingsRepository(ledger.pools), {
      currency: 'VND',
    } as never).fetch(10);
    expect(again.map((record) => record.id)).toEqual(first.map((record) => record.id));
    await source.markSent(first);
    await source.markSent(first);
    await ledger.post(bet(member, 1n));
    await settled();
    const other = new RelayPostingsSource(new RelayPostingsRepository(ledger.pools), {
      currency: 'VND',
    } as never);
    expect(versionsOf(await other.fetch(10), member)).toEqual([2]);
  });

  it('loses, doubles and disorders nothing while many post at once and transactions hang', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => ledger.member(1_000_000n)));
    const seen: RelayRecord[] = [];
    const storm = { over: false };
    const relay = (async () => {
      while (!storm.over) {
        const batch = await source.fetch(7);
        seen.push(...batch);
        if (batch.length > 0) await source.markSent(batch);
        else await pause(1, 'there may be more to send');
      }
    })();
    const hang = async () => {
      for (let i = 0; i < 8; i++) {
        const client = await ledger.pools.postings.connect();
        await client.query('BEGIN');
        await client.query('SELECT pg_current_xact_id()');
        await pause(15 + (i % 3) * 10, 'a transaction that hangs');
        await postIn(client, win(members[i % 6]!, 3n));
        await client.query('COMMIT');
        client.release();
      }
    };
    const posts = members.flatMap((member) =>
      Array.from({ length: 60 }, (_, i) =>
        pause((i * 4) % 90, 'postings come one after another').then(() =>
          ledger.post(i % 2 ? bet(member, 5n) : win(member, 4n)),
        ),
      ),
    );
    await Promise.all([hang(), hang(), ...posts]);
    storm.over = true;
    await relay;
    seen.push(...(await drain()));
    for (const member of members) {
      const { version } = await ledger.account(member);
      expect(versionsOf(seen, member)).toEqual(Array.from({ length: version }, (_, i) => i + 1));
    }
  });
});
