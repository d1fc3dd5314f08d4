import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Book, Currency, GameType, Id, Instant, Vassalage } from '../fields.js';
import { postingKinds } from './posting-recorded.v1.js';

export const housePostingRecorded = defineEvent({
  topic: 'wallet.postings',
  type: 'wallet.house-posting.recorded.v1',
  description:
    "Money moved between two accounts of the chart, not on the member's account: jackpot shares, suspense, receivables. A movement without a member carries the nil UUID.",
  schema: Type.Object({
    postingId: Id,
    memberId: Id,
    book: Book,
    kind: Type.Enum([...postingKinds, 'JACKPOT_SHARE']),
    amount: Type.String({ pattern: '^[1-9][0-9]{0,18}$', description: 'minor units' }),
    debitAccount: Type.Integer({ minimum: 1000, description: 'number in the chart of accounts' }),
    creditAccount: Type.Integer({ minimum: 1000, description: 'number in the chart of accounts' }),
    currency: Currency,
    caller: Type.String({ minLength: 1, maxLength: 64 }),
    reference: Type.String({ minLength: 1, maxLength: 128, description: "the caller's idempotency key" }),
    refersTo: Type.Optional(Type.String({ maxLength: 128 })),
    groupId: Type.Optional(Id),
    reason: Type.Optional(Type.String({ maxLength: 1000 })),
    roundId: Type.Optional(Type.String({ maxLength: 128 })),
    vassalage: Type.Optional(Vassalage),
    gameType: Type.Optional(GameType),
    recordedAt: Instant,
  }),
  key: (posting) => posting.memberId,
  example: {
    postingId: '01936f30-2b10-7a41-8d3e-1c9b7f6a5e21',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    book: 'REAL',
    kind: 'JACKPOT_SHARE',
    amount: '5000',
    debitAccount: 4010,
    creditAccount: 2200,
    currency: 'VND',
    caller: 'game-launch',
    reference: 'SENG:tx-88123:share',
    groupId: '01936f30-2b10-7a41-8d3e-1c9b7f6a5e00',
    roundId: 'SENG:round-5512',
    vassalage: 'SENG',
    gameType: 'RNG',
    recordedAt: '2026-11-21T07:10:00.000Z',
  },
});
