import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { KeyReuse } from '../src/ledger/posting.repository.js';
import type { Posting, PostingAnswer } from '../src/ledger/posting.rules.js';
import { adjust, bet, nextId, TestLedger, win } from './support/ledger.js';

const conditions = [
  ...['plain', 'rich', 'new', 'locked', 'stopped', 'restricted', 'held', 'full', 'realityCheck', 'checked'],
] as const;
type Condition = (typeof conditions)[number];

const full = 2n ** 63n - 1n;

/** What an owner does to an account before the sequence begins; each on both ledgers. */
const prepare: Record<Condition, string[]> = {
  plain: [],
  rich: [],
  new: [],
  locked: [`UPDATE player_account SET status = 'LOCKED' WHERE member_id = $1`],
  stopped: [`UPDATE player_account SET status = 'STOPPED' WHERE member_id = $1`],
  restricted: [
    'UPDATE player_account SET restricted = true WHERE member_id = $1',
    `INSERT INTO player_limit VALUES ($1, 'REAL', 'WAGER', 'day', 'Asia/Ho_Chi_Minh', 60, 0, now() + interval '1 day'),
                                     ($1, 'REAL', 'LOSS', 'week', 'Asia/Ho_Chi_Minh', 40, 0, now() + interval '1 day')`,
  ],
  held: [`UPDATE player_account SET held = 70 WHERE member_id = $1`],
  // Its reality check comes later, or waits for its answer.
  realityCheck: [`SELECT set_reality_check($1, 'REAL', now() + interval '1 day', now())`],
  checked: [`SELECT set_reality_check($1, 'REAL', now(), now())`],
  full: [`UPDATE player_account SET balance = ${full - 30n} WHERE member_id = $1`],
};

/** Small numbers, so that keys meet again, within a batch and in another body too. */
const step = fc.record({
  op: fc.constantFrom('bet', 'bet', 'win', 'adjust') as fc.Arbitrary<'bet' | 'win' | 'adjust'>,
  who: fc.nat(3),
  key: fc.nat(30),
  amount: fc.constantFrom(1, 7, 20, 45, 200),
  give: fc.boolean(),
  play: fc.nat(9).map((n) => n === 0),
  caller: fc.constantFrom('game-launch', 'game-launch', 'lottery'),
  note: fc.constantFrom('test', 'with "quotes", {braces} and \\', 'NULL', 'tiếng Việt', ''),
  grouped: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const sequence = fc.record({
  members: fc.array(fc.constantFrom(...conditions), { minLength: 4, maxLength: 4 }),
  batches: fc.array(fc.array(step, { minLength: 1, maxLength: 14 }), { minLength: 1, maxLength: 5 }),
});

describe('two paths, one meaning', () => {
  let single: TestLedger;
  let batched: TestLedger;
  beforeAll(async () => {
    [single, batched] = await Promise.all([TestLedger.start(2), TestLedger.start(2)]);
  });
  afterAll(async () => void (await Promise.all([single?.close(), batched?.close()])));

  it('WAL-I1 WAL-I4 WAL-I5 WAL-I6 WAL-I7 WAL-I11 WAL-I14 batches answer and book any sequence as single postings do', async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async ({ members, batches }) => {
        const run = nextId('run');
        const ids = members.map(() => randomUUID());
        for (const [at, condition] of members.entries()) {
          for (const ledger of [single, batched]) await begin(ledger, ids[at]!, condition, `${run}-${at}`);
        }
        const firstIds = new Map<string, string | null>();
        for (const steps of batches) {
          const requests = steps.map((one) => requestOf(run, ids, one));
          const expected: (PostingAnswer | KeyReuse)[] = [];
          for (const request of requests) expected.push(await single.post(request));
          const answers = await batched.batch(requests);
          expect(answers.map(comparable)).toEqual(expected.map(comparable));
          for (const [at, answer] of answers.entries()) sameIdAgain(firstIds, requests[at]!, answer);
        }
        for (const table of Object.keys(books)) {
          const [theirs, ours] = await Promise.all(
            [single, batched].map((ledger) => rows(ledger, table, ids)),
          );
          expect(ours).toEqual(theirs);
        }
        return true;
      }),
      { numRuns: 150, interruptAfterTimeLimit: 40_000 },
    );
    for (const ledger of [single, batched]) {
      expect(await ledger.imbalance()).toEqual({ REAL: 0n, PLAY: 0n });
      const broken = (await ledger.brokenAccounts()) as { member_id: string }[];
      // Nobody can be credited to the brim in a test: those accounts were set there by hand.
      const brimming = await filledByHand(ledger);
      expect(broken.filter(({ member_id }) => !brimming.has(member_id))).toEqual([]);
    }
  });

  it('WAL-I6 answers the same id twice in a batch from the first, and another body by what differs', async () => {
    const member = await batched.member(100n);
    const other = await batched.member(100n);
    const placed = bet(member, 60n);
    const answers = await batched.batch([
      placed,
      placed,
      { ...placed, delta: -61n },
      { ...placed, memberId: other },
      bet(other, 1n),
      bet(member, 60n),
      win(member, 30n),
    ]);
    const accepted = { outcome: 'ACCEPTED', balance: 40n, version: 2n };
    expect(answers).toMatchObject([
      { ...accepted, replayed: false },
      { ...accepted, replayed: true },
      { differs: ['amount'] },
      { differs: ['memberId'] },
      { outcome: 'ACCEPTED', balance: 99n },
      { outcome: 'INSUFFICIENT_FUNDS', balance: 40n, version: 2n },
      { outcome: 'ACCEPTED', balance: 70n, version: 3n },
    ]);
  });

  it('gives a member who is seen first in a batch his play money once', async () => {
    const guest = randomUUID();
    const answers = await batched.batch(
      Array.from({ length: 3 }, () => bet(guest, 1_000n, { book: 'PLAY' })),
    );
    expect(answers).toMatchObject([
      { balance: 999_999_000n, version: 2n },
      { balance: 999_998_000n, version: 3n },
      { balance: 999_997_000n, version: 4n },
    ]);
  });

  it('WAL-I14 a batch with an amount out of bounds or an account out of the chart changes nothing', async () => {
    const member = await batched.member(100n);
    const keys = await batched.count('posting_key');
    await expect(batched.batch([bet(member, 1n), win(member, 10n ** 15n)])).rejects.toThrow(/out of bounds/);
    await expect(batched.batch([bet(member, 1n), bet(member, 0n)])).rejects.toThrow(/out of bounds/);
    await expect(batched.batch([bet(member, 1n), bet(member, 1n, { contra: 4011 })])).rejects.toThrow(
      /not in the chart/,
    );
    await expect(batched.batch([bet(member, 1n), bet(member, 1n, { contra: 104_010 })])).rejects.toThrow(
      /account 104010 is not in the chart of REAL/,
    );
    expect(await batched.count('posting_key')).toBe(keys);
    expect(await batched.account(member)).toEqual({ balance: 100n, version: 1 });
  });
});

async function begin(
  ledger: TestLedger,
  memberId: string,
  condition: Condition,
  name: string,
): Promise<void> {
  if (condition === 'new') return;
  const amount = condition === 'rich' ? 100_000n : 100n;
  await ledger.post(adjust(memberId, amount, { externalId: `${name}:begin` }));
  for (const sql of prepare[condition]) await ledger.owner.query(sql, [memberId]);
}

function requestOf(
  run: string,
  ids: string[],
  { op, who, key, amount, give, play, caller, note, grouped }: Step,
): Posting {
  const memberId = ids[who]!;
  const about = {
    externalId: `${run}:${key}`,
    caller,
    book: play ? ('PLAY' as const) : ('REAL' as const),
    groupId: grouped ? '01900000-0000-7000-8000-000000000001' : undefined,
  };
  if (op === 'bet') return bet(memberId, BigInt(amount), about);
  if (op === 'win') return win(memberId, BigInt(amount), about);
  return adjust(memberId, BigInt(give ? amount : -amount), { ...about, note });
}

const comparable = (answer: PostingAnswer | KeyReuse) =>
  'differs' in answer ? answer : { ...answer, postingId: answer.postingId !== null };

/** Within one ledger a key has one posting, whatever it is asked how often. */
function sameIdAgain(
  seen: Map<string, string | null>,
  { caller, externalId }: Posting,
  answer: PostingAnswer | KeyReuse,
): void {
  if ('differs' in answer) return;
  const key = `${caller} ${externalId}`;
  if (answer.replayed) expect(answer.postingId).toBe(seen.get(key));
  else seen.set(key, answer.postingId);
}

/** All that a posting leaves behind but what names its transaction. */
const books: Record<string, string> = {
  posting: `member_id, book, version, kind, debit, credit, amount, balance_after, caller, reference,
            round_id, vassalage, game_type, refers_to, note, group_id = id AS grouped_here,
            CASE WHEN kind <> 'ADJUST' THEN group_id END AS group_id`,
  posting_key: `member_id, book, caller, external_id, outcome, posting_id IS NULL, encode(request_hash, 'hex')`,
  stored_answer: `member_id, book, caller, external_id, kind, outcome, delta, balance, version, group_id, note`,
  player_account: 'member_id, book, balance, held, version, status, restricted',
  player_limit: 'member_id, book, kind, period, amount, used',
};

async function rows(ledger: TestLedger, table: string, ids: string[]): Promise<unknown[]> {
  const sql = `SELECT row_to_json(t) AS row FROM (SELECT ${books[table]} FROM ${table} WHERE member_id = ANY($1)) t`;
  const { rows } = await ledger.owner.query<{ row: unknown }>(sql, [ids]);
  return rows.map(({ row }) => JSON.stringify(row)).sort();
}

async function filledByHand(ledger: TestLedger): Promise<Set<string>> {
  const { rows } = await ledger.owner.query<{ member_id: string }>(
    `SELECT member_id FROM player_account WHERE balance > ${full / 2n}`,
  );
  return new Set(rows.map(({ member_id }) => member_id));
}
