import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { AnswerRow } from '../ledger/ledger-call.repository.js';

export interface HouseMove {
  externalId: string;
  debit: number;
  credit: number;
  amount: bigint;
  hash: Buffer;
  refersTo: string;
  note: string;
  trace: Buffer | null;
}

@Injectable()
export class ReceiptRepository {
  async post(tx: Tx, move: HouseMove): Promise<AnswerRow> {
    const [row]: AnswerRow[] = await tx.query(
      'SELECT * FROM post_house($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [
        ...['wallet', move.externalId, move.debit, move.credit, String(move.amount), move.hash],
        ...[move.refersTo, move.note, move.trace],
      ],
    );
    return row!;
  }

  async isPosted(tx: Tx, externalId: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT FROM posting_key WHERE caller = 'wallet' AND external_id = $1`,
      [externalId],
    );
    return rows.length > 0;
  }
}
