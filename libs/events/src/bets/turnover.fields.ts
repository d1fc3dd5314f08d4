import Type, { type Static } from 'typebox';
import { Currency, GameType, Instant, MinorUnits, Vassalage } from '../fields.js';

/** What a bet was placed on, as rates and ratios distinguish it: the game types, cock fights apart, and jackpots. */
export const BetCategory = Type.Enum([...GameType.enum, 'COCK_FIGHT', 'JACKPOT']);
export type BetCategory = Static<typeof BetCategory>;

/** Unique over all producers: `<producer>:<kind>:<id>`. It stays the same when the producer's tables are replayed. */
export const SourceKey = Type.String({ pattern: '^[a-z][a-z-]*:[a-z-]+:\\S{1,100}$' });

/** The fields that a settled bet and an adjustment share. Amounts of an adjustment are differences. */
export const turnoverFields = {
  sourceKey: SourceKey,
  memberId: Type.String({ format: 'uuid' }),
  mode: Type.Enum(['REAL'], { description: 'play money is not published here' }),
  category: BetCategory,
  vassalage: Vassalage,
  gameId: Type.String({ minLength: 1, maxLength: 64 }),
  roundId: Type.String({
    minLength: 1,
    maxLength: 128,
    description: 'round or draw, unique with its vendor',
  }),
  selection: Type.Optional(
    Type.String({ maxLength: 256, description: 'what was bet on, for example a play code of a lottery' }),
  ),
  bonusShare: Type.Optional({
    ...MinorUnits,
    description: 'minor units of the valid bet that an open bonus requirement consumed; absent: 0',
  }),
  currency: Currency,
  placedAt: Instant,
  settledAt: {
    ...Instant,
    description: 'decides period, rates and the agents; of an adjustment its own time',
  },
};
