import { Injectable } from '@nestjs/common';
import { sqlStateOf } from '#libs/database';
import { callLedger, type KeyReuse } from '../ledger/ledger-call.repository.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import { ownTransaction } from '../ledger/own-transaction.js';
import type { Outcome } from '../ledger/posting.rules.js';
import {
  multiPostingHash,
  multiPostingOutcome,
  legContra,
  legDelta,
  legHash,
  type MultiPosting,
  type MultiPostingAnswer,
} from './multi-posting.rules.js';

interface LegRow {
  leg: number;
  group_id: string;
  outcome: Outcome;
  balance: string | null;
  version: string | null;
  posting_id: string | null;
  replayed: boolean;
  differs: string[] | null;
}

const post = {
  name: 'post-multi-posting',
  text: `SELECT leg, group_id, outcome, balance, version, posting_id, replayed, differs
           FROM post_multi_posting($1, $2, $3, $4, $5, $6) ORDER BY leg`,
};
/** Raised if a leg's key belongs to another posting: the call rolls back as a whole. */
const legKeyTaken = 'LW409';

@Injectable()
export class MultiPostingRepository {
  constructor(private readonly pools: LedgerPools) {}

  async post(group: MultiPosting, trace: Buffer | null): Promise<MultiPostingAnswer | KeyReuse> {
    const legs = group.legs.map((leg) => ({
      ...leg,
      amount: undefined,
      delta: String(legDelta(leg)),
      contra: legContra(leg),
      hash: legHash(group, leg).toString('hex'),
    }));
    const values = [
      group.caller,
      group.externalId,
      group.groupId ?? null,
      multiPostingHash(group),
      JSON.stringify(legs),
      trace,
    ];
    try {
      return answerOf(group, await callLedger<LegRow>(ownTransaction, this.pools.postings, post, values));
    } catch (error) {
      if (sqlStateOf(error) === legKeyTaken) return { differs: [(error as Error).message] };
      throw error;
    }
  }
}

function answerOf(group: MultiPosting, rows: LegRow[]): MultiPostingAnswer | KeyReuse {
  const [first] = rows;
  if (first!.differs) return { differs: first!.differs };
  const legs = rows.map((row) => ({
    externalId: group.legs[row.leg - 1]!.externalId,
    outcome: row.outcome,
    balance: row.balance === null ? null : BigInt(row.balance),
    version: row.version === null ? null : BigInt(row.version),
    postingId: row.posting_id,
  }));
  return { groupId: first!.group_id, outcome: multiPostingOutcome(legs), replayed: first!.replayed, legs };
}
