import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { CLOCK, pageOf, type Clock } from '#libs/platform';
import { BetRecordErrors } from './bet-record.errors.js';
import { BetRecordRepository } from './bet-record.repository.js';
import type { BetRecordQuery } from './dto/bet-record.request.js';
import {
  betRecordResponse,
  betTotalsResponse,
  placedBetResponse,
  type BetRecordDetailResponse,
  type BetRecordListResponse,
} from './dto/bet-record.response.js';

const day = 24 * 60 * 60 * 1000;
const maxPeriodMs = 93 * day;
const defaultPeriod = 7 * day;

@Injectable()
export class BetRecordService {
  constructor(
    private readonly records: BetRecordRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(memberId: string, query: BetRecordQuery): Promise<BetRecordListResponse> {
    const { vassalage, gameType, status } = query;
    const filter = { memberId, vassalage, gameType, status, ...this.periodOf(query) };
    const [rows, totals] = await Promise.all([
      this.records.page(filter, query.pageSize, (query.pageNo - 1) * query.pageSize),
      this.records.totals(filter),
    ]);
    return {
      ...pageOf(rows.map(betRecordResponse), query, Number(totals.total)),
      totals: betTotalsResponse(totals),
    };
  }

  async one(memberId: string, betId: string): Promise<BetRecordDetailResponse> {
    const row = isUUID(betId) ? await this.records.one(memberId, betId) : undefined;
    if (!row) throw BetRecordErrors.BET_NOT_FOUND();
    const bets = await this.records.betsOf(memberId, betId);
    return { ...betRecordResponse(row), bets: bets.map(placedBetResponse) };
  }

  private periodOf(query: BetRecordQuery): { from: Date; to: Date } {
    // One millisecond past now, so that a bet of this very instant is in the list.
    const to = query.to === undefined ? new Date(this.clock.now().getTime() + 1) : new Date(query.to);
    const from = query.from === undefined ? new Date(to.getTime() - defaultPeriod) : new Date(query.from);
    const length = to.getTime() - from.getTime();
    if (length <= 0 || length > maxPeriodMs) throw BetRecordErrors.PERIOD_INVALID();
    return { from, to };
  }
}
