import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { RoundQueryRequest } from './dto/round-query.request.js';
import { RoundQueryRepository } from './round-query.repository.js';
import { reportOf, reportOfSeat, roundOfTransaction, type RoundReport } from './round-query.rules.js';

@Injectable()
export class RoundQueryService {
  constructor(private readonly rounds: RoundQueryRepository) {}

  async report(asked: RoundQueryRequest): Promise<RoundReport> {
    const { vassalage, roundId, transactionId } = asked;
    const id = roundId ?? (transactionId === undefined ? undefined : roundOfTransaction(transactionId));
    if (id === undefined || !isUUID(id)) return reportOf(undefined, roundId ?? null);
    const round = await this.rounds.find(vassalage, id, asked.playerRef ?? null);
    if (round) return reportOf(round, roundId ?? null);
    const seat = await this.rounds.findSeat(vassalage, {
      roundId: roundId ?? null,
      playerRef: asked.playerRef ?? null,
      transaction: roundId === undefined ? id : null,
    });
    return seat ? reportOfSeat(seat) : reportOf(undefined, roundId ?? null);
  }
}
