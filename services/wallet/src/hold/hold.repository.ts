import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import { answerOf, callLedger, type AnswerRow, type KeyReuse } from '../ledger/ledger-call.repository.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import type { OwnTransaction } from '../ledger/own-transaction.js';
import type { PostingAnswer } from '../ledger/posting.rules.js';
import { holdHash, releaseHash, type HoldAnswer, type HoldOrder, type Resolution } from './hold.rules.js';

const hold = {
  name: 'post-hold',
  text: 'SELECT * FROM post_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
};
const release = { name: 'post-release', text: 'SELECT * FROM post_release($1, $2, $3, $4)' };

@Injectable()
export class HoldRepository {
  constructor(private readonly pools: LedgerPools) {}

  async hold(on: Tx | OwnTransaction, order: HoldOrder): Promise<HoldAnswer | KeyReuse> {
    const values = [
      order.caller,
      order.externalId,
      order.memberId,
      order.book,
      order.purpose,
      String(order.amount),
      order.contra,
      holdHash(order),
      order.expiresInSeconds ?? null,
      order.groupId ?? null,
      order.roundId ?? null,
      order.vassalage ?? null,
      order.gameType ?? null,
      order.note ?? null,
    ];
    const found = answerOf((await callLedger<AnswerRow>(on, this.pools.postings, hold, values))[0]!);
    if ('differs' in found) return found;
    const { postingId: holdId, ...rest } = found;
    return { ...rest, holdId };
  }

  /** Undefined if the caller has no such hold. */
  async release(on: Tx | OwnTransaction, request: Resolution): Promise<PostingAnswer | KeyReuse | undefined> {
    const { caller, externalId, holdId } = request;
    const values = [caller, externalId, holdId, releaseHash(request)];
    return resolved(await callLedger<AnswerRow>(on, this.pools.postings, release, values));
  }

  async accountsWithDueHolds(limit: number): Promise<{ member_id: string; book: Book }[]> {
    const { rows } = await this.pools.balances.query<{ member_id: string; book: Book }>(
      `SELECT DISTINCT member_id, book FROM (SELECT member_id, book FROM hold
         WHERE status = 'OPEN' AND expires_at <= clock_timestamp() ORDER BY expires_at LIMIT $1) due`,
      [limit],
    );
    return rows;
  }

  async expire(memberId: string, book: Book): Promise<void> {
    await this.pools.postings.query('SELECT expire_holds_of($1, $2)', [memberId, book]);
  }
}

function resolved([row]: AnswerRow[]): PostingAnswer | KeyReuse | undefined {
  return row?.outcome ? answerOf(row) : undefined;
}
