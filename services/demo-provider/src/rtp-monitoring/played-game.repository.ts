import type { Pool } from '#libs/database';
import type { Book } from '#libs/money';
import type { Played } from './actual-rtp.rules.js';

export interface PlayedGame extends Played {
  gameCode: string;
  mode: Book;
}

type Row = Record<'gameCode' | 'mode' | 'rounds' | 'staked' | 'paid' | 'stakeSquares', string>;

/** Reads every closed round: for a report, not for a page. */
export async function playedGames(pool: Pool): Promise<PlayedGame[]> {
  const rows = await pool.query<Row[]>(
    `SELECT s.game_code "gameCode", s.mode, count(*) rounds, sum(r.stake) staked, sum(r.total_win) paid,
            sum(r.stake::numeric * r.stake) "stakeSquares"
       FROM round r JOIN player_state s ON s.id = r.player_state_id WHERE r.state = 'CLOSED' GROUP BY 1, 2`,
  );
  return rows.map((row) => ({
    gameCode: row.gameCode,
    mode: row.mode as PlayedGame['mode'],
    rounds: Number(row.rounds),
    staked: BigInt(row.staked),
    paid: BigInt(row.paid),
    stakeSquares: BigInt(row.stakeSquares),
  }));
}
