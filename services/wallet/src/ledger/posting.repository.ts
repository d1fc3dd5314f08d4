import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isInfrastructure, isRetryable } from '#libs/database';
import { answerOf, callLedger, type AnswerRow, type KeyReuse } from './ledger-call.repository.js';
import { LedgerPools } from './ledger-pools.js';
import type { BatchPort, Verdict } from './posting-batcher.js';
import { requestHash, type Posting, type PostingAnswer, type Rollback } from './posting.rules.js';
import { arrayLiteral, rowLiteral } from './sql-literals.js';

export type { KeyReuse } from './ledger-call.repository.js';

export interface PostingItem {
  request: Posting;
  trace: Buffer | null;
}

const post = {
  name: 'post',
  text: 'SELECT * FROM post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
};
const batch = { name: 'post-batch', text: 'SELECT * FROM post_batch($1::posting_request[])' };
const rollback = {
  name: 'post-rollback',
  text: 'SELECT * FROM post_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
};

/** One exchange with the database per call: a named prepared statement, in autocommit unless a transaction is given. */
@Injectable()
export class PostingRepository implements BatchPort<PostingItem, PostingAnswer | KeyReuse> {
  constructor(private readonly pools: LedgerPools) {}

  async single({ request: r, trace }: PostingItem, tx?: EntityManager): Promise<PostingAnswer | KeyReuse> {
    const values = [
      ...[r.caller, r.externalId, r.memberId, r.book, r.kind, String(r.delta), r.contra, requestHash(r)],
      ...[r.groupId ?? null, r.roundId ?? null, r.vassalage ?? null, r.gameType ?? null, r.note ?? null],
      trace,
    ];
    const [row] = await callLedger<AnswerRow>(this.pools.connectionOf(r.memberId), post, values, tx);
    return answerOf(row!);
  }

  async batch(items: readonly PostingItem[]): Promise<(PostingAnswer | KeyReuse)[]> {
    const { rows } = await this.pools.postings.query<AnswerRow & { item: number }>({
      ...batch,
      values: [arrayLiteral(items.map(requestLiteral))],
    });
    const answers: (PostingAnswer | KeyReuse)[] = [];
    for (const row of rows) answers[row.item - 1] = answerOf(row);
    if (rows.length !== items.length || Object.keys(answers).length !== items.length)
      throw new Error(`post_batch answered ${rows.length} of ${items.length} items`);
    return answers;
  }

  async rollback(r: Rollback, trace: Buffer | null): Promise<PostingAnswer | KeyReuse> {
    const values = [
      ...[r.caller, r.externalId, r.memberId, r.book, r.betExternalId, requestHash(r)],
      ...[r.roundId ?? null, r.vassalage ?? null, r.gameType ?? null, trace],
    ];
    const [row] = await callLedger<AnswerRow>(this.pools.connectionOf(r.memberId), rollback, values);
    return answerOf(row!);
  }

  verdict(error: unknown): Verdict {
    if (isRetryable(error)) return 'again';
    return isInfrastructure(error) ? 'unknown' : 'refused';
  }
}

/** The fields of the type `posting_request`, in its order. */
function requestLiteral({ request: r, trace }: PostingItem): string {
  return rowLiteral([
    ...[r.caller, r.externalId, r.memberId, r.book, r.kind, r.delta, r.contra, requestHash(r), r.groupId],
    ...[r.roundId, r.vassalage, r.gameType, null, r.note, trace],
  ]);
}
