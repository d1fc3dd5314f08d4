import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { BetCategory } from '../bets/turnover.fields.js';
import { Book, Id, Instant, PositiveUnits, Vassalage, GameType } from '../fields.js';

/** What a member may be credited for by a command; each service may send its own kinds only. */
export const creditKinds = ['BONUS', 'CASHBACK', 'POINTS', 'SALARY', 'DIVIDEND', 'COMMISSION'] as const;
export const CreditKind = Type.Enum([...creditKinds]);

/** The sender's own key of the credit, unique within the sending service: the idempotency key of the posting. */
export const CreditKey = Type.String({ pattern: '^[\\x21-\\x7e]{1,128}$' });
export const CreditAmount = Type.String({ pattern: '^[1-9][0-9]{0,14}$', description: 'minor units' });
/** Turnover that the member must reach before the credit may be withdrawn, as a multiple of the amount. */
export const RolloverMultiplier = Type.String({ pattern: '^(0|[1-9][0-9]{0,3})(\\.[0-9]{1,2})?$' });

export const creditRequested = defineEvent({
  topic: 'wallet.credit-requests',
  type: 'wallet.credit.requested.v1',
  description:
    'A command: credit a member once under this key. The wallet answers with wallet.credit.completed.v1 or refused.v1.',
  schema: Type.Object({
    creditKey: CreditKey,
    memberId: Id,
    book: Type.Optional(Book),
    kind: CreditKind,
    amount: CreditAmount,
    reason: Type.String({ minLength: 1, maxLength: 200 }),
    rolloverMultiplier: Type.Optional(RolloverMultiplier),
    rolloverRequired: Type.Optional({
      ...PositiveUnits,
      description: 'the turnover itself in minor units, in place of a multiple of the amount',
    }),
    expiresInSeconds: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'the credit and its winnings are forfeited then, if turnover is missing',
      }),
    ),
    categories: Type.Optional(
      Type.Array(BetCategory, { minItems: 1, description: 'the only categories whose bets count' }),
    ),
    maxCashOut: Type.Optional({
      ...PositiveUnits,
      description: "what may be kept beyond the member's own money once the turnover is reached",
    }),
    maxBet: Type.Optional({
      ...CreditAmount,
      description:
        'a bet with a larger stake, in minor units, counts nothing towards the turnover of a bonus',
    }),
    roundId: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    vassalage: Type.Optional(Vassalage),
    gameType: Type.Optional(GameType),
    at: Instant,
  }),
  key: (credit) => credit.memberId,
  example: {
    creditKey: 'enrolment:01936f2f-1c00-7b22-a4d1-9e8f7a6b5c60',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    book: 'REAL',
    kind: 'BONUS',
    amount: '10000000',
    reason: 'First deposit bonus',
    rolloverMultiplier: '15',
    at: '2026-11-21T08:11:00.000Z',
  },
});
