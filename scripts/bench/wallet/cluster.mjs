import { join } from 'node:path';
import { firstMember, memberSql, postBatch } from './scripts.mjs';

const password = 'bench';
/** Accounts of the house that only this measurement has. */
export const houses = { from: 40_000, count: 1_000 };

/** A cluster as `npm start` runs it, with the wallet's database in it, and what its books must always say. */
export class LedgerCluster {
  /** @type {import('../../../libs/local/src/index.ts').PostgresCluster} */
  cluster;
  /** @type {(database: string, role: string) => Promise<import('pg').Client>} */
  connect;
  /** @type {number} */
  port;
  /** @type {import('pg').Client} */
  admin;

  static async start(data) {
    const { ensureServiceDatabase, PostgresCluster } = await import('../../../libs/local/src/index.ts');
    const { runMigrations } = await import('#dist/libs/database/src/index.js');
    const { completeSchema } = await import('#dist/libs/platform/src/index.js');
    const { walletSchema } = await import('#dist/services/wallet/src/database/schema.js');
    const { default: pg } = await import('pg');
    const cluster = new PostgresCluster({
      ...{ folder: join(data, 'postgres'), label: `bench-${process.pid}`, password, throwAway: true },
      // No checkpoint in the middle of a round, and room for what the rounds touch.
      settings: {
        ...{ max_wal_size: '8GB', min_wal_size: '4GB', checkpoint_timeout: '30min' },
        shared_buffers: '1GB',
      },
    });
    await cluster.start();
    await ensureServiceDatabase(cluster.adminUrl, {
      name: 'wallet',
      ownerPassword: password,
      runtimePassword: password,
    });
    await runMigrations(cluster.url('wallet_owner', 'wallet', password), completeSchema(walletSchema));
    const self = new LedgerCluster();
    const connect = async (database, role) => {
      const client = new pg.Client({ connectionString: cluster.url(role, database, password) });
      await client.connect();
      return client;
    };
    const admin = await connect('wallet', 'postgres');
    await admin.query(`CREATE ROLE rival LOGIN PASSWORD '${password}'`);
    return Object.assign(self, { cluster, connect, port: cluster.port, admin });
  }

  /** What we are held against has a role like ours: of a superuser no right is checked, of a service each function's and operator's is. */
  rival = (database) => ({ user: 'rival', database, password });
  wallet = () => ({ user: 'wallet_runtime', database: 'wallet', password });
  walletUrl = () => this.cluster.url('wallet_runtime', 'wallet', password);

  async createDatabase(name) {
    await this.admin.query(`CREATE DATABASE ${name} OWNER rival`);
  }

  /** Members with money, by postings like any other; and a thousand houses more than there are. */
  async fill(members, first = 0) {
    if (first === 0) await this.addHouses();
    const size = 1_000;
    for (let from = first; from < first + members; from += size) {
      await this.admin.query(
        postBatch(
          `'bench', 'open-' || i, ${memberSql(`(${firstMember} + i)`)}, 'REAL', 'ADJUST', 900000000000, 5900,
           '\\x00', NULL, NULL, NULL, NULL, NULL, 'bench', NULL`,
          `generate_series(${from}, ${from + size - 1}) i`,
        ),
      );
    }
    if (first === 0) await this.takeAndPlan();
    await this.admin.query('VACUUM ANALYZE');
    await this.admin.query('CHECKPOINT');
  }

  /** A limit that no bet reaches, for so many of ten members. */
  async limit(first, members, ofTen) {
    await this.admin.query(
      `INSERT INTO player_limit (member_id, book, kind, period, zone, amount, resets_at)
       SELECT ${memberSql(`(${firstMember} + i)`)}, 'REAL', 'WAGER', 'month', 'Asia/Ho_Chi_Minh', 900000000000, now() + interval '1 month'
         FROM generate_series($1::integer, $2::integer) i WHERE i % 10 < $3`,
      [first, first + members - 1, ofTen],
    );
    await this.admin.query(
      `UPDATE player_account a SET restricted = true FROM player_limit l
        WHERE l.member_id = a.member_id AND l.book = a.book`,
    );
  }

  async addHouses() {
    await this.admin.query(
      `INSERT INTO chart_account SELECT n, 'REAL', 'bench-house:' || n, 'INCOME', 'bench', 'bench'
         FROM generate_series($1::integer, $2::integer) n`,
      [houses.from, houses.from + houses.count - 1],
    );
  }

  async takeAndPlan() {
    // A table that is planned while it is empty is read from end to end ever after.
    await this.admin.query(
      `SELECT count(post_capture('bench', 'take-' || i, (post_hold('bench', 'hold-' || i,
                ${memberSql(`(${firstMember} + i)`)}, 'REAL', 'BET', 1, 4010, '\\x00')).posting_id, NULL, '\\x00'))
         FROM generate_series(0, 999) i`,
    );
  }

  /** Log segments made ahead, as a server that has run for a while has them: making one stops every commit. */
  async makeSegments() {
    await this.admin.query(
      `SELECT count(pg_logical_emit_message(false, 'bench', repeat('x', 1000000))) FROM generate_series(1, 3500)`,
    );
    await this.admin.query('CHECKPOINT');
  }

  async settings() {
    const { rows } = await this.admin.query(
      `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version', 'shared_buffers')`,
    );
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  }

  /** What is there to be compared later. */
  async count() {
    const { rows } = await this.admin.query(`SELECT count(*)::integer AS postings FROM posting`);
    return rows[0].postings;
  }

  /** Sums of all accounts against all postings and keys; `done` postings at least since `before`. Throws where one differs. */
  async verify(what, before, done) {
    const { rows } = await this.admin.query(`
      WITH p AS (SELECT count(*) AS postings, count(version) AS moves,
                        coalesce(sum(CASE WHEN credit IN (2000, 102000) THEN amount WHEN debit IN (2000, 102000) THEN -amount END), 0) AS moved
                   FROM posting),
           a AS (SELECT sum(balance) AS balances, sum(version) AS versions, sum(held) AS held, min(balance - held) AS least FROM player_account),
           k AS (SELECT count(*) AS keys FROM posting_key WHERE posting_month IS NOT NULL)
      SELECT postings::integer, (moves = versions) AS chained, (moved = balances) AS summed, (keys = postings) AS keyed, (least >= 0) AS covered
        FROM p, a, k`);
    const { postings, ...sound } = rows[0];
    const wrong = Object.keys(sound).filter((name) => sound[name] !== true);
    if (wrong.length > 0) throw new Error(`void: after ${what} the books are not ${wrong.join(', ')}`);
    if (postings - before < done)
      throw new Error(`void: ${what} answered ${done} postings, ${postings - before} are in the books`);
    const { rows: trouble } = await this.admin.query(
      `SELECT deadlocks::integer FROM pg_stat_database WHERE datname = 'wallet'`,
    );
    if (trouble[0].deadlocks > 0) throw new Error(`void: ${trouble[0].deadlocks} deadlocks`);
    return postings;
  }

  /** Every account's chain from the first posting to the last. */
  async verifyChains() {
    const { rows } = await this.admin.query(`
      SELECT count(*)::integer AS broken FROM (
        SELECT balance_after - CASE WHEN credit IN (2000, 102000) THEN amount ELSE -amount END AS before,
               lag(balance_after, 1, 0) OVER w AS previous, version, row_number() OVER w AS place
          FROM posting WHERE version IS NOT NULL WINDOW w AS (PARTITION BY member_id, book ORDER BY version)) chain
       WHERE before <> previous OR version <> place`);
    if (rows[0].broken > 0)
      throw new Error(`void: ${rows[0].broken} postings do not follow on their predecessor`);
  }

  async bytesOf(...tables) {
    const { rows } = await this.admin.query(
      `SELECT sum(pg_total_relation_size(t.name))::float8 AS bytes
         FROM unnest($1::regclass[]) root CROSS JOIN LATERAL (SELECT root AS name UNION SELECT relid FROM pg_partition_tree(root)) t`,
      [tables],
    );
    return rows[0].bytes;
  }

  async hotShare() {
    const { rows } = await this.admin.query(
      `SELECT pg_stat_force_next_flush(), n_tup_hot_upd::float8 / nullif(n_tup_upd, 0) AS share
         FROM pg_stat_user_tables WHERE relname = 'player_account'`,
    );
    return rows[0].share;
  }

  /** Where the disk under the cluster's data is asked what it does by itself. */
  get probe() {
    return join(this.cluster.dataFolder, 'bench-fsync');
  }

  async stop() {
    await this.admin.end();
    await this.cluster.stop();
  }
}
