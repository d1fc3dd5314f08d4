import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, LOGGER, type Clock } from '#libs/platform';
import { CardHandRepository, type CardHand } from './card-hand.repository.js';
import { CardErrors } from './card-room.errors.js';
import { cardRoomOf } from './card-rooms.js';
import { CardSeatRepository } from './card-seat.repository.js';
import type { KeptMove, MoveBody } from './dto/card-room.contract.js';
import { IllegalMove, isOver, moved, type HandState } from './rules/hand.js';
import { resultsOf } from './rules/payout.rules.js';
import { automaticMove, dueAfter, playOf } from './table-play.js';

const handsAtOnce = 200;

/**
 * Deals hands and plays them turn by turn. A turn is one committed row change under the hand's lock, so that any process
 * plays the next one, and a repeated call moves nothing.
 */
@Injectable()
export class CardPlayService {
  constructor(
    private readonly hands: CardHandRepository,
    private readonly seats: CardSeatRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * One step of each hand that has one due: the deal, a bot's turn, or the turn of a player whose time is over. A hand
   * whose step fails stays due and holds no other hand up.
   */
  async advance(): Promise<void> {
    for (const id of await this.hands.due(this.clock.now(), handsAtOnce))
      try {
        await this.transactions.run((tx) => this.step(tx, id));
      } catch (error) {
        this.logger.error({ err: error, handId: id }, 'a step of a card hand failed');
      }
  }

  /** Throws CARD_TURN_PAST where the seat is not to move, and CARD_MOVE_ILLEGAL. */
  async move(playerStateId: string, { handId, turn, cards }: MoveBody): Promise<void> {
    await this.transactions.run(async (tx) => {
      const hand = await this.hands.lock(tx, handId);
      if (!hand) throw CardErrors.CARD_HAND_UNKNOWN();
      const own = (await this.seats.lockOf(tx, handId)).filter((one) => one.playerStateId === playerStateId);
      if (own.length === 0) throw CardErrors.CARD_HAND_UNKNOWN();
      const seat = (hand.players ?? []).findIndex((id) => own.some((one) => one.id === id));
      if (isRepeated(hand, turn, seat, cards)) return;
      if (hand.state !== 'PLAYING' || hand.moves.length !== turn) throw CardErrors.CARD_TURN_PAST();
      const state = playOf(hand, this.hands.serverSeedOf(hand));
      if (state.turn !== seat) throw CardErrors.CARD_TURN_PAST();
      await this.apply(tx, hand, state, { seat, cards, by: 'PLAYER' });
    });
  }

  private async step(tx: Tx, id: string): Promise<void> {
    const hand = await this.hands.lockDue(tx, id, this.clock.now());
    if (!hand) return;
    if (hand.state === 'WAITING') return this.deal(tx, hand);
    const state = playOf(hand, this.hands.serverSeedOf(hand));
    await this.apply(tx, hand, state, automaticMove(state, hand.players![state.turn!] === null));
  }

  /** Players whose stake was taken sit down; house bots take the empty seats. */
  private async deal(tx: Tx, hand: CardHand): Promise<void> {
    const now = this.clock.now();
    const seated = (await this.seats.lockOf(tx, hand.id)).filter(({ state }) => state === 'ACCEPTED');
    await this.seats.giveUp(tx, hand.id, now);
    if (seated.length === 0) return this.hands.void(tx, hand, now);
    const players = Array.from({ length: hand.size }, (_, at) => seated[at]?.id ?? null);
    const clientSeeds = seated.map(({ clientSeed }) => clientSeed);
    const dealt: CardHand = { ...hand, state: 'PLAYING', players, clientSeeds };
    const state = playOf(dealt, this.hands.serverSeedOf(hand));
    const room = cardRoomOf(hand.roomCode)!;
    const dueAt = isOver(state) ? now : dueAfter(now, state, { players, moves: [] }, room);
    await this.hands.deal(tx, hand.id, { players, clientSeeds, dueAt });
    if (isOver(state)) await this.finish(tx, dealt, state);
  }

  private async apply(tx: Tx, hand: CardHand, before: HandState, move: KeptMove): Promise<void> {
    const state = this.next(before, move);
    const moves = [...hand.moves, move];
    const now = this.clock.now();
    const players = hand.players!;
    const dueAt = isOver(state) ? now : dueAfter(now, state, { players, moves }, cardRoomOf(hand.roomCode)!);
    await this.hands.keepMoves(tx, hand.id, moves, dueAt);
    if (isOver(state)) await this.finish(tx, hand, state);
  }

  private next(state: HandState, move: KeptMove): HandState {
    try {
      return moved(state, move);
    } catch (error) {
      if (error instanceof IllegalMove) throw CardErrors.CARD_MOVE_ILLEGAL();
      throw error;
    }
  }

  /** What each seat gets is kept with the end of the hand; the payment follows. */
  private async finish(tx: Tx, hand: CardHand, state: HandState): Promise<void> {
    const now = this.clock.now();
    const results = resultsOf(hand.size, state.transfers, cardRoomOf(hand.roomCode)!);
    const kept = results.map(({ net, rake, payout }) => ({
      net: net.toString(),
      rake: rake.toString(),
      payout: payout.toString(),
    }));
    await this.hands.finish(tx, hand, kept, now);
    for (const [at, seatId] of hand.players!.entries())
      if (seatId !== null) await this.seats.decide(tx, seatId, results[at]!, now);
  }
}

/** The same call as the one that made this move. */
function isRepeated({ moves }: CardHand, turn: number, seat: number, cards: readonly number[]): boolean {
  const kept = moves[turn];
  return kept?.seat === seat && kept.by === 'PLAYER' && kept.cards.join() === cards.join();
}
