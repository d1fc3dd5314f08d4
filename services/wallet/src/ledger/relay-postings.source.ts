import { Inject, Injectable } from '@nestjs/common';
import { postingRecorded, type PayloadOf } from '#libs/events';
import { relayRecord, type RelayRecord, type RelaySource } from '#libs/messaging';
import { CONFIG } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { RelayPostingsRepository, type RecordedPosting } from './relay-postings.repository.js';
import { unpackTrace } from './trace.rules.js';

interface Position {
  id: string;
  month: string;
  ahead: boolean;
}

/** The relay reads the postings themselves: the ledger writes no outbox row. */
@Injectable()
export class RelayPostingsSource implements RelaySource {
  readonly name = 'postings';

  constructor(
    private readonly postings: RelayPostingsRepository,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  async fetch(limit: number): Promise<RelayRecord[]> {
    const rows = await this.postings.nextUnsent(limit);
    return rows.map((row) =>
      relayRecord(postingRecorded, this.payloadOf(row), {
        id: row.id,
        occurredAt: row.recorded_at,
        traceparent: unpackTrace(row.trace) ?? null,
        position: { id: row.id, month: row.month, ahead: row.ahead } satisfies Position,
      }),
    );
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

  private payloadOf(row: RecordedPosting): PayloadOf<typeof postingRecorded> {
    return {
      postingId: row.id,
      memberId: row.member_id,
      book: row.book,
      kind: row.kind,
      amount: row.delta,
      balanceAfter: row.balance_after,
      version: Number(row.version),
      currency: this.config.currency,
      caller: row.caller,
      reference: row.reference,
      ...(row.round_id !== null && { roundId: row.round_id }),
      ...(row.vassalage !== null && { vassalage: row.vassalage }),
      ...(row.game_type !== null && {
        gameType: row.game_type as PayloadOf<typeof postingRecorded>['gameType'],
      }),
      recordedAt: row.recorded_at.toISOString(),
    };
  }
}
