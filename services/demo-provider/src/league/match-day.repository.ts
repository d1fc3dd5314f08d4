import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { SeedSealing, type KeptSeed } from '../seed-sealing/seed-sealing.js';
import type { Course } from '../sports-model/sports.types.js';

export interface MatchDay extends KeptSeed {
  league: string;
  day: number;
  commitment: string;
  kicksOffAt: Date;
  endsAt: Date;
  /** Null until the matches are played. */
  courses: Course[] | null;
}

export type NewMatchDay = Omit<MatchDay, 'serverSeed' | 'sealedSeed' | 'courses'> & { serverSeed: string };

const fields = `league, day, server_seed "serverSeed", sealed_seed "sealedSeed", commitment, kicks_off_at "kicksOffAt",
  ends_at "endsAt", courses`;
const ownerOf = ({ league, day }: { league: string; day: number }) => `match-day ${league} ${day}`;

@Injectable()
export class MatchDayRepository {
  constructor(
    private readonly pool: Pool,
    private readonly sealing: SeedSealing,
  ) {}

  /** Keeps the day that is there, if there is one. */
  async announce(day: NewMatchDay): Promise<void> {
    const sealed = this.sealing.seal(ownerOf(day), day.serverSeed);
    await this.pool.query(
      `INSERT INTO match_day (league, day, sealed_seed, commitment, kicks_off_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING`,
      [day.league, day.day, sealed, day.commitment, day.kicksOffAt, day.endsAt],
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

  /** The secret itself, to play the matches with. */
  serverSeedOf(day: MatchDay): string {
    return this.sealing.open(ownerOf(day), day);
  }

  /** Its seed is public from now on, and kept in clear. */
  async play(tx: Tx, day: MatchDay, courses: readonly Course[]): Promise<void> {
    await tx.query(
      `UPDATE match_day SET courses = $3, server_seed = $4, sealed_seed = NULL
        WHERE league = $1 AND day = $2 AND courses IS NULL`,
      [day.league, day.day, JSON.stringify(courses), this.serverSeedOf(day)],
    );
  }
}
