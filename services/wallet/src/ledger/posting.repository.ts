import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isRetryable } from '#libs/database';
import { LedgerPools } from './ledger-pools.js';
import {
  requestHash,
  type Outcome,
  type Posting,
  type PostingAnswer,
  type Rollback,
} from './posting.rules.js';

interface AnswerRow {
  outcome: Outcome;
  balance: string | null;
  version: string | null;
  posting_id: string | null;
  replayed: boolean;
  differs: string[] | null;
}

/** The same key was used before for something else; these fields differ. */
export interface KeyReuse {
  differs: string[];
}

const post = {
  name: 'post',
  text: `SELECT outcome, balance, version, posting_id, replayed, differs
           FROM post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
};
const rollback = {
  name: 'post-rollback',
  text: `SELECT outcome, balance, version, posting_id, replayed, differs
           FROM post_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};
const attempts = 4;

/** One exchange with the database per posting: a named prepared call, in autocommit unless a transaction is given. */
@Injectable()
export class PostingRepository {
  constructor(@Inject(LedgerPools) private readonly pools: LedgerPools) {}

  post(request: Posting, trace: Buffer | null, tx?: EntityManager): Promise<PostingAnswer | KeyReuse> {
    const {
      caller,
      externalId,
      memberId,
      book,
      kind,
      delta,
      contra,
      groupId,
      roundId,
      vassalage,
      gameType,
      note,
    } = request;
    return this.call(
      post,
      [
        ...[
          caller,
          externalId,
          memberId,
          book,
          kind,
          String(delta),
          contra,
          requestHash(request),
          groupId ?? null,
        ],
        ...[roundId ?? null, vassalage ?? null, gameType ?? null, note ?? null, trace],
      ],
      tx,
    );
  }

  rollback(request: Rollback, trace: Buffer | null): Promise<PostingAnswer | KeyReuse> {
    const { caller, externalId, memberId, book, betExternalId, roundId, vassalage, gameType } = request;
    return this.call(rollback, [
      ...[caller, externalId, memberId, book, betExternalId, requestHash(request)],
      ...[roundId ?? null, vassalage ?? null, gameType ?? null, trace],
    ]);
  }

  private async call(
    statement: { name: string; text: string },
    values: unknown[],
    tx?: EntityManager,
  ): Promise<PostingAnswer | KeyReuse> {
    if (tx) return answerOf(((await tx.query(statement.text, values)) as AnswerRow[])[0]!);
    for (let attempt = 1; ; attempt++) {
      try {
        return answerOf((await this.pools.postings.query<AnswerRow>({ ...statement, values })).rows[0]!);
      } catch (error) {
        // The key makes the repetition harmless; a deadlock's victim has changed nothing.
        if (!isRetryable(error) || attempt >= attempts) throw error;
      }
    }
  }
}

function answerOf(row: AnswerRow): PostingAnswer | KeyReuse {
  if (row.differs) return { differs: row.differs };
  return {
    outcome: row.outcome,
    balance: BigInt(row.balance ?? 0),
    version: BigInt(row.version ?? 0),
    postingId: row.posting_id,
    replayed: row.replayed,
  };
}
