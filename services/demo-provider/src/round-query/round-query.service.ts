import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { RoundQueryRequest } from './dto/round-query.request.js';
import { RoundQueryRepository } from './round-query.repository.js';
import { reportOf, roundOfTransaction, type RoundReport } from './round-query.rules.js';

@Injectable()
export class RoundQueryService {
  constructor(private readonly rounds: RoundQueryRepository) {}

  async report({ vassalage, roundId, transactionId }: RoundQueryRequest): Promise<RoundReport> {
    const id = roundId ?? (transactionId === undefined ? undefined : roundOfTransaction(transactionId));
    const round = id !== undefined && isUUID(id) ? await this.rounds.find(vassalage, id) : undefined;
    return reportOf(round, roundId ?? null);
  }
}
