import { oklch, path, circle, ellipse, rect, line, at, round1 } from './svg';
import type { Pen } from './pen';

/** Fills the 300 × 400 plate behind the hero. */
export type Backdrop = (x: Pen, h: number, k: number) => string;

const sunburst: Backdrop = (x, h, k) =>
  at(150, 170, 1, x.spin(12, path('M0 0L-34-330H34Z', oklch(0.75, 0.15, h, 0.2)), k % 30));

const rings: Backdrop = (_, h) => {
  let s = '';
  for (let i = 0; i < 6; i++)
    s += circle(
      150,
      170,
      60 + i * 36,
      'none',
      `stroke="${oklch(0.8, 0.12, h, 0.28 - i * 0.03)}" stroke-width="${i % 2 ? 10 : 2}"${
        i % 2 ? ' stroke-dasharray="5 9"' : ''
      }`,
    );
  return s;
};

const scales: Backdrop = (x, h) => {
  const i = x.id();
  x.defs += `<pattern id="${
    i
  }" width="48" height="24" patternUnits="userSpaceOnUse"><g fill="none" stroke="${oklch(
    0.82,
    0.12,
    h,
    0.3,
  )}" stroke-width="1.6"><circle cx="24" cy="24" r="23"/><circle cx="24" cy="24" r="15"/><circle cx="24" cy="24" r="7"/><circle cx="0" cy="36" r="23"/><circle cx="48" cy="36" r="23"/></g></pattern>`;
  return `<rect width="300" height="400" fill="url(#${i})"/>`;
};

const facets: Backdrop = (x, h) => {
  type Point = readonly [number, number];
  const jitter = (inside: boolean) => (inside ? x.random() * 50 - 25 : 0);
  const points: Point[] = [];
  for (let j = 0; j < 5; j++) {
    for (let i = 0; i < 4; i++) points.push([i * 100 + jitter(i % 3 > 0), j * 100 + jitter(j % 4 > 0)]);
  }
  const corner = (n: number) => (points[n] ?? [0, 0]).map(Math.round).join(' ');
  let out = '';
  for (let j = 0; j < 4; j++) {
    for (let i = 0; i < 3; i++) {
      const n = j * 4 + i;
      const diagonal = `L${corner(n + 1)}L${corner(n + 4)}Z`;
      const lit = oklch(0.8, 0.14, h + x.random() * 30, round1(x.random() * 3) / 10);
      out += path(`M${corner(n)}${diagonal}`, lit);
      out += path(`M${corner(n + 5)}${diagonal}`, oklch(0.2, 0.1, h, round1(x.random() * 4) / 10));
    }
  }
  return out;
};

const reels: Backdrop = (_, h) => {
  let s = '';
  for (let i = 0; i < 3; i++)
    s += rect(
      22 + i * 88,
      40,
      80,
      250,
      12,
      oklch(0.95, 0.04, h, 0.13),
      `stroke="${oklch(0.85, 0.13, h, 0.5)}" stroke-width="2"`,
    );
  return s + path('M0 165H300V171H0Z', oklch(0.9, 0.15, h, 0.35));
};

const felt: Backdrop = (_, h) =>
  ellipse(
    150,
    330,
    260,
    150,
    oklch(0.42, 0.11, h),
    `stroke="${oklch(0.8, 0.12, 80, 0.9)}" stroke-width="5"`,
  ) +
  ellipse(150, 330, 222, 122, 'none', 'stroke="#fff" stroke-opacity=".3" stroke-width="2"') +
  path('M150-60L30 300H270Z', oklch(0.95, 0.06, 90, 0.13)) +
  path('M150-60L90 300H210Z', oklch(0.95, 0.06, 90, 0.13));

const hex: Backdrop = (x, h) => {
  const i = x.id();
  x.defs += `<pattern id="${
    i
  }" width="42" height="72" patternUnits="userSpaceOnUse"><path d="M21 0L42 12V36L21 48L0 36V12ZM21 48V72" fill="none" stroke="${oklch(
    0.8,
    0.14,
    h,
    0.4,
  )}" stroke-width="1.5"/></pattern>`;
  return `<rect width="300" height="400" fill="url(#${i})"/>${path(
    'M0 0H300L0 300Z',
    oklch(0.9, 0.1, h, 0.12),
  )}`;
};

const bokeh: Backdrop = (x, h) => {
  let s = '';
  const r = x.random;
  for (let i = 0; i < 14; i++)
    s += circle(
      Math.round(r() * 300),
      Math.round(r() * 330),
      Math.round(8 + r() * 34),
      oklch(0.82, 0.14, h + r() * 60 - 30, round1(1 + r() * 2) / 10),
    );
  return s;
};

const hills: Backdrop = (_, h) =>
  circle(214, 96, 58, oklch(0.93, 0.09, 90, 0.85)) +
  circle(214, 96, 84, oklch(0.93, 0.09, 90, 0.15)) +
  path(
    'M0 230C40 150 70 180 96 120C124 190 150 170 176 214C210 150 250 160 300 220V400H0Z',
    oklch(0.42, 0.1, h, 0.9),
  ) +
  path('M0 280C60 220 100 260 150 240C210 220 250 260 300 250V400H0Z', oklch(0.3, 0.09, h, 0.95)) +
  line('M20 120h70M40 132h80M190 190h90', '#fff', 3, 'opacity=".25"');

const sea: Backdrop = (x, h) => {
  let s = path(
    'M60 0L-40 400H60L120 0ZM170 0L130 400H230L220 0ZM260 0L300 400H380L300 0Z',
    oklch(0.95, 0.07, h, 0.14),
  );
  const r = x.random;
  for (let i = 0; i < 12; i++)
    s += circle(
      Math.round(r() * 300),
      Math.round(r() * 300),
      Math.round(3 + r() * 10),
      'none',
      'stroke="#fff" stroke-opacity=".45" stroke-width="1.5"',
    );
  return (
    s +
    path(
      'M0 330C30 300 30 270 24 240C44 270 50 300 48 400H0ZM300 340C276 310 276 280 284 250C262 280 252 310 256 400H300Z',
      oklch(0.38, 0.12, h - 40, 0.8),
    )
  );
};

const clouds: Backdrop = (_, h) => {
  const c = 'M-60 20a22 22 0 0 1 6-42a30 30 0 0 1 56-8a24 24 0 0 1 40 16a18 18 0 0 1 4 34Z';
  function cl(a: number, b: number, s: number, op: number) {
    return at(
      a,
      b,
      s,
      path(c, oklch(0.9, 0.07, h, op), `stroke="${oklch(0.95, 0.09, h, 0.6)}" stroke-width="2"`) +
        line('M-30 4a12 12 0 1 1 14 12M6-4a11 11 0 1 1 12 12', oklch(0.97, 0.05, h, 0.7), 2),
    );
  }
  return (
    circle(150, 160, 128, oklch(0.8, 0.14, h, 0.25)) +
    cl(50, 90, 0.9, 0.3) +
    cl(258, 130, 1, 0.35) +
    cl(30, 250, 1.2, 0.4) +
    cl(270, 275, 1.3, 0.45)
  );
};

const neon: Backdrop = (_, h) => {
  let s = '';
  for (let i = -5; i <= 5; i++) s += `M${150 + i * 14} 220L${150 + i * 90} 400`;
  for (let i = 0; i < 6; i++) {
    const y = 220 + i * i * 6 + i * 6;
    s += `M0 ${y}H300`;
  }
  return (
    circle(150, 165, 105, oklch(0.72, 0.2, h + 40, 0.55)) +
    path('M0 220H300V400H0Z', oklch(0.16, 0.08, h)) +
    line(s, oklch(0.78, 0.17, h, 0.75), 1.6) +
    line('M40 150h46M214 120h60M30 178h70M206 190h70', oklch(0.85, 0.12, h, 0.5), 3)
  );
};

const temple: Backdrop = (_, h) =>
  circle(150, 160, 120, oklch(0.85, 0.14, 70, 0.28)) +
  path(
    'M-10 96C40 96 60 70 66 50C110 66 190 66 234 50C240 70 260 96 310 96L290 120H10Z',
    oklch(0.33, 0.11, h),
  ) +
  path('M16 120H284V136H16Z', oklch(0.6, 0.13, 70, 0.8)) +
  path('M24 136H58V400H24ZM242 136H276V400H242Z', oklch(0.42, 0.16, 25, 0.9)) +
  path('M24 160H58V170H24ZM242 160H276V170H242Z', oklch(0.75, 0.13, 80));

const stadium: Backdrop = (_, h) =>
  path('M0 210C80 180 220 180 300 210V260H0Z', oklch(0.3, 0.07, h)) +
  line(
    'M0 214C80 186 220 186 300 214M0 230C80 204 220 204 300 230',
    '#fff',
    2,
    'opacity=".25" stroke-dasharray="2 6"',
  ) +
  path('M20 30L-60 300H120ZM280 30L180 300H360Z', '#fff', 'opacity=".13"') +
  path('M150 10L60 300H240Z', '#fff', 'opacity=".1"') +
  path('M0 250H300V400H0Z', oklch(0.46, 0.13, 150)) +
  path('M60 250H120L80 400H-10ZM180 250H240L310 400H220Z', oklch(0.52, 0.14, 150)) +
  circle(20, 30, 9, '#fff') +
  circle(280, 30, 9, '#fff') +
  circle(150, 12, 7, '#fff');

const stars: Backdrop = (x, h) => {
  let s = '';
  const r = x.random;
  for (let i = 0; i < 26; i++)
    s += circle(
      Math.round(r() * 300),
      Math.round(r() * 320),
      round1(0.8 + r() * 2),
      '#fff',
      `opacity="${round1(3 + r() * 6) / 10}"`,
    );
  return (
    s +
    circle(246, 74, 34, oklch(0.72, 0.14, h + 60)) +
    ellipse(
      246,
      74,
      56,
      11,
      'none',
      `stroke="${oklch(0.86, 0.1, h + 60, 0.8)}" stroke-width="4" transform="rotate(-18 246 74)"`,
    ) +
    path('M-20 340C60 250 200 240 330 330V420H-20Z', oklch(0.34, 0.12, h, 0.8))
  );
};

const silk: Backdrop = (_, h) =>
  path('M-20 90C80 20 180 160 320 60V150C190 230 90 110-20 190Z', oklch(0.7, 0.16, h, 0.35)) +
  path('M-20 210C80 150 190 270 320 190V260C190 330 90 230-20 290Z', oklch(0.6, 0.16, h + 20, 0.35)) +
  line('M-20 100C80 30 180 170 320 70M-20 216C80 156 190 276 320 196', '#fff', 2, 'opacity=".35"');

const ring: Backdrop = (_, h) =>
  path('M0 70C80 40 220 40 300 70V200H0Z', oklch(0.28, 0.08, h)) +
  ellipse(150, 330, 190, 96, oklch(0.62, 0.11, 65), `stroke="${oklch(0.45, 0.16, 25)}" stroke-width="14"`) +
  ellipse(150, 330, 160, 74, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="3"') +
  path('M150-40L20 330H280Z', oklch(0.95, 0.08, 80, 0.16));

export const BACKDROPS = {
  sunburst,
  rings,
  scales,
  facets,
  reels,
  felt,
  hex,
  bokeh,
  hills,
  sea,
  clouds,
  neon,
  temple,
  stadium,
  stars,
  silk,
  ring,
};
export type BackdropName = keyof typeof BACKDROPS;
