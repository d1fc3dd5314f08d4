import { SHINE, BARE, at, circle, ellipse, line, path, rect } from '../svg';
import type { Glyph } from '../pen';

export const lotus: Glyph = (x, m = 'gold') => {
  const pt = 'M0 0C-34-26-30-70 0-100C30-70 34-26 0 0Z';
  const f = x.fill(m);
  const b = x.fill(m === 'gold' ? 'amber' : 'crimson');
  function pl(r: number, s: number, fl: string) {
    return path(pt, fl, `transform="rotate(${r})scale(${s})"`);
  }
  return (
    ellipse(0, 66, 92, 17, x.fill('jade')) +
    ellipse(0, 62, 60, 9, '#063d31', BARE) +
    at(
      0,
      62,
      1,
      pl(-34, 1.5, b) +
        pl(34, 1.5, b) +
        pl(0, 1.58, b) +
        pl(-66, 1.24, b) +
        pl(66, 1.24, b) +
        pl(-20, 1.3, f) +
        pl(20, 1.3, f) +
        pl(-52, 1.12, f) +
        pl(52, 1.12, f) +
        pl(-82, 0.92, f) +
        pl(82, 0.92, f) +
        pl(0, 1.2, f) +
        path('M0-16C-12-34-14-66 0-98C-4-66-4-40 0-16Z', '', SHINE) +
        path(
          'M-14-18C-34-36-44-70-38-92C-34-62-26-40-14-18ZM44-30C66-46 80-66 84-84C76-60 62-44 44-30Z',
          '',
          SHINE,
        ),
    )
  );
};

export const lantern: Glyph = (x, m = 'red') => {
  const f = x.fill(m);
  const g = x.fill('gold');
  return (
    line('M0-104V-70', '#F8CB57', 4) +
    rect(-26, -72, 52, 13, 5, g) +
    path('M-24-60H24C70-50 84-22 84-2C84 22 66 48 24 56H-24C-66 48-84 22-84-2C-84-22-70-50-24-60Z', f) +
    path('M-14-59H14C34-30 34 30 14 55H-14C-34 30-34-30-14-59Z', '#fff', 'opacity=".3" stroke="none"') +
    line(
      'M-44-54C-64-20-64 20-44 50M44-54C64-20 64 20 44 50M-14-59C-34-30-34 30-14 55M14-59C34-30 34 30 14 55',
      '#F8CB57',
      2.5,
      'opacity=".8"',
    ) +
    path(
      'M0-16C-8-24-18-16-14-6C-22 0-16 12-6 10C-4 18 4 18 6 10C16 12 22 0 14-6C18-16 8-24 0-16Z',
      g,
      BARE,
    ) +
    rect(-26, 54, 52, 12, 5, g) +
    line('M-14 68V96M-5 68V104M5 68V104M14 68V96', '#F3A93A', 4) +
    path('M-50-44C-68-26-72 0-66 22C-60-4-56-24-40-46Z', '', SHINE)
  );
};

export const drum: Glyph = (x) => {
  const b = x.fill('bronze');
  const k = '#4a2608';
  return (
    circle(0, 0, 100, b) +
    circle(0, 0, 92, 'none', `stroke="${k}" stroke-width="2"`) +
    x.spin(36, path('M-5-92L0-80L5-92Z', k, BARE)) +
    circle(0, 0, 78, x.fill('gold')) +
    x.spin(
      10,
      path('M-15-58C-10-66 2-66 6-60L18-62L8-55C4-48-6-50-9-54L-19-50Z', k, BARE) +
        circle(0, -72, 2.6, k, BARE),
    ) +
    circle(0, 0, 47, b) +
    x.spin(20, circle(0, -42, 3, '#FFE7A8', BARE)) +
    circle(0, 0, 36, '#7a4413') +
    x.spin(14, path('M-5-10L0-34L5-10Z', '#FFE9A6', BARE)) +
    circle(0, 0, 11, '#FFF6D2', BARE) +
    path('M-84-40A93 93 0 0 1 10-92A80 80 0 0 0-84-40Z', '', SHINE)
  );
};

export const envelope: Glyph = (x) =>
  at(
    0,
    0,
    1,
    rect(-54, -82, 108, 164, 12, x.fill('red')) +
      path('M-54-70Q-54-82-42-82H42Q54-82 54-70V-46C30-16-30-16-54-46Z', x.fill('crimson')) +
      line('M-53-46C-30-16 30-16 53-46', '#F8CB57', 4) +
      circle(0, -24, 20, x.fill('gold')) +
      rect(-6, -30, 12, 12, 2, '#8a1420', BARE) +
      at(
        0,
        36,
        0.62,
        x.spin(5, path('M0 0C-22-12-18-40 0-44C18-40 22-12 0 0Z', x.fill('gold'))) +
          circle(0, 0, 9, x.fill('red')),
      ) +
      line('M-40 68H40', '#F8CB57', 3) +
      path('M-46-70V60', 'none', 'stroke="#ff9a88" stroke-width="4" opacity=".6"'),
    -9,
  ) +
  at(
    66,
    30,
    0.75,
    x.spin(5, path('M0 0C-22-12-18-40 0-44C18-40 22-12 0 0Z', x.fill('amber'))) +
      circle(0, 0, 9, x.fill('red')),
  ) +
  at(
    -70,
    -54,
    0.55,
    x.spin(5, path('M0 0C-22-12-18-40 0-44C18-40 22-12 0 0Z', x.fill('amber'))) +
      circle(0, 0, 9, x.fill('red')),
  );

export const firework: Glyph = (x) => {
  function b(tx: number, ty: number, s: number, c: string, c2: string) {
    return at(
      tx,
      ty,
      s,
      x.spin(16, line('M0-22V-78', c, 5) + circle(0, -92, 6, c2, BARE)) +
        x.spin(16, line('M0-14V-46', c2, 3), 11.25) +
        circle(0, 0, 9, '#fff', BARE),
    );
  }
  return (
    b(-44, 34, 0.62, '#38D6C8', '#C9FFF6') +
    b(56, 46, 0.55, '#B48CFF', '#F0E4FF') +
    b(8, -24, 0.92, '#FFB833', '#FFF0B8') +
    b(-70, -66, 0.36, '#FF6C86', '#FFD9E0') +
    at(0, 0, 1, line('M-4 14C-6 50 0 80-8 106', '#FFD684', 3, 'opacity=".6"'))
  );
};

export const moon: Glyph = (x) =>
  `${circle(0, -4, 96, x.ball('cream'))}<g opacity=".35" stroke="none" fill="#b98d45">${circle(
    -48,
    -40,
    13,
  )}${circle(56, -52, 9)}${circle(66, 22, 14)}${circle(-70, 14, 8)}</g>${path(
    'M-34 78C-48 50-36 26-14 18C-24-4-14-22-8-26C-30-56-34-88-22-96C-10-96 0-64 2-36C8-66 24-92 34-88C42-78 30-44 18-24C32-14 34 6 20 18C40 30 50 56 36 78Z',
    x.fill('white'),
  )}${path('M-20-84C-16-64-10-48-2-36C-2-56-10-78-20-84Z', '#F7A8C0', BARE)}${circle(
    10,
    -6,
    4.5,
    '#7a1230',
    BARE,
  )}${line('M22 6L26 4', '#c05070', 3)}${circle(
    -36,
    66,
    11,
    x.fill('white'),
  )}${path('M38 54C48 34 66 34 70 40C76 32 88 40 84 52C90 60 82 72 72 66C66 74 52 70 54 60Z', x.fill('jade'))}`;

export const gourd: Glyph = (x) =>
  line('M2-78C0-94 14-102 24-104', '#3b7a34', 7) +
  path('M8-88C30-104 56-96 62-78C42-72 20-74 8-88Z', x.fill('green')) +
  path(
    'M0-82C28-82 38-58 28-38C22-26 30-18 42-8C74 18 66 82 0 84C-66 82-74 18-42-8C-30-18-22-26-28-38C-38-58-28-82 0-82Z',
    x.fill('amber'),
  ) +
  path('M-34-22C-12-30 12-30 34-22L38-10C14-18-14-18-38-10Z', x.fill('red')) +
  path('M34-20C56-26 66-6 82-10C74 4 60 8 36-12Z', x.fill('red')) +
  path('M40-10C58 0 54 18 68 26C52 32 42 14 34-8Z', x.fill('crimson')) +
  path(
    'M-22-66C-30-52-26-44-22-38C-18-52-14-62-8-72ZM-52 22C-58 50-40 68-26 72C-40 52-40 32-34 12Z',
    '',
    SHINE,
  ) +
  at(0, 36, 0.7, x.spin(4, path('M0-4C-10-12-10-24 0-32C10-24 10-12 0-4Z', '#8f3d06', BARE)));

export const hat: Glyph = (x) =>
  path('M0-62L104 34C60 60-60 60-104 34Z', x.fill('cream')) +
  line('M-70 6C-30 26 30 26 70 6M-44-20C-20-8 20-8 44-20M-88 22C-40 46 40 46 88 22', '#b98943', 2.5) +
  line('M-46 44C-30 84 30 84 46 44', '#E85A8B', 6) +
  path('M-6-60C-40-30-70 0-92 26C-50-4-20-34-6-60Z', '', SHINE);
