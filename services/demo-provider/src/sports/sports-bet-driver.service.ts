import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import { Pool } from '#libs/database';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { MatchDayRepository } from '../league/match-day.repository.js';
import { PlatformClient } from '../platform/platform.client.js';
import type { StatedOdds } from '#libs/provider-sdk';
import type { Language } from '../play/dto/play.contract.js';
import { PlayerStateRepository } from '../play/player-state.repository.js';
import { betTransaction, delayAfter, winTransaction } from '../play/round.rules.js';
import { leagueOf } from '../sports-model/leagues.js';
import { oddsText, parlayOdds } from '../sports-model/odds-type.js';
import { payoutOf, resultOf, resultOfBet, type SettledLeg } from '../sports-model/settlement.rules.js';
import { selectionText } from './selection-text.js';
import { SportsBetRepository, type SportsBet, type StoredLeg } from './sports-bet.repository.js';

/**
 * Takes a bet as far as it can be taken. Every call repeats under the same transaction ids, and a state changes only from the
 * one that was read, so that a crash or a second process doubles nothing.
 */
@Injectable()
export class SportsBetDriverService {
  constructor(
    private readonly bets: SportsBetRepository,
    private readonly days: MatchDayRepository,
    private readonly playerStates: PlayerStateRepository,
    private readonly platform: PlatformClient,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly pool: Pool,
  ) {}

  /** The caller holds the lease. */
  async drive(bet: SportsBet, language: Language = 'vi'): Promise<SportsBet> {
    const legs = (await this.bets.legsOf(this.pool, [bet.id])).get(bet.id)!;
    let held = bet;
    for (;;) {
      const why = await this.step(held, legs, language);
      if (why !== undefined) {
        this.logger.warn({ betId: held.id, attempts: held.attempts, why }, 'sports bet failed: will retry');
        await this.bets.retryAt(held.id, new Date(this.clock.now().getTime() + delayAfter(held.attempts)));
      }
      const next = await this.bets.byId(held.id);
      if (why !== undefined || next.state === held.state) return next;
      held = next;
    }
  }

  /** One step; why it has to be repeated, where it has. */
  private async step(
    bet: SportsBet,
    legs: readonly StoredLeg[],
    language: Language,
  ): Promise<string | undefined> {
    switch (bet.state) {
      case 'SENT':
        return this.send(bet, legs, language);
      case 'ROLLBACK':
        return this.takeBack(bet);
      case 'ACCEPTED':
        return this.decide(bet, legs);
      case 'PAYING':
        return this.pay(bet, legs);
      default:
        return undefined;
    }
  }

  private async send(
    bet: SportsBet,
    legs: readonly StoredLeg[],
    language: Language,
  ): Promise<string | undefined> {
    const { vassalage, message } = await this.messageOf(bet);
    const league = leagueOf(legs[0]!.league)!;
    const answer = await this.platform.of(vassalage).bet({
      ...message,
      transactionId: betTransaction(bet.id),
      amount: bet.stake.toString(),
      selection: selectionText(league, legs, language),
      odds: statedOdds(bet, legs),
    });
    if (answer.kind === 'accepted')
      await this.bets.move(bet.id, 'SENT', 'ACCEPTED', { balance: answer.value.balance });
    else if (answer.kind === 'refused')
      await this.bets.move(bet.id, 'SENT', 'REFUSED', { refusal: answer.code });
    else {
      const age = this.clock.now().getTime() - bet.placedAt.getTime();
      if (age < this.config.rollbackAfterMs) return answer.reason;
      await this.bets.move(bet.id, 'SENT', 'ROLLBACK');
    }
    return undefined;
  }

  private async takeBack(bet: SportsBet): Promise<string | undefined> {
    const { vassalage, message } = await this.messageOf(bet);
    const answer = await this.platform.of(vassalage).rollback({
      ...message,
      transactionId: betTransaction(bet.id),
    });
    if (answer.kind !== 'accepted') return answer.kind === 'refused' ? answer.code : answer.reason;
    await this.bets.move(bet.id, 'ROLLBACK', 'ROLLED_BACK');
    return undefined;
  }

  private async decide(bet: SportsBet, legs: readonly StoredLeg[]): Promise<string | undefined> {
    if (bet.decidedAt > this.clock.now()) return undefined;
    const settled = await this.settledLegs(legs);
    if (!settled) return 'the matches are not played yet';
    await this.bets.move(bet.id, 'ACCEPTED', 'PAYING', { totalWin: payoutOf(bet.stake, settled) });
    return undefined;
  }

  private async pay(bet: SportsBet, legs: readonly StoredLeg[]): Promise<string | undefined> {
    const { vassalage, message } = await this.messageOf(bet);
    const settled = (await this.settledLegs(legs))!;
    const answer = await this.platform.of(vassalage).win({
      ...message,
      transactionId: winTransaction(bet.id),
      amount: bet.totalWin!.toString(),
      roundFinished: true,
      settlement: {
        result: resultOfBet(bet.stake, settled),
        odds: statedOdds(bet, legs),
        ...(leagueOf(legs[0]!.league)!.sport === 'COCK' && { cockFight: true }),
      },
    });
    if (answer.kind !== 'accepted') return answer.kind === 'refused' ? answer.code : answer.reason;
    await this.bets.move(bet.id, 'PAYING', 'CLOSED', { balance: answer.value.balance });
    return undefined;
  }

  /** Undefined until all matches are played. */
  private async settledLegs(legs: readonly StoredLeg[]): Promise<SettledLeg[] | undefined> {
    const days = await this.days.find(
      legs[0]!.league,
      legs.map(({ day }) => day),
    );
    const settled: SettledLeg[] = [];
    for (const leg of legs) {
      const course = days.find(({ day }) => day === leg.day)?.courses?.[leg.match];
      if (!course) return undefined;
      settled.push({ odds: leg.odds, result: resultOf(leg, course.score) });
    }
    return settled;
  }

  private async messageOf(bet: SportsBet) {
    const { vassalage, playerRef, gameCode } = await this.playerStates.byId(bet.playerStateId);
    const { gameId } = leagueOf(gameCode)!;
    return { vassalage, message: { sessionId: bet.platformSessionId, playerRef, roundId: bet.id, gameId } };
  }
}

/** A parlay's odds are decimal; a single bet's are of the type that the player has chosen. */
function statedOdds({ oddsType }: SportsBet, legs: readonly StoredLeg[]): StatedOdds {
  if (legs.length > 1) return { format: 'DEC', value: parlayOdds(legs.map(({ odds }) => odds)) };
  return { format: oddsType, value: oddsText(legs[0]!.odds, oddsType) };
}
