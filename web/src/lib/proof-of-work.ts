import type { Schema } from './api/types';

/** `bits` is how many leading zero bits the SHA-256 of salt and nonce must have. */
export type WorkChallenge = Schema<'Auth.WorkResponse'>;

const SLICE = 2_000;
const pause = () => new Promise((done) => setTimeout(done, 0));

/** In slices, so that a page without a worker still answers its visitor. */
async function searchHere({ salt, bits }: WorkChallenge, signal: AbortSignal): Promise<string> {
  const { searchNonce } = await import('./nonce');
  for (let from = 0; ; from += SLICE) {
    signal.throwIfAborted();
    const nonce = searchNonce(salt, bits, from, SLICE);
    if (nonce !== null) return nonce;
    await pause();
  }
}

function searchInWorker(challenge: WorkChallenge, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('the worker did not start')));
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.postMessage(challenge, { transfer: [] });
  }).finally(() => worker.terminate());
}

/** About a second of computation instead of a puzzle (WCAG 3.3.8), in a worker if the browser has one. */
export async function solveProofOfWork(challenge: WorkChallenge, signal: AbortSignal): Promise<string> {
  if (typeof Worker === 'undefined') return searchHere(challenge, signal);
  try {
    return await searchInWorker(challenge, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return searchHere(challenge, signal);
  }
}
