import { setTimeout as sleep } from 'node:timers/promises';
import { isInfrastructure } from './errors.js';

const attempts = 6;
const betweenMs = 500;

/** Work at start: done again while the database cannot be reached, or this process is too busy to read its answer in time. */
export async function untilConnected<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (!isInfrastructure(error) || attempt === attempts) throw error;
      await sleep(betweenMs * attempt);
    }
}
