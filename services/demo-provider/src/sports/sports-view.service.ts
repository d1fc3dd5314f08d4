import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { Pool } from '#libs/database';
import { MatchDayRepository, type MatchDay } from '../league/match-day.repository.js';
import { MatchDayService } from '../league/match-day.service.js';
import type { Language } from '../play/dto/play.contract.js';
import { PlayErrors } from '../play/play.errors.js';
import type { PlaySession } from '../play/session.repository.js';
import { SessionService } from '../play/session.service.js';
import { disciplineOf } from '../sports-model/disciplines.js';
import { chancesOf, leagueOf, marketsOfPairing, pairingsOf, type League } from '../sports-model/leagues.js';
import { marginOf, percentOfShare, percentText, returnOf } from '../sports-model/prices.js';
import { resultOf } from '../sports-model/settlement.rules.js';
import type {
  BoardDay,
  BoardMatch,
  SportsBetInfo,
  SportsBoard,
  SportsSession,
} from './dto/sports.contract.js';
import { maxLegs } from './dto/sports.request.js';
import { SportsBetRepository, type SportsBet, type StoredLeg } from './sports-bet.repository.js';

const shownBets = 50;

/** Sessions, matches and bets as the page of a sports book shows them. */
@Injectable()
export class SportsViewService {
  constructor(
    private readonly sessions: SessionService,
    private readonly matchDays: MatchDayService,
    private readonly days: MatchDayRepository,
    private readonly bets: SportsBetRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  async open(ticket: string, code: string, language: Language): Promise<SportsSession> {
    const league = leagueOf(code);
    if (!league) throw PlayErrors.PLAY_GAME_UNKNOWN();
    const { session, token } = await this.sessions.admit(league, ticket, language);
    return this.describe(session, token);
  }

  async describe(session: PlaySession, token: string): Promise<SportsSession> {
    const { currency, mode } = session.player;
    const { gameId, code, names, sport, minBet, maxBet, maxWin } = leagueOfSession(session);
    return {
      ...{ token, currency, mode, language: session.language },
      balance: await this.sessions.balance(session),
      game: {
        ...{ gameId, code, names, sport, maxLegs },
        ...{ minBet: minBet.toString(), maxBet: maxBet.toString(), maxWin: maxWin.toString() },
      },
    };
  }

  /** The session of a token, if it is of a sports book. */
  async ofToken(token: string | undefined): Promise<PlaySession> {
    const session = await this.sessions.ofToken(token);
    leagueOfSession(session);
    return session;
  }

  async board(session: PlaySession): Promise<SportsBoard> {
    const league = leagueOfSession(session);
    const days = await this.matchDays.board(league);
    return { now: this.clock.now().toISOString(), days: days.map((day) => boardDay(league, day)) };
  }

  async history({ player }: PlaySession): Promise<SportsBetInfo[]> {
    return this.infosOf(await this.bets.newest(player.id, shownBets));
  }

  async infoOf(bet: SportsBet): Promise<SportsBetInfo> {
    return (await this.infosOf([bet]))[0]!;
  }

  private async infosOf(bets: readonly SportsBet[]): Promise<SportsBetInfo[]> {
    const legs = await this.bets.legsOf(
      this.pool,
      bets.map(({ id }) => id),
    );
    const all = [...legs.values()].flat();
    const days = all[0] ? await this.days.find(all[0].league, [...new Set(all.map(({ day }) => day))]) : [];
    const now = this.clock.now();
    return bets.map((bet) => ({
      ...{ betId: bet.betId, at: bet.placedAt.toISOString(), stake: bet.stake.toString() },
      ...{ oddsType: bet.oddsType, state: bet.state },
      legs: legs.get(bet.id)!.map((leg) => legInfo(leg, days, now)),
      ...(bet.totalWin !== null && { totalWin: bet.totalWin.toString() }),
      ...(bet.balance !== null && { balance: bet.balance }),
    }));
  }
}

function leagueOfSession({ player }: PlaySession): League {
  const league = leagueOf(player.gameCode);
  if (!league) throw PlayErrors.PLAY_SESSION_UNKNOWN();
  return league;
}

/** A score is shown when the match has ended, not before. */
function legInfo({ league, ...leg }: StoredLeg, days: readonly MatchDay[], now: Date) {
  const { home, away } = pairingsOf(leagueOf(league)!, leg.day)[leg.match]!;
  const day = days.find((one) => one.day === leg.day);
  const score = day && day.endsAt <= now ? day.courses?.[leg.match]?.score : undefined;
  return {
    ...leg,
    ...{ home: home.name, away: away.name },
    ...(score && { score, result: resultOf(leg, score) }),
  };
}

function boardDay(league: League, day: MatchDay): BoardDay {
  const { kicksOffAt, endsAt, commitment, serverSeed, courses } = day;
  return {
    day: day.day,
    ...{ kicksOffAt: kicksOffAt.toISOString(), endsAt: endsAt.toISOString(), commitment },
    ...(courses && serverSeed !== null && { serverSeed }),
    matches: pairingsOf(league, day.day).map((pairing, at): BoardMatch => ({
      ...{ home: pairing.home.name, away: pairing.away.name },
      ...(courses ? { course: courses[at]!, markets: [] } : { markets: boardMarkets(league, pairing) }),
    })),
  };
}

function boardMarkets(league: League, pairing: ReturnType<typeof pairingsOf>[number]): BoardMatch['markets'] {
  const outcomes = disciplineOf(league.sport).outcomes(chancesOf(league, pairing));
  return marketsOfPairing(league, pairing).map((market) => ({
    ...{ kind: market.kind, line: market.line, margin: percentText(marginOf(market)) },
    selections: market.selections.map(({ pick, odds }) => ({
      ...{ pick, odds },
      rtp: percentOfShare(returnOf({ market: market.kind, line: market.line, pick }, odds, outcomes)),
    })),
  }));
}
