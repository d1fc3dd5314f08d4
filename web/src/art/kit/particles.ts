import type { Pen } from './pen';
import { at, circle, path, rect, round1 } from './svg';
import type { ParticleName } from './types';

type Particle = (x: Pen, size: number) => string;

const turned = (x: Pen, spread: number, offset: number, size: number, unit: number) =>
  `transform="rotate(${Math.round(x.random() * spread - offset)})scale(${round1(size / unit)})"`;

/** What floats around the hero. */
export const PARTICLES: Record<ParticleName, Particle> = {
  coin: (x, size) =>
    at(
      0,
      0,
      round1(size / 9),
      circle(0, 0, 9, x.fill('gold'), 'stroke="#7a4708" stroke-width="1.4"') +
        rect(-3, -3, 6, 6, 1, '#7a4708'),
    ),
  spark: (_, size) =>
    path(
      'M0-10C1-2 2-1 10 0C2 1 1 2 0 10C-1 2-2 1-10 0C-2-1-1-2 0-10Z',
      '#FFF8DC',
      `transform="scale(${round1(size / 10)})"`,
    ),
  petal: (x, size) => path('M0-9C7-5 7 5 0 9C-7 5-7-5 0-9Z', x.fill('pink'), turned(x, 180, 0, size, 8)),
  ember: (x, size) => path('M0-9C5-2 5 3 0 7C-5 3-5-2 0-9Z', x.fill('amber'), turned(x, 60, 30, size, 9)),
  leaf: (x, size) => path('M0-12C8-4 8 6 0 12C-8 6-8-4 0-12Z', x.fill('green'), turned(x, 180, 0, size, 9)),
  bubble: (_, size) =>
    circle(0, 0, size, '#fff', 'opacity=".25"') +
    circle(round1(-size * 0.3), round1(-size * 0.3), round1(size * 0.25), '#fff', 'opacity=".8"'),
};
