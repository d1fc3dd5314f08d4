import { queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';

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

export const captchaQueries = {
  slider: (action: 'login' | 'register') =>
    queryOptions({
      queryKey: ['captcha', 'slider', action],
      queryFn: () => http.post<SliderPuzzle>('/wps/captcha/slider', { body: { action } }),
      ...ONCE,
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
