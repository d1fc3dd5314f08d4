import { holdHash, holdPurposes, releaseHash, type HoldOrder } from './hold.rules.js';

const id = '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a1f';
const order: HoldOrder = {
  ...{
    caller: 'wallet',
    externalId: 'x',
    memberId: id,
    book: 'REAL',
    purpose: 'WITHDRAWAL',
    amount: 5n,
    contra: 1110,
  },
  ...{ expiresInSeconds: 60, groupId: id, roundId: 'r', vassalage: 'v', gameType: 'RNG', note: 'n' },
};

describe('holds', () => {
  it('WAL-I6 have hashes that change with each field that decides the effect, and with no other', () => {
    const changes: Partial<HoldOrder>[] = [
      { memberId: id.replace('0', '1') },
      { book: 'PLAY' },
      { purpose: 'BET' },
      { amount: 6n },
      { contra: 1190 },
      { expiresInSeconds: 61 },
      { expiresInSeconds: undefined },
      { groupId: undefined },
      { roundId: undefined },
      { vassalage: undefined },
      { gameType: undefined },
      { note: undefined },
    ];
    const hashes = [order, ...changes.map((change) => ({ ...order, ...change }))].map((one) =>
      holdHash(one).toString('hex'),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(holdHash({ ...order, memberId: id.toUpperCase(), externalId: 'y' })).toEqual(holdHash(order));
  });

  it('WAL-I6 have permanent hashes, because keys are permanent', () => {
    expect(holdHash(order).toString('hex')).toBe('f40df2044fe5b735f691906ccbb4c8dc');
    expect(
      holdHash({
        caller: 'wallet',
        externalId: 'x',
        memberId: id,
        book: 'REAL',
        purpose: 'BET',
        amount: 5n,
        contra: 4010,
      }).toString('hex'),
    ).toBe('086616872830a236f968f1ccce4912ab');
    const resolution = { caller: 'wallet', externalId: 'x', holdId: id.toUpperCase() };
    expect(releaseHash(resolution).toString('hex')).toBe('763fd14befcc99937a7fcc3924ea7eb7');
  });

  it('are known to the database by these words', () => {
    expect(holdPurposes).toEqual(['BET', 'WITHDRAWAL']);
  });
});
