import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { commitmentTo, newServerSeed, roundIntegers } from '../outcome/seeds.js';
import { disciplineOf } from '../sports-model/disciplines.js';
import { chancesOf, dayLabel, leagueOf, pairingsOf, type League } from '../sports-model/leagues.js';
import { MatchDayRepository, type MatchDay } from './match-day.repository.js';

/** Days that are announced ahead, and days that stay on the board. */
const ahead = 3;
const kept = 2;
/** Bets under way at the kick-off have so long to be written down. */
const graceMs = 1_000;
const batch = 16;

/** Announces the match days of the leagues with the commitment to their seed, and plays them. It knows nothing of bets. */
@Injectable()
export class MatchDayService {
  constructor(
    private readonly days: MatchDayRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The days of a league that are on the board, oldest first. */
  async board(league: League): Promise<MatchDay[]> {
    const periodMs = league.periodSeconds * 1000;
    const past = Math.floor(this.clock.now().getTime() / periodMs);
    const known = await this.days.since(league.code, past - kept + 1);
    const missing = Array.from({ length: ahead }, (_, at) => past + 1 + at).filter(
      (day) => !known.some((one) => one.day === day),
    );
    if (missing.length === 0) return known;
    for (const day of missing) await this.announce(league, day);
    return this.days.since(league.code, past - kept + 1);
  }

  /** Plays what has kicked off. Answers how many days there were. */
  async playDue(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - graceMs);
    return this.transactions.run(async (tx) => {
      const due = await this.days.lockDue(tx, before, batch);
      for (const day of due) await this.days.play(tx, day, coursesOf(day, this.days.serverSeedOf(day)));
      return due.length;
    });
  }

  private async announce(league: League, day: number): Promise<void> {
    const serverSeed = newServerSeed();
    const kickOffMs = day * league.periodSeconds * 1000;
    await this.days.announce({
      ...{ league: league.code, day, serverSeed, commitment: commitmentTo(serverSeed) },
      kicksOffAt: new Date(kickOffMs),
      endsAt: new Date(kickOffMs + league.playSeconds * 1000),
    });
  }
}

function coursesOf({ league: code, day }: MatchDay, serverSeed: string) {
  const league = leagueOf(code)!;
  return pairingsOf(league, day).map((pairing, nonce) =>
    disciplineOf(league.sport).play(
      chancesOf(league, pairing),
      roundIntegers({ serverSeed, clientSeed: dayLabel(code, day), nonce }),
    ),
  );
}
