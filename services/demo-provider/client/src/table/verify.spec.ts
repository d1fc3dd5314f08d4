import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { roundIntegers } from '../../../src/outcome/seeds.js';
import { gameOf } from '../../../src/table-game/games.js';
import { dealRound, isUsedUp, shoeLabel } from '../../../src/table-game/shoe.js';
import type { ShoeResponse } from '../../../src/table/dto/table.contract.js';
import { firstDifference } from './verify';

const serverSeed = '5'.repeat(64);

function shoe(): ShoeResponse {
  const game = gameOf('BAC');
  const rounds: ShoeResponse['rounds'] = [];
  let position = 0;
  for (let number = 1; !isUsedUp(game, number - 1, position); number++) {
    const streams = (nonce: number) => roundIntegers({ serverSeed, clientSeed: shoeLabel('t', 3), nonce });
    const dealt = dealRound(game, streams, number, position);
    rounds.push({ number, deal: dealt.deal, result: dealt.result });
    position = dealt.position;
  }
  const commitment = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
  return { ordinal: 3, commitment, serverSeed, rounds };
}

describe('the player deals a revealed shoe again', () => {
  it('REG-G16 and finds every round the same', () => {
    expect(firstDifference('BAC', 't', shoe())).toBeUndefined();
  });

  it.each([
    ['another seed', (it: ShoeResponse) => ({ ...it, serverSeed: '6'.repeat(64) }), 0],
    [
      'a card that was exchanged',
      (it: ShoeResponse) => ({
        ...it,
        rounds: it.rounds.map((round) =>
          round.number === 9 ? { ...round, deal: { ...round.deal, player: [1, 2] } } : round,
        ),
      }),
      9,
    ],
    [
      'a round that was hidden',
      (it: ShoeResponse) => ({ ...it, rounds: it.rounds.filter(({ number }) => number !== 5) }),
      6,
    ],
  ])('and finds %s', (_, spoil, round) => {
    expect(firstDifference('BAC', 't', spoil(shoe()))).toBe(round);
  });
});
