import { Inject, Injectable } from '@nestjs/common';
import { constraintOf, Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { MatchDayRepository } from '../league/match-day.repository.js';
import { refusedByPlatform } from '../play/play.errors.js';
import type { PlaySession } from '../play/session.repository.js';
import { leagueOf, marketsOfPairing, pairingsOf, type League } from '../sports-model/leagues.js';
import { payoutOf } from '../sports-model/settlement.rules.js';
import type { LegBody, PlaceBetBody } from './dto/sports.contract.js';
import { SportsBetDriverService } from './sports-bet-driver.service.js';
import { SportsBetRepository, type SportsBet, type StoredLeg } from './sports-bet.repository.js';
import { SportsErrors } from './sports.errors.js';

/** Takes a bet before the kick-off of its matches. The page may send it again under the same id. */
@Injectable()
export class SportsPlacingService {
  constructor(
    private readonly bets: SportsBetRepository,
    private readonly days: MatchDayRepository,
    private readonly driver: SportsBetDriverService,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async place(session: PlaySession, body: PlaceBetBody): Promise<SportsBet> {
    const bet = await this.record(session, body);
    const sent = bet.state === 'SENT' ? await this.driver.drive(bet, session.language) : bet;
    if (sent.state === 'REFUSED') throw refusedByPlatform(sent.refusal!);
    if (sent.state === 'SENT' || sent.state === 'ROLLBACK')
      throw SportsErrors.SPORTS_BET_UNCERTAIN(undefined, 1);
    return sent;
  }

  private async record(session: PlaySession, body: PlaceBetBody): Promise<SportsBet> {
    try {
      return await this.transactions.run((tx) => this.insert(tx, session, body));
    } catch (error) {
      // A concurrent request has placed the same bet: the next look finds it.
      if (constraintOf(error) !== 'sports_bet_once') throw error;
      return this.transactions.run((tx) => this.insert(tx, session, body));
    }
  }

  private async insert(tx: Tx, session: PlaySession, body: PlaceBetBody): Promise<SportsBet> {
    const known = await this.bets.find(tx, session.player.id, body.betId);
    if (known) {
      const legs = (await this.bets.legsOf(tx, [known.id])).get(known.id)!;
      if (!isSame(known, legs, body)) throw SportsErrors.SPORTS_BET_ID_REUSED();
      return known;
    }
    const league = leagueOf(session.player.gameCode)!;
    const now = this.clock.now();
    const endsAt = await this.checkLegs(tx, league, body.legs, now);
    checkAmounts(league, body);
    const legs = body.legs.map((leg) => ({ ...leg, league: league.code }));
    const { id: playerStateId } = session.player;
    await this.bets.insert(
      tx,
      {
        ...{ id: newId(), playerStateId, betId: body.betId, platformSessionId: session.platformSessionId },
        ...{ stake: BigInt(body.stake), oddsType: body.oddsType, placedAt: now, decidedAt: endsAt },
        nextAttemptAt: new Date(now.getTime() + this.config.leaseMs),
      },
      legs,
    );
    return (await this.bets.find(tx, playerStateId, body.betId))!;
  }

  /** Answers when the last match ends. */
  private async checkLegs(tx: Tx, league: League, legs: readonly LegBody[], now: Date): Promise<Date> {
    if (new Set(legs.map(({ day, match }) => `${day}/${match}`)).size < legs.length)
      throw SportsErrors.SPORTS_SAME_MATCH();
    const days = await this.days.share(tx, league.code, [...new Set(legs.map(({ day }) => day))]);
    const ends = legs.map((leg) => {
      const day = days.find((one) => one.day === leg.day);
      const pairing = pairingsOf(league, leg.day)[leg.match];
      if (!day || !pairing || day.courses !== null || day.kicksOffAt <= now)
        throw SportsErrors.SPORTS_MATCH_CLOSED();
      const market = marketsOfPairing(league, pairing).find(
        ({ kind, line }) => kind === leg.market && line === leg.line,
      );
      const offered = market?.selections.find(({ pick }) => pick === leg.pick);
      if (offered?.odds !== leg.odds) throw SportsErrors.SPORTS_ODDS_CHANGED();
      return day.endsAt.getTime();
    });
    return new Date(Math.max(...ends));
  }
}

function checkAmounts(league: League, { stake: written, legs }: PlaceBetBody): void {
  const stake = BigInt(written);
  if (stake < league.minBet || stake > league.maxBet) throw SportsErrors.SPORTS_STAKE_OUTSIDE_LIMITS();
  const best = payoutOf(
    stake,
    legs.map(({ odds }) => ({ odds, result: 'WIN' as const })),
  );
  if (best > league.maxWin) throw SportsErrors.SPORTS_WIN_ABOVE_LIMIT();
}

const isSame = (bet: SportsBet, legs: readonly StoredLeg[], body: PlaceBetBody): boolean =>
  bet.stake.toString() === body.stake &&
  bet.oddsType === body.oddsType &&
  legs.length === body.legs.length &&
  legs.every((leg, at) => keyOf(leg) === keyOf(body.legs[at]!));

const keyOf = ({ day, match, market, line, pick, odds }: LegBody): string =>
  [day, match, market, line, pick, odds].join('/');
