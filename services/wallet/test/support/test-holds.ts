import { HoldRepository } from '../../src/hold/hold.repository.js';
import type { Resolution } from '../../src/hold/hold.rules.js';
import {
  answerOf,
  callLedger,
  type AnswerRow,
  type KeyReuse,
} from '../../src/ledger/ledger-call.repository.js';
import type { LedgerPools } from '../../src/ledger/ledger-pools.js';
import type { OwnTransaction } from '../../src/ledger/own-transaction.js';
import { hashOf, type PostingAnswer } from '../../src/ledger/posting.rules.js';

interface Capture extends Resolution {
  /** By default all of it. */
  amount?: bigint | undefined;
}

interface Hold {
  id: string;
  status: string;
  amount: bigint;
  captured: bigint;
  resolvedAt: Date | null;
}

const capture = { name: 'post-capture', text: 'SELECT * FROM post_capture($1, $2, $3, $4, $5, $6)' };

/** Past its time a hold reads as expired, whether the sweep has recorded it or not. */
const find = `SELECT id, amount, captured, resolved_at,
    CASE WHEN status = 'OPEN' AND expires_at <= clock_timestamp() THEN 'EXPIRED' ELSE status END AS status
  FROM hold WHERE id = $1 AND caller = $2`;

/** Holds with what only the ledger's own functions do: a payout captures its hold. */
export class TestHolds extends HoldRepository {
  constructor(private readonly ledgers: LedgerPools) {
    super(ledgers);
  }

  async capture(on: OwnTransaction, request: Capture): Promise<PostingAnswer | KeyReuse | undefined> {
    const { caller, externalId, holdId, amount } = request;
    const taken = amount === undefined ? null : String(amount);
    const hash = hashOf(['CAPTURE', holdId.toLowerCase(), taken]);
    const values = [caller, externalId, holdId, taken, hash, null];
    const [row] = await callLedger<AnswerRow>(on, this.ledgers.postings, capture, values);
    return row?.outcome ? answerOf(row) : undefined;
  }

  async find(caller: string, id: string): Promise<Hold | undefined> {
    const { rows } = await this.ledgers.balances.query<{
      id: string;
      status: string;
      amount: string;
      captured: string;
      resolved_at: Date | null;
    }>(find, [id, caller]);
    return rows.map(({ resolved_at: resolvedAt, ...row }) => ({
      ...{ ...row, resolvedAt, amount: BigInt(row.amount), captured: BigInt(row.captured) },
    }))[0];
  }
}
