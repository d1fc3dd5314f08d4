import pg from 'pg';

const rowsAtOnce = 100_000;

/** The id of the n-th member: in the order of its making, as ids of members are. */
const idSql = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const nameSql = `('scale' || n)`;
/** Ten million members registered within the last hundred days or so. */
const timeSql = `now() - n * interval '900 milliseconds'`;

/** The tables that hold a row or more of every member, and what differs between members in them. */
const tables = {
  auth: {
    account: { id: idSql, username: nameSql, username_key: nameSql, created_at: timeSql },
    login_record: { id: 'gen_random_uuid()', member_id: idSql, at: timeSql },
    known_device: { member_id: idSql, device_id: `md5(n::text)` },
  },
  member: { member_profile: { member_id: idSql, account: nameSql, registered_at: timeSql } },
  wallet: { player_account: { member_id: idSql, opened_at: timeSql } },
  'game-launch': { member: { member_id: idSql, account: nameSql } },
};

export const memberId = (n) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
export const username = (n) => `scale${n}`;

/** Members made in SQL as copies of one that registered; only what identifies a member differs. */
export class Population {
  #databases;
  #template;
  size = 0;

  /** `template`: the id of a member who has registered and opened an account. */
  constructor(databases, template) {
    this.#databases = databases;
    this.#template = template;
  }

  /** Makes members until there are so many, and lets the planner see them. */
  async growTo(size, log) {
    for (const [service, own] of Object.entries(tables))
      await this.#in(service, async (client) => {
        for (const [table, differing] of Object.entries(own)) {
          const insert = await this.#copyOf(client, table, differing);
          for (let from = this.size; from < size; from += rowsAtOnce)
            await client.query(insert, [this.#template, from, Math.min(from + rowsAtOnce, size) - 1]);
          await client.query(`VACUUM ANALYZE ${table}`);
          log(`${service}.${table} has ${size} members`);
        }
      });
    this.size = size;
  }

  /** Bytes of the tables and indexes above a megabyte, the largest first. */
  async sizes() {
    const all = [];
    for (const service of Object.keys(tables))
      await this.#in(service, async (client) => {
        const { rows } = await client.query(
          `SELECT relname AS name, pg_relation_size(oid)::float8 AS bytes FROM pg_class
            WHERE relkind IN ('r', 'i') AND pg_relation_size(oid) > 1e6 AND relnamespace = 'public'::regnamespace`,
        );
        all.push(...rows.map(({ name, bytes }) => /** @type {const} */ ([`${service}.${name}`, bytes])));
      });
    return Object.fromEntries(all.toSorted(([, a], [, b]) => b - a));
  }

  async #copyOf(client, table, differing) {
    const { rows } = await client.query(
      `SELECT attname AS name FROM pg_attribute
        WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [table],
    );
    const columns = rows.map(({ name }) => name);
    const values = columns.map((name) => differing[name] ?? `template.${name}`);
    const key = columns.includes('member_id') ? 'member_id' : 'id';
    return `INSERT INTO ${table} (${columns.join(', ')})
            SELECT ${values.join(', ')} FROM generate_series($2::bigint, $3::bigint) AS n,
                   (SELECT * FROM ${table} WHERE ${key} = $1) AS template`;
  }

  async #in(service, work) {
    const client = new pg.Client({ connectionString: this.#databases[service] });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  }
}
