import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReportedRound } from './round-query.rules.js';

@Injectable()
export class RoundQueryRepository {
  constructor(private readonly source: DataSource) {}

  async find(vassalage: string, roundId: string): Promise<ReportedRound | undefined> {
    const [row] = await this.source.query<
      (Pick<ReportedRound, 'id' | 'state'> & { stake: string; totalWin: string | null })[]
    >(
      `SELECT r.id, r.state, r.stake, r.total_win AS "totalWin"
       FROM round r JOIN player_state p ON p.id = r.player_state_id WHERE r.id = $1 AND p.vassalage = $2`,
      [roundId, vassalage],
    );
    return (
      row && {
        ...row,
        stake: BigInt(row.stake),
        totalWin: row.totalWin === null ? null : BigInt(row.totalWin),
      }
    );
  }
}
