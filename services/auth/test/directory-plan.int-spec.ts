import { Client } from 'pg';
import type { Pool } from '#libs/database';
import { DirectoryRepository, type MemberList } from '../src/directory/directory.repository.js';
import { memberFilter, memberSorts } from '../src/directory/directory.rules.js';
import { startAuth, type AuthTest } from './support/auth-test.js';

const members = 20_000;
const indexOf = (kind: string, value: string) => `${kind}|${value}`;
const uuid = (at: number) => `01980000-0000-7000-8000-${String(at).padStart(12, '0')}`;

/** Statements of the directory on a table of many members: what the database does for each. */
describe('the plans of the directory of members', () => {
  let auth: AuthTest;

  beforeAll(async () => {
    auth = await startAuth({ CAPTCHA: 'off', RATE_LIMITS: '1000' });
    const made = `generate_series(1, ${members}) AS n`;
    const id = `('01980000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
    for (const statement of [
      `INSERT INTO account (id, username, username_key, type, password_hash, merchant_code, language, created_at, last_login_at)
       SELECT ${id}, 'm' || md5(n::text), 'm' || md5(n::text), 0, 'none', 'b', 'vi', now() - n * interval '1 minute',
              CASE WHEN n % 3 > 0 THEN now() - (n * 7919 % ${members}) * interval '1 minute' END FROM ${made}`,
      `UPDATE account SET status = 'SUSPENDED' WHERE hashtext(id::text) % 500 = 0`,
      `INSERT INTO account_contact (member_id, kind, sealed, blind_index)
       SELECT ${id}, kind, 'sealed', kind || '|' || n FROM ${made}, unnest(ARRAY['email', 'mobileNum']) AS kind`,
      `INSERT INTO login_record (id, member_id, at, method, agent, ip_sealed, new_device, ip_index)
       SELECT gen_random_uuid(), ${id}, now(), 'password', 'agent', 'sealed', false, 'address|10.0.' || n % 250 || '.' || n / 250 FROM ${made}`,
      `INSERT INTO known_device (member_id, device_id, first_seen_at, last_seen_at)
       SELECT ${id}, rpad(n::text, 43, 'A'), now(), now() FROM ${made}`,
    ])
      await auth.pool.query(statement);
    const owner = new Client({ connectionString: auth.database!.ownerUrl });
    await owner.connect();
    await owner.query('VACUUM ANALYZE');
    await owner.end();
  });
  afterAll(() => auth?.close());

  /** The plans of the page and of its count, and how many rows the page has. */
  async function plansOf(search: string, list: MemberList = {}, offset = 0) {
    const plans: string[] = [];
    const explaining = {
      query: async (sql: string, values: unknown[]): Promise<unknown> => {
        const lines: Record<string, string>[] = await auth.pool.query(`EXPLAIN ${sql}`, values);
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
        return auth.pool.query(sql, values);
      },
    };
    const directory = new DirectoryRepository(explaining as unknown as Pool);
    const { rows } = await directory.page(memberFilter(search, indexOf), list, 50, offset);
    const isPage = (plan: string) => plan.includes('CTE found');
    return { page: plans.find(isPage)!, count: plans.find((plan) => !isPage(plan))!, found: rows.length };
  }

  it.each([
    ['id', uuid(77)],
    ['name', 'm0a'],
    ['e-mail address', '77@example.com'],
    ['address of a login', '10.0.77.3'],
    ['browser', '77'.padEnd(43, 'A')],
  ])(
    'find members by %s without reading the whole table, also with those of another service',
    async (_, search) => {
      for (const list of [{}, { sort: 'name', also: [uuid(5), uuid(6)] }] as const) {
        const { page, count } = await plansOf(search, list);
        expect(page).not.toContain('Seq Scan');
        expect(count.replaceAll('Seq Scan on pg_class', '')).not.toContain('Seq Scan');
      }
    },
  );

  it.each(
    memberSorts.flatMap((sort) => (['asc', 'desc'] as const).map((direction) => [sort, direction] as const)),
  )('sort by %s %s through an index at the first page and far from it', async (sort, direction) => {
    for (const offset of [0, members / 2, members - 50]) {
      const { page, found } = await plansOf('', { sort, direction }, offset);
      expect(found).toBe(50);
      expect(page).not.toContain('Seq Scan');
      expect(page).toMatch(/Index Only Scan (Backward )?using account_/);
    }
  });

  it('find the few members who are not open by their own index', async () => {
    const { page, found } = await plansOf('', { status: 'SUSPENDED' });
    expect(found).toBeGreaterThan(0);
    expect(page).toContain('account_not_open');
  });

  it('count matches up to a limit, and say so unless the whole table is meant', async () => {
    const directory = new DirectoryRepository(auth.pool);
    const countOf = async (list: MemberList, maxCounted: number) => {
      const { total, totalIsLeast } = await directory.page(
        memberFilter('', indexOf),
        list,
        50,
        0,
        maxCounted,
      );
      return { total, totalIsLeast };
    };
    const long = { registeredTo: new Date(Date.now() + 3_600_000).toISOString() };
    expect(await countOf(long, 1000)).toEqual({ total: 1000, totalIsLeast: true });
    expect(await countOf(long, 2 * members)).toEqual({ total: members, totalIsLeast: false });
    expect(await countOf({}, 1000)).toEqual({ total: members, totalIsLeast: false });
  });
});
