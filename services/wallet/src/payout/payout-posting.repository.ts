import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import {
  callLedger,
  partialAnswerOf,
  type KeyReuse,
  type PartialRow,
  type Statement,
} from '../ledger/ledger-call.repository.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import type { OwnTransaction } from '../ledger/own-transaction.js';
import type { PartialAnswer } from '../ledger/posting.rules.js';
import { payoutHash, payoutReturnHash, type Payout, type PayoutReturn } from './payout-posting.rules.js';

const payout = {
  name: 'post-payout',
  text: 'SELECT * FROM post_payout($1, $2, $3, $4, $5, $6, $7, $8)',
};
const payoutReturn = {
  name: 'post-payout-return',
  text: 'SELECT * FROM post_payout_return($1, $2, $3, $4, $5, $6, $7)',
};

/** Undefined if the caller has no such hold or payout. */
@Injectable()
export class PayoutPostingRepository {
  constructor(private readonly pools: LedgerPools) {}

  payOut(
    on: Tx | OwnTransaction,
    p: Payout,
    trace: Buffer | null,
  ): Promise<PartialAnswer | KeyReuse | undefined> {
    const values = [p.caller, p.externalId, p.holdId, String(p.amount), String(p.fee), p.isFinal];
    return this.call(on, payout, [...values, payoutHash(p), trace]);
  }

  returned(
    on: Tx | OwnTransaction,
    r: PayoutReturn,
    trace: Buffer | null,
  ): Promise<PartialAnswer | KeyReuse | undefined> {
    const amount = r.amount === undefined ? null : String(r.amount);
    const values = [r.caller, r.externalId, r.payoutExternalId, amount, payoutReturnHash(r), r.note ?? null];
    return this.call(on, payoutReturn, [...values, trace]);
  }

  private async call(
    on: Tx | OwnTransaction,
    statement: Statement,
    values: unknown[],
  ): Promise<PartialAnswer | KeyReuse | undefined> {
    const [row] = await callLedger<PartialRow>(on, this.pools.postings, statement, values);
    return row?.outcome ? partialAnswerOf(row) : undefined;
  }
}
