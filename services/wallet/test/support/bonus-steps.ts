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
  | { op: 'ROLLBACK'; place: number; again: boolean }
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

const roundCount = 4;
const amount = fc.integer({ min: 1, max: 60 });
const round = fc.nat(roundCount - 1);
const place = fc.nat(4);
const percent = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 110 }));
const way = fc.constantFrom<Way>('POST', 'POST', 'BATCH', 'GROUP');
const again = fc.oneof(
  { weight: 5, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);
const op = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);

const ofMoney: [weight: number, step: fc.Arbitrary<Step>][] = [
  [
    2,
    fc.record({ op: op('CREDIT'), kind: fc.constantFrom(...(Object.keys(ownKinds) as OwnKind[])), amount }),
  ],
  [3, fc.record({ op: op('TAKE', 'DEPOSIT', 'WITHDRAW'), amount })],
  [
    4,
    fc.record({
      op: op('BONUS'),
      amount,
      times: fc.integer({ min: 1, max: 3 }),
      cap: fc.option(fc.nat(60), { nil: null }),
      isNarrow: fc.oneof(
        { weight: 4, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    }),
  ],
  [2, fc.record({ op: op('PAY_OUT'), place, percent })],
  [2, fc.record({ op: op('CANCEL', 'BOUNCE'), place })],
  [2, fc.record({ op: op('EXPIRE') })],
  [2, fc.record({ op: op('GIVE_UP'), isQueued: fc.boolean() })],
  [1, fc.record({ op: op('STATUS'), isStopped: fc.boolean() })],
];

const ofBets: [weight: number, step: fc.Arbitrary<Step>][] = [
  [8, fc.record({ op: op('BET'), round, amount, way, again })],
  [
    2,
    fc.record({
      op: op('BETS'),
      bets: fc.array(fc.record({ round, amount }), { minLength: 2, maxLength: 3 }),
    }),
  ],
  [3, fc.record({ op: op('WIN'), round, amount, way, again })],
  [3, fc.record({ op: op('ROLLBACK'), place, again })],
  [
    10,
    fc.record({
      op: op('SETTLE'),
      round,
      isWhole: fc.oneof(
        { weight: 5, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      ),
      win: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 150 })),
      validBet: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 60, max: 200 })),
      category: op('SLOT', 'SLOT', 'LIVE'),
      pay: op('BEFORE', 'AFTER', 'AFTER', 'LATER'),
    }),
  ],
  [2, fc.record({ op: op('PAY'), round })],
  [4, fc.record({ op: op('HOLD'), round, amount })],
  [3, fc.record({ op: op('CAPTURE'), place, percent })],
  [2, fc.record({ op: op('RELEASE'), place })],
  [1, fc.record({ op: op('LET_HOLDS_EXPIRE') })],
];

const stepOf = (weighted: [weight: number, step: fc.Arbitrary<Step>][]) =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** The account is there from the first step on. */
const livesOf = (steps: fc.Arbitrary<Step>): fc.Arbitrary<Step[]> =>
  fc
    .tuple(fc.integer({ min: 1, max: 90 }), fc.array(steps, { minLength: 4, maxLength: 30, size: 'max' }))
    .map(([own, rest]) => [{ op: 'CREDIT', kind: 'ADJUST', amount: own }, ...rest]);

/** A life with everything in it. */
export const life = livesOf(stepOf([...ofMoney, ...ofBets]));
/** A life of one who never bets. */
export const lifeWithoutBets = livesOf(stepOf(ofMoney));
