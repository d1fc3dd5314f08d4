import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { answerOf, callLedger, type AnswerRow, type KeyReuse } from '../ledger/ledger-call.repository.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import { hashOf, type PostingAnswer } from '../ledger/posting.rules.js';

export interface DepositReversal {
  externalId: string;
  /** The deposit's own posting. */
  postingId: string;
  note: string;
}

const reversal = {
  name: 'post-deposit-reversal',
  text: 'SELECT * FROM post_deposit_reversal($1, $2, $3, $4, $5)',
};

@Injectable()
export class DepositReversalRepository {
  constructor(private readonly pools: LedgerPools) {}

  /** Undefined if the posting is no deposit on the account. */
  async reverse(
    tx: Tx,
    { externalId, postingId, note }: DepositReversal,
    trace: Buffer | null,
  ): Promise<PostingAnswer | KeyReuse | undefined> {
    const values = [externalId, postingId, hashOf(['DEPOSIT_REVERSAL', postingId]), note, trace];
    const [row] = await callLedger<AnswerRow>(tx, this.pools.postings, reversal, values);
    return row?.outcome ? answerOf(row) : undefined;
  }
}
