import { queryOptions } from '@tanstack/react-query';
import type { WorkAnswer } from '~/features/session';
import { http } from '~/lib/http';
import { solveProofOfWork, type WorkChallenge } from '../model/proof-of-work';

export interface SliderPuzzle {
  id: string;
  /** PNG data URLs; the gap is in the background, the piece moves along `y`. */
  background: string;
  piece: string;
  y: number;
  width: number;
  height: number;
  pieceWidth: number;
}

export interface ImageCaptcha {
  id: string;
  image: string;
}

/** A captcha counts once: none is kept, or fetched again behind the visitor's back. */
const ONCE = { staleTime: Infinity, gcTime: 0, refetchOnReconnect: false } as const;

const WORK_LASTS_MS = 100_000;

/** The browser's own work, about a second: in place of a puzzle, and before a text message. */
export async function doWork(
  action: 'login' | 'register' | 'image' | 'code',
  signal: AbortSignal,
): Promise<WorkAnswer> {
  const challenge = await http.post<WorkChallenge>('/wps/captcha/work', { body: { action }, signal });
  return { id: challenge.id, nonce: await solveProofOfWork(challenge, signal) };
}

export const captchaQueries = {
  slider: (action: 'login' | 'register') =>
    queryOptions({
      queryKey: ['captcha', 'slider', action],
      queryFn: () => http.post<SliderPuzzle>('/wps/captcha/slider', { body: { action } }),
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
      queryFn: () => http.get<ImageCaptcha>('/wps/captcha'),
      ...ONCE,
    }),
};

/** The server sends the picture as a data URL or as bare base64. */
export const pngSource = (image: string) =>
  image.startsWith('data:') ? image : `data:image/png;base64,${image}`;
