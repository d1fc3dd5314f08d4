import fc from 'fast-check';

export type Way = 'POST' | 'BATCH' | 'GROUP';

/** What can happen to a member's money, in small numbers. Places are counted among what is there. */
export type Step =
  | { op: 'CREDIT'; kind: OwnKind; amount: number }
  | { op: 'TAKE' | 'DEPOSIT' | 'WITHDRAW'; amount: number }
  | { op: 'BONUS'; amount: number; times: number; cap: number | null; isNarrow: boolean }
  | { op: 'BET'; round: number; amount: number; way: Way; again: boolean }
  | { op: 'BETS'; bets: { round: number; amount: number }[] }
  | { op: 'WIN'; round: number; amount: number; way: Way; again: boolean }
  | { op: 'ROLLBACK'; place: number; isOfBonus: boolean; again: boolean }
  | {
      op: 'SETTLE';
      round: number;
      isWhole: boolean;
      win: number;
      validBet: number;
      category: 'SLOT' | 'LIVE';
      pay: 'BEFORE' | 'AFTER' | 'LATER';
    }
  | { op: 'PAY'; round: number }
  | { op: 'HOLD'; round: number; amount: number }
  | { op: 'CAPTURE'; place: number; percent: number }
  | { op: 'RELEASE' | 'CANCEL' | 'BOUNCE'; place: number }
  | { op: 'PAY_OUT'; place: number; percent: number }
  | { op: 'LET_HOLDS_EXPIRE' | 'EXPIRE' }
  | { op: 'GIVE_UP'; isQueued: boolean }
  | { op: 'STATUS'; isStopped: boolean };

/** Kinds of credit that are the member's own, and the account of the house against which each is booked. */
export const ownKinds = {
  ADJUST: 5900,
  CASHBACK: 5100,
  POINTS: 5100,
  SALARY: 5200,
  DIVIDEND: 5200,
  COMMISSION: 5200,
} as const;
export type OwnKind = keyof typeof ownKinds;

const roundCount = 3;
/** One of two: as often as not it is the first. */
const mostly = <T>(usual: T, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: other });
const rarely = fc.nat(5).map((one) => one === 5);
const amount = fc.integer({ min: 1, max: 60 });
const little = fc.integer({ min: 1, max: 20 });
/** 0 is all that is free. */
const stake = mostly(0, amount);
const round = fc.nat(roundCount - 1);
const place = mostly(0, fc.nat(4));
const percent = mostly(100, fc.integer({ min: 1, max: 110 }));
const way = fc.constantFrom<Way>('POST', 'POST', 'BATCH', 'GROUP');
const op = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);

const bonus: fc.Arbitrary<Step> = fc.record({
  op: op('BONUS'),
  amount: fc.integer({ min: 1, max: 90 }),
  times: fc.integer({ min: 1, max: 3 }),
  cap: fc.option(fc.nat(60), { nil: null, freq: 2 }),
  isNarrow: rarely,
});

const ofMoney: [weight: number, step: fc.Arbitrary<Step>][] = [
  [
    2,
    fc.record({
      op: op('CREDIT'),
      kind: fc.constantFrom(...(Object.keys(ownKinds) as OwnKind[])),
      amount: little,
    }),
  ],
  [3, fc.record({ op: op('TAKE', 'DEPOSIT', 'WITHDRAW'), amount: little })],
  [6, bonus],
  [2, fc.record({ op: op('PAY_OUT'), place, percent })],
  [3, fc.record({ op: op('CANCEL', 'BOUNCE', 'BOUNCE'), place })],
  [3, fc.record({ op: op('EXPIRE') })],
  [2, fc.record({ op: op('GIVE_UP'), isQueued: fc.boolean() })],
  [2, fc.record({ op: op('STATUS'), isStopped: rarely })],
];

const ofBets: [weight: number, step: fc.Arbitrary<Step>][] = [
  [16, fc.record({ op: op('BET'), round, amount: stake, way, again: rarely })],
  [
    4,
    fc.record({
      op: op('BETS'),
      bets: fc.array(fc.record({ round, amount: little }), { minLength: 2, maxLength: 3 }),
    }),
  ],
  [3, fc.record({ op: op('WIN'), round, amount, way, again: rarely })],
  [6, fc.record({ op: op('ROLLBACK'), place, isOfBonus: fc.boolean(), again: rarely })],
  [
    18,
    fc.record({
      op: op('SETTLE'),
      round,
      isWhole: fc.nat(5).map((one) => one > 0),
      win: mostly(0, fc.integer({ min: 1, max: 150 })),
      validBet: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 60, max: 200 })),
      category: op('SLOT', 'SLOT', 'LIVE'),
      pay: op('BEFORE', 'AFTER', 'AFTER', 'LATER'),
    }),
  ],
  [3, fc.record({ op: op('PAY'), round })],
  [8, fc.record({ op: op('HOLD'), round, amount: stake })],
  [6, fc.record({ op: op('CAPTURE'), place, percent })],
  [2, fc.record({ op: op('RELEASE'), place })],
  [1, fc.record({ op: op('LET_HOLDS_EXPIRE') })],
];

const stepOf = (weighted: [weight: number, step: fc.Arbitrary<Step>][]) =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const payout: Step[] = [
  { op: 'WITHDRAW', amount: 1 },
  { op: 'PAY_OUT', place: 0, percent: 100 },
];

/** The account is there from the first step on; some had a payout before. */
const livesOf = (steps: fc.Arbitrary<Step>): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 40 }),
      mostly<Step[]>([], fc.constant(payout)),
      bonus,
      fc.array(steps, { minLength: 4, maxLength: 40, size: 'max' }),
    )
    .map(([own, before, first, rest]) => [
      { op: 'CREDIT', kind: 'ADJUST', amount: own },
      ...before,
      first,
      ...rest,
    ]);

/** A life with everything in it. */
export const life = livesOf(stepOf([...ofMoney, ...ofBets]));
/** A life of one who never bets. */
export const lifeWithoutBets = livesOf(stepOf(ofMoney));

const start = (times: number, cap: number | null): Step[] => [
  { op: 'CREDIT', kind: 'SALARY', amount: 30 },
  { op: 'BONUS', amount: 70, times, cap, isNarrow: false },
];
const all = (round: number): Step => ({ op: 'BET', round, amount: 0, way: 'POST', again: false });
const settle = (round: number, won: number): Step => ({
  ...{ op: 'SETTLE', round, isWhole: true, win: won, validBet: won, category: 'SLOT', pay: 'AFTER' },
});
const takeBack: Step = { op: 'ROLLBACK', place: 0, isOfBonus: true, again: true };

const grant = (amount: number): Step => ({ op: 'BONUS', amount, times: 1, cap: null, isNarrow: false });

/** What chance may leave out of a short run. */
export const always: [Step[]][] = [
  [[...start(1, 20), all(0), settle(0, 150), takeBack]],
  [[...start(3, null), all(0), { op: 'EXPIRE' }, settle(0, 0), ...start(1, null), takeBack]],
  [
    [
      ...start(3, null),
      { op: 'HOLD', round: 0, amount: 80 },
      { op: 'CAPTURE', place: 0, percent: 50 },
      all(1),
      settle(0, 0),
      settle(1, 0),
    ],
  ],
  // A stake that was taken back while the account was stopped is none of its round, when a later bonus is staked there.
  [
    [
      { op: 'CREDIT', kind: 'ADJUST', amount: 1 },
      grant(1),
      { op: 'BET', round: 1, amount: 1, way: 'POST', again: false },
      grant(1),
      { op: 'STATUS', isStopped: true },
      { op: 'EXPIRE' },
      { op: 'ROLLBACK', place: 0, isOfBonus: false, again: false },
      { op: 'STATUS', isStopped: false },
      all(1),
      { op: 'SETTLE', round: 1, isWhole: true, win: 1, validBet: 0, category: 'SLOT', pay: 'BEFORE' },
    ],
  ],
];
