import { hashChainExtended } from '#libs/events';
import { Outbox, RelayNotifier } from '#libs/messaging';
import { HashChainPublisherService } from '../src/hash-chain/hash-chain-publisher.service.js';
import { HashChainRepository } from '../src/hash-chain/hash-chain.repository.js';
import { verifyLedger } from '../src/tools/verify-ledger.command.js';
import { adjust, bet, TestLedger, win } from './support/ledger.js';
import { Trailing } from './support/trailing.js';

describe('the chain over the postings', () => {
  let ledger: TestLedger;
  let trailing: Trailing;
  let member: string;
  beforeEach(async () => {
    ledger = await TestLedger.start(8);
    trailing = await Trailing.start(ledger);
    member = await ledger.member(1_000_000n);
    for (let block = 0; block < 3; block++) {
      for (let i = 0; i < 4; i++)
        await ledger.post(i % 2 ? win(member, 9n, { groupId: crypto.randomUUID() }) : bet(member, 7n));
      await ledger.post(adjust(member, 3n, { note: 'lì xì' }));
      await trailing.sealAll();
    }
  });
  afterEach(async () => {
    await trailing?.close();
    await ledger?.close();
  });

  const verify = async (from = 1n) => {
    const { bad, postings, throughBlock } = await trailing.seals.verify(from, 100);
    return bad ? { ...bad } : { postings, throughBlock };
  };
  const rowsOf = async (block: number) =>
    (
      await trailing.rows(
        'SELECT p.id FROM posting p JOIN hash_chain_block s ON p.id > s.after_id AND p.id <= s.through_id WHERE s.block = $1 ORDER BY p.id',
        [block],
      )
    ).map((row) => String(row['id']));
  const asOwner = async (sql: string, ...values: unknown[]) => {
    expect((await ledger.owner.query(sql, values)).rowCount).toBeGreaterThan(0);
  };

  it('WAL-I17 seals every committed posting once, in blocks that hang together, and verifies them', async () => {
    expect(await verify()).toEqual({ postings: 16, throughBlock: 3n });
    expect(await verify(2n)).toEqual({ postings: 10, throughBlock: 3n });
    const [chained] = await trailing.rows(`
      SELECT bool_and(s.previous = coalesce(b.hash, decode(repeat('00', 32), 'hex'))) AS hashes, sum(s.postings) AS postings
        FROM hash_chain_block s LEFT JOIN hash_chain_block b ON b.block = s.block - 1`);
    expect(chained).toEqual({ hashes: true, postings: '16' });
    await trailing.sealAll();
    expect((await trailing.seals.head()).block).toBe(3n);
  });

  it('WAL-I17 waits for a transaction that is still open, and leaves nothing of it out', async () => {
    const client = await ledger.pools.postings.connect();
    await client.query('BEGIN');
    await client.query(`SELECT post('game-launch', 'slow', $1, 'REAL', 'WIN', 5, 4010, '\\x00')`, [
      await ledger.member(0n).then(() => crypto.randomUUID()),
    ]);
    await ledger.post(win(member, 1n));
    await trailing.seals.append();
    expect(await verify()).toEqual({ postings: 16, throughBlock: 3n });
    await client.query('COMMIT');
    client.release();
    await trailing.sealAll();
    expect(await verify()).toMatchObject({ postings: 18 });
  });

  it('WAL-I17 names the first row that was changed, whichever column it was', async () => {
    const [first, second] = (await rowsOf(2)) as [string, string];
    const { rows } = await ledger.owner.query<{ name: string; type: string }>(
      `SELECT column_name AS name, udt_name AS type FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = 'posting' AND column_name NOT IN ('id', 'month') ORDER BY 1`,
    );
    expect(rows.length).toBeGreaterThan(15);
    const other: Record<string, string> = {
      uuid: 'gen_random_uuid()',
      int8: 'coalesce($, 0) + 1',
      int4: 'CASE $ WHEN 5900 THEN 5200 ELSE 5900 END',
      text: `coalesce($, '') || 'x'`,
      bytea: `coalesce($, '') || '\\x01'`,
      xid8: `'4'`,
      timestamptz: `$ + interval '1 microsecond'`,
      book: `CASE $ WHEN 'REAL' THEN 'PLAY' ELSE 'REAL' END::book`,
      posting_kind: `'CASHBACK'`,
    };
    // The table's own rules would see some of these; whoever owns it can take them away.
    await dropRules(ledger);
    for (const { name, type } of rows) {
      const saved = `saved_${name}`;
      await ledger.owner.query(
        `CREATE TABLE ${saved} AS SELECT * FROM posting WHERE id IN ($1, $2)`
          .replace('$1', `'${first}'`)
          .replace('$2', `'${second}'`),
      );
      await ledger.owner.query(
        `UPDATE posting SET ${name} = ${other[type]!.replaceAll('$', name)} WHERE id IN ($1, $2)`,
        [first, second],
      );
      expect([name, await verify()]).toEqual([name, { block: 2n, damage: 'CHANGED', postingId: first }]);
      await ledger.owner.query('DELETE FROM posting WHERE id IN ($1, $2)', [first, second]);
      await ledger.owner.query(`INSERT INTO posting SELECT * FROM ${saved}`);
    }
    expect(await verify()).toEqual({ postings: 16, throughBlock: 3n });
  });

  it('WAL-I17 names a row that was deleted', async () => {
    const [, , third] = await rowsOf(3);
    await asOwner('DELETE FROM posting WHERE id = $1', third);
    expect(await verify()).toEqual({ block: 3n, damage: 'MISSING', postingId: third });
    expect(await verify(3n)).toEqual({ block: 3n, damage: 'MISSING', postingId: third });
  });

  it('WAL-I17 names a row that was slipped in', async () => {
    const [first] = (await rowsOf(2)) as [string];
    const added = `${first.slice(0, 34)}${first.endsWith('00') ? '01' : '00'}`;
    await asOwner(
      `INSERT INTO posting SELECT ($2::uuid), member_id, amount, NULL, NULL, xid, recorded_at, month, book, kind, 5900, 5200,
         caller, 'slipped' FROM posting WHERE id = $1`,
      first,
      added,
    );
    const named = await verify();
    expect(named).toEqual({ block: added < first ? 2n : 2n, damage: 'ADDED', postingId: added });
  });

  it('WAL-I17 sees a chain that was changed, cut or made anew', async () => {
    const noted = (await trailing.seals.head()).hash.toString('hex');
    const lines: string[] = [];
    const command = (head?: string) =>
      verifyLedger(trailing.seals, { from: 1n, head }, (line) => void lines.push(line));
    expect(await command(noted)).toBe(true);
    expect(lines.pop()).toMatch(/^valid: 16 postings, head block 3 [0-9a-f]{64}$/);

    // Someone with every right changes a row, and seals all of it again: only a hash noted elsewhere tells.
    await asOwner('UPDATE posting SET amount = amount + 1 WHERE id = $1', (await rowsOf(1))[2]);
    expect(await command()).toBe(false);
    expect(lines.pop()).toBe(`BAD block 1: CHANGED posting ${(await rowsOf(1))[2]}`);
    await ledger.owner.query('TRUNCATE hash_chain_block');
    await trailing.sealAll();
    expect(await command()).toBe(true);
    expect(await command(noted)).toBe(false);
    expect(lines.pop()).toContain('is not in the chain');
  });

  it('WAL-I17 sees a block that was changed or taken away', async () => {
    await asOwner(
      `UPDATE hash_chain_block SET contents = overlay(contents placing '\\x00'::bytea from 20) WHERE block = 2`,
    );
    expect(await verify()).toEqual({ block: 2n, damage: 'SEAL_CHANGED', postingId: null });
    await asOwner('DELETE FROM hash_chain_block WHERE block = 2');
    expect(await verify()).toEqual({ block: 2n, damage: 'SEAL_MISSING', postingId: null });
    await expect(trailing.seals.verify(9n, 1)).rejects.toMatchObject({ code: 'SEAL_NOT_FOUND' });
  });

  it('WAL-I10 WAL-I17 never changes a seal', async () => {
    for (const change of [
      `UPDATE hash_chain_block SET hash = ''`,
      'DELETE FROM hash_chain_block',
      'TRUNCATE hash_chain_block',
    ])
      await expect(ledger.pools.postings.query(change)).rejects.toMatchObject({ code: '42501' });
  });

  it('WAL-I17 publishes its head, which then must be in the chain', async () => {
    const publisher = new HashChainPublisherService(
      new HashChainRepository(trailing.pool),
      trailing.transactions,
      new Outbox(new RelayNotifier()),
      { now: () => new Date() },
    );
    await publisher.publishHead();
    const rows = await trailing.rows(`SELECT type, payload FROM outbox WHERE topic = 'wallet.hash-chain'`);
    const head = await trailing.seals.head();
    expect(rows.map(({ type }) => type)).toEqual([hashChainExtended.type]);
    const payload = rows[0]!['payload'];
    expect(typeof payload === 'string' ? JSON.parse(payload) : payload).toMatchObject({
      block: Number(head.block),
      throughId: head.throughId,
      hash: head.hash.toString('hex'),
    });
  });
});

/** CHECKs and unique keys would refuse some of these rows; the owner of the table can drop them. */
async function dropRules(ledger: TestLedger): Promise<void> {
  await ledger.owner.query(`
    ALTER TABLE posting DROP CONSTRAINT posting_chain, DROP CONSTRAINT posting_amount, DROP CONSTRAINT posting_two_sides,
      DROP CONSTRAINT posting_one_book, DROP CONSTRAINT posting_player_side, DROP CONSTRAINT posting_bonus_amount`);
  await ledger.owner.query(`
    DO $$ DECLARE c record;
    BEGIN
      FOR c IN SELECT conrelid::regclass AS month, conname FROM pg_constraint
                WHERE contype = 'c' AND conrelid IN (SELECT relid FROM pg_partition_tree('posting') WHERE isleaf)
      LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', c.month, c.conname); END LOOP;
    END $$`);
}
