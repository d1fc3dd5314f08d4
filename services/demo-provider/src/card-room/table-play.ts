import { roundIntegers } from '../outcome/seeds.js';
import type { CardHand } from './card-hand.repository.js';
import type { CardRoom } from './card-rooms.js';
import type { KeptMove, MovedBy } from './dto/card-room.contract.js';
import { botPlay } from './rules/bot.js';
import { demandOf, replayed, type HandState } from './rules/hand.js';
import { dealtHands, shuffleLabel } from './rules/shuffle.js';

const botThinksMs = 1_200;

/** The hand as its seed deals it and its moves have played it. */
export function playOf(hand: CardHand, serverSeed: string): HandState {
  const clientSeed = shuffleLabel(hand.id, hand.clientSeeds!);
  return replayed(dealtHands(hand.size, roundIntegers({ serverSeed, clientSeed, nonce: 0 })), hand.moves);
}

/** The clock has played the seat's last two turns. */
export function isAway(moves: readonly KeptMove[], seat: number): boolean {
  const last = moves.filter((move) => move.seat === seat).slice(-2);
  return last.length === 2 && last.every(({ by }) => by === 'CLOCK');
}

/** When the seat to move is played for. */
export function dueAfter(
  now: Date,
  state: HandState,
  { players, moves }: { players: readonly (string | null)[]; moves: readonly KeptMove[] },
  room: CardRoom,
): Date {
  const seat = state.turn!;
  const seconds = isAway(moves, seat) ? room.awaySeconds : room.turnSeconds;
  return new Date(now.getTime() + (players[seat] === null ? botThinksMs : seconds * 1000));
}

/** A bot's play; for a player whose time is over a pass, or the lowest card where a pass is not allowed. */
export function automaticMove(state: HandState, isBot: boolean): KeptMove {
  const seat = state.turn!;
  const hand = state.hands[seat]!;
  const by: MovedBy = isBot ? 'BOT' : 'CLOCK';
  if (isBot) return { seat, by, cards: [...botPlay(hand, demandOf(state))] };
  return { seat, by, cards: state.trick ? [] : [hand[0]!] };
}
