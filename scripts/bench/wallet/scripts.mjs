/**
 * What pgbench runs, as the service calls it. In a script `:name` is a variable even within quotes, so no id holds a colon.
 */

const about = (game = '4010') =>
  `'BET', -100, ${game}, '\\x00112233445566778899aabbccddeeff', NULL, 'SENG-round-1', 'SENG', 'RNG', NULL, NULL`;

/** Members are numbered: their ids end with the number in twelve digits. */
export const firstMember = 100_000_000_001;
export const memberSql = (number) => `('00000000-0000-4000-8000-' || ${number})::uuid`;
export const memberId = (n) => `00000000-0000-4000-8000-${firstMember + n}`;

const anyMember = (members) => `\\set m random(${firstMember}, ${firstMember + members - 1})\n`;
const anyKey = (name = 'x') => `\\set ${name} random(1, 4611686018427387903)\n`;

const post = (member, house) =>
  `SELECT * FROM post('game-launch', :x, ${member}, 'REAL', ${about(house)});\n`;

/** One posting of a member at random. */
export const single = (members) => anyMember(members) + anyKey() + post(memberSql(':m::text'));

/** The same against one of a thousand accounts of the house. */
export const manyHouses = (members, from, count) =>
  `${anyMember(members)}${anyKey()}\\set h random(${from}, ${from + count - 1})\n${post(memberSql(':m::text'), ':h::integer')}`;

/** Every posting on one member. */
export const hotMember = () => anyKey() + post(memberSql(`${firstMember}::text`));

/** A batch whose items are made by the server, as the client of `single` makes its values. */
export function batch(members, size, hot = false) {
  const number = hot ? String(firstMember) : `(${firstMember} + floor(random() * ${members})::bigint)`;
  return postBatch(
    `'game-launch', 'SENG-bet-' || (random() * 4e18)::bigint || i, ${memberSql(number)}, 'REAL', 'BET', -100, 4010,
     '\\x00112233445566778899aabbccddeeff', NULL, 'SENG-round-1', 'SENG', 'RNG', NULL, NULL, NULL`,
    `generate_series(1, ${size}) i`,
  );
}

/** A call of `post_batch` with one request for each row of the source. */
export const postBatch = (fields, source) =>
  `SELECT count(outcome) FROM post_batch(ARRAY(SELECT ROW(${fields})::posting_request FROM ${source}));\n`;

/** One look-up of a balance by its primary key. */
export const balance = (members) =>
  `${anyMember(members)}SELECT balance, version FROM player_account WHERE member_id = ${memberSql(':m::text')} AND book = 'REAL';\n`;

/** A hold, and its capture in full. */
export const holdAndCapture = (members) =>
  anyMember(members) +
  anyKey() +
  anyKey('y') +
  `SELECT posting_id FROM post_hold('game-launch', :x, ${memberSql(':m::text')}, 'REAL', 'BET', 100, 4010, '\\x00112233445566778899aabbccddeeff', NULL, NULL, 'SENG-round-1', 'SENG', 'RNG', NULL) \\gset\n` +
  `SELECT * FROM post_capture('game-launch', :y, :posting_id::uuid, NULL, '\\x00112233445566778899aabbccddeeff', NULL);\n`;

const pgledgerId = (n) => `(SELECT id FROM bench_account WHERE n = ${n})`;

/** pgledger's transfer between two of its accounts at random, or from one at random to the one of the house. */
export const pgledgerTransfer = (accounts, hot) =>
  `\\set a random(2, ${accounts})\n\\set b random(2, ${accounts - 1})\n\\set c case when :a = :b then ${accounts} else :b end\n` +
  `SELECT * FROM pgledger_create_transfer(${pgledgerId(':a::integer')}, ${hot ? pgledgerId('1') : pgledgerId(':c::integer')}, 1);\n`;
