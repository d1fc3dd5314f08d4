import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import {
  answerOf,
  callLedger,
  type AnswerRow,
  type KeyReuse,
  type Statement,
} from '../ledger/ledger-call.repository.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import type { OwnTransaction } from '../ledger/own-transaction.js';
import type { PostingAnswer } from '../ledger/posting.rules.js';
import { memberTransferHash, type MemberTransfer } from './transfer.rules.js';

const transfer = {
  name: 'post-transfer',
  text: 'SELECT * FROM transfer_with_turnover($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};

@Injectable()
export class TransferRepository {
  constructor(private readonly pools: LedgerPools) {}

  betweenMembers(
    on: Tx | OwnTransaction,
    t: MemberTransfer,
    trace: Buffer | null,
  ): Promise<PostingAnswer | KeyReuse> {
    return this.call(on, transfer, [
      t.caller,
      t.externalId,
      t.fromMemberId,
      t.toMemberId,
      String(t.amount),
      memberTransferHash(t),
      t.note ?? null,
      trace,
      t.turnover ?? '1',
    ]);
  }

  private async call(
    on: Tx | OwnTransaction,
    statement: Statement,
    values: unknown[],
  ): Promise<PostingAnswer | KeyReuse> {
    return answerOf((await callLedger<AnswerRow>(on, this.pools.postings, statement, values))[0]!);
  }
}
