import Type from 'typebox';
import { defineState } from '../contract.js';
import { GameType, Instant, Vassalage } from '../fields.js';

export const vendorState = defineState({
  topic: 'game.vendor.state',
  description:
    'A game vendor: what it is called, which category it stands in, whether it is under maintenance.',
  schema: Type.Object({
    vassalage: Vassalage,
    displayName: Type.String({ minLength: 1, maxLength: 64 }),
    category: GameType,
    maintenance: Type.Boolean(),
    maintenanceUntil: Type.Optional(Instant),
  }),
  key: (vendor) => vendor.vassalage,
  example: { vassalage: 'SENG', displayName: 'Sen Gaming', category: 'RNG', maintenance: false },
});
