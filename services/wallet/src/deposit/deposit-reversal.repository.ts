import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { answerOf, type AnswerRow, type KeyReuse } from '../ledger/ledger-call.repository.js';
import { hashOf, type PostingAnswer } from '../ledger/posting.rules.js';

export interface DepositReversal {
  externalId: string;
  /** The deposit's own posting. */
  postingId: string;
  note: string;
}

const reversal = 'SELECT * FROM post_deposit_reversal($1, $2, $3, $4, $5)';

@Injectable()
export class DepositReversalRepository {
  constructor(private readonly pool: Pool) {}

  async hasAccount(memberId: string): Promise<boolean> {
    const rows: unknown[] = await this.pool.query(
      `SELECT FROM player_account WHERE member_id = $1 AND book = 'REAL'`,
      [memberId],
    );
    return rows.length > 0;
  }

  /** Undefined if the posting is no deposit on the account. */
  async reverse(
    tx: Tx,
    { externalId, postingId, note }: DepositReversal,
    trace: Buffer | null,
  ): Promise<PostingAnswer | KeyReuse | undefined> {
    const values = [externalId, postingId, hashOf(['DEPOSIT_REVERSAL', postingId]), note, trace];
    const [row]: AnswerRow[] = await tx.query(reversal, values);
    return row?.outcome ? answerOf(row) : undefined;
  }
}
