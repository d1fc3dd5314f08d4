import { flawOf, isOwnPath, outcomeOfStatus, outcomeOfTransfer } from './transfer-wallet.rules.js';

const round = {
  ...{ roundId: 'r1', revision: 1, playerRef: 'p', gameId: 'g', currency: 'VND', payout: '0' },
  ...{ placedAt: '2026-11-24T10:00:00.000Z', settledAt: '2026-11-24T10:00:01.000Z' },
  bets: [{ betId: 'b1', amount: '100' }],
};
const asked = { direction: 'IN' as const, amount: '100' };

describe('SEC-S25 what a vendor with a transfer wallet answers', () => {
  it('is done or refused in so many words, and else unknown', () => {
    expect(outcomeOfTransfer({ status: 'OK' })).toEqual({ outcome: 'DONE' });
    expect(outcomeOfTransfer({ status: 'REFUSED', code: 'INSUFFICIENT_FUNDS' })).toEqual({
      outcome: 'REFUSED',
      code: 'INSUFFICIENT_FUNDS',
    });
    expect(outcomeOfTransfer({ status: 'MAYBE' })).toEqual({ outcome: 'UNKNOWN' });
    expect(outcomeOfTransfer({})).toEqual({ outcome: 'UNKNOWN' });
  });

  it('is believed about a transfer only if it names the same one', () => {
    expect(outcomeOfStatus({ status: 'OK', state: 'DONE', ...asked }, asked).outcome).toBe('DONE');
    expect(outcomeOfStatus({ status: 'OK', state: 'REFUSED' }, asked).outcome).toBe('REFUSED');
    for (const other of [
      { amount: '101' },
      { direction: 'OUT' },
      { state: 'PENDING' },
      { status: 'REFUSED' },
    ])
      expect(outcomeOfStatus({ status: 'OK', state: 'DONE', ...asked, ...other }, asked).outcome).toBe(
        'UNKNOWN',
      );
  });

  it('opens no page of another host', () => {
    expect(isOwnPath('/page?ticket=1')).toBe(true);
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '', 7, '/a b', '@evil'])
      expect(isOwnPath(path)).toBe(false);
  });

  it('is read only without a flaw', () => {
    expect(flawOf(round)).toBeUndefined();
    expect(flawOf({ ...round, bets: [] })).toBeUndefined();
    const bet = round.bets[0]!;
    for (const flaw of [
      { revision: 0 },
      { revision: 1.5 },
      { roundId: '' },
      { gameId: 'a b' },
      { payout: '-1' },
      { payout: '1.5' },
      { bets: [{ ...bet, amount: '0' }] },
      { bets: [bet, bet] },
      { placedAt: 'yesterday' },
    ])
      expect(flawOf({ ...round, ...flaw })).toBeDefined();
  });
});
