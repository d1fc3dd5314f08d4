import { Inject, Injectable } from '@nestjs/common';
import { housePostingRecorded, postingRecorded, type GameType, type PayloadOf } from '#libs/events';
import { relayRecord, type RelayRecord, type RelaySource } from '#libs/messaging';
import { CONFIG } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { accountNumber } from './chart.rules.js';
import { RelayPostingsRepository, type RecordedPosting } from './relay-postings.repository.js';
import { unpackTrace } from './trace.rules.js';

interface Position {
  id: string;
  month: string;
  ahead: boolean;
}

/** The name under which the relay is notified of new postings. */
export const POSTINGS = 'postings';

/** The relay reads the postings themselves: the ledger writes no outbox row. */
@Injectable()
export class RelayPostingsSource implements RelaySource {
  readonly name = POSTINGS;

  constructor(
    private readonly postings: RelayPostingsRepository,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  async fetch(limit: number): Promise<RelayRecord[]> {
    const rows = await this.postings.nextUnsent(limit);
    return rows.map((row) => this.recordOf(row));
  }

  async markSent(records: readonly RelayRecord[]): Promise<void> {
    const positions = records.map((record) => record.position as Position);
    const last = positions
      .filter((position) => !position.ahead)
      .reduce<Position | undefined>((a, b) => (a && a.id > b.id ? a : b), undefined);
    if (!last) return;
    const ahead = positions.filter((position) => position.ahead).map((position) => position.id);
    await this.postings.markSent(last, ahead);
  }

  async backlog(): Promise<{ pending: number; oldestAt: Date | null; attempts: number }> {
    return { ...(await this.postings.backlog()), attempts: 0 };
  }

  private recordOf(row: RecordedPosting): RelayRecord {
    const facts = {
      id: row.id,
      occurredAt: row.recorded_at,
      traceparent: unpackTrace(row.trace) ?? null,
      position: { id: row.id, month: row.month, ahead: row.ahead } satisfies Position,
    };
    if (row.version === null) return relayRecord(housePostingRecorded, this.housePayloadOf(row), facts);
    const isGain = row.credit === accountNumber('player', row.book);
    const payload: PayloadOf<typeof postingRecorded> = {
      ...this.commonPayloadOf(row),
      kind: row.kind as PayloadOf<typeof postingRecorded>['kind'],
      amount: isGain ? row.amount : `-${row.amount}`,
      counterAccount: isGain ? row.debit : row.credit,
      balanceAfter: row.balance_after!,
      ...(row.bonus_amount !== '0' && { bonusAmount: row.bonus_amount }),
      version: Number(row.version),
    };
    return relayRecord(postingRecorded, payload, facts);
  }

  private housePayloadOf(row: RecordedPosting): PayloadOf<typeof housePostingRecorded> {
    return {
      ...this.commonPayloadOf(row),
      kind: row.kind,
      amount: row.amount,
      debitAccount: row.debit,
      creditAccount: row.credit,
    };
  }

  private commonPayloadOf(row: RecordedPosting) {
    return {
      postingId: row.id,
      memberId: row.member_id,
      book: row.book,
      currency: this.config.currency,
      caller: row.caller,
      reference: row.reference,
      ...(row.refers_to !== null && { refersTo: row.refers_to }),
      ...(row.group_id !== null && { groupId: row.group_id }),
      ...(row.note !== null && { reason: row.note }),
      ...(row.round_id !== null && { roundId: row.round_id }),
      ...(row.vassalage !== null && { vassalage: row.vassalage }),
      ...(row.game_type !== null && { gameType: row.game_type as GameType }),
      recordedAt: row.recorded_at.toISOString(),
    };
  }
}
