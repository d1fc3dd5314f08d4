import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import type { PlayerKey } from './transfer-wallet.repository.js';

export interface DiceSession extends PlayerKey {
  id: string;
  gameId: string;
  openedAt: Date;
  expiresAt: Date;
}

const columns = `id, vassalage, player_ref AS "playerRef", game_id AS "gameId", opened_at AS "openedAt", expires_at AS "expiresAt"`;

@Injectable()
export class DiceSessionRepository {
  constructor(private readonly pool: Pool) {}

  async add(session: DiceSession, ticketHash: Buffer): Promise<void> {
    await this.pool.query(
      `INSERT INTO wallet_session (id, ticket_hash, vassalage, player_ref, game_id, opened_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        ...[session.id, ticketHash, session.vassalage, session.playerRef],
        ...[session.gameId, session.openedAt, session.expiresAt],
      ],
    );
  }

  /** Spends the ticket; of many who try at once, one. */
  async open(
    ticketHash: Buffer,
    tokenHash: Buffer,
    now: Date,
    expiresAt: Date,
  ): Promise<DiceSession | undefined> {
    const [[session]]: [DiceSession[], number] = await this.pool.query(
      `UPDATE wallet_session SET token_hash = $2, expires_at = $4
       WHERE ticket_hash = $1 AND token_hash IS NULL AND ended_at IS NULL AND expires_at > $3 RETURNING ${columns}`,
      [ticketHash, tokenHash, now, expiresAt],
    );
    return session;
  }

  async ofToken(tokenHash: Buffer, now: Date): Promise<DiceSession | undefined> {
    const [session]: DiceSession[] = await this.pool.query(
      `SELECT ${columns} FROM wallet_session WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2`,
      [tokenHash, now],
    );
    return session;
  }

  async end({ vassalage, playerRef }: PlayerKey, now: Date): Promise<void> {
    await this.pool.query(
      'UPDATE wallet_session SET ended_at = $3 WHERE vassalage = $1 AND player_ref = $2 AND ended_at IS NULL',
      [vassalage, playerRef, now],
    );
  }
}
