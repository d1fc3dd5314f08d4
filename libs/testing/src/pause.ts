import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Gives time to something that must not happen, or spaces out what a test does at once; the reason is for the reader.
 * A test that waits for something to happen uses `eventually`.
 */
export async function pause(ms: number, _reason: string): Promise<void> {
  await sleep(ms);
}
