/** The picture of the slider captcha, in pixels. */
export const scene = { width: 320, height: 160, pieceSize: 48 } as const;

export const captchaLifeMs = 2 * 60 * 1000;
export const sliderActions = ['login', 'register'] as const;
export type SliderAction = (typeof sliderActions)[number];

const tolerance = 6;

/** A challenge as the cache stores it; the solution is nowhere else. */
export interface SliderChallenge {
  x: number;
  action: SliderAction;
  ip: string;
}

export interface SliderAnswer {
  x: number;
  action: SliderAction;
  ip: string;
}

/** Whether the piece is close enough to the gap, from the same address and for the same action. */
export function solvesSlider(challenge: SliderChallenge, answer: SliderAnswer): boolean {
  return (
    challenge.action === answer.action &&
    challenge.ip === answer.ip &&
    Number.isFinite(answer.x) &&
    Math.abs(challenge.x - answer.x) <= tolerance
  );
}

/** Letters and digits that cannot be confused. */
export const imageAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
export const imageLength = 4;

export function readImageText(typed: string): string {
  return typed.trim().toLowerCase();
}
