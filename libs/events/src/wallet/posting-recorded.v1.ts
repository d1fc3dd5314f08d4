import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Book, Currency, GameType, Id, Instant, MinorUnits, PositiveUnits, Vassalage } from '../fields.js';

/** Why money moved. Adding a kind keeps the version. */
export const postingKinds = [
  'BET',
  'WIN',
  'ROLLBACK',
  'DEPOSIT',
  'WITHDRAWAL',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'BONUS',
  'CASHBACK',
  'POINTS',
  'SALARY',
  'DIVIDEND',
  'COMMISSION',
  'JACKPOT',
  'WIN_CORRECTION',
  'DEPOSIT_REVERSAL',
  'ADJUST',
  'GRANT',
  'REPAYMENT',
  'FEE',
  'PAYOUT_RETURN',
  'FORFEIT',
  'CONVERSION',
] as const;
export const PostingKind = Type.Enum([...postingKinds]);

export const postingRecorded = defineEvent({
  topic: 'wallet.postings',
  type: 'wallet.posting.recorded.v1',
  description: "Money moved on a member's account.",
  schema: Type.Object({
    postingId: Id,
    memberId: Id,
    book: Book,
    kind: PostingKind,
    amount: MinorUnits,
    balanceAfter: PositiveUnits,
    bonusAmount: Type.Optional({
      ...PositiveUnits,
      description: 'the part of the amount, without its sign, that is bonus money; absent if none is',
    }),
    version: Type.Integer({ minimum: 1, description: 'gapless per member and book' }),
    currency: Currency,
    caller: Type.String({ minLength: 1, maxLength: 64 }),
    reference: Type.String({ minLength: 1, maxLength: 128, description: "the caller's idempotency key" }),
    counterAccount: Type.Optional(
      Type.Integer({ minimum: 1000, description: 'number in the chart of the account on the other side' }),
    ),
    refersTo: Type.Optional(
      Type.String({
        maxLength: 128,
        description: 'bet taken back, hold captured, or other member of a transfer',
      }),
    ),
    groupId: Type.Optional(Id),
    reason: Type.Optional(Type.String({ maxLength: 1000 })),
    roundId: Type.Optional(Type.String({ maxLength: 128 })),
    vassalage: Type.Optional(Vassalage),
    gameType: Type.Optional(GameType),
    recordedAt: Instant,
  }),
  key: (posting) => posting.memberId,
  example: {
    postingId: '01936f30-2b10-7a41-8d3e-1c9b7f6a5e20',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    book: 'REAL',
    kind: 'BET',
    amount: '-500000',
    balanceAfter: '124500000',
    version: 17,
    currency: 'VND',
    caller: 'game-launch',
    reference: 'SENG:tx-88123',
    counterAccount: 4010,
    roundId: 'SENG:round-5512',
    vassalage: 'SENG',
    gameType: 'RNG',
    recordedAt: '2026-11-21T07:10:00.000Z',
  },
});
