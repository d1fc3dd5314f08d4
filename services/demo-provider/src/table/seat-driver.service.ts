import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import { Pool } from '#libs/database';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { PlatformClient } from '../platform/platform.client.js';
import { PlayerStateRepository, type PlayerState } from '../play/player-state.repository.js';
import { delayAfter, winTransaction } from '../play/round.rules.js';
import { SeatRepository, type Bet, type Seat } from './seat.repository.js';
import { settlementOf, winOf } from './seat.rules.js';
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

  /** The caller holds the lease. */
  async drive(seat: Seat): Promise<void> {
    if (seat.state === 'OPEN') {
      if (!(await this.sendBets(seat))) return this.wait(seat, 'the outcome of bets is unknown');
      await this.decide(seat);
    }
    const decided = await this.seats.byId(seat.id);
    if (decided.state === 'PAYING') await this.pay(decided);
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
    const answer = await this.platform.bets(player.vassalage, {
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
      const answer = await this.platform.rollback(player.vassalage, {
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

  private async pay(seat: Seat): Promise<void> {
    const player = await this.playerStates.byId(seat.playerStateId);
    const { gameId, kind } = tableOf(player.gameCode)!;
    const round = (await this.rounds.byId(this.pool, seat.roundId))!;
    const bets = (await this.seats.betsOf(this.pool, seat.id)).filter(({ state }) => state === 'ACCEPTED');
    const paid = await this.platform.win(player.vassalage, {
      ...{
        sessionId: bets[0]!.platformSessionId,
        playerRef: player.playerRef,
        roundId: seat.roundId,
        gameId,
      },
      ...{
        transactionId: winTransaction(seat.id),
        amount: seat.totalWin!.toString(),
        roundFinished: true as const,
      },
      settlement: settlementOf(kind, bets, round.deal!),
    });
    if (paid.kind === 'accepted')
      await this.seats.move(seat.id, 'PAYING', 'CLOSED', { balance: paid.value.balance });
    else await this.wait(seat, paid.kind === 'refused' ? paid.code : paid.reason);
  }

  private async wait(seat: Seat, why: string): Promise<void> {
    this.logger.warn({ seatId: seat.id, attempts: seat.attempts, why }, 'table bet failed: will retry');
    await this.seats.retryAt(seat.id, new Date(this.clock.now().getTime() + delayAfter(seat.attempts)));
  }
}
