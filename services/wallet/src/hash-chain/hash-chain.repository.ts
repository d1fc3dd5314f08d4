import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { genesis, type BadRow, type Damage, type ChainHead } from './hash-chain.rules.js';

interface HeadRow {
  block: string;
  through_id: string;
  hash: Buffer;
}

interface BlockRow {
  after_id: string;
  through_id: string;
  previous: Buffer;
  hash: Buffer;
  computed: Buffer;
  postings: number;
  damage: Damage | null;
  posting_id: string | null;
}

export interface CheckedBlock extends ChainHead {
  postings: number;
  bad: BadRow | null;
}

const chainLock = 7_204_422;

/** Blocks end behind the snapshot horizon: no transaction below it can still commit. */
@Injectable()
export class HashChainRepository {
  constructor(private readonly pool: Pool) {}

  /** False if another replica appends. */
  async claim(tx: Tx): Promise<boolean> {
    const [row]: { mine: boolean }[] = await tx.query('SELECT pg_try_advisory_xact_lock($1) AS mine', [
      chainLock,
    ]);
    return row!.mine;
  }

  async head(on: Tx | Pool): Promise<ChainHead> {
    const rows: HeadRow[] = await on.query(
      'SELECT block, through_id, hash FROM hash_chain_block ORDER BY block DESC LIMIT 1',
    );
    return rows[0] ? headOf(rows[0]) : genesis;
  }

  /** Writes the next block and returns the number of its postings. */
  async append(tx: Tx, last: ChainHead, limit: number): Promise<number> {
    const rows: { postings: number }[] = await tx.query(
      `WITH due AS MATERIALIZED (
         SELECT p.id, posting_digest(p) AS digest FROM ledger_posting p
          WHERE p.id > $2 AND p.id < first_posting_id(pg_snapshot_xmin(pg_current_snapshot()))
          ORDER BY p.id LIMIT $4),
       block AS (
         SELECT count(*)::integer AS postings, (SELECT id FROM due ORDER BY id DESC LIMIT 1) AS through_id,
                string_agg(uuid_send(id) || digest, '' ORDER BY id) AS digests,
                string_agg(uuid_send(id) || substring(digest FROM 1 FOR 8), '' ORDER BY id) AS contents
           FROM due HAVING count(*) > 0),
       sealed AS (
         INSERT INTO hash_chain_block (block, after_id, through_id, postings, previous, hash, contents)
         SELECT $1::bigint, $2::uuid, through_id, postings, $3::bytea,
                block_hash($1, $2, through_id, postings, $3, digests), contents FROM block
         RETURNING postings)
       SELECT postings FROM sealed`,
      [String(last.block + 1n), last.throughId, last.hash, limit],
    );
    return rows[0]?.postings ?? 0;
  }

  /** Compares a block with the present rows, archived months included; undefined past the end. */
  async check(block: bigint, before: ChainHead): Promise<CheckedBlock | undefined> {
    const rows: BlockRow[] = await this.pool.query(
      `WITH seal AS (SELECT * FROM hash_chain_block WHERE block = $1),
       present AS MATERIALIZED (
         SELECT p.id, posting_digest(p) AS digest FROM ledger_posting p
          WHERE p.id > (SELECT after_id FROM seal) AND p.id <= (SELECT through_id FROM seal)),
       listed AS (
         SELECT encode(substring(s.contents FROM n * 24 + 1 FOR 16), 'hex')::uuid AS id, substring(s.contents FROM n * 24 + 17 FOR 8) AS digest
           FROM seal s, generate_series(0, s.postings - 1) n),
       bad AS (
         SELECT coalesce(l.id, p.id) AS posting_id,
                CASE WHEN l.id IS NULL THEN 'ADDED' WHEN p.id IS NULL THEN 'MISSING' ELSE 'CHANGED' END AS damage
           FROM listed l FULL JOIN present p ON p.id = l.id
          WHERE l.id IS NULL OR p.id IS NULL OR l.digest <> substring(p.digest FROM 1 FOR 8)
          ORDER BY 1 LIMIT 1)
       SELECT s.after_id, s.through_id, s.previous, s.hash, s.postings, b.damage, b.posting_id,
              block_hash(s.block, s.after_id, s.through_id, s.postings, s.previous,
                coalesce((SELECT string_agg(uuid_send(p.id) || p.digest, '' ORDER BY p.id) FROM present p), '')) AS computed
         FROM seal s LEFT JOIN bad b ON true`,
      [String(block)],
    );
    const [row] = rows;
    return (
      row && {
        block,
        throughId: row.through_id,
        hash: row.hash,
        postings: row.postings,
        bad: badIn(block, row, before),
      }
    );
  }

  async find(block: bigint): Promise<ChainHead | undefined> {
    if (block === 0n) return genesis;
    const rows: HeadRow[] = await this.pool.query(
      'SELECT block, through_id, hash FROM hash_chain_block WHERE block = $1',
      [String(block)],
    );
    return rows[0] && headOf(rows[0]);
  }

  /** Age in seconds of the oldest posting in no block. */
  async lag(): Promise<number> {
    const [row]: { seconds: string | null }[] = await this.pool.query(
      `SELECT extract(epoch FROM clock_timestamp() - p.recorded_at) AS seconds FROM posting p
        WHERE p.id > coalesce((SELECT through_id FROM hash_chain_block ORDER BY block DESC LIMIT 1), $1) ORDER BY p.id LIMIT 1`,
      [genesis.throughId],
    );
    return Number(row?.seconds ?? 0);
  }
}

function badIn(block: bigint, row: BlockRow, before: ChainHead): BadRow | null {
  if (!row.previous.equals(before.hash) || row.after_id !== before.throughId)
    return { block, damage: 'SEAL_CHANGED', postingId: null };
  // Equal hashes prove the rows unchanged: then the list of contents in the block was changed.
  const isValid = row.computed.equals(row.hash);
  if (row.damage && !isValid) return { block, damage: row.damage, postingId: row.posting_id };
  return isValid && !row.damage ? null : { block, damage: 'SEAL_CHANGED', postingId: null };
}

function headOf(row: HeadRow): ChainHead {
  return { block: BigInt(row.block), throughId: row.through_id, hash: row.hash };
}
