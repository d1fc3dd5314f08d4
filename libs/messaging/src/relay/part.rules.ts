import type { RelayRecord } from './relay-source.js';

/** A broker refuses a record batch above a megabyte; one record is at most a quarter of that. */
export const MAX_PART_BYTES = 512 * 1024;

/** Headers and framing of a record, generously. */
const OVERHEAD_BYTES = 600;

/** Cuts records, in order, into parts that one request carries; a record that is too large for any is a part of its own. */
export function partsOf<Sized extends Pick<RelayRecord, 'value'>>(
  records: readonly Sized[],
  maxBytes = MAX_PART_BYTES,
): Sized[][] {
  const parts: Sized[][] = [];
  let room = 0;
  for (const record of records) {
    const bytes = OVERHEAD_BYTES + Buffer.byteLength(record.value ?? '');
    if (bytes > room || parts.length === 0) {
      parts.push([]);
      room = maxBytes;
    }
    parts.at(-1)!.push(record);
    room -= bytes;
  }
  return parts;
}
