import { accountNumber, books, expectedChart, gameTypes } from './chart.rules.js';
import {
  creditKinds,
  contraOf,
  hashOf,
  houseOf,
  mayCredit,
  outcomes,
  requestHash,
  type Posting,
} from './posting.rules.js';

const bet: Posting = {
  caller: 'game-launch',
  externalId: 'SENG:tx-1',
  memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
  book: 'REAL',
  kind: 'BET',
  delta: -500_000n,
  contra: 4010,
  roundId: 'SENG:round-1',
  vassalage: 'SENG',
  gameType: 'RNG',
};

describe('the hash of a request', () => {
  it('is the same for the same request, however it is written', () => {
    const reordered = { ...bet, memberId: bet.memberId.toUpperCase(), groupId: undefined };
    expect(requestHash(reordered)).toEqual(requestHash(bet));
    expect(requestHash(bet)).toHaveLength(16);
  });

  it('WAL-I6 changes with each field that decides the effect', () => {
    const changes: Partial<Posting>[] = [
      { memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a11' },
      { book: 'PLAY' },
      { kind: 'WIN' },
      { delta: -500_001n },
      { contra: 4020 },
      { roundId: 'SENG:round-2' },
      { vassalage: 'SENH' },
      { gameType: 'FISH' },
      { groupId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a12' },
      { note: 'by hand' },
    ];
    const hashes = [bet, ...changes.map((change) => ({ ...bet, ...change }))].map((r) =>
      requestHash(r).toString('hex'),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('WAL-I6 stays for ever, since keys do', () => {
    const {
      kind: _kind,
      delta: _delta,
      contra: _contra,
      roundId: _r,
      vassalage: _v,
      gameType: _g,
      ...bare
    } = bet;
    const hashes = [
      requestHash({ ...bet, groupId: bet.memberId, note: 'n' }),
      requestHash({ ...bare, kind: 'WIN', delta: 1n, contra: 4010 }),
      requestHash({ ...bare, betExternalId: 'b' }),
      hashOf(['a', 1, null]),
    ];
    expect(hashes.map((hash) => hash.toString('hex'))).toEqual([
      'f2492814b0cb067e5ef58459a15c572a',
      '95013a4ce75fbcd97ae7d20dfa94593a',
      'f56c9b61a18cd5661520807817e4d565',
      '0ae764bffd3a17b6454c8d9ebf712311',
    ]);
  });

  it('tells a rollback from a bet and one bet from another', () => {
    const { kind: _kind, delta: _delta, contra: _contra, ...common } = bet;
    const first = requestHash({ ...common, betExternalId: 'SENG:tx-1' });
    expect(requestHash({ ...common, betExternalId: 'SENG:tx-2' })).not.toEqual(first);
    expect(requestHash(bet)).not.toEqual(first);
  });
});

describe('the chart', () => {
  it('keeps play money apart: no number serves both books', () => {
    const numbers = expectedChart().map((account) => account.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const account of expectedChart()) expect(account.number >= 100_000).toBe(account.book === 'PLAY');
  });

  it('has a house for each kind of game in each book, and a cost account for each credit', () => {
    const known = new Set(expectedChart().map((account) => account.number));
    for (const book of books) {
      for (const type of gameTypes) expect(known).toContain(houseOf(type, book));
      for (const kind of creditKinds) expect(known).toContain(contraOf(kind, book));
    }
    expect(accountNumber('player', 'PLAY')).toBe(102_000);
  });
});

describe('who may credit', () => {
  it('lets each service give what is its own to give', () => {
    const given = (caller: string) => creditKinds.filter((kind) => mayCredit(caller, kind));
    expect(
      Object.fromEntries(
        ['game-launch', 'lottery', 'points', 'promotions', 'agent-contracts', 'member'].map((caller) => [
          caller,
          given(caller),
        ]),
      ),
    ).toEqual({
      'game-launch': [],
      lottery: [],
      points: ['POINTS'],
      promotions: ['BONUS', 'CASHBACK'],
      'agent-contracts': ['SALARY', 'DIVIDEND', 'COMMISSION'],
      member: [],
    });
  });

  it('books each credit against its own cost, and answers by words that stay', () => {
    expect(creditKinds.map((kind) => contraOf(kind, 'REAL'))).toEqual([5100, 5100, 5100, 5200, 5200, 5200]);
    expect(contraOf('ADJUST', 'REAL')).toBe(5900);
    expect(outcomes).toEqual([
      ...[
        'ACCEPTED',
        'INSUFFICIENT_FUNDS',
        'ACCOUNT_LOCKED',
        'ACCOUNT_STOPPED',
        'SELF_EXCLUDED',
        'LIMIT_REACHED',
      ],
      ...['BALANCE_OVERFLOW', 'ROLLED_BACK', 'NOTHING_TO_ROLL_BACK', 'ALREADY_ROLLED_BACK', 'BET_MISMATCH'],
      ...[
        'HOLD_RESOLVED',
        'HOLD_EXPIRED',
        'CAPTURE_EXCEEDS_HOLD',
        'RECEIVER_UNAVAILABLE',
        'GROUP_REFUSED',
        'EXCEEDS_OWED',
        'REALITY_CHECK_DUE',
      ],
      ...['DEBT_OPEN', 'TURNOVER_REQUIRED', 'EXCEEDS_PAYOUT', 'REQUIREMENT_CLOSED'],
    ]);
  });
});
