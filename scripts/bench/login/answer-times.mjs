import { randomInt } from 'node:crypto';
import { loginOf } from '../../../libs/api-client/src/index.ts';
import { quantile } from '../lib/measuring.mjs';

/**
 * How long a wrong password takes to be refused, for a user name that is known, one that is not, and one that is banned;
 * in turn, one at a time, each from a network of its own. `tell_…` is the chance to name the slower of a pair rightly
 * from its time alone: 0.5 is a guess.
 */
export async function answerTimes(login, authDatabase, tries) {
  const half = Math.floor(login.usernames.length / 2);
  const [known, banned] = [login.usernames.slice(0, half), login.usernames.slice(half)];
  await ban(authDatabase, banned);
  const kinds = {
    known: (n) => known[n % known.length],
    unknown: (n) => `${known[0].slice(0, -1)}x${n}`,
    banned: (n) => banned[n % banned.length],
  };
  const times = { known: [], unknown: [], banned: [] };
  for (let n = -5; n < tries; n += 1) {
    for (const kind of inAnyOrder(Object.keys(kinds))) {
      const username = kinds[kind](Math.abs(n));
      const payload = await login.encrypt(loginOf(username, `Wrong-${kind}-${n}`));
      const began = performance.now();
      const { status, body } = await login.attempt(payload, { 'x-forwarded-for': anyAddress() });
      const took = performance.now() - began;
      if (status !== 401) throw new Error(`void: a wrong password gave ${status} ${body}`);
      if (n >= 0) times[kind].push(took);
    }
  }
  const figures = {};
  for (const [kind, values] of Object.entries(times)) {
    figures[`${kind}_p50_ms`] = rounded(quantile(values, 0.5));
    figures[`${kind}_p95_ms`] = rounded(quantile(values, 0.95));
  }
  figures.distinguish_unknown = rounded(chanceAbove(times.unknown, times.known));
  figures.distinguish_banned = rounded(chanceAbove(times.banned, times.known));
  return figures;
}

async function ban(authDatabase, usernames) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: authDatabase });
  await client.connect();
  await client.query(
    `INSERT INTO account_exclusion (member_id, excluded_until, set_at)
     SELECT id, 'infinity', now() FROM account WHERE username = ANY ($1)`,
    [usernames],
  );
  await client.end();
}

/** The share of pairs in which the first is the larger. */
function chanceAbove(first, second) {
  let above = 0;
  for (const a of first) for (const b of second) above += a > b ? 1 : a === b ? 0.5 : 0;
  return above / (first.length * second.length);
}

const rounded = (value) => Number(value.toFixed(3));
const inAnyOrder = (list) =>
  list
    .map((value) => [Math.random(), value])
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);
const anyAddress = () => `203.${randomInt(1, 250)}.${randomInt(250)}.${randomInt(1, 250)}`;
