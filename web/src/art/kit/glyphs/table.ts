import { SHINE, BARE, at, circle, ellipse, line, path, rect, round1 } from '../svg';
import type { Glyph, Material } from '../pen';
import { card, cube, SUITS, type Suit } from '../parts';

type Hand = readonly [Suit, string, Suit, string, Suit, string];
const HANDS: readonly Hand[] = [
  ['S', 'A', 'H', 'K', 'D', 'Q'],
  ['H', '8', 'C', 'A', 'S', '9'],
  ['C', '3', 'D', '2', 'H', 'A'],
  ['D', 'J', 'S', 'K', 'H', '10'],
];

export const cards: Glyph = (x, _m, k = 0) => {
  const [s1, r1, s2, r2, s3, r3] = HANDS[k % HANDS.length] as Hand;
  return (
    at(-46, 14, 1, card(x, s1, r1), -22) +
    at(46, 14, 1, card(x, s2, r2), 22) +
    at(0, -8, 1.16, card(x, s3, r3)) +
    path('M-36-64H8L-36-6Z', '#fff', 'opacity=".35" stroke="none"')
  );
};

export const pair: Glyph = (x) =>
  at(-34, -4, 1.28, card(x, 'H', '9'), -13) + at(38, 6, 1.28, card(x, 'S', 'K'), 12);

export const chips: Glyph = (x) => {
  function ch(y: number, m: Material) {
    return (
      path(`M-70 ${y}V${y + 15}A70 26 0 0 0 70 ${y + 15}V${y}Z`, x.fill(m)) +
      ellipse(0, y, 70, 26, x.fill(m)) +
      ellipse(0, y, 46, 16, '#fff', 'opacity=".9" stroke="none"') +
      ellipse(0, y, 39, 13, x.fill(m), BARE) +
      path(
        `M-70 ${y}h15v14h-12ZM55 ${y}h15l-3 14h-12ZM-8 ${y + 26}h16v14h-16Z`,
        '#fff',
        'opacity=".9" stroke="none"',
      )
    );
  }
  return ch(48, 'ink') + ch(26, 'crimson') + ch(4, 'jade') + ch(-18, 'blue') + ch(-40, 'red');
};

export const chip: Glyph = (x, m = 'red') =>
  circle(0, 0, 92, x.fill(m)) +
  x.spin(8, path('M-15-91A92 92 0 0 1 15-91L11-66H-11Z', '#fff', BARE)) +
  circle(0, 0, 62, x.fill('gold')) +
  circle(0, 0, 54, x.fill(m)) +
  at(0, 2, 2, path(SUITS.S, '#FFF3C4', BARE));

export const roulette: Glyph = (x) => {
  const g = x.fill('gold');
  return (
    circle(0, 0, 102, x.fill('wood')) +
    circle(0, 0, 92, g) +
    circle(0, 0, 86, '#10141f') +
    x.spin(12, path('M0-86A86 86 0 0 1 22.3-83.1L15-56A58 58 0 0 0 0-58Z', '#C3203C', BARE)) +
    path('M0-86A86 86 0 0 1 22.3-83.1L15-56A58 58 0 0 0 0-58Z', '#128a5a', BARE) +
    x.spin(24, line('M0-86V-58', '#F8CB57', 1.6)) +
    circle(0, 0, 58, x.fill('wood')) +
    circle(0, 0, 58, 'none', 'stroke="#F8CB57" stroke-width="3"') +
    x.spin(8, path('M0-52L9-30L0-14L-9-30Z', x.fill('amber'), BARE)) +
    x.spin(4, rect(-4, -40, 8, 40, 4, g) + circle(0, -42, 8, g), 22) +
    circle(0, 0, 18, g) +
    circle(0, 0, 8, '#FFF6D2', BARE) +
    circle(40, -56, 9, x.ball('white')) +
    path('M-80-46A92 92 0 0 1 20-90A80 80 0 0 0-80-46Z', '', SHINE)
  );
};

export const dice: Glyph = () =>
  at(-44, 20, 0.98, cube('#FFF', '#F1E4D8', '#D2BDB0', '#C81E3A'), -8) +
  at(50, 34, 0.86, cube('#FF9C92', '#DE2F3C', '#951127', '#fff'), 10) +
  at(6, -52, 0.9, cube('#FFF3B4', '#F5B93A', '#B36F12', '#4a2608'), 4);

export const bowl: Glyph = (x) =>
  ellipse(0, 48, 104, 36, x.fill('sky')) +
  ellipse(0, 44, 86, 27, '#F4FAFF', BARE) +
  ellipse(0, 44, 86, 27, 'none', 'stroke="#3C8DF0" stroke-width="2"') +
  ellipse(-40, 46, 19, 9, '#E0312F') +
  ellipse(0, 56, 19, 9, '#fff') +
  ellipse(40, 46, 19, 9, '#E0312F') +
  ellipse(-2, 36, 19, 9, '#fff') +
  at(
    4,
    -34,
    1,
    path('M-84 30C-84-40-46-70 0-70C46-70 84-40 84 30C50 46-50 46-84 30Z', x.fill('white')) +
      path('M-30-64C-20-84 20-84 30-64C16-58-16-58-30-64Z', x.fill('sky')) +
      line('M-82 22C-48 38 48 38 82 22M-80 10C-46 26 46 26 80 10', '#2f6fd0', 3) +
      at(
        0,
        -16,
        0.5,
        x.spin(6, path('M0-8C-18-24-14-46 0-54C14-46 18-24 0-8Z', '#2f6fd0', BARE)) +
          circle(0, 0, 8, '#2f6fd0', BARE),
      ) +
      path('M-68 2C-64-30-44-52-20-58C-40-40-52-20-54 6Z', '', SHINE),
    -9,
  );

export const balls: Glyph = (x, _m, k = 0) => {
  function b(tx: number, ty: number, r: number, mm: Material, n: string) {
    return `${circle(tx, ty, r, x.ball(mm)) + circle(tx - r * 0.05, ty, r * 0.55, '#fff', BARE)}<text x="${
      tx - r * 0.05
    }" y="${round1(ty + r * 0.24)}" font-size="${round1(
      r * 0.66,
    )}" font-weight="800" text-anchor="middle" fill="#141b2b" stroke="none" font-family="Be Vietnam Pro,Inter,sans-serif">${
      n
    }</text>${ellipse(
      tx - r * 0.4,
      ty - r * 0.62,
      r * 0.3,
      r * 0.16,
      '',
      `fill="#fff" opacity=".8" stroke="none" transform="rotate(-30 ${round1(tx - r * 0.4)} ${round1(
        ty - r * 0.62,
      )})"`,
    )}`;
  }
  const n = ['68', '27', '09', '79', '36', '86', '52', '18'];
  function q(i: number) {
    return n[(k + i) % 8] ?? '';
  }
  return (
    b(-58, -44, 36, 'blue', q(0)) +
    b(52, -54, 34, 'violet', q(1)) +
    b(-62, 42, 40, 'red', q(2)) +
    b(64, 34, 38, 'jade', q(3)) +
    b(2, -6, 50, 'gold', q(4)) +
    b(4, 72, 28, 'orange', q(5))
  );
};
