import { SHINE, BARE, at, circle, ellipse, line, path, rect } from '../svg';
import { shadesOf, type Glyph } from '../pen';

export const ingot: Glyph = (x) =>
  path(
    'M-96-18C-76 4-54 12-42 2C-34-38 34-38 42 2C54 12 76 4 96-18C104 34 66 60 0 60C-66 60-104 34-96-18Z',
    x.fill('gold'),
  ) +
  ellipse(0, -2, 43, 17, x.fill('amber')) +
  path('M-34-6C-20-28 20-28 34-6C20-14-20-14-34-6Z', '#FFF3B4', BARE) +
  path('M-80 8C-70 34-40 48-10 50C-40 54-78 44-86 10Z', '', SHINE) +
  path('M-12 22H12M0 22V46M-16 46H16', 'none', 'stroke="#9a5b0c" stroke-width="5" stroke-linecap="round"');

export const gem: Glyph = (x, m = 'sky') => {
  const c = shadesOf(m);
  return (
    path('M-58-62H58L98-14L0 92L-98-14Z', x.fill(m)) +
    path('M-58-62L-34-14H-98ZM58-62L98-14H34Z', c[1], BARE) +
    path('M-34-14L0-62L34-14Z', '#fff', 'opacity=".75" stroke="none"') +
    path('M-58-62H0L-34-14ZM58-62H0L34-14Z', c[0], BARE) +
    path('M-34-14H34L0 92Z', c[0], 'opacity=".7" stroke="none"') +
    path('M-98-14H-34L0 92Z', c[1], BARE) +
    path('M98-14H34L0 92Z', c[2], 'opacity=".75" stroke="none"') +
    line('M-58-62L-34-14L0-62L34-14L58-62M-98-14H98M-34-14L0 92L34-14', '#fff', 1.5, 'opacity=".7"')
  );
};

export const chest: Glyph = (x) => {
  const g = x.fill('gold');
  const w = x.fill('wood');
  return (
    path('M-74-20C-82-72-44-86 0-86C44-86 82-72 74-20Z', w) +
    path('M-62-22C-66-58-38-68 0-68C38-68 66-58 62-22Z', '#2a1206', BARE) +
    circle(-38, -20, 19, g) +
    circle(2, -30, 22, g) +
    circle(40, -20, 19, g) +
    circle(-16, -14, 18, g) +
    circle(22, -12, 18, g) +
    path('M-30-50l6 14 14 3-12 9 2 14-10-8-13 7 4-14-9-10 14-1Z', x.fill('crimson')) +
    path('M46-58L60-42L46-22L32-42Z', x.fill('sky')) +
    path('M-82-10H82L74 74H-74Z', w) +
    line('M-78 16H78M-76 44H76', '#3d1c0a', 3, 'opacity=".6"') +
    path('M-56-12H-38V74H-54ZM56-12H38V74H54Z', g) +
    rect(-88, -18, 176, 15, 6, g) +
    rect(-17, -12, 34, 38, 8, g) +
    circle(0, 2, 7, '#3d1c0a', BARE) +
    path('M-3 4H3L5 18H-5Z', '#3d1c0a', BARE)
  );
};

export const jade: Glyph = (x) => {
  const j = x.ball('jade');
  return `${
    line('M0-110V-72', '#E0312F', 7) + path('M-16-92L0-106L16-92L0-76Z', x.fill('red'))
  }<path fill-rule="evenodd" d="M0-76A66 66 0 1 1 0 56A66 66 0 1 1 0-76ZM0-32A22 22 0 1 0 0 12A22 22 0 1 0 0-32Z" fill="${
    j
  }"/>${at(
    0,
    -10,
    1,
    x.spin(8, line('M-8-40a8 8 0 1 1 8 8a4 4 0 1 1-3-6', '#0a5c46', 3.4)) +
      circle(0, 0, 28, 'none', 'stroke="#EFFFF6" stroke-width="2" opacity=".7"') +
      circle(0, 0, 59, 'none', 'stroke="#EFFFF6" stroke-width="2" opacity=".6"'),
  )}${path('M-48-44C-34-62-12-68 8-66C-16-58-34-44-44-24Z', '', SHINE)}${path(
    'M0 54L12 68L0 80L-12 68Z',
    x.fill('gold'),
  )}${line('M-8 80V112M0 80V116M8 80V112', '#E0312F', 5)}`;
};

export const crown: Glyph = (x) => {
  const g = x.fill('gold');
  return (
    path('M-84 50L-100-38L-54-4L-34-72L0-14L34-72L54-4L100-38L84 50Z', g) +
    path('M-84 50H84L80 80C30 90-30 90-80 80Z', x.fill('amber')) +
    circle(-100, -44, 12, x.ball('red')) +
    circle(100, -44, 12, x.ball('red')) +
    circle(-34, -78, 13, x.ball('sky')) +
    circle(34, -78, 13, x.ball('sky')) +
    path('M0-22L22 14L0 46L-22 14Z', x.fill('crimson')) +
    path('M-58 12L-48 28L-58 42L-68 28ZM58 12L68 28L58 42L48 28Z', x.fill('jade')) +
    circle(0, 68, 8, x.ball('sky')) +
    circle(-40, 66, 7, x.ball('white')) +
    circle(40, 66, 7, x.ball('white')) +
    path('M-92-24L-80 38L-72 34L-78-10ZM-34-60L-48 0L-38 4Z', '', SHINE)
  );
};

export const coin: Glyph = (x, m = 'gold') =>
  circle(0, 0, 92, x.fill(m)) +
  circle(0, 0, 76, 'none', 'stroke="#8a5410" stroke-width="3"') +
  rect(-26, -26, 52, 52, 6, '#3a2106') +
  x.spin(
    4,
    path(
      'M-12-64H12M0-64V-40M-10-48L10-48',
      'none',
      'stroke="#8a5410" stroke-width="6" stroke-linecap="round"',
    ),
  ) +
  path('M-74-38A84 84 0 0 1 6-84A74 74 0 0 0-74-38Z', '', SHINE);

export const pyramid: Glyph = (x) =>
  circle(0, -46, 46, x.ball('amber')) +
  at(0, -46, 1, x.spin(16, line('M0-56V-70', '#FFD684', 4))) +
  path('M0-84L100 74H-100Z', x.fill('amber')) +
  path('M0-84L100 74H20Z', '#8a4a12', 'opacity=".8" stroke="none"') +
  line('M-26-42H18M-46-10H34M-66 22H52M-86 54H72', '#8a4a12', 2.5, 'opacity=".7"') +
  at(
    0,
    14,
    0.95,
    path('M-50 0C-30-28 26-30 48-6C28 18-28 20-50 0Z', '#FFF8DF') +
      circle(0, -4, 15, x.ball('teal')) +
      circle(0, -4, 6, '#07122a', BARE) +
      line('M-58-4C-34-38 30-40 58-12M-14 16C-12 34-22 42-34 40M10 16C24 26 34 40 44 52', '#16307a', 7),
  );
