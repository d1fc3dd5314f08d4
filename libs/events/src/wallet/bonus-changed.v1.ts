import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Book, Currency, Id, Instant, PositiveUnits } from '../fields.js';
import { CreditAmount, CreditKey } from './credit-requested.v1.js';

export const bonusStatuses = ['ACTIVE', 'EXPIRING', 'DONE', 'EXPIRED', 'FORFEITED', 'CLEARED'] as const;

export const bonusChanged = defineEvent({
  topic: 'wallet.bonuses',
  type: 'wallet.bonus.changed.v1',
  description: 'A bonus with a turnover requirement has started, waits for open bets, or has ended.',
  schema: Type.Object({
    rolloverId: Id,
    memberId: Id,
    book: Book,
    requestedBy: Type.String({ minLength: 1, maxLength: 64, description: 'the service that credited it' }),
    creditKey: CreditKey,
    status: Type.Enum([...bonusStatuses], {
      description: 'DONE: the turnover is met. FORFEITED: given up. CLEARED: lost in play.',
    }),
    amount: CreditAmount,
    required: PositiveUnits,
    done: PositiveUnits,
    taken: { ...PositiveUnits, description: 'minor units that the end took of the bonus money' },
    kept: { ...PositiveUnits, description: "minor units that became the member's own" },
    currency: Currency,
    at: Instant,
  }),
  key: (bonus) => bonus.memberId,
  example: {
    rolloverId: '01936f30-2b10-8a41-8d3e-1c9b7f6a5e20',
    memberId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    book: 'REAL',
    requestedBy: 'promotions',
    creditKey: 'enrolment:01936f2f-1c00-7b22-a4d1-9e8f7a6b5c60',
    status: 'DONE',
    amount: '10000000',
    required: '150000000',
    done: '150000000',
    taken: '0',
    kept: '12500000',
    currency: 'VND',
    at: '2026-11-22T08:11:00.120Z',
  },
});
