import { Injectable } from '@nestjs/common';
import { isInfrastructure, isRetryable, sqlStateOf, type Tx } from '#libs/database';
import {
  answerOf,
  callLedger,
  retryReason,
  type AnswerRow,
  type KeyReuse,
  type Statement,
} from './ledger-call.repository.js';
import { LedgerPool, LedgerPools } from './ledger-pools.js';
import { ownTransaction, type OwnTransaction } from './own-transaction.js';
import { busy, type BatchPort, type Verdict } from './posting-batcher.js';
import {
  requestHash,
  type Correction,
  type Posting,
  type PostingAnswer,
  type Rollback,
} from './posting.rules.js';
import { arrayLiteral, rowLiteral } from './sql-literals.js';

export type { KeyReuse } from './ledger-call.repository.js';

export interface PostingItem {
  request: Posting;
  trace: Buffer | null;
}

type BatchRow = AnswerRow & { item: number };

const post = {
  name: 'post',
  text: 'SELECT * FROM post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
};
const batch = { name: 'post-batch', text: 'SELECT * FROM post_batch($1::posting_request[])' };
const rollback = {
  name: 'post-rollback',
  text: 'SELECT * FROM post_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
};
const correction = {
  name: 'post-correction',
  text: 'SELECT * FROM post_correction($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
};

/** One exchange with the database per call: a named prepared statement, in autocommit unless a transaction is given. */
@Injectable()
export class PostingRepository implements BatchPort<PostingItem, PostingAnswer | KeyReuse> {
  constructor(private readonly pools: LedgerPools) {}

  /** In a transaction of its own, or in the caller's. */
  async post(on: Tx | OwnTransaction, item: PostingItem): Promise<PostingAnswer | KeyReuse> {
    if (on !== ownTransaction)
      return answerOf((await callLedger<AnswerRow>(on, this.pools.postings, post, valuesOf(item)))[0]!);
    const answer = await this.single(item);
    return answer === busy ? this.contended(item) : answer;
  }

  single(item: PostingItem): Promise<PostingAnswer | KeyReuse | typeof busy> {
    return this.pipelined(item.request.memberId, post, valuesOf(item));
  }

  contended(item: PostingItem): Promise<PostingAnswer | KeyReuse> {
    return this.waiting(post, valuesOf(item));
  }

  batch(items: readonly PostingItem[]): Promise<(PostingAnswer | KeyReuse | typeof busy)[]> {
    return this.batchOn(this.pools.committers, items);
  }

  async batchOn(
    on: Tx | LedgerPool,
    items: readonly PostingItem[],
  ): Promise<(PostingAnswer | KeyReuse | typeof busy)[]> {
    const values = [arrayLiteral(items.map(requestLiteral))];
    const rows: BatchRow[] =
      on instanceof LedgerPool
        ? (await on.query<BatchRow>({ ...batch, values })).rows
        : await on.query(batch.text, values);
    const answers: (PostingAnswer | KeyReuse | typeof busy)[] = [];
    for (const row of rows)
      answers[row.item - 1] = row.outcome === null && row.differs === null ? busy : answerOf(row);
    if (rows.length !== items.length || Object.keys(answers).length !== items.length)
      throw new Error(`post_batch answered ${rows.length} of ${items.length} items`);
    this.pools.metrics.batched(items.length, answers.filter((answer) => answer === busy).length);
    return answers;
  }

  async rollback(r: Rollback, trace: Buffer | null): Promise<PostingAnswer | KeyReuse> {
    const values = [
      ...[r.caller, r.externalId, r.memberId, r.book, r.betExternalId, requestHash(r)],
      ...[r.roundId ?? null, r.vassalage ?? null, r.gameType ?? null, trace],
    ];
    const answer = await this.pipelined(r.memberId, rollback, values);
    return answer === busy ? this.waiting(rollback, values) : answer;
  }

  async correct(c: Correction, trace: Buffer | null): Promise<PostingAnswer | KeyReuse> {
    const values = [
      ...[
        c.caller,
        c.externalId,
        c.memberId,
        c.book,
        c.betExternalId,
        String(c.delta),
        c.contra,
        requestHash(c),
      ],
      ...[c.roundId ?? null, c.vassalage ?? null, c.gameType ?? null, c.note ?? null, trace],
    ];
    const answer = await this.pipelined(c.memberId, correction, values);
    return answer === busy ? this.waiting(correction, values) : answer;
  }

  verdict(error: unknown): Verdict {
    if (isRetryable(error)) {
      this.pools.metrics.retried(retryReason(error));
      return 'again';
    }
    // A cancelled statement and a lock that was not free have changed nothing.
    if (isAbandoned(error)) {
      this.pools.metrics.lockTimedOut();
      return 'refused';
    }
    return isInfrastructure(error) ? 'unknown' : 'refused';
  }

  /** Other members' calls wait behind this one, so it does not wait long for a lock: then it is busy. */
  private async pipelined(
    memberId: string,
    statement: Statement,
    values: unknown[],
  ): Promise<PostingAnswer | KeyReuse | typeof busy> {
    try {
      return answerOf(
        (
          await callLedger<AnswerRow>(ownTransaction, this.pools.connectionOf(memberId), statement, values)
        )[0]!,
      );
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable) throw error;
      this.pools.metrics.lockTimedOut();
      return busy;
    }
  }

  private async waiting(statement: Statement, values: unknown[]): Promise<PostingAnswer | KeyReuse> {
    return answerOf(
      (await callLedger<AnswerRow>(ownTransaction, this.pools.contended, statement, values))[0]!,
    );
  }
}

const lockNotAvailable = '55P03';
const cancelled = '57014';

function isAbandoned(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === lockNotAvailable || state === cancelled;
}

function valuesOf({ request: r, trace }: PostingItem): unknown[] {
  return [
    ...[r.caller, r.externalId, r.memberId, r.book, r.kind, String(r.delta), r.contra, requestHash(r)],
    ...[r.groupId ?? null, r.roundId ?? null, r.vassalage ?? null, r.gameType ?? null, r.note ?? null],
    trace,
  ];
}

/** The fields of the type `posting_request`, in its order. */
function requestLiteral({ request: r, trace }: PostingItem): string {
  return rowLiteral([
    ...[r.caller, r.externalId, r.memberId, r.book, r.kind, r.delta, r.contra, requestHash(r), r.groupId],
    ...[r.roundId, r.vassalage, r.gameType, null, r.note, trace],
  ]);
}
