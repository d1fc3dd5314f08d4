import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import type { Language } from '../play/dto/play.contract.js';
import type { PlaySession } from '../play/session.repository.js';
import { SessionService } from '../play/session.service.js';
import { CardHandRepository, type CardHand } from './card-hand.repository.js';
import { CardErrors } from './card-room.errors.js';
import { cardRoomOf, type CardRoom } from './card-rooms.js';
import { CardSeatRepository, type CardSeat } from './card-seat.repository.js';
import type {
  CardHandResponse,
  CardHistoryEntry,
  CardRoomInfo,
  CardSessionResponse,
} from './dto/card-room.contract.js';
import { isAway, playOf } from './table-play.js';

const shownHands = 50;

/** What a player sees of a room and of a hand: of the cards of others only how many they are. */
@Injectable()
export class CardViewService {
  constructor(
    private readonly sessions: SessionService,
    private readonly hands: CardHandRepository,
    private readonly seats: CardSeatRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async open(ticket: string, code: string, language: Language): Promise<CardSessionResponse> {
    const room = cardRoomOf(code);
    if (!room) throw CardErrors.CARD_ROOM_UNKNOWN();
    const { session, token } = await this.sessions.admit(room, ticket, language);
    return this.describe(session, token);
  }

  async describe(session: PlaySession, token: string): Promise<CardSessionResponse> {
    const { currency, mode, gameCode, id } = session.player;
    const open = await this.seats.open(id);
    return {
      token,
      currency,
      mode,
      language: session.language,
      balance: await this.sessions.balance(session),
      room: infoOf(cardRoomOf(gameCode)!),
      ...(open && { hand: await this.hand(id, open.handId) }),
    };
  }

  /** The session of a token, in a card room. */
  async ofToken(token: string | undefined): Promise<PlaySession> {
    const session = await this.sessions.ofToken(token);
    if (!cardRoomOf(session.player.gameCode)) throw CardErrors.CARD_ROOM_UNKNOWN();
    return session;
  }

  async hand(playerStateId: string, handId: string): Promise<CardHandResponse> {
    const [seat, hand] = await Promise.all([this.seats.find(handId, playerStateId), this.hands.byId(handId)]);
    if (!seat || !hand) throw CardErrors.CARD_HAND_UNKNOWN();
    return {
      id: hand.id,
      state: hand.state,
      size: hand.size,
      now: this.clock.now().toISOString(),
      dueAt: hand.dueAt.toISOString(),
      commitment: hand.commitment,
      seatState: seat.state,
      clientSeed: seat.clientSeed,
      ...(seat.refusal !== null && { refusal: seat.refusal }),
      ...(seat.balance !== null && { balance: seat.balance }),
      ...(seat.payout !== null && { payout: seat.payout.toString() }),
      waiting: await this.seats.waitingIn(handId),
      ...(hand.players && this.playShown(hand, seat)),
      ...(hand.serverSeed !== null && { serverSeed: hand.serverSeed }),
    };
  }

  history(playerStateId: string): Promise<CardHistoryEntry[]> {
    return this.seats.history(playerStateId, shownHands);
  }

  private playShown(hand: CardHand, seat: CardSeat): Partial<CardHandResponse> {
    const { turn, trick, mustHold, passed, order, hands } = playOf(hand, this.hands.serverSeedOf(hand));
    const own = hand.players!.indexOf(seat.id);
    return {
      seats: hand.players!.map((id, at) => {
        const result = hand.results?.[at];
        return {
          isYou: id === seat.id,
          isBot: id === null,
          isAway: isAway(hand.moves, at),
          cards: hands[at]!.length,
          ...(result && { net: result.net, rake: result.rake }),
        };
      }),
      cards: [...(hands[own] ?? [])],
      moves: hand.moves,
      passed: [...passed],
      order: [...order],
      ...(turn !== undefined && { turn }),
      ...(trick && { trick: { seat: trick.seat, cards: [...trick.combination.cards] } }),
      // The lowest dealt card may lie in another's hand.
      ...(mustHold !== undefined && own === turn && { mustHold }),
      ...(hand.state === 'OVER' && { clientSeeds: hand.clientSeeds! }),
    };
  }
}

const infoOf = ({ code, gameId, names, unit, buyIn, rakeBp, turnSeconds }: CardRoom): CardRoomInfo => ({
  code,
  gameId,
  names,
  unit: unit.toString(),
  buyIn: buyIn.toString(),
  rakeBp,
  turnSeconds,
});
