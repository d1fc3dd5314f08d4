import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { HoldAnswer } from '../hold/hold.rules.js';
import {
  answerOf,
  callLedger,
  partialAnswerOf,
  type AnswerRow,
  type KeyReuse,
  type PartialRow,
  type Statement,
} from '../ledger/ledger-call.repository.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import type { OwnTransaction } from '../ledger/own-transaction.js';
import { hashOf, type PartialAnswer, type PostingAnswer } from '../ledger/posting.rules.js';
import {
  payoutHash,
  payoutReturnHash,
  type Payout,
  type PayoutReturn,
  type WithdrawalOrder,
} from './payout-posting.rules.js';

const payout = {
  name: 'post-payout',
  text: 'SELECT * FROM post_payout($1, $2, $3, $4, $5, $6, $7, $8)',
};
const payoutReturn = {
  name: 'post-payout-return',
  text: 'SELECT * FROM post_payout_return($1, $2, $3, $4, $5, $6, $7)',
};

const holdAgain = {
  name: 'post-hold-again',
  text: 'SELECT * FROM post_hold_again($1, $2, $3, $4, $5, $6, $7)',
};
const house = {
  name: 'post-house',
  text: 'SELECT * FROM post_house($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};

export interface HouseMove {
  externalId: string;
  debit: number;
  credit: number;
  amount: bigint;
  refersTo: string;
  note: string;
}

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

  /** On what the member has, without a new judgement of the withdrawal. */
  async holdAgain(
    on: Tx | OwnTransaction,
    { caller, externalId, memberId, amount, note }: WithdrawalOrder,
    contra: number,
  ): Promise<HoldAnswer | KeyReuse> {
    const hash = hashOf(['HOLD_AGAIN', memberId.toLowerCase(), String(amount), contra, note ?? null]);
    const values = [caller, externalId, memberId, String(amount), contra, hash, note ?? null];
    const rows = await callLedger<AnswerRow>(on, this.pools.postings, holdAgain, values);
    const found = answerOf(rows[0]!);
    if ('differs' in found) return found;
    const { postingId: holdId, ...rest } = found;
    return { ...rest, holdId };
  }

  /** Between two accounts of the house. */
  async move(on: Tx | OwnTransaction, m: HouseMove, trace: Buffer | null): Promise<PostingAnswer | KeyReuse> {
    const hash = hashOf([m.debit, m.credit, String(m.amount), m.refersTo, m.note]);
    const values = ['wallet', m.externalId, m.debit, m.credit, String(m.amount), hash, m.refersTo, m.note];
    const rows = await callLedger<AnswerRow>(on, this.pools.postings, house, [...values, trace]);
    return answerOf(rows[0]!);
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
