import { Inject, Injectable } from '@nestjs/common';
import { isInfrastructure, isRetryable } from '#libs/database';
import { LedgerPools } from '../ledger-pools.js';
import { PostingRepository, type KeyReuse } from '../posting.repository.js';
import { requestHash, type Outcome, type Posting, type PostingAnswer } from '../posting.rules.js';
import type { BatchPort, Verdict } from './batch.port.js';
import { arrayLiteral, bytesLiteral } from './batch.rules.js';

export interface PostingItem {
  request: Posting;
  trace: Buffer | null;
}

type Row = [
  item: number,
  outcome: Outcome,
  balance: string | null,
  version: string | null,
  postingId: string | null,
  replayed: boolean,
  differs: string[] | null,
];

const batch = {
  name: 'post-batch',
  text: `SELECT item, outcome, balance, version, posting_id, replayed, differs
           FROM post_batch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
};

/** Many postings, one exchange with the database, one commit. */
@Injectable()
export class PostBatchRepository implements BatchPort<PostingItem, PostingAnswer | KeyReuse> {
  constructor(
    @Inject(LedgerPools) private readonly pools: LedgerPools,
    @Inject(PostingRepository) private readonly postings: PostingRepository,
  ) {}

  async batch(items: readonly PostingItem[]): Promise<(PostingAnswer | KeyReuse)[]> {
    const of = (pick: (request: Posting) => string | number | bigint | undefined) =>
      arrayLiteral(items.map(({ request }) => pick(request)));
    const { rows } = await this.pools.postings.query<Row>({
      ...batch,
      rowMode: 'array',
      values: [
        ...[of((r) => r.caller), of((r) => r.externalId), of((r) => r.memberId), of((r) => r.book)],
        ...[of((r) => r.kind), of((r) => r.delta), of((r) => r.contra)],
        bytesLiteral(items.map(({ request }) => requestHash(request))),
        ...[of((r) => r.groupId), of((r) => r.roundId), of((r) => r.vassalage), of((r) => r.gameType)],
        ...[of((r) => r.note), bytesLiteral(items.map(({ trace }) => trace))],
      ],
    });
    const answers: (PostingAnswer | KeyReuse)[] = [];
    for (const row of rows) answers[row[0] - 1] = answerOf(row);
    if (rows.length !== items.length || Object.keys(answers).length !== items.length)
      throw new Error(`post_batch answered ${rows.length} of ${items.length} items`);
    return answers;
  }

  single({ request, trace }: PostingItem): Promise<PostingAnswer | KeyReuse> {
    return this.postings.post(request, trace);
  }

  verdict(error: unknown): Verdict {
    if (isRetryable(error)) return 'again';
    return isInfrastructure(error) ? 'unknown' : 'refused';
  }
}

function answerOf([, outcome, balance, version, postingId, replayed, differs]: Row):
  PostingAnswer | KeyReuse {
  if (differs) return { differs };
  return { outcome, balance: BigInt(balance ?? 0), version: BigInt(version ?? 0), postingId, replayed };
}
