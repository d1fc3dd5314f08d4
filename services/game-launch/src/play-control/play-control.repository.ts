import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';

export interface PlayControlLogEntry {
  operatorId: string;
  action:
    | 'VENDOR_MAINTENANCE'
    | 'GAME_MAINTENANCE'
    | 'SESSIONS_ENDED'
    | 'VALID_BET_SETTINGS'
    | 'ROUND_QUERIED'
    | 'ROUND_ENDED'
    | 'TRANSACTION_RETRIED'
    | 'VENDOR_SETTINGS'
    | 'GAME_SETTINGS'
    | 'VENDOR_KEY_ADDED'
    | 'VENDOR_KEY_REMOVED';
  subject: string;
  detail: Record<string, unknown>;
  at: Date;
}

@Injectable()
export class PlayControlRepository {
  async setVendor(tx: Tx, vassalage: string, maintenance: boolean, until: Date | null): Promise<boolean> {
    const [rows]: [unknown[], number] = await tx.query(
      'UPDATE vendor SET maintenance = $2, maintenance_until = $3 WHERE vassalage = $1 RETURNING 1',
      [vassalage, maintenance, until],
    );
    return rows.length > 0;
  }

  async setGame(tx: Tx, gameId: string, maintenance: boolean, until: Date | null): Promise<boolean> {
    const [rows]: [unknown[], number] = await tx.query(
      'UPDATE game SET maintenance = $2, maintenance_until = $3 WHERE game_id = $1 RETURNING 1',
      [gameId, maintenance, until],
    );
    return rows.length > 0;
  }

  /** Ends the member's open game sessions and answers with their number. */
  async endSessions(tx: Tx, memberId: string, now: Date): Promise<number> {
    const [rows]: [unknown[], number] = await tx.query(
      'UPDATE game_session SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL RETURNING 1',
      [memberId, now],
    );
    return rows.length;
  }

  async log(tx: Tx, entry: PlayControlLogEntry): Promise<void> {
    await tx.query(
      'INSERT INTO play_control_log (operator_id, action, subject, detail, at) VALUES ($1, $2, $3, $4, $5)',
      [entry.operatorId, entry.action, entry.subject, JSON.stringify(entry.detail), entry.at],
    );
  }
}
