import { SHINE, BARE, at, circle, ellipse, line, path } from '../svg';
import type { Glyph, Material } from '../pen';

export const dragon: Glyph = (x, m = 'red') => {
  const g = x.fill('gold');
  const f = x.fill(m);
  return (
    at(
      0,
      -2,
      1,
      x.spin(
        15,
        path('M-13-46C-18-72-6-84 8-100C6-84 18-74 13-46Z', x.fill(m === 'jade' ? 'teal' : 'orange')),
        12,
        24,
      ),
    ) +
    x.mirror(
      path('M14-50C30-66 20-84 40-104C38-90 44-82 60-88C52-78 56-70 70-68C54-58 44-48 38-34Z', g) +
        path('M44-16C66-26 76-14 92-22C84-6 86 6 96 16C78 14 64 26 46 22Z', f) +
        path('M0-60C34-60 54-40 52-12C51 8 40 16 38 36C36 58 18 72 0 74Z', f) +
        path('M4-24C18-46 46-48 60-30C46-28 30-16 6-10Z', g) +
        path('M12-10C22-22 40-20 45-12C36-2 22 0 12-10Z', '#FFF7D6') +
        ellipse(29, -11, 5, 8, '#1a0a05', BARE) +
        circle(31, -14, 2, '#fff', BARE) +
        path('M0-4C14-4 20 6 34 12C38 26 28 36 0 36Z', g) +
        path('M12 18C20 10 28 14 26 22C20 28 14 26 12 18Z', '#3a0d06', BARE) +
        path('M0 40C16 44 30 38 38 32C36 54 20 64 0 64Z', '#3a0410') +
        path('M20 40L27 60L33 36Z', '#fff') +
        path('M0 66C10 70 16 68 20 66C18 80 10 92 0 104Z', x.fill('gold')) +
        line('M34 22C60 34 66 2 96 34', x.fill('gold'), 6),
    ) +
    path('M0-56L11-42L0-26L-11-42Z', x.fill('jade')) +
    path('M-30-46C-20-56-10-57 0-57C-14-50-24-46-36-30Z', '', SHINE)
  );
};

export const tiger: Glyph = (x) => {
  const f = x.fill('orange');
  const k = '#1c0f08';
  return (
    x.mirror(
      path('M24-58C34-88 62-92 74-72C82-56 70-40 56-36Z', f) +
        path('M38-60C46-76 60-78 66-66C68-56 62-48 54-44Z', x.fill('pink'), BARE),
    ) +
    path(
      'M0-74C44-74 74-42 76-2C86 12 92 20 88 30C80 28 78 30 72 34C76 44 72 50 70 54C60 50 58 54 54 58C40 76 22 86 0 86C-22 86-40 76-54 58C-58 54-60 50-70 54C-72 50-76 44-72 34C-78 30-80 28-88 30C-92 20-86 12-76-2C-74-42-44-74 0-74Z',
      f,
    ) +
    x.mirror(
      path('M2 14C26 8 50 20 50 40C46 62 24 72 2 66Z', x.fill('white'), BARE) +
        path('M10-34C24-48 44-42 50-26C40-32 26-32 14-22Z', '#FFF3DC', BARE) +
        path('M12-10C24-26 44-22 50-8C40 4 22 4 12-10Z', x.fill('gold')) +
        ellipse(31, -10, 6, 9, k, BARE) +
        circle(34, -14, 2.6, '#fff', BARE) +
        path(
          'M76-4C66-8 58-6 52 2C62 4 70 8 78 8ZM84 22C72 16 64 18 58 24C68 26 74 28 80 30ZM68-32C58-32 50-30 46-22C56-24 64-22 72-16ZM8-72C16-62 14-54 6-46C6-56 4-62 0-68ZM28-66C32-56 30-50 22-44C22-52 22-58 20-64Z',
          k,
          BARE,
        ) +
        path('M16 50L22 72L29 48Z', '#fff') +
        line('M26 34L72 28M26 42L70 46', '#fff', 2),
    ) +
    path('M-5-70H5L3-40H-3Z', k, BARE) +
    path('M-16 12C-8 6 8 6 16 12C14 24 6 30 0 32C-6 30-14 24-16 12Z', x.fill('crimson')) +
    line('M0 32V42M0 42C-8 50-20 50-26 46M0 42C8 50 20 50 26 46', k, 4) +
    path('M-46-60C-30-70-16-72-8-71C-30-64-48-52-60-34C-58-44-54-52-46-60Z', '', SHINE)
  );
};

export const lion: Glyph = (x) => {
  const g = x.fill('gold');
  const w = x.fill('white');
  const r = x.fill('red');
  return (
    at(0, 4, 1, x.spin(18, circle(0, -84, 17, w), 0)) +
    circle(0, 4, 78, r) +
    x.mirror(
      path('M26-62C40-96 66-92 78-70C66-72 58-62 54-48Z', g) +
        path('M6-36C18-62 50-60 62-36C50-42 26-40 6-28Z', w) +
        circle(33, -18, 20, w) +
        circle(33, -18, 13, g) +
        circle(33, -16, 7, '#140a08', BARE) +
        circle(36, -20, 3, '#fff', BARE) +
        path('M60 4C76 8 84 20 80 36C70 34 62 28 58 18Z', x.fill('jade')) +
        path('M0 26C22 22 48 24 62 18C62 54 40 78 0 80Z', w) +
        path('M0 34C20 32 42 32 54 28C52 54 34 68 0 70Z', '#4a0612') +
        path('M8 33H20V46H8ZM24 32H36L34 44H26Z', '#fff', BARE),
    ) +
    path('M-14 60C-6 54 6 54 14 60C10 70-10 70-14 60Z', x.fill('pink'), BARE) +
    circle(0, 10, 17, g) +
    path('M-10 12C-6 6-2 8 0 12C2 8 6 6 10 12', 'none', 'stroke="#6b2a06" stroke-width="3"') +
    circle(0, -56, 17, x.ball('silver')) +
    circle(0, -56, 10, x.ball('sky'), BARE) +
    path('M0-104C12-92 10-82 6-74H-6C-10-82-12-92 0-104Z', g)
  );
};

export const phoenix: Glyph = (x) => {
  let w = '';
  const a: [Material, number, number][] = [
    ['red', 8, 1.12],
    ['orange', 30, 1.1],
    ['amber', 52, 1],
    ['orange', 74, 0.86],
    ['red', 96, 0.7],
  ];
  a.forEach(function (q) {
    w += path(
      'M0 0C-16-30-12-72 8-104C22-74 20-30 0 0Z',
      x.fill(q[0]),
      `transform="translate(10 4)rotate(${q[1]})scale(${q[2]})"`,
    );
  });
  return (
    at(
      0,
      22,
      1,
      x.mirror(
        path(
          'M0 0C-16-30-12-72 8-104C22-74 20-30 0 0Z',
          x.fill('crimson'),
          'transform="translate(2 8)rotate(150)scale(.84)"',
        ) + circle(36, 70, 6, x.fill('gold')),
      ),
    ) +
    path('M-13 24C-8 56-14 76 0 104C14 76 8 56 13 24Z', x.fill('red')) +
    circle(0, 84, 7, x.fill('teal')) +
    x.mirror(w) +
    path('M0-44C20-40 26-8 16 22C10 36-10 36-16 22C-26-8-20-40 0-44Z', x.fill('gold')) +
    path('M-16-56C-12-78 14-80 18-58C20-44 8-34 0-30C-8-34-18-42-16-56Z', x.fill('amber')) +
    path('M-6-74C-16-92-8-100-10-108C2-100 4-88 2-76C8-90 16-92 18-102C26-90 20-78 10-70Z', x.fill('red')) +
    path('M-6-52L6-52L0-36Z', x.fill('gold')) +
    circle(-9, -58, 3.2, '#1a0a05', BARE) +
    circle(9, -58, 3.2, '#1a0a05', BARE) +
    line('M-9-6Q0 2 9-6M-10 8Q0 16 10 8', '#a8570c', 3)
  );
};

export const peacock: Glyph = (x) => {
  const f =
    path('M0 0C-16-40-17-78 0-112C17-78 16-40 0 0Z', x.fill('jade')) +
    circle(0, -88, 14, x.fill('gold')) +
    circle(0, -86, 10, x.fill('teal'), BARE) +
    circle(0, -84, 5.5, '#2a1a7a', BARE);
  const i = x.id();
  let s = '';
  [-84, 84, -70, 70, -56, 56, -42, 42, -28, 28, -14, 14, 0].forEach(function (r, k) {
    s += k ? `<use href="#${i}" transform="rotate(${r})"/>` : `<g id="${i}" transform="rotate(-84)">${f}</g>`;
  });
  return (
    at(
      0,
      42,
      1,
      s
        .replace(/rotate\((-?\d+)\)"\/>/g, function (_, r) {
          return `rotate(${+r + 84})"/>`;
        })
        .replace('<g id', '<g transform="rotate(0)"><g id')
        .replace(/$/, '</g>')
        .replace(/href="#(\w+)" transform="rotate\((-?\d+)\)"/g, function (_, a, r) {
          return `href="#${a}" transform="rotate(${r})"`;
        }),
    ) +
    path('M0-34C12-30 12-12 8 0C30 16 34 62 0 86C-34 62-30 16-8 0C-12-12-12-30 0-34Z', x.fill('blue')) +
    path('M-13-36C-13-54 13-54 13-36C13-24-13-24-13-36Z', x.fill('blue')) +
    line('M0-50V-66M-7-48L-12-62M7-48L12-62', '#7CE3F0', 3) +
    circle(0, -68, 4, x.fill('gold')) +
    circle(-13, -64, 4, x.fill('gold')) +
    circle(13, -64, 4, x.fill('gold')) +
    path('M-5-32H5L0-20Z', x.fill('gold')) +
    circle(-6, -39, 2.6, '#fff', BARE) +
    circle(6, -39, 2.6, '#fff', BARE) +
    line('M-12 24Q0 34 12 24M-16 42Q0 54 16 42', '#9fdcff', 3)
  );
};

export const horse: Glyph = (x) =>
  path(
    'M-30 96C-36 40-6 22-10-6C-30 4-44 22-62 26C-80 22-86 6-78-6C-62-30-44-62-16-76L-22-104L6-84C54-76 84-20 80 96Z',
    x.fill('wood'),
  ) +
  path('M6-84C54-76 84-20 80 96H56C66 40 52-6 22-24L34-34L10-42L24-58L-2-60Z', x.fill('amber')) +
  circle(-34, -36, 6, '#120a06', BARE) +
  circle(-36, -38, 2, '#fff', BARE) +
  ellipse(-70, 6, 4, 3, '#2a1206', BARE) +
  line('M-74 16C-64 14-58 10-54 4M-52-54L-20-8M-44-4L-22-10', '#F8CB57', 5) +
  circle(-22, -9, 6, x.fill('gold'));

export const rooster: Glyph = (x) =>
  path(
    'M34 20C50-40 84-70 104-58C92-50 92-38 96-30C86-30 84-18 88-8C78-8 76 6 78 16C66 36 50 44 34 42Z',
    x.fill('jade'),
  ) +
  path('M36 24C56-10 66-58 92-84C70-88 46-60 30-14Z', x.fill('teal')) +
  path('M-34-56C-50-40-48-6-56 16C-62 50-30 76 10 74C48 72 66 40 46 10C30-10 2-16-4-44Z', x.fill('red')) +
  path('M-34-56C-50-40-54-14-50 8C-30 22-10 8-2-14C-6-24-4-36-4-44Z', x.fill('amber')) +
  path('M-14 18C6 4 40 8 50 28C36 54 4 58-14 18Z', x.fill('crimson')) +
  line('M0 22C14 18 30 22 38 30M2 34C12 32 24 34 30 40', '#FFC46B', 3) +
  path(
    'M-36-84C-40-98-26-104-22-94C-20-106-4-106-4-92C4-102 18-94 10-80C20-76 14-66 4-66L-30-66Z',
    x.fill('red'),
  ) +
  path('M-40-64C-40-86 0-88 2-62C4-44-34-38-40-64Z', x.fill('orange')) +
  path('M-38-66L-66-54L-36-50Z', x.fill('gold')) +
  path('M-34-48C-46-40-42-20-34-22C-24-24-26-40-28-48Z', x.fill('red')) +
  circle(-20, -66, 6.5, '#fff') +
  circle(-21, -66, 3.4, '#120707', BARE) +
  line('M-14 74V96M-14 96L-30 102M-14 96L2 102M16 72V96M16 96L2 102M16 96L32 102', '#F8CB57', 6);
