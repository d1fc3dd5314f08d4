import { queryOptions } from '@tanstack/react-query';
import type { WorkAnswer } from '~/features/session';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { solveProofOfWork } from '~/lib/proof-of-work';

export type SliderPuzzle = Schema<'Auth.SliderCaptchaResponse'>;

export type ImageCaptcha = Schema<'Auth.ImageCaptchaResponse'>;

/** A captcha counts once: none is kept, or fetched again behind the visitor's back. */
const ONCE = { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false } as const;

const WORK_LASTS_MS = 100_000;

/** The browser's own work, about a second: in place of a puzzle, and before a text message. */
export async function doWork(
  action: 'login' | 'register' | 'image' | 'code',
  signal: AbortSignal,
): Promise<WorkAnswer> {
  const challenge = await http.post('/wps/captcha/work', { body: { action }, signal });
  return { id: challenge.id, nonce: await solveProofOfWork(challenge, signal) };
}

export const captchaQueries = {
  slider: (action: 'login' | 'register') =>
    queryOptions({
      queryKey: ['captcha', 'slider', action],
      queryFn: () => http.post('/wps/captcha/slider', { body: { action } }),
      ...ONCE,
    }),
  /** The proof of work is valid for two minutes, so it is renewed before that. */
  work: (action: 'login' | 'register' | 'image') =>
    queryOptions({
      queryKey: ['captcha', 'work', action],
      queryFn: ({ signal }) => doWork(action, signal),
      ...ONCE,
      refetchInterval: WORK_LASTS_MS,
      retry: false,
    }),
  image: () =>
    queryOptions({
      queryKey: ['captcha', 'image'],
      queryFn: () => http.get('/wps/captcha'),
      ...ONCE,
    }),
};

/** The server sends the picture as a data URL or as bare base64. */
export const pngSource = (image: string) =>
  image.startsWith('data:') ? image : `data:image/png;base64,${image}`;
