import { serverNow } from '~/lib/clock';
import type { Game } from './lottery.api';

/** Two reads a minute at the most, however many games close. */
const LEAST_BETWEEN_READS = 30_000;
const MOST_BETWEEN_READS = 300_000;
/** The server lists the next draw from the close on; open pages do not all ask in that moment. */
const AFTER_CLOSE = 500;
const SPREAD = 1_500;

interface ReadState {
  data: readonly Game[] | undefined;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

/** Milliseconds until the list of games is read again: when the next draw of it has closed. */
export function untilNextRead({ data = [], dataUpdatedAt, errorUpdatedAt }: ReadState): number {
  const now = Date.now();
  const ahead = serverNow() - now;
  const closes = data.map(({ current }) => Date.parse(current.closeAt) - ahead);
  const next = Math.min(...closes, now + MOST_BETWEEN_READS) + AFTER_CLOSE + Math.random() * SPREAD;
  const allowed = Math.max(dataUpdatedAt, errorUpdatedAt) + LEAST_BETWEEN_READS;
  return Math.max(next - now, allowed - now, AFTER_CLOSE);
}
