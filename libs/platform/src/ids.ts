import { uuidv7 } from 'uuidv7';

/** A new UUIDv7: unique everywhere, ordered by time of making. */
export function newId(): string {
  return uuidv7();
}
