import Type from 'typebox';
import { defineEvent } from '../contract.js';
import { Instant } from '../fields.js';

export const hashChainExtended = defineEvent({
  topic: 'wallet.hash-chain',
  type: 'wallet.hash-chain.extended.v1',
  description: "The newest block of the ledger's hash chain, hourly: a copy outside the ledger's database.",
  schema: Type.Object({
    block: Type.Integer({ minimum: 1 }),
    throughId: Type.String({ format: 'uuid', description: 'the last posting of the block' }),
    hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256' }),
    at: Instant,
  }),
  key: () => 'ledger',
  example: {
    block: 4711,
    throughId: '00000000-3039-8000-8d3e-1c9b7f6a5e20',
    hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    at: '2026-11-21T08:00:00.000Z',
  },
});
