import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Course } from '../sports-model/sports.types.js';

export interface MatchDay {
  league: string;
  day: number;
  serverSeed: string;
  commitment: string;
  kicksOffAt: Date;
  endsAt: Date;
  /** Null until the matches are played. */
  courses: Course[] | null;
}

const fields = `league, day, server_seed "serverSeed", commitment, kicks_off_at "kicksOffAt", ends_at "endsAt", courses`;

@Injectable()
export class MatchDayRepository {
  constructor(private readonly pool: Pool) {}

  /** Keeps the day that is there, if there is one. */
  async announce(day: Omit<MatchDay, 'courses'>): Promise<void> {
    await this.pool.query(
      `INSERT INTO match_day (league, day, server_seed, commitment, kicks_off_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING`,
      [day.league, day.day, day.serverSeed, day.commitment, day.kicksOffAt, day.endsAt],
    );
  }

  async since(league: string, day: number): Promise<MatchDay[]> {
    return this.pool.query<MatchDay[]>(
      `SELECT ${fields} FROM match_day WHERE league = $1 AND day >= $2 ORDER BY day`,
      [league, day],
    );
  }

  async find(league: string, days: readonly number[]): Promise<MatchDay[]> {
    return this.pool.query<MatchDay[]>(
      `SELECT ${fields} FROM match_day WHERE league = $1 AND day = ANY($2)`,
      [league, days],
    );
  }

  /** Keeps the days from being played until the transaction ends. */
  async share(tx: Tx, league: string, days: readonly number[]): Promise<MatchDay[]> {
    return tx.query<MatchDay[]>(
      `SELECT ${fields} FROM match_day WHERE league = $1 AND day = ANY($2) ORDER BY day FOR SHARE`,
      [league, days],
    );
  }

  /** Days to be played, locked. */
  async lockDue(tx: Tx, kickedOffBefore: Date, limit: number): Promise<MatchDay[]> {
    return tx.query<MatchDay[]>(
      `SELECT ${fields} FROM match_day WHERE courses IS NULL AND kicks_off_at <= $1
        ORDER BY kicks_off_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [kickedOffBefore, limit],
    );
  }

  async play(tx: Tx, { league, day }: MatchDay, courses: readonly Course[]): Promise<void> {
    await tx.query('UPDATE match_day SET courses = $3 WHERE league = $1 AND day = $2 AND courses IS NULL', [
      league,
      day,
      JSON.stringify(courses),
    ]);
  }
}
