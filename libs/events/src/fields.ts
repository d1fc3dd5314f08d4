import Type, { type Static } from 'typebox';

/** The field types that contracts share. Money is a string of signed minor units, because JSON numbers lose digits. */
export const MinorUnits = Type.String({ pattern: '^(0|-?[1-9][0-9]{0,18})$', description: 'minor units' });
/** Minor units that cannot be negative. */
export const PositiveUnits = Type.String({ pattern: '^(0|[1-9][0-9]{0,18})$', description: 'minor units' });
export const Instant = Type.String({ format: 'date-time', description: 'ISO 8601, UTC, milliseconds' });
export const Id = Type.String({ minLength: 1, maxLength: 64 });
/** A vendor's code. */
export const Vassalage = Type.String({ minLength: 1, maxLength: 32 });
export const Currency = Type.String({ pattern: '^[A-Z]{3,5}$' });
export const Language = Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' });
/** 0 member, 1 agent, 2 top agent, 4 play money only, 41 and 42 sub-agents of 1 and 2. */
export const AccountType = Type.Enum([0, 1, 2, 4, 41, 42]);
export const GameType = Type.Enum(['RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT']);
export type GameType = Static<typeof GameType>;
/** Real money, or the play money of account type 4; the two never meet. */
export const Book = Type.Enum(['REAL', 'PLAY']);
/** One text in every language it exists in; Vietnamese and English always. */
export const LocalizedText = Type.Intersect([
  Type.Object({ vi: Type.String(), en: Type.String() }),
  Type.Record(Type.String(), Type.String()),
]);
