import { SHINE, BARE, at, circle, ellipse, line, path, rect } from '../svg';
import type { Glyph, Material } from '../pen';

export const seven: Glyph = (x) => {
  const d = 'M-36-52H40V-26C12 4 2 26 0 60H-34C-32 24-14-2 6-22H-36Z';
  function s(tx: number, ty: number, sc: number, r: number, m: Material) {
    return at(
      tx,
      ty,
      sc,
      path(d, x.fill('gold'), 'stroke="#3b0a08" stroke-width="20" stroke-linejoin="round"') +
        path(d, x.fill('gold'), 'stroke="#F8CB57" stroke-width="11" stroke-linejoin="round"') +
        path(d, x.fill(m)) +
        path('M-30-46H32V-38H-30Z', '', SHINE),
      r,
    );
  }
  return s(-58, 14, 0.95, -14, 'crimson') + s(58, 14, 0.95, 14, 'crimson') + s(0, -8, 1.32, 0, 'red');
};

export const fruit: Glyph = (x) =>
  `${
    line('M-30-20C-20-70 10-88 44-96M26-10C26-50 34-80 44-96', '#3f8f3c', 6) +
    path('M40-98C64-116 92-104 98-84C76-76 54-80 40-98Z', x.fill('green')) +
    path('M-96 20A74 74 0 0 0 52 66Z', x.fill('green')) +
    path('M-86 24A62 62 0 0 0 42 62Z', '#F4FFE8', BARE) +
    path('M-80 26A56 56 0 0 0 36 60Z', x.fill('red'), BARE)
  }<g fill="#2a0a0a" stroke="none">${ellipse(-48, 44, 3, 6)}${ellipse(-24, 56, 3, 6)}${ellipse(
    -30,
    74,
    3,
    6,
  )}${ellipse(4, 66, 3, 6)}</g>${circle(-32, 0, 33, x.ball('crimson'))}${circle(
    30,
    14,
    37,
    x.ball('red'),
  )}${ellipse(-42, -14, 8, 12, '', SHINE)}${ellipse(18, -2, 9, 14, '', SHINE)}${path(
    'M58 40C78 20 104 34 100 62C96 88 66 94 54 76Z',
    x.fill('amber'),
  )}${line('M66 52l6 4M78 46l5 5M72 68l6 3M88 62l4 4', '#a3530a', 3)}`;

export const rocket: Glyph = (x) =>
  at(
    0,
    0,
    1,
    path('M-24 56C-30 84-12 90 0 116C12 90 30 84 24 56Z', x.fill('orange')) +
      path('M-12 56C-14 74-4 80 0 94C4 80 14 74 12 56Z', '#FFF3B4', BARE) +
      x.mirror(path('M26 14C54 24 60 50 58 74L26 52Z', x.fill('crimson'))) +
      path('M0-104C38-70 42-4 28 58H-28C-42-4-38-70 0-104Z', x.fill('silver')) +
      path('M0-104C16-90 26-70 30-50H-30C-26-70-16-90 0-104Z', x.fill('crimson')) +
      circle(0, -16, 20, x.fill('gold')) +
      circle(0, -16, 14, x.ball('sky')) +
      path('M-26 36H26L25 50H-25Z', x.fill('gold')) +
      path('M-22-60C-30-30-30 10-24 34C-18 0-18-30-12-66Z', '', SHINE),
    24,
  );

export const sword: Glyph = (x) =>
  at(
    0,
    0,
    1,
    path('M0-118L15-92L11 28H-11L-15-92Z', x.fill('silver')) +
      path('M0-118L15-92L11 28H0Z', x.fill('sky'), BARE) +
      line('M0-96V22', '#fff', 2) +
      path(
        'M-54 22C-40 34-20 26 0 26C20 26 40 34 54 22C54 44 30 48 0 46C-30 48-54 44-54 22Z',
        x.fill('gold'),
      ) +
      circle(0, 37, 9, x.ball('jade')) +
      rect(-8, 46, 16, 40, 4, x.fill('wood')) +
      line('M-8 56L8 62M-8 66L8 72M-8 76L8 82', '#F8CB57', 3) +
      circle(0, 96, 13, x.fill('gold')) +
      circle(0, 96, 6, x.ball('red'), BARE),
    20,
  );

export const football: Glyph = (x) =>
  circle(0, 0, 92, x.ball('white')) +
  path('M0-30L29-9L18 25H-18L-29-9Z', '#151c2e', BARE) +
  x.spin(
    5,
    path('M-14-86C-4-92 4-92 14-86L24-70L0-54L-24-70Z', '#151c2e', BARE) +
      line('M0-54V-30', '#151c2e', 3.5) +
      line('M24-70L44-60', '#151c2e', 3.5),
  ) +
  path('M-70-46C-52-76-22-88 4-88C-26-76-48-56-58-28Z', '', SHINE);

export const basket: Glyph = (x) =>
  circle(0, 0, 90, x.ball('orange')) +
  line('M-90 0H90M0-90V90M-66-62C-26-30-26 30-66 62M66-62C26-30 26 30 66 62', '#3a1606', 4.5) +
  path('M-70-40C-52-72-22-84 4-84C-26-72-46-50-58-24Z', '', SHINE);

export const trophy: Glyph = (x) => {
  const g = x.fill('gold');
  return (
    x.mirror(path('M46-70H82C92-24 70 6 36 10L34-8C56-12 66-34 64-52H46Z', g)) +
    path('M-54-88H54C56-30 40 16 12 26V50H-12V26C-40 16-56-30-54-88Z', g) +
    ellipse(0, -88, 54, 12, x.fill('amber')) +
    path('M-40 50H40L48 74H-48Z', x.fill('wood')) +
    rect(-58, 72, 116, 18, 6, x.fill('ink')) +
    path('M0-62L9-44L29-41L14-27L18-7L0-17L-18-7L-14-27L-29-41L-9-44Z', '#FFF8DC') +
    path('M-44-76C-44-36-32-4-14 12C-26-16-30-46-30-78Z', '', SHINE)
  );
};

export const joystick: Glyph = (x) =>
  path(
    'M-54-44C-30-54 30-54 54-44C88-44 104 20 100 56C96 80 70 78 56 54L42 30H-42L-56 54C-70 78-96 80-100 56C-104 20-88-44-54-44Z',
    x.fill('violet'),
  ) +
  path(
    'M-54-44C-30-54 30-54 54-44C70-44 82-28 90-6C40-24-40-24-90-6C-82-28-70-44-54-44Z',
    '#fff',
    'opacity=".18" stroke="none"',
  ) +
  rect(-70, -14, 40, 14, 4, x.fill('ink')) +
  rect(-57, -27, 14, 40, 4, x.fill('ink')) +
  circle(50, -28, 9, x.ball('gold')) +
  circle(50, 10, 9, x.ball('jade')) +
  circle(31, -9, 9, x.ball('sky')) +
  circle(69, -9, 9, x.ball('red')) +
  circle(-22, 18, 17, x.fill('ink')) +
  circle(-22, 16, 11, x.ball('silver')) +
  circle(22, 18, 17, x.fill('ink')) +
  circle(22, 16, 11, x.ball('silver')) +
  rect(-12, -34, 24, 10, 5, '#9DF5FF', BARE);
