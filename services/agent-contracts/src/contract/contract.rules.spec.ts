import {
  below,
  contractActions,
  contractStatuses,
  nextStatus,
  transitions,
  undercut,
  type Actor,
} from './contract.rules.js';
import { dominates, reachedTier, tierFault, type ContractType, type Tier } from '../terms/tier.rules.js';

const million = 100_000_000n;
const tier = (bet: number, activeMembers: number, perMille: number): Tier => ({
  bet: BigInt(bet) * million,
  activeMembers,
  ratePpm: perMille * 1000,
  loss: 0n,
});
const limits = { maxTiers: 6, maxRatePpm: 500_000 };

describe('moves of a contract', () => {
  const actors: Actor[] = ['INITIATOR', 'ANSWERER', 'PARTY', 'OPERATOR', 'SYSTEM'];
  const every = contractStatuses.flatMap((from) =>
    contractActions.flatMap((action) => actors.map((by) => ({ from, action, by }))),
  );
  const legal = new Map(transitions.map((move) => [`${move.from} ${move.action} ${move.by}`, move.to]));

  it('are the fifteen of the table and no other', () => {
    expect([legal.size, transitions.length]).toEqual([15, 15]);
    for (const { from, action, by } of every)
      expect([from, action, by, nextStatus(from, action, by)]).toEqual([
        ...[from, action, by],
        legal.get(`${from} ${action} ${by}`),
      ]);
  });

  it('never leave a contract that has ended', () => {
    const ended = [
      'REJECTED',
      'CANCELLED',
      'EXPIRED',
      'SUPERSEDED',
      'TERMINATED',
      'AUTO_TERMINATED',
    ] as const;
    for (const from of ended)
      for (const action of contractActions)
        for (const by of actors) expect(nextStatus(from, action, by)).toBeUndefined();
  });
});

describe('contracts that new terms undercut', () => {
  const held = (id: string, counterpartyId: string, partyId: string, perMille: number) => ({
    ...{ id, counterpartyId, partyId },
    tiers: [tier(10, 1, perMille)],
  });
  const inForce = [held('BC', 'B', 'C', 7), held('BE', 'B', 'E', 5), held('CF', 'C', 'F', 3)];
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);

  it('end with all below them, and an equal rate ends nothing', () => {
    const by = (...tiers: Tier[]) => ids(undercut({ type: 'DAILY', partyId: 'B', tiers }, inForce));
    expect(by(tier(10, 1, 6))).toEqual(['BC', 'CF']);
    expect(by(tier(10, 1, 7))).toEqual([]);
    expect(ids(below('B', inForce))).toEqual(['BC', 'CF', 'BE']);
  });

  it('end by a threshold that is harder to reach, though no rate is lower', () => {
    const harder = (type: ContractType, ...tiers: Tier[]) =>
      ids(undercut({ type, partyId: 'B', tiers }, inForce));
    expect(harder('DAILY', tier(90_000, 1_000_000, 9))).toEqual(['BC', 'CF', 'BE']);
    expect(harder('DIVIDEND', tier(10, 2, 9))).toEqual(['BC', 'CF', 'BE']);
    expect(harder('HOURLY', tier(10, 1, 5), tier(11, 1, 9))).toEqual(['BC', 'CF']);
    // Shares of a bet are capped by the line above, whatever the thresholds are.
    expect(harder('REALTIME', tier(90_000, 1_000_000, 9))).toEqual([]);
    expect(harder('REALTIME', tier(10, 1, 6))).toEqual(['BC', 'CF']);
  });
});

describe('the tiers of an offer', () => {
  const above = [tier(10, 1, 4), tier(100, 5, 6), tier(500, 10, 8)];

  it.each<[string, Tier[], boolean]>([
    ['a tier that needs fewer active members', [tier(10, 1, 3), tier(100, 4, 5)], false],
    ['the thresholds of the upline', [tier(10, 1, 3), tier(100, 5, 5)], true],
    ['a higher rate', [tier(10, 1, 5)], false],
    ['equal rates', [tier(50, 3, 4), tier(500, 10, 8)], true],
  ])('are held against the contract above: %s', (_name, offered, allowed) => {
    expect(dominates(above, offered)).toBe(allowed);
  });

  it('rise in rate and never fall in their thresholds', () => {
    expect(tierFault(above, limits)).toBeUndefined();
    expect(tierFault([], limits)).toBe('TIER_COUNT');
    expect(
      tierFault(
        Array.from({ length: 7 }, (_none, at) => tier(at, at, at + 1)),
        limits,
      ),
    ).toBe('TIER_COUNT');
    expect(tierFault([tier(1, 1, 4), tier(2, 1, 4)], limits)).toBe('RATES_NOT_RISING');
    expect(tierFault([tier(1, 2, 4), tier(2, 1, 5)], limits)).toBe('ACTIVE_FALLING');
    expect(tierFault([tier(2, 1, 4), tier(1, 1, 5)], limits)).toBe('BET_FALLING');
    expect(tierFault([tier(1, 1, 501)], limits)).toBe('RATE_OUT_OF_RANGE');
    expect(tierFault([{ ...tier(1, 1, 4), loss: 2n * million }], limits)).toBe('LOSS_ABOVE_BET');
  });

  it('are reached when all thresholds of one tier are met exactly', () => {
    const performance = { bet: 100n * million, activeMembers: 5, netLoss: 0n };
    expect(reachedTier(above, performance)?.number).toBe(2);
    expect(reachedTier(above, { ...performance, activeMembers: 4 })?.number).toBe(1);
    expect(reachedTier(above, { ...performance, bet: 0n })).toBeUndefined();
  });
});
