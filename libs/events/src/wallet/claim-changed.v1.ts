import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Currency, Id, Instant, PositiveUnits } from '../fields.js';
import { CreditAmount, CreditKey } from './credit-requested.v1.js';

export const claimStatuses = ['OPEN', 'PAID', 'WRITTEN_OFF'] as const;

export const claimChanged = defineEvent({
  topic: 'wallet.claims',
  type: 'wallet.claim.changed.v1',
  description: 'A part of a claim was credited to its creditor, or the rest of it was written off.',
  schema: Type.Object({
    claimKey: CreditKey,
    requestedBy: Type.String({ minLength: 1, maxLength: 64, description: 'the service that asked for it' }),
    debtorId: Id,
    creditorId: Id,
    status: Type.Enum([...claimStatuses], { description: 'PAID once the creditor has all of it' }),
    amount: CreditAmount,
    credited: { ...PositiveUnits, description: 'minor units that the creditor has received in total' },
    currency: Currency,
    at: Instant,
  }),
  key: (claim) => claim.debtorId,
  example: {
    claimKey: 'debt:01936f2f-1c00-7b22-a4d1-9e8f7a6b5c61',
    requestedBy: 'agent-contracts',
    debtorId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    creditorId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a11',
    status: 'OPEN',
    amount: '10000000',
    credited: '2500000',
    currency: 'VND',
    at: '2026-11-22T08:11:00.120Z',
  },
});
