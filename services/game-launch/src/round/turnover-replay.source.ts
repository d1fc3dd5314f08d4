import { Injectable, type OnModuleInit } from '@nestjs/common';
import { betAdjusted, betSettled } from '#libs/events';
import { ReplaySources, type ReplayedEvent, type ReplayPage, type ReplaySource } from '#libs/messaging';
import { TurnoverReplayRepository, type TurnoverRow } from './turnover-replay.repository.js';
import { adjustedPayload, settledPayload } from './turnover.service.js';

const firstId = '00000000-0000-0000-0000-000000000000';
/** The service's clock may be behind the database's by less than this. */
const clockMarginMs = 5_000;

/** Settled bets and their adjustments, built again from the rounds in the order of their settlement. */
@Injectable()
export class TurnoverReplaySource implements ReplaySource, OnModuleInit {
  readonly topic = betSettled.topic;

  constructor(
    private readonly repository: TurnoverReplayRepository,
    private readonly sources: ReplaySources,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  async position(): Promise<string> {
    const oldest = await this.repository.oldestTransaction();
    return cursorOf({ at: new Date(oldest.getTime() - clockMarginMs), betId: firstId, revision: 0 });
  }

  async page(after: string | undefined, limit: number): Promise<ReplayPage> {
    const [at = '-infinity', betId = firstId, revision = '0'] = after?.split('|') ?? [];
    const rows = await this.repository.page({ at, betId, revision }, limit);
    const last = rows.at(-1);
    return { events: rows.map(eventOf), next: last ? cursorOf(last) : (after ?? '-infinity') };
  }
}

function eventOf(row: TurnoverRow): ReplayedEvent {
  const round = { ...row, id: row.betId };
  const amounts = { stake: BigInt(row.stake), payout: BigInt(row.payout), validBet: BigInt(row.validBet) };
  if (row.reason === null) return { type: betSettled.type, payload: settledPayload(round, amounts, row.at) };
  const { revision, reason, at } = row;
  return { type: betAdjusted.type, payload: adjustedPayload(round, amounts, { revision, reason, at }) };
}

const cursorOf = ({ at, betId, revision }: Pick<TurnoverRow, 'at' | 'betId' | 'revision'>): string =>
  `${at.toISOString()}|${betId}|${revision}`;
