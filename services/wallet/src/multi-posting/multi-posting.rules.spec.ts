import { requestHash, type Outcome } from '../ledger/posting.rules.js';
import {
  multiPostingHash,
  multiPostingOutcome,
  legContra,
  legDelta,
  legHash,
  legKinds,
  maxLegs,
  type MultiPosting,
  type Leg,
} from './multi-posting.rules.js';

const leg: Leg = {
  kind: 'BET',
  externalId: 'SENG:tx-1',
  memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
  book: 'REAL',
  amount: 100n,
  roundId: 'SENG:round-1',
  vassalage: 'SENG',
  gameType: 'FISH',
};
const group: MultiPosting = { caller: 'game-launch', externalId: 'g-1', legs: [leg] };

describe('a group of postings', () => {
  it('takes stakes, gives wins, and fills or empties the pool', () => {
    expect(legDelta(leg)).toBe(-100n);
    expect(legDelta({ ...leg, kind: 'WIN' })).toBe(100n);
    expect(legDelta({ ...leg, kind: 'JACKPOT_SHARE', amount: -3n })).toBe(-3n);
    expect(legContra(leg)).toBe(4020);
    expect(legContra({ ...leg, kind: 'JACKPOT_SHARE' })).toBe(4020);
    expect(legContra({ ...leg, kind: 'JACKPOT', book: 'PLAY' })).toBe(102_200);
  });

  it('WAL-I6 knows a bet of a group by the same hash as the bet by itself', () => {
    const { kind, amount: _amount, ...about } = leg;
    expect(legHash(group, leg)).toEqual(
      requestHash({ ...about, kind: kind as 'BET', caller: 'game-launch', delta: -100n, contra: 4020 }),
    );
  });

  it('WAL-I6 is another group with other legs, in another order or under another id', () => {
    const other = { ...leg, externalId: 'SENG:tx-2' };
    const groups: MultiPosting[] = [
      group,
      { ...group, legs: [other] },
      { ...group, legs: [leg, other] },
      { ...group, legs: [other, leg] },
      { ...group, groupId: leg.memberId },
      { ...group, legs: [{ ...leg, amount: 101n }] },
      { ...group, legs: [{ ...leg, kind: 'JACKPOT_SHARE', pool: 'mini' }] },
      { ...group, legs: [{ ...leg, kind: 'JACKPOT_SHARE', pool: 'major' }] },
      { ...group, legs: [{ ...leg, kind: 'JACKPOT_SHARE' }] },
    ];
    expect(new Set(groups.map((one) => multiPostingHash(one).toString('hex'))).size).toBe(groups.length);
  });

  it('is refused for the reason of the leg that could not be', () => {
    expect(multiPostingOutcome([{ outcome: 'ACCEPTED' }, { outcome: 'ACCEPTED' }])).toBe('ACCEPTED');
    expect(multiPostingOutcome([{ outcome: 'GROUP_REFUSED' }, { outcome: 'INSUFFICIENT_FUNDS' }])).toBe(
      'INSUFFICIENT_FUNDS',
    );
  });

  it('WAL-I6 has a permanent hash, because keys are permanent', () => {
    expect(multiPostingHash(group).toString('hex')).toBe('73218c97b667787112bfaf69a85d1a5e');
    expect(multiPostingHash({ ...group, groupId: leg.memberId }).toString('hex')).toBe(
      'df01652f00a3c78341c920b59ebce44a',
    );
  });

  it('says why, whichever leg it was, and has legs of these kinds, sixteen at most', () => {
    const refused = (outcome: Outcome) =>
      multiPostingOutcome([{ outcome: 'ACCEPTED' }, { outcome }, { outcome: 'GROUP_REFUSED' }]);
    expect(refused('LIMIT_REACHED')).toBe('LIMIT_REACHED');
    expect(multiPostingOutcome([{ outcome: 'ROLLED_BACK' }])).toBe('ROLLED_BACK');
    expect(multiPostingOutcome([])).toBe('ACCEPTED');
    expect([legKinds, maxLegs]).toEqual([['BET', 'WIN', 'JACKPOT', 'JACKPOT_SHARE'], 16]);
    expect(legDelta({ ...leg, kind: 'JACKPOT' })).toBe(100n);
    expect(legContra({ ...leg, kind: 'JACKPOT' })).toBe(2200);
  });
});
