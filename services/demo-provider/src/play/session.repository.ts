import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from './dto/play.contract.js';
import type { Seat } from './seat.repository.js';

export interface PlaySession {
  id: string;
  platformSessionId: string;
  language: Language;
  expiresAt: Date;
  seat: Seat;
}

interface SessionRow extends Omit<Seat, 'id'>, Omit<PlaySession, 'seat'> {
  seatId: string;
}

@Injectable()
export class SessionRepository {
  constructor(private readonly source: DataSource) {}

  async insert(tx: EntityManager, session: PlaySession, tokenHash: Buffer, at: Date): Promise<void> {
    await tx.query(
      `INSERT INTO play_session (id, token_hash, seat_id, platform_session_id, language, opened_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        session.id,
        tokenHash,
        session.seat.id,
        session.platformSessionId,
        session.language,
        at,
        session.expiresAt,
      ],
    );
  }

  async byTokenHash(tokenHash: Buffer, at: Date): Promise<PlaySession | undefined> {
    const [row] = await this.source.query<SessionRow[]>(
      `SELECT s.id, s.platform_session_id "platformSessionId", s.language, s.expires_at "expiresAt",
              t.id "seatId", t.vassalage, t.player_ref "playerRef", t.game_code "gameCode", t.mode, t.currency,
              t.seed_ordinal "seedOrdinal"
         FROM play_session s JOIN seat t ON t.id = s.seat_id
        WHERE s.token_hash = $1 AND s.expires_at > $2`,
      [tokenHash, at],
    );
    if (!row) return undefined;
    const { id, platformSessionId, language, expiresAt, seatId, ...seat } = row;
    return { id, platformSessionId, language, expiresAt, seat: { id: seatId, ...seat } };
  }
}
