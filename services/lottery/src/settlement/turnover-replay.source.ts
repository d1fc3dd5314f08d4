import { Injectable, type OnModuleInit } from '@nestjs/common';
import { betSettled } from '#libs/events';
import { ReplaySources, type ReplayPage, type ReplaySource } from '#libs/messaging';
import { TurnoverRepository } from './turnover.repository.js';

/** The service's clock may be behind the database's by less than this. */
const clockMarginMs = 5_000;

/** Settled tickets and corrections again, in the order in which they were published. */
@Injectable()
export class TurnoverReplaySource implements ReplaySource, OnModuleInit {
  readonly topic = betSettled.topic;

  constructor(
    private readonly turnover: TurnoverRepository,
    private readonly sources: ReplaySources,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  async position(): Promise<string> {
    const oldest = await this.turnover.oldestTransaction();
    return cursorOf(new Date(oldest.getTime() - clockMarginMs), '');
  }

  async page(after: string | undefined, limit: number): Promise<ReplayPage> {
    const [at = '-infinity', sourceKey = ''] = after?.split('|') ?? [];
    const rows = await this.turnover.page(at, sourceKey, limit);
    const last = rows.at(-1);
    return {
      events: rows.map(({ type, payload }) => ({ type, payload })),
      next: last ? cursorOf(last.at, last.sourceKey) : (after ?? '-infinity'),
    };
  }
}

const cursorOf = (at: Date, sourceKey: string): string => `${at.toISOString()}|${sourceKey}`;
