/** The posting side of the wallet in a process of its own, to be killed: requests come and answers go over IPC. */
import { PostingBatcher } from '../../../src/ledger/posting-batcher.js';
import { LedgerPools } from '../../../src/ledger/ledger-pools.js';
import {
  PostingRepository,
  type KeyReuse,
  type PostingItem,
} from '../../../src/ledger/posting.repository.js';
import type { Posting, PostingAnswer } from '../../../src/ledger/posting.rules.js';

const config = {
  databaseUrl: process.argv[2],
  postingPoolSize: 4,
  postingLines: 4,
  balancePoolSize: 1,
  batchCommitters: 2,
  ledgerStatementTimeoutMs: 5_000,
  ledgerLockTimeoutMs: 250,
};
const pools = new LedgerPools(config as never, { warn: () => undefined } as never);
const batcher = new PostingBatcher<PostingItem, PostingAnswer | KeyReuse>(
  new PostingRepository(pools),
  { committers: 2, cap: 16, queue: 1_000, attempts: 4 },
  ({ request }) => request.memberId,
);

process.on('message', ({ id, request }: { id: number; request: Posting }) => {
  batcher.submit({ request, trace: null }).then(
    (answer) => process.send!({ id, answer }),
    (error: unknown) => process.send!({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send!({ ready: true });
