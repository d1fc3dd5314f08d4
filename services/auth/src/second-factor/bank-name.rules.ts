import { plainName } from '../account/person.rules.js';

/** Ignores accents and case: banks write names in capitals without accents. */
export function isSameName(known: string, typed: string): boolean {
  return plainName(typed) !== '' && plainName(known) === plainName(typed);
}
