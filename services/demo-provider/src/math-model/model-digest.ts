import type { MathModel } from './math-model.types.js';

/** Version of the rules by which the engine reads a model; a change of the engine that changes outcomes raises it. */
const ENGINE_VERSION = 1;

/**
 * Digest of everything that decides what a round of this model pays: strips, pay table, features and their caps.
 * `hash` is SHA-256 of a text in hex. The order in which a data file writes its fields does not matter.
 */
export const modelDigest = (hash: (text: string) => string, mathModel: MathModel): string =>
  hash(`reels:${ENGINE_VERSION}:${canonical(mathModel)}`);

/** JSON with sorted keys and without fields that are undefined. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}
