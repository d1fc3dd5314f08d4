import pg from 'pg';
import { OperatorClient } from '../../libs/api-client/src/index.ts';
import { demoAccounts, demoOperatorSecret } from '../../deploy/local/demo.ts';
import { figuresOf, kindsOf } from './console/requests.mjs';
import { onFullPlatform } from './lib/full-platform.mjs';
import { settingsOf } from './lib/measuring.mjs';

const standard = { members: 100_000, turns: 60 };
const pageSize = 50;
const aim = 150;

/** Accounts, two contacts and a login of each. Blind indexes are hashes like real ones, but of no contact that exists. */
const statements = [
  `INSERT INTO account (id, username, username_key, type, password_hash, merchant_code, language, created_at, last_login_at)
   SELECT gen_random_uuid(), 'console' || n, 'console' || n, 0, 'none', 'bench', 'vi', now() - n * interval '90 seconds',
          CASE WHEN n % 4 > 0 THEN now() - (n::bigint * 7919 % $1) * interval '30 seconds' END
     FROM generate_series(1, $1::int) n`,
  `INSERT INTO account_contact (member_id, kind, sealed, blind_index)
   SELECT id, kind, repeat('s', 80), md5(kind || id) || md5(username) FROM account,
          unnest(ARRAY['email', 'mobileNum']) AS kind WHERE merchant_code = 'bench' AND $1 > 0`,
  `INSERT INTO login_record (id, member_id, at, method, agent, ip_sealed, new_device, ip_index)
   SELECT gen_random_uuid(), id, last_login_at, 'password', 'bench', repeat('s', 60), false, md5(username)
     FROM account WHERE merchant_code = 'bench' AND last_login_at IS NOT NULL AND $1 > 0`,
];

/**
 * Milliseconds that an operator waits for a page of the list of members, through the gateway, by what is asked: pages of
 * each order at the beginning, in the middle and at the end, and searches. The kinds take turns.
 */
export async function measure({ log, args }) {
  const { members, turns } = settingsOf(args, standard);
  return onFullPlatform({ log, env: { RATE_LIMITS: '100000' } }, async ({ url, databases }) => {
    log(`Making ${members} members`);
    const auth = new pg.Client({ connectionString: databases.auth });
    await auth.connect();
    for (const statement of statements) await auth.query(statement, [members]);
    for (const table of ['account', 'account_contact', 'login_record'])
      await auth.query(`VACUUM ANALYZE ${table}`);
    await auth.end();
    const { username, password } = demoAccounts.find(({ role }) => role === 'operator');
    const seeded = { username, password, secret: demoOperatorSecret };
    const operator = await OperatorClient.logIn(url, seeded, { encrypted: true });
    const kinds = Object.entries(kindsOf(members, pageSize));
    const times = Object.fromEntries(kinds.map(([kind]) => [kind, []]));
    // The first turn compiles and fills the caches.
    for (let turn = 0; turn <= turns; turn += 1)
      for (const [kind, pathOf] of kinds) {
        const began = performance.now();
        await operator.value('GET', pathOf(turn));
        if (turn > 0) times[kind].push(performance.now() - began);
      }
    return { members, ...figuresOf(times, aim) };
  });
}
