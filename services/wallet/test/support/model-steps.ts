import fc from 'fast-check';
import type { LegStep, Step } from './model.js';

export const memberCount = 3;
/** Most of it happens to one member: what follows from what is met more often so. */
const member = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.nat(memberCount - 1) },
);
const amount = fc.integer({ min: 1, max: 60 });
const either = fc.oneof(amount, fc.integer({ min: -60, max: -1 }));

/** Keys of a kind lie close together, so that targets are met; one in eight is any key, so that kinds meet under one key. */
const anyKey = fc.nat(119);
const among = (from: number, to: number) =>
  fc.oneof({ weight: 7, arbitrary: fc.integer({ min: from, max: to }) }, { weight: 1, arbitrary: anyKey });
const stakes = among(0, 14);
const held = among(15, 24);
const others = among(25, 119);

const op = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
const leg: fc.Arbitrary<LegStep> = fc.oneof(
  fc.record({ op: op('BET'), key: stakes, member, amount }),
  fc.record({ op: op('WIN', 'JACKPOT', 'JACKPOT_SHARE'), key: others, member, amount }),
);

const weighted: [weight: number, step: fc.Arbitrary<Step>][] = [
  [6, fc.record({ op: op('BET'), key: stakes, member, amount })],
  [4, fc.record({ op: op('WIN'), key: others, member, amount })],
  [3, fc.record({ op: op('ADJUST'), key: others, member, amount: either })],
  [3, fc.record({ op: op('BONUS'), key: others, member, amount })],
  [5, fc.record({ op: op('ROLLBACK'), key: others, member, target: stakes })],
  [7, fc.record({ op: op('HOLD'), key: held, member, amount, purpose: op('BET', 'WITHDRAWAL') })],
  [5, fc.record({ op: op('CAPTURE'), key: among(0, 119), target: held, amount })],
  [3, fc.record({ op: op('RELEASE'), key: others, target: held })],
  [
    3,
    fc
      .record({ op: op('TRANSFER'), key: others, member, to: fc.nat(memberCount - 2), amount })
      .map((one) => ({ ...one, to: one.to >= one.member ? one.to + 1 : one.to })),
  ],
  [
    4,
    fc.record({
      op: op('GROUP'),
      group: fc.nat(6),
      legs: fc.array(leg, { minLength: 1, maxLength: 4, size: 'max' }),
    }),
  ],
  [
    2,
    fc.record({
      op: op('LIMITS'),
      member,
      wager: fc.option(fc.nat(150), { nil: null }),
      loss: fc.option(fc.nat(100), { nil: null }),
    }),
  ],
  [2, fc.record({ op: op('STATUS'), member, status: op('OPEN', 'OPEN', 'OPEN', 'LOCKED', 'STOPPED') })],
  [1, fc.record({ op: op('EXPIRE', 'BAD'), member })],
  [1, fc.record({ op: op('EXCLUDE'), member: fc.constant(memberCount - 1) })],
];

/** Steps of every kind. */
const step = fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** A life of three members: money comes first, or nothing would ever be accepted; then anything. */
export const life: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.array(fc.integer({ min: 40, max: 300 }), { minLength: memberCount, maxLength: memberCount }),
    fc.array(step, { minLength: 1, maxLength: 70, size: 'max' }),
  )
  .map(([money, rest]) => [
    ...money.map((given, i): Step => ({ op: 'WIN', key: 200 + i, member: i, amount: given })),
    ...rest,
  ]);
