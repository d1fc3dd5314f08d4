import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

export interface Kick {
  vassalage: string;
  memberId: string;
  attempts: number;
  askedAt: Date;
}

@Injectable()
export class KickRepository {
  constructor(private readonly pool: Pool) {}

  due(now: Date, limit: number): Promise<Kick[]> {
    return this.pool.query(
      `SELECT vassalage, member_id AS "memberId", attempts, asked_at AS "askedAt" FROM vendor_kick
       WHERE next_attempt_at <= $1 ORDER BY next_attempt_at LIMIT $2`,
      [now, limit],
    );
  }

  /** One that was asked for again stays. */
  async remove({ vassalage, memberId, askedAt }: Kick): Promise<void> {
    await this.pool.query(
      'DELETE FROM vendor_kick WHERE vassalage = $1 AND member_id = $2 AND asked_at = $3',
      [vassalage, memberId, askedAt],
    );
  }

  async postpone({ vassalage, memberId }: Kick, until: Date): Promise<void> {
    await this.pool.query(
      'UPDATE vendor_kick SET attempts = attempts + 1, next_attempt_at = $3 WHERE vassalage = $1 AND member_id = $2',
      [vassalage, memberId, until],
    );
  }
}
