import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { DepositChannelCode } from './deposit-channel.rules.js';

export interface BankArrival {
  /** Of the channel, with its name in front unless it is the bank. */
  bankTxnId: string;
  channel: DepositChannelCode;
  account: string;
  amount: bigint;
  content: string;
  arrivedAt: Date;
}

export interface ArrivalAnswer {
  outcome: 'MATCHED' | 'REVIEW';
  depositId: string | null;
}

interface ArrivalRow {
  account: string;
  amount: string;
  content: string;
  outcome: ArrivalAnswer['outcome'];
  deposit_id: string | null;
}

@Injectable()
export class ArrivalRepository {
  /** Serializes notices of one bank transaction: the second waits until the first commits. */
  async claim(tx: Tx, bankTxnId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7204414))', [bankTxnId]);
  }

  async find(
    tx: Tx,
    bankTxnId: string,
  ): Promise<
    { arrival: Omit<BankArrival, 'arrivedAt' | 'bankTxnId' | 'channel'>; answer: ArrivalAnswer } | undefined
  > {
    const [row]: ArrivalRow[] = await tx.query(
      'SELECT account, amount, content, outcome, deposit_id FROM bank_arrival WHERE bank_txn_id = $1',
      [bankTxnId],
    );
    return (
      row && {
        arrival: { account: row.account, amount: BigInt(row.amount), content: row.content },
        answer: { outcome: row.outcome, depositId: row.deposit_id },
      }
    );
  }

  async insert(tx: Tx, a: BankArrival, answer: ArrivalAnswer): Promise<void> {
    await tx.query(
      `INSERT INTO bank_arrival (bank_txn_id, account, amount, content, arrived_at, outcome, deposit_id, channel)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[a.bankTxnId, a.account, String(a.amount), a.content, a.arrivedAt, answer.outcome],
        ...[answer.depositId, a.channel],
      ],
    );
  }
}
