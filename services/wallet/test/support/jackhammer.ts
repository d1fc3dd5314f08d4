import { PostingBatcher } from '../../src/ledger/posting-batcher.js';
import type { KeyReuse } from '../../src/ledger/posting.repository.js';
import type { Posting, PostingAnswer } from '../../src/ledger/posting.rules.js';
import { accepted, bet, rollbackOf, type TestLedger, win } from './ledger.js';

export interface Hammering {
  connections: number;
  players: number;
  operations: number;
}

export interface Outcome {
  seconds: number;
  deadlocks: number;
  answered: number;
  /** Players whose balance is not what the answers add up to. */
  wrong: string[];
}

/**
 * Two services with batches of their own, and as many callers of the single path, all on the same few players and partly
 * with the same ids: opposing bets and wins, and bets that are taken back while they come.
 */
export async function hammer(
  ledger: TestLedger,
  { connections, players, operations }: Hammering,
): Promise<Outcome> {
  const members = await Promise.all(Array.from({ length: players }, () => ledger.member(20_000n)));
  const expected = new Map(members.map((member) => [member, 20_000n]));
  const services = [1, 2].map(
    () =>
      new PostingBatcher(
        ledger.postings,
        { committers: 2, cap: 32, queue: 10_000, attempts: 4 },
        (item) => item.request.memberId,
      ),
  );
  const deadlocksBefore = await deadlocks(ledger);
  const began = performance.now();
  let turn = 0;
  let answered = 0;
  const count = (memberId: string, delta: bigint, answer: PostingAnswer | KeyReuse) => {
    answered++;
    const { outcome, replayed } = accepted(answer);
    if (outcome === 'ACCEPTED' && !replayed) expected.set(memberId, expected.get(memberId)! + delta);
  };
  const send = async (request: Posting, way: number) => {
    const through = services[way % 3];
    const answer = through ? await through.submit({ request, trace: null }) : await ledger.post(request);
    count(request.memberId, request.delta, answer);
  };
  const worker = async () => {
    while (turn < operations) {
      const n = turn++;
      const memberId = members[(n * 7 + (n >> 3)) % players]!;
      const amount = BigInt(1 + ((n * 37) % 400));
      const request = n % 2 === 0 ? bet(memberId, amount) : win(memberId, amount);
      const all = [send(request, n)];
      // The same id at the same time by another way.
      if (n % 5 === 0) all.push(send(request, n + 1));
      if (n % 8 === 0)
        all.push(ledger.rollback(rollbackOf(request)).then((answer) => count(memberId, amount, answer)));
      await Promise.all(all);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  await Promise.all(services.map((service) => service.close()));
  const seconds = (performance.now() - began) / 1000;
  const wrong: string[] = [];
  for (const [member, balance] of expected) {
    const seen = (await ledger.account(member)).balance;
    if (seen !== balance) wrong.push(`${member}: ${seen}, not ${balance}`);
  }
  await ledger.assertConsistent();
  return { seconds, answered, wrong, deadlocks: (await deadlocks(ledger)) - deadlocksBefore };
}

/** The server tells of them some time after they have happened. */
export async function deadlocks(ledger: TestLedger): Promise<number> {
  await ledger.owner.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await ledger.owner.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]!.deadlocks);
}
