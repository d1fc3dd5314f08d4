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

export const captchaApi = {
  slider: (action: 'login' | 'register') =>
    http.post<SliderPuzzle>('/wps/captcha/slider', { body: { action } }),
  image: () => http.get<ImageCaptcha>('/wps/captcha'),
};

/** The server sends the picture as a data URL or as bare base64. */
export const pngSource = (image: string) =>
  image.startsWith('data:') ? image : `data:image/png;base64,${image}`;
