import { expect, it } from 'vitest';
import type { CardHandResponse } from '../../../src/card-room/dto/card-room.contract.js';
import { botPlay } from '../../../src/card-room/rules/bot.js';
import { dealt, demandOf, isOver, moved } from '../../../src/card-room/rules/hand.js';
import { dealtHands, shuffleLabel } from '../../../src/card-room/rules/shuffle.js';
import { verifiedIntegers } from '../../../src/outcome/verifier.js';
import { commitmentTo } from '../../../src/outcome/seeds.js';
import { handHolds } from './verify';

const id = '0193f1c0-0000-7000-8000-000000000001';
const serverSeed = '5a'.repeat(32);
const clientSeeds = ['ab'.repeat(16), 'cd'.repeat(16)];

function finishedHand(): CardHandResponse {
  const seeds = { serverSeed, clientSeed: shuffleLabel(id, clientSeeds), nonce: 0 };
  let state = dealt(dealtHands(2, verifiedIntegers(seeds)));
  const moves = [];
  while (!isOver(state)) {
    const seat = state.turn!;
    const move = { seat, cards: [...botPlay(state.hands[seat]!, demandOf(state))], by: 'PLAYER' as const };
    moves.push(move);
    state = moved(state, move);
  }
  const seat = { isBot: false, isAway: false };
  return {
    id,
    state: 'OVER',
    size: 2,
    now: new Date(0).toISOString(),
    dueAt: new Date(0).toISOString(),
    commitment: commitmentTo(serverSeed),
    seatState: 'CLOSED',
    clientSeed: clientSeeds[0]!,
    waiting: 0,
    seats: state.hands.map((hand, at) => ({ ...seat, isYou: at === 0, cards: hand.length })),
    cards: [...state.hands[0]!],
    order: [...state.order],
    moves,
    serverSeed,
    clientSeeds,
  };
}

it('accepts a hand that its seeds deal and its moves play', () => {
  expect(handHolds(finishedHand())).toBe(true);
});

it('refuses another seed, a seed of ours that was left out, another order and other moves', () => {
  const hand = finishedHand();
  const known = { commitment: hand.commitment, clientSeed: hand.clientSeed };
  const other = '6b'.repeat(32);
  expect(handHolds({ ...hand, serverSeed: other })).toBe(false);
  expect(handHolds({ ...hand, serverSeed: other, commitment: commitmentTo(other) }, known)).toBe(false);
  expect(handHolds({ ...hand, clientSeeds: ['ef'.repeat(16), clientSeeds[1]!] }, known)).toBe(false);
  expect(handHolds({ ...hand, order: hand.order!.toReversed() })).toBe(false);
  expect(handHolds({ ...hand, moves: hand.moves!.slice(1) })).toBe(false);
  expect(handHolds({ ...hand, serverSeed: undefined })).toBe(false);
});
