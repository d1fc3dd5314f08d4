import type { IntegerSource } from '../math-model/math-model.types.js';

/**
 * The numbers a stored round is made of: sfc32 under a key from model, mode and number of the row. They need not be secret,
 * because the table is public and the committed seeds draw its ticket; they must be the same on every machine.
 */
export function rowIntegers(text: string, row: number): IntegerSource {
  let a = hashOf(text, 0x811c9dc5);
  let b = hashOf(text, 0x9e3779b9);
  let c = row | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return (bound) => Math.floor((next() / 2 ** 32) * bound);
}

/** FNV-1a. */
function hashOf(text: string, start: number): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
