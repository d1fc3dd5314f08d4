import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface PlayerKey {
  vassalage: string;
  playerRef: string;
}

export interface Player {
  balance: bigint;
  currency: string;
}

export interface Transfer extends PlayerKey {
  transferId: string;
  direction: 'IN' | 'OUT' | null;
  amount: string | null;
  state: 'DONE' | 'REFUSED';
  code: string | null;
  balance: string | null;
}

export interface DiceRound extends PlayerKey {
  roundId: string;
  revision: number;
  gameId: string;
  currency: string;
  stake: string;
  selection: string;
  dice: number[];
  payout: string;
  settledAt: Date;
}

const roundColumns = `sequence, round_id AS "roundId", revision, player_ref AS "playerRef", game_id AS "gameId", currency, stake,
  selection, dice, payout, settled_at AS "settledAt", vassalage`;

@Injectable()
export class TransferWalletRepository {
  constructor(private readonly pool: Pool) {}

  async addPlayer({ vassalage, playerRef }: PlayerKey, currency: string, now: Date): Promise<void> {
    await this.pool.query(
      `INSERT INTO wallet_player (vassalage, player_ref, currency, balance, created_at) VALUES ($1, $2, $3, 0, $4)
       ON CONFLICT DO NOTHING`,
      [vassalage, playerRef, currency, now],
    );
  }

  async player({ vassalage, playerRef }: PlayerKey): Promise<Player | undefined> {
    const [row]: PlayerRow[] = await this.pool.query(
      'SELECT balance, currency FROM wallet_player WHERE vassalage = $1 AND player_ref = $2',
      [vassalage, playerRef],
    );
    return row && playerOf(row);
  }

  async lockPlayer(tx: Tx, { vassalage, playerRef }: PlayerKey): Promise<Player | undefined> {
    const [row]: PlayerRow[] = await tx.query(
      'SELECT balance, currency FROM wallet_player WHERE vassalage = $1 AND player_ref = $2 FOR UPDATE',
      [vassalage, playerRef],
    );
    return row && playerOf(row);
  }

  async saveBalance(tx: Tx, { vassalage, playerRef }: PlayerKey, balance: bigint): Promise<void> {
    await tx.query('UPDATE wallet_player SET balance = $3 WHERE vassalage = $1 AND player_ref = $2', [
      vassalage,
      playerRef,
      balance.toString(),
    ]);
  }

  async transfer(tx: Tx, vassalage: string, transferId: string): Promise<Transfer | undefined> {
    const [row]: Transfer[] = await tx.query(
      `SELECT vassalage, player_ref AS "playerRef", transfer_id AS "transferId", direction, amount, state, code, balance
       FROM wallet_transfer WHERE vassalage = $1 AND transfer_id = $2`,
      [vassalage, transferId],
    );
    return row;
  }

  /** Calls about one id go one after the other, also the first. */
  async lockTransfer(tx: Tx, vassalage: string, transferId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${vassalage}/${transferId}`]);
  }

  async addTransfer(tx: Tx, one: Transfer, now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO wallet_transfer (vassalage, transfer_id, player_ref, direction, amount, state, code, balance, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[one.vassalage, one.transferId, one.playerRef, one.direction, one.amount],
        ...[one.state, one.code, one.balance, now],
      ],
    );
  }

  async addRound(tx: Tx, round: DiceRound): Promise<void> {
    const [numbered]: { last: string }[] = await tx.query(
      `INSERT INTO wallet_history (vassalage, last) VALUES ($1, 1)
       ON CONFLICT (vassalage) DO UPDATE SET last = wallet_history.last + 1 RETURNING last`,
      [round.vassalage],
    );
    await tx.query(
      `INSERT INTO wallet_round (vassalage, sequence, round_id, revision, player_ref, game_id, currency, stake, selection, dice, payout, settled_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ...[round.vassalage, numbered!.last, round.roundId, round.revision, round.playerRef, round.gameId],
        ...[round.currency, round.stake, round.selection, round.dice, round.payout, round.settledAt],
      ],
    );
  }

  async round(tx: Tx, vassalage: string, roundId: string): Promise<DiceRound | undefined> {
    const [row]: DiceRound[] = await tx.query(
      `SELECT ${roundColumns} FROM wallet_round WHERE vassalage = $1 AND round_id = $2 ORDER BY revision DESC LIMIT 1`,
      [vassalage, roundId],
    );
    return row;
  }

  history(vassalage: string, after: string, limit: number): Promise<(DiceRound & { sequence: string })[]> {
    return this.pool.query(
      `SELECT ${roundColumns} FROM wallet_round WHERE vassalage = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
      [vassalage, after || '0', limit],
    );
  }
}

interface PlayerRow {
  balance: string;
  currency: string;
}

function playerOf({ balance, currency }: PlayerRow): Player {
  return { balance: BigInt(balance), currency };
}
