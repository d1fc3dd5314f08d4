import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Language } from './dto/play.contract.js';
import type { PlayerState } from './player-state.repository.js';

export interface PlaySession {
  id: string;
  platformSessionId: string;
  language: Language;
  expiresAt: Date;
  player: PlayerState;
}

interface SessionRow extends Omit<PlayerState, 'id'>, Omit<PlaySession, 'seat'> {
  playerStateId: string;
}

@Injectable()
export class SessionRepository {
  constructor(private readonly pool: Pool) {}

  async insert(tx: Tx, session: PlaySession, tokenHash: Buffer, at: Date): Promise<void> {
    await tx.query(
      `INSERT INTO play_session (id, token_hash, player_state_id, platform_session_id, language, opened_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        session.id,
        tokenHash,
        session.player.id,
        session.platformSessionId,
        session.language,
        at,
        session.expiresAt,
      ],
    );
  }

  async byTokenHash(tokenHash: Buffer, at: Date): Promise<PlaySession | undefined> {
    const [row] = await this.pool.query<SessionRow[]>(
      `SELECT s.id, s.platform_session_id "platformSessionId", s.language, s.expires_at "expiresAt",
              t.id "playerStateId", t.vassalage, t.player_ref "playerRef", t.game_code "gameCode", t.mode, t.currency,
              t.seed_ordinal "seedOrdinal"
         FROM play_session s JOIN player_state t ON t.id = s.player_state_id
        WHERE s.token_hash = $1 AND s.expires_at > $2`,
      [tokenHash, at],
    );
    if (!row) return undefined;
    const { id, platformSessionId, language, expiresAt, playerStateId, ...player } = row;
    return { id, platformSessionId, language, expiresAt, player: { id: playerStateId, ...player } };
  }
}
