import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import type { SettleMessage } from '#libs/provider-sdk';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { PlatformClient } from '../platform/platform.client.js';
import { PlayerStateRepository, type PlayerState } from '../play/player-state.repository.js';
import { delayAfter, winTransaction } from '../play/round.rules.js';
import { cardRoomOf } from './card-rooms.js';
import { CardSeatRepository, type CardSeat } from './card-seat.repository.js';

/**
 * Takes a seat's money as far as it can be taken: the stake, or its way back, and the payment. Every call repeats under the
 * same transaction ids, and a state changes only from the one that was read, so that a crash or a second process doubles
 * nothing.
 */
@Injectable()
export class CardSeatDriverService {
  constructor(
    private readonly seats: CardSeatRepository,
    private readonly playerStates: PlayerStateRepository,
    private readonly platform: PlatformClient,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The caller holds the leases. The seats of a hand are settled in one call. */
  async drive(seats: readonly CardSeat[]): Promise<void> {
    const staking = seats.filter(({ state }) => state !== 'PAYING');
    const hands = Map.groupBy(
      seats.filter(({ state }) => state === 'PAYING'),
      ({ handId }) => handId,
    );
    await Promise.all([
      ...staking.map((seat) => this.bringToAnswer(seat)),
      ...[...hands].map(([handId, ofHand]) => this.settle(handId, ofHand)),
    ]);
  }

  /** Places the stake, or takes it back where its fate stayed unknown; false if an answer is still missing. */
  async bringToAnswer(seat: CardSeat): Promise<boolean> {
    const isLate = this.clock.now().getTime() - seat.createdAt.getTime() >= this.config.rollbackAfterMs;
    const player = await this.playerStates.byId(seat.playerStateId);
    const isLost = seat.state === 'ROLLBACK' || isLate;
    const isDone = isLost ? await this.takeBack(seat, player) : await this.place(seat, player);
    if (!isDone) await this.wait(seat, 'the outcome of a stake is unknown');
    return isDone;
  }

  private async place(seat: CardSeat, player: PlayerState): Promise<boolean> {
    const { gameId, names } = cardRoomOf(player.gameCode)!;
    const answer = await this.platform.of(player.vassalage).bets({
      sessionId: seat.platformSessionId,
      playerRef: player.playerRef,
      roundId: seat.handId,
      gameId,
      bets: [{ transactionId: seat.id, amount: seat.stake.toString(), selection: names.vi }],
    });
    if (answer.kind === 'unknown') return false;
    const own =
      answer.kind === 'refused' ? { status: 'REFUSED' as const, code: answer.code } : answer.value.bets[0]!;
    if (own.status === 'OK') await this.seats.move(seat.id, 'SENT', 'ACCEPTED', { balance: own.balance });
    else await this.seats.move(seat.id, 'SENT', 'REFUSED', { refusal: own.code });
    return true;
  }

  private async takeBack(seat: CardSeat, player: PlayerState): Promise<boolean> {
    // Another process may have had the answer since the seat was read: an accepted stake stands.
    if (seat.state === 'SENT' && !(await this.seats.move(seat.id, 'SENT', 'ROLLBACK'))) return true;
    const answer = await this.platform.of(player.vassalage).rollback({
      sessionId: seat.platformSessionId,
      playerRef: player.playerRef,
      transactionId: seat.id,
      roundId: seat.handId,
      gameId: cardRoomOf(player.gameCode)!.gameId,
    });
    if (answer.kind !== 'accepted') return false;
    await this.seats.move(seat.id, 'ROLLBACK', 'ROLLED_BACK');
    return true;
  }

  private async settle(handId: string, seats: readonly CardSeat[]): Promise<void> {
    const players = await Promise.all(seats.map((seat) => this.playerStates.byId(seat.playerStateId)));
    const { vassalage, gameId } = cardRoomOf(players[0]!.gameCode)!;
    const results = seats.map((seat, at) => resultOf(seat, players[at]!));
    const answer = await this.platform.of(vassalage).settle({ roundId: handId, gameId, results });
    for (const [at, seat] of seats.entries()) {
      const own =
        answer.kind === 'accepted'
          ? answer.value.results[at]!
          : { status: 'REFUSED' as const, code: answer.kind === 'refused' ? answer.code : answer.reason };
      if (own.status === 'OK') await this.seats.move(seat.id, 'PAYING', 'CLOSED', { balance: own.balance });
      else await this.wait(seat, own.code);
    }
  }

  private async wait(seat: CardSeat, why: string): Promise<void> {
    this.logger.warn({ seatId: seat.id, attempts: seat.attempts, why }, 'card seat failed: will retry');
    await this.seats.retryAt(seat.id, new Date(this.clock.now().getTime() + delayAfter(seat.attempts)));
  }
}

/** Turnover is what the seat moved, its stake at most. */
function resultOf(seat: CardSeat, { playerRef }: PlayerState): SettleMessage['results'][number] {
  const moved = seat.net! < 0n ? -seat.net! : seat.net!;
  return {
    sessionId: seat.platformSessionId,
    playerRef,
    transactionId: winTransaction(seat.id),
    amount: seat.payout!.toString(),
    settlement: { turnover: (moved < seat.stake ? moved : seat.stake).toString() },
  };
}
