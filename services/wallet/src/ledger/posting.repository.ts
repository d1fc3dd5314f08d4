import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  answerOf,
  callLedger,
  callWithNewKey,
  type AnswerRow,
  type KeyReuse,
} from './ledger-call.repository.js';
import { LedgerPools } from './ledger-pools.js';
import { requestHash, type Posting, type PostingAnswer, type Rollback } from './posting.rules.js';

export type { KeyReuse } from './ledger-call.repository.js';

const post = {
  name: 'post',
  text: 'SELECT post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) AS answer',
};
const rollback = {
  name: 'post-rollback',
  text: 'SELECT post_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AS answer',
};

/** One exchange with the database per posting: a named prepared call, in autocommit unless a transaction is given. */
@Injectable()
export class PostingRepository {
  constructor(@Inject(LedgerPools) private readonly pools: LedgerPools) {}

  async post(request: Posting, trace: Buffer | null, tx?: EntityManager): Promise<PostingAnswer | KeyReuse> {
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
    const values = [
      ...[caller, externalId, memberId, book, kind, String(delta), contra, requestHash(request)],
      ...[groupId ?? null, roundId ?? null, vassalage ?? null, gameType ?? null, note ?? null, trace],
    ];
    const line = this.pools.lineOf(memberId);
    return answerOf((await callWithNewKey<AnswerRow>(line, post, values, tx))[0]!);
  }

  async rollback(request: Rollback, trace: Buffer | null): Promise<PostingAnswer | KeyReuse> {
    const { caller, externalId, memberId, book, betExternalId, roundId, vassalage, gameType } = request;
    const values = [
      ...[caller, externalId, memberId, book, betExternalId, requestHash(request)],
      ...[roundId ?? null, vassalage ?? null, gameType ?? null, trace],
    ];
    const line = this.pools.lineOf(memberId);
    return answerOf((await callLedger<AnswerRow>(line, rollback, values))[0]!);
  }
}
