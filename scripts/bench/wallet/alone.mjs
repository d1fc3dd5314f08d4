import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { median } from '../lib/measuring.mjs';
import { memberId } from './scripts.mjs';

/** Median milliseconds of a posting by one caller who waits for each: through the batcher, and by the single path. */
export async function startAlone(databaseUrl, undo) {
  const { WalletConfig } = await import('#dist/services/wallet/src/wallet.config.js');
  const { LedgerPools } = await import('#dist/services/wallet/src/ledger/ledger-pools.js');
  const { ownTransaction } = await import('#dist/services/wallet/src/ledger/own-transaction.js');
  const { PostingRepository } = await import('#dist/services/wallet/src/ledger/posting.repository.js');
  const { PostingBatcher } = await import('#dist/services/wallet/src/ledger/posting-batcher.js');
  const pools = new LedgerPools(
    Object.assign(new WalletConfig(), {
      databaseUrl,
      ...{
        postingPoolSize: 4,
        postingLines: 4,
        balancePoolSize: 1,
        batchCommitters: 2,
      },
      ...{ ledgerStatementTimeoutMs: 5_000, ledgerLockTimeoutMs: 250 },
    }),
    pino({ level: 'silent' }),
  );
  undo.push(() => pools.onApplicationShutdown());
  const postings = new PostingRepository(pools);
  const options = { committers: 2, cap: 128, queue: 4096, attempts: 4 };
  const batcher = new PostingBatcher(postings, options, ({ request }) => request.memberId);
  /** @returns {import('#dist/services/wallet/src/ledger/posting.repository.js').PostingItem['request']} */
  const request = (members) => ({
    ...{ caller: 'game-launch', externalId: `SENG:${randomUUID()}`, book: 'REAL', kind: 'BET', delta: -100n },
    ...{
      memberId: memberId(Math.floor(Math.random() * members)),
      contra: 4010,
      vassalage: 'SENG',
      gameType: 'RNG',
    },
    roundId: 'SENG:round-1',
  });
  return async ({ seconds, members }) => {
    const times = { batched: [], single: [] };
    // In turn, one by one: both see the same machine.
    for (const until = performance.now() + seconds * 1000; performance.now() < until;) {
      for (const way of ['batched', 'single']) {
        const item = { request: request(members), trace: null };
        const began = performance.now();
        await (way === 'single' ? postings.post(ownTransaction, item) : batcher.submit(item));
        times[way].push(performance.now() - began);
      }
    }
    return { batched: median(times.batched), single: median(times.single), done: times.batched.length * 2 };
  };
}
