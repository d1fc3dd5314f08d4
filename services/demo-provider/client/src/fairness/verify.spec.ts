import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ALL_MATH_MODELS } from '../../../src/math-model/data/index.js';
import { playRound, payoutOf } from '../../../src/math-model/engine.js';
import { modelDigest } from '../../../src/math-model/model-digest.js';
import { commitmentTo, roundIntegers } from '../../../src/outcome/seeds.js';
import { hashOfText, verifiedIntegers } from '../../../src/outcome/verifier.js';
import type { HistoryRound } from '../../../src/play/dto/play.contract.js';
import {
  commitmentHolds,
  mathsHold,
  ownDigest,
  roundHolds,
  roundsOfSeed,
  sequenceHolds,
  unpaidOf,
  type PlayedRound,
} from './verify';

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

describe('a house that swaps a reel strip', () => {
  const [model] = ALL_MATH_MODELS;
  if (!model) throw new Error('no math model');
  const swapped = { ...model, strips: model.strips.with(0, model.strips[1]!) };
  const [honest, other] = [model, swapped].map((one) => modelDigest(hashOfText, one)) as [string, string];

  it('REG-G48 is found out by the digest that it commits to, and by a digest that it did not commit to', () => {
    expect(ownDigest(model.id)).toBe(honest);
    expect(mathsHold(honest, model.id)).toBe(true);
    expect(mathsHold(other, model.id)).toBe(false);
    expect(commitmentHolds(serverSeed, commitmentTo(serverSeed, honest), honest)).toBe(true);
    expect(commitmentHolds(serverSeed, commitmentTo(serverSeed, other), honest)).toBe(false);
  });

  it('REG-G48 is found out by its rounds, whatever digest it shows with them', () => {
    const rounds = Array.from({ length: 40 }, (_, nonce) => served(swapped, nonce));
    const shown = (mathsDigest: string) =>
      rounds.map((round) => ({ ...round, fairness: { ...round.fairness, mathsDigest } }));
    const held = (all: PlayedRound[]) => all.filter((round) => roundHolds(model.id, serverSeed, round));
    expect(held(shown(other))).toEqual([]);
    expect(held(shown(honest)).length).toBeLessThan(rounds.length);
  });
});

describe('the rounds that the house refused', () => {
  const [mathModel] = ALL_MATH_MODELS;
  if (!mathModel) throw new Error('no math model');
  const rounds = Array.from({ length: 40 }, (_, nonce) => {
    const { fairness, stake, ...shown } = served(mathModel, nonce);
    const state = nonce % 2 === 0 ? ('CLOSED' as const) : ('REFUSED' as const);
    const unpaid = { ...shown, fairness, stake } as HistoryRound['unpaid'];
    return { fairness, stake, state, ...(state === 'REFUSED' && { unpaid }) };
  });

  it('REG-G16 are counted with what they would have paid', () => {
    const expected = rounds.reduce((sum, { unpaid }) => sum + BigInt(unpaid?.totalWin ?? 0), 0n);
    expect(expected).toBeGreaterThan(0n);
    expect(unpaidOf(mathModel.id, serverSeed, rounds)).toEqual({ count: 20, amount: expected });
  });

  it('REG-G16 are not passed over where the house says nothing of one, less, or that of another number', () => {
    const [paid, refused, ...others] = rounds;
    const { totalWin } = refused!.unpaid!;
    const more = { ...refused!, unpaid: { ...refused!.unpaid!, totalWin: `${BigInt(totalWin) + 1n}` } };
    const silent = { ...refused!, unpaid: undefined };
    const another = { ...refused!, fairness: { ...refused!.fairness, nonce: 0 } };
    for (const one of [more, silent, another])
      expect(unpaidOf(mathModel.id, serverSeed, [paid!, one, ...others])).toBeUndefined();
  });
});

/** Ids that rise with the number. */
const idAt = (nonce: number) => `round-${String(nonce).padStart(4, '0')}`;

describe('the check of the numbers of the rounds', () => {
  const one = (nonce: number, of = commitment) => ({
    roundId: idAt(nonce),
    fairness: { commitment: of, clientSeed: 'hoa sen', nonce },
    state: 'CLOSED' as HistoryRound['state'],
  });
  const refused = (nonce: number, state: HistoryRound['state'] = 'REFUSED') => ({
    ...one(nonce),
    state,
    unused: true as const,
  });
  const down = (from: number, to: number, of = commitment) =>
    Array.from({ length: from - to + 1 }, (_, i) => one(from - i, of));
  const holds = (history: ReturnType<typeof down>, nonces: number) =>
    sequenceHolds(history, { commitment, nonces });

  it('accepts every number from 0, among the rounds of other seeds', () => {
    expect(holds([], 0)).toBe(true);
    expect(holds(down(4, 0), 5)).toBe(true);
    expect(holds([...down(2, 0, 'newer'), ...down(4, 0), ...down(9, 3, 'older')], 5)).toBe(true);
  });

  it('asks for the pages of a seed until its first round is there', async () => {
    const rounds = down(249, 0);
    const asked: (string | undefined)[] = [];
    const load = (_: string, before?: string) => {
      asked.push(before);
      const page = rounds.filter(({ roundId }) => before === undefined || roundId < before).slice(0, 100);
      return Promise.resolve({ rounds: page, more: page.length === 100 });
    };
    const all = await roundsOfSeed(load, commitment);
    expect(asked).toEqual([undefined, idAt(150), idAt(50)]);
    expect(holds(all, 250)).toBe(true);
  });

  it('stops asking a server that lists the same again, or nothing', async () => {
    for (const page of [down(9, 5), []]) {
      let calls = 0;
      const load = () => Promise.resolve({ rounds: (calls += 1) < 9 ? page : [], more: true });
      expect(holds(await roundsOfSeed(load, commitment), 10)).toBe(false);
      expect(calls).toBeLessThan(4);
    }
  });

  it('accepts refused bets without a number of their own, and those from before that kept theirs', () => {
    expect(holds([refused(5), refused(5, 'ROLLED_BACK'), ...down(4, 2), refused(2), ...down(1, 0)], 5)).toBe(
      true,
    );
    expect(holds([refused(0)], 0)).toBe(true);
    expect(holds([one(2), { ...one(1), state: 'REFUSED' }, one(0)], 3)).toBe(true);
  });

  it('finds a refused bet at another place, and a played round that is said to have no number', () => {
    expect(holds([one(2), refused(1), one(1), one(0)], 3)).toBe(false);
    expect(holds([refused(7), ...down(4, 0)], 5)).toBe(false);
    expect(holds([one(1), refused(1, 'CLOSED'), one(0)], 2)).toBe(false);
    expect(holds([one(1), refused(1, 'OPEN'), one(0)], 2)).toBe(false);
  });

  it('finds a hidden round, a skipped number, and a number given twice', () => {
    expect(holds([one(2), one(0)], 3)).toBe(false);
    expect(holds(down(4, 1), 5)).toBe(false);
    expect(holds(down(3, 0), 5)).toBe(false);
    expect(holds([one(1), one(1), one(0)], 3)).toBe(false);
    expect(holds([], 1)).toBe(false);
    expect(holds([...down(9, 0, 'newer'), ...down(39, 0, 'older')], 3)).toBe(false);
    expect(holds([...down(79, 41), ...down(10, 0, 'older')], 80)).toBe(false);
  });
});
