import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Registry } from 'prom-client';
import { LedgerMetrics } from '../../src/ledger/ledger-metrics.js';
import { PostingRepository } from '../../src/ledger/posting.repository.js';
import type { Posting } from '../../src/ledger/posting.rules.js';
import type { ItemAnswer } from '../../src/settlement/settlement.rules.js';
import { SettlementService } from '../../src/settlement/settlement.service.js';
import { adjust, bet, TestLedger, win } from './ledger.js';

const step = fc.record({
  who: fc.nat(3),
  key: fc.nat(40),
  amount: fc.constantFrom(1n, 7n, 40n, 150n),
  isWin: fc.boolean(),
});

/** Items, the chunks into which they fall, and how many chunks commit before the process is gone, for each attempt. */
const settlement = fc.record({
  items: fc.array(step, { minLength: 1, maxLength: 30 }),
  chunk: fc.integer({ min: 1, max: 9 }),
  deaths: fc.array(fc.record({ chunks: fc.nat(5), isAnswerLost: fc.boolean() }), { maxLength: 3 }),
});

class Dead extends Error {}

/** The real repository, in a process that ends before, or right after, a chunk commits. */
class KillableRepository extends PostingRepository {
  left = Number.POSITIVE_INFINITY;
  isAnswerLost = false;

  override async batch(
    ...args: Parameters<PostingRepository['batch']>
  ): ReturnType<PostingRepository['batch']> {
    if (this.left-- <= 0) {
      if (this.isAnswerLost) await super.batch(...args);
      throw new Dead();
    }
    return super.batch(...args);
  }

  override verdict(error: unknown): ReturnType<PostingRepository['verdict']> {
    // A dead process decides nothing more.
    if (error instanceof Dead) throw error;
    return super.verdict(error);
  }
}

/** Whatever is cut short and sent again: answers and balances are those of single postings in the same order. */
export async function settleInRandomSequences(numRuns: number): Promise<void> {
  const ledger = await TestLedger.start(2);
  try {
    await fc.assert(
      fc.asyncProperty(settlement, async ({ items, chunk, deaths }) => {
        const run = randomUUID();
        const sides = [randomIds(), randomIds()] as const;
        for (const members of sides)
          for (const memberId of members) await ledger.post(adjust(memberId, 100n));
        const requestsOf = (members: readonly string[], side: string): Posting[] =>
          items.map(({ who, key, amount, isWin }) =>
            (isWin ? win : bet)(members[who]!, amount, { externalId: `${run}:${side}:${key}` }),
          );

        const expected: unknown[] = [];
        for (const request of requestsOf(sides[0], 'single'))
          expected.push(comparable(await ledger.post(request)));

        const requests = requestsOf(sides[1], 'batch');
        for (const { chunks, isAnswerLost } of deaths) {
          const { service, repository } = lane(ledger, chunk);
          Object.assign(repository, { left: chunks, isAnswerLost });
          await service.post(requests).catch((error: unknown) => {
            if (!(error instanceof Dead)) throw error;
          });
        }
        const answers = (await lane(ledger, chunk).service.post(requests)).map(comparable);
        if (JSON.stringify(answers) !== JSON.stringify(expected))
          throw new Error(`${JSON.stringify(answers)} are not ${JSON.stringify(expected)}`);
        for (const [n, memberId] of sides[0].entries()) {
          const [single, batch] = [await ledger.account(memberId), await ledger.account(sides[1][n]!)];
          if (single.balance !== batch.balance || single.version !== batch.version || batch.balance < 0n)
            throw new Error(`balances differ: ${String(single.balance)} and ${String(batch.balance)}`);
        }
      }),
      { numRuns },
    );
    await ledger.assertConsistent();
  } finally {
    await ledger.close();
  }
}

const randomIds = (): string[] => Array.from({ length: 4 }, () => randomUUID());

function lane(ledger: TestLedger, settlementChunk: number) {
  const repository = new KillableRepository(ledger.pools);
  const service = new SettlementService(
    repository,
    { waiting: 0 } as never,
    ledger.pools,
    new LedgerMetrics(new Registry()),
    { notify: () => undefined } as never,
    { settlementChunk } as never,
    { error: () => undefined } as never,
  );
  return { service, repository };
}

/** Without ids of postings and whether it was answered before: an attempt that was cut short may have booked it. */
function comparable(answer: Awaited<ReturnType<TestLedger['post']>> | ItemAnswer): unknown {
  if ('differs' in answer) return { differs: answer.differs };
  return [answer.outcome, String(answer.balance), String(answer.version)];
}
