import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Id, Instant } from '../fields.js';
import { CreditAmount, CreditKey } from './credit-requested.v1.js';

export const claimRequested = defineEvent({
  topic: 'wallet.claim-requests',
  type: 'wallet.claim.requested.v1',
  description:
    'A command: collect from one member what is owed to another, once under this key. The wallet answers with wallet.claim.changed.v1.',
  schema: Type.Object({
    claimKey: { ...CreditKey, description: "the sender's own key of the claim" },
    debtorId: Id,
    creditorId: Id,
    amount: CreditAmount,
    reason: Type.String({ minLength: 1, maxLength: 200, description: 'shown to both members' }),
    at: Instant,
  }),
  key: (claim) => claim.debtorId,
  example: {
    claimKey: 'debt:01936f2f-1c00-7b22-a4d1-9e8f7a6b5c61',
    debtorId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10',
    creditorId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a11',
    amount: '10000000',
    reason: 'Contract DIVIDEND 2026-11-A',
    at: '2026-11-21T08:11:00.000Z',
  },
});
