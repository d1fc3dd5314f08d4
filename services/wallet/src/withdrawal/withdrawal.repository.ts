import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  callLedger,
  partialAnswerOf,
  type KeyReuse,
  type PartialRow,
  type Statement,
} from '../ledger/ledger-call.repository.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import type { PartialAnswer } from '../ledger/posting.rules.js';
import { payoutHash, payoutReturnHash, type Payout, type PayoutReturn } from './withdrawal.rules.js';

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
export class WithdrawalRepository {
  constructor(private readonly pools: LedgerPools) {}

  payOut(p: Payout, trace: Buffer | null, tx?: EntityManager): Promise<PartialAnswer | KeyReuse | undefined> {
    const values = [p.caller, p.externalId, p.holdId, String(p.amount), String(p.fee), p.isFinal];
    return this.call(payout, [...values, payoutHash(p), trace], tx);
  }

  returned(
    r: PayoutReturn,
    trace: Buffer | null,
    tx?: EntityManager,
  ): Promise<PartialAnswer | KeyReuse | undefined> {
    const amount = r.amount === undefined ? null : String(r.amount);
    const values = [r.caller, r.externalId, r.payoutExternalId, amount, payoutReturnHash(r), r.note ?? null];
    return this.call(payoutReturn, [...values, trace], tx);
  }

  private async call(
    statement: Statement,
    values: unknown[],
    tx: EntityManager | undefined,
  ): Promise<PartialAnswer | KeyReuse | undefined> {
    const [row] = await callLedger<PartialRow>(this.pools.postings, statement, values, tx);
    return row?.outcome ? partialAnswerOf(row) : undefined;
  }
}
