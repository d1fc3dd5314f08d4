import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ALL_MATH_MODELS } from '../../../src/math-model/data/index.js';
import { playRound, payoutOf } from '../../../src/math-model/engine.js';
import { roundIntegers } from '../../../src/outcome/seeds.js';
import { verifiedIntegers } from '../../../src/outcome/verifier.js';
import { commitmentHolds, roundHolds, type PlayedRound } from './verify';

const serverSeed = '9f'.repeat(32);
const commitment = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');

/** A round as the server plays it, with its own library. */
function served(mathModel: (typeof ALL_MATH_MODELS)[number], nonce: number): PlayedRound {
  const fairness = { commitment, clientSeed: 'hoa sen', nonce };
  const stake = 100_000n * BigInt(mathModel.stakeUnits);
  const outcome = playRound(mathModel, roundIntegers({ serverSeed, clientSeed: 'hoa sen', nonce }));
  const [base, ...steps] = outcome.spinGrids.map(({ grid, units }) => ({
    grid,
    amount: payoutOf(mathModel, units, stake).toString(),
  }));
  return {
    fairness,
    stake: stake.toString(),
    grid: base?.grid ?? [],
    amount: base?.amount ?? '',
    steps,
    totalWin: payoutOf(mathModel, outcome.units, stake).toString(),
  };
}

describe('the check in the browser', () => {
  it('accepts the committed seed alone', () => {
    expect(commitmentHolds(serverSeed, commitment)).toBe(true);
    expect(commitmentHolds(serverSeed, commitment.toUpperCase())).toBe(true);
    expect(commitmentHolds('9e' + serverSeed.slice(2), commitment)).toBe(false);
  });

  it('draws HMAC-SHA256(server seed, clientSeed:nonce:counter), accents and all', () => {
    const expected = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update('Hội An:41:0').digest();
    const draw = verifiedIntegers({ serverSeed, clientSeed: 'Hội An', nonce: 41 });
    expect(draw(2 ** 32)).toBe(expected.readUInt32BE(0));
    expect(draw(2 ** 32)).toBe(expected.readUInt32BE(4));
  });

  it.each(ALL_MATH_MODELS)('finds every served round of $id as it was', (mathModel) => {
    for (let nonce = 0; nonce < 60; nonce++)
      expect(roundHolds(mathModel.id, serverSeed, served(mathModel, nonce))).toBe(true);
  });

  it('finds a changed symbol, amount, total, nonce or seed', () => {
    const [mathModel] = ALL_MATH_MODELS;
    if (!mathModel) throw new Error('no math model');
    const round = served(mathModel, 5);
    const holds = (changed: PlayedRound, seed = serverSeed) => roundHolds(mathModel.id, seed, changed);
    const [first, ...others] = round.grid;
    const otherSymbol = first?.[0] === 'H1' ? 'H2' : 'H1';
    expect(holds(round)).toBe(true);
    expect(holds({ ...round, grid: [[otherSymbol, ...(first ?? []).slice(1)], ...others] })).toBe(false);
    expect(holds({ ...round, amount: '1' })).toBe(false);
    expect(holds({ ...round, totalWin: (BigInt(round.totalWin) + 1n).toString() })).toBe(false);
    expect(holds({ ...round, fairness: { ...round.fairness, nonce: 6 } })).toBe(false);
    expect(holds(round, '9e' + serverSeed.slice(2))).toBe(false);
  });
});
