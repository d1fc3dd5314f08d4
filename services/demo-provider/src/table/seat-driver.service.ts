import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import { Pool } from '#libs/database';
import type { SettleMessage } from '#libs/provider-sdk';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { PlatformClient } from '../platform/platform.client.js';
import { PlayerStateRepository, type PlayerState } from '../play/player-state.repository.js';
import { delayAfter, winTransaction } from '../play/round.rules.js';
import { SeatRepository, type Bet, type Seat } from './seat.repository.js';
import { settlementOf, winOf } from './seat.rules.js';
import type { Deal, TableKind } from '../table-game/table-game.types.js';
import { TableRoundRepository } from './table-round.repository.js';
import { tableOf } from './tables.js';

/**
 * Takes a player's part of a round as far as it can be taken. Every call repeats under the same transaction ids, and a state
 * changes only from the one that was read, so that a crash or a second process doubles nothing.
 */
@Injectable()
export class SeatDriverService {
  constructor(
    private readonly rounds: TableRoundRepository,
    private readonly seats: SeatRepository,
    private readonly playerStates: PlayerStateRepository,
    private readonly platform: PlatformClient,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly pool: Pool,
  ) {}

  /** The caller holds the leases. The seats of a round are settled in one call. */
  async drive(seats: readonly Seat[]): Promise<void> {
    const decided = await Promise.all(seats.map((seat) => this.bringToDecision(seat)));
    const paying = decided.filter((seat): seat is Seat => seat?.state === 'PAYING');
    const rounds = Map.groupBy(paying, ({ roundId }) => roundId);
    await Promise.all([...rounds].map(([roundId, ofRound]) => this.settle(roundId, ofRound)));
  }

  /** Undefined where an answer to a bet is still missing. */
  private async bringToDecision(seat: Seat): Promise<Seat | undefined> {
    if (seat.state === 'OPEN') {
      if (!(await this.sendBets(seat))) {
        await this.wait(seat, 'the outcome of bets is unknown');
        return undefined;
      }
      await this.decide(seat);
    }
    return this.seats.byId(seat.id);
  }

  /** Places what was not answered yet, one call per slip; false if an answer is still missing. */
  async sendBets(seat: Seat): Promise<boolean> {
    const player = await this.playerStates.byId(seat.playerStateId);
    const waiting = (await this.seats.betsOf(this.pool, seat.id)).filter(
      ({ state }) => state === 'SENT' || state === 'ROLLBACK',
    );
    const slips = Map.groupBy(waiting, ({ slipId }) => slipId);
    let complete = true;
    for (const bets of slips.values()) {
      const isLate = this.clock.now().getTime() - bets[0]!.placedAt.getTime() >= this.config.rollbackAfterMs;
      const isDone = isLate
        ? await this.takeBack(seat, player, bets)
        : await this.placeSlip(seat, player, bets);
      complete &&= isDone;
    }
    return complete;
  }

  private async placeSlip(seat: Seat, player: PlayerState, bets: readonly Bet[]): Promise<boolean> {
    const { gameId } = tableOf(player.gameCode)!;
    const answer = await this.platform.of(player.vassalage).bets({
      sessionId: bets[0]!.platformSessionId,
      playerRef: player.playerRef,
      roundId: seat.roundId,
      gameId,
      bets: bets.map(({ id, stake, spot }) => ({
        transactionId: id,
        amount: stake.toString(),
        selection: spot,
      })),
    });
    if (answer.kind === 'unknown') return false;
    for (const [at, bet] of bets.entries()) {
      const own =
        answer.kind === 'refused'
          ? { status: 'REFUSED' as const, code: answer.code }
          : answer.value.bets[at]!;
      if (own.status === 'OK') {
        await this.seats.moveBet(bet.id, 'SENT', 'ACCEPTED');
        await this.seats.keepBalance(seat.id, own.balance);
      } else await this.seats.moveBet(bet.id, 'SENT', 'REFUSED', own.code);
    }
    return true;
  }

  private async takeBack(seat: Seat, player: PlayerState, bets: readonly Bet[]): Promise<boolean> {
    const { gameId } = tableOf(player.gameCode)!;
    for (const bet of bets) {
      // Another process may have had the answer since the bets were read: an accepted bet stands.
      if (bet.state === 'SENT' && !(await this.seats.moveBet(bet.id, 'SENT', 'ROLLBACK'))) return false;
      const answer = await this.platform.of(player.vassalage).rollback({
        ...{ sessionId: bet.platformSessionId, playerRef: player.playerRef },
        ...{ transactionId: bet.id, roundId: seat.roundId, gameId },
      });
      if (answer.kind !== 'accepted') return false;
      await this.seats.moveBet(bet.id, 'ROLLBACK', 'ROLLED_BACK');
    }
    return true;
  }

  /** Once the round is dealt: what the accepted bets bring back. */
  private async decide(seat: Seat): Promise<void> {
    const round = (await this.rounds.byId(this.pool, seat.roundId))!;
    if (round.state !== 'DEALT') return;
    const bets = (await this.seats.betsOf(this.pool, seat.id)).filter(({ state }) => state === 'ACCEPTED');
    if (bets.length === 0) return this.seats.move(seat.id, 'OPEN', 'VOID', {});
    const { kind } = tableOf(round.tableCode)!;
    await this.seats.move(seat.id, 'OPEN', 'PAYING', { totalWin: winOf(kind, bets, round.deal!) });
  }

  private async settle(roundId: string, seats: readonly Seat[]): Promise<void> {
    const round = (await this.rounds.byId(this.pool, roundId))!;
    const { vassalage, gameId, kind } = tableOf(round.tableCode)!;
    const results = await Promise.all(seats.map((seat) => this.resultOf(seat, kind, round.deal!)));
    const answer = await this.platform.of(vassalage).settle({ roundId, gameId, results });
    for (const [at, seat] of seats.entries()) {
      const own =
        answer.kind === 'accepted'
          ? answer.value.results[at]!
          : { status: 'REFUSED' as const, code: answer.kind === 'refused' ? answer.code : answer.reason };
      if (own.status === 'OK') await this.seats.move(seat.id, 'PAYING', 'CLOSED', { balance: own.balance });
      else await this.wait(seat, own.code);
    }
  }

  private async resultOf(seat: Seat, kind: TableKind, deal: Deal): Promise<SettleMessage['results'][number]> {
    const { playerRef } = await this.playerStates.byId(seat.playerStateId);
    const bets = (await this.seats.betsOf(this.pool, seat.id)).filter(({ state }) => state === 'ACCEPTED');
    return {
      sessionId: bets[0]!.platformSessionId,
      playerRef,
      transactionId: winTransaction(seat.id),
      amount: seat.totalWin!.toString(),
      settlement: settlementOf(kind, bets, deal),
    };
  }

  private async wait(seat: Seat, why: string): Promise<void> {
    this.logger.warn({ seatId: seat.id, attempts: seat.attempts, why }, 'table bet failed: will retry');
    await this.seats.retryAt(seat.id, new Date(this.clock.now().getTime() + delayAfter(seat.attempts)));
  }
}
