import type { FrameStyle, Theme } from '../theme-data';
import type { Pen } from './pen';
import { circle, box, group, line, num, path, petal, star } from './shapes';

export type FrameSpec = Theme['frame'];

/** A frame `edge` thick around a window; width and height are the outer ones. */
export interface FrameBox {
  readonly width: number;
  readonly height: number;
  readonly edge: number;
}

type Ornament = (pen: Pen, spec: FrameSpec, at: FrameBox) => string;

/** Repeats an ornament along the four sides, turned outwards. */
function along({ width, height, edge }: FrameBox, spacing: number, ornament: (index: number) => string) {
  const across = Math.max(4, Math.round((width - 2 * edge) / spacing));
  const down = Math.max(4, Math.round((height - 2 * edge) / spacing));
  let markup = '';
  for (let i = 0; i <= across; i++) {
    const x = num(edge + ((width - 2 * edge) * i) / across);
    markup += group(ornament(i), `translate(${x} ${edge / 2})`);
    markup += group(ornament(i), `translate(${x} ${height - edge / 2}) rotate(180)`);
  }
  for (let i = 1; i < down; i++) {
    const y = num(edge + ((height - 2 * edge) * i) / down);
    markup += group(ornament(i), `translate(${edge / 2} ${y}) rotate(-90)`);
    markup += group(ornament(i), `translate(${width - edge / 2} ${y}) rotate(90)`);
  }
  return markup;
}

/** Mirrors what is drawn for the upper left corner into the other three. */
const corners = ({ width, height }: FrameBox, markup: string) =>
  group(markup) +
  group(markup, `translate(${width} 0) scale(-1 1)`) +
  group(markup, `translate(0 ${height}) scale(1 -1)`) +
  group(markup, `translate(${width} ${height}) scale(-1 -1)`);

export const ORNAMENTS: Record<FrameStyle, Ornament> = {
  cloud(pen, spec, at) {
    const k = at.edge / 16;
    const scroll =
      'M0 11Q0 0 11 0H34C40 2 38 12 30 11C26 10 26 6 29 6C24 2 18 8 24 14C18 10 12 12 14 18C10 12 8 18 14 24C8 18 2 24 6 29C6 26 10 26 11 30C12 38 2 40 0 34Z';
    const corner =
      path(scroll, pen.metal('gold'), `stroke="${pen.ramp(spec.ramp)[3]}" stroke-width=".8"`) +
      circle(9, 9, 5, pen.ball(spec.face));
    return corners(at, pen.bevel(1.1, group(corner, `translate(${-8 * k} ${-8 * k}) scale(${2 * k})`)));
  },
  drum(pen, _spec, at) {
    const b = at.edge;
    const c = b * 0.6;
    const boss =
      circle(c, c, b * 0.95, pen.metal('bronze')) +
      circle(c, c, b * 0.68, pen.ramp('patina')[3]) +
      path(star(c, c, 12, b * 0.62, b * 0.26), pen.ramp('gold')[1]);
    const tooth = path(
      `M${-b * 0.26} ${b * 0.26}L0 ${-b * 0.24}L${b * 0.26} ${b * 0.26}Z`,
      pen.ramp('gold')[1],
    );
    return along(at, b * 0.8, () => tooth) + corners(at, pen.bevel(1.2, boss));
  },
  bamboo(pen, _spec, at) {
    const b = at.edge;
    const k = b / 16;
    const knot = box(-b * 0.16, -b * 0.56, b * 0.32, b * 1.12, b * 0.14, pen.cylinder('yellow'));
    const rope =
      box(-2, 4, 26, 9, 2, pen.cylinder('wood')) +
      box(4, -2, 9, 26, 2, pen.cylinder('wood')) +
      line('M2 2L15 15M15 2L2 15', '#F8DCB4', 2.6);
    const leaves =
      group(
        path(petal(34, 6, 0.5), pen.face('green')),
        `translate(${b} ${b * 0.6}) rotate(112) scale(${k})`,
      ) +
      group(path(petal(28, 6, 0.5), pen.face('green')), `translate(${b * 0.6} ${b}) rotate(160) scale(${k})`);
    return (
      pen.bevel(
        1.2,
        along(at, b * 4.4, () => knot),
      ) + corners(at, pen.bevel(1.2, group(rope, `scale(${1.15 * k})`)) + leaves)
    );
  },
  wood(pen, _spec, at) {
    const b = at.edge;
    const k = b / 16;
    const carving = line(
      `M${-b * 0.5} ${b * 0.1}Q0 ${-b * 0.3} ${b * 0.5} ${b * 0.1}`,
      pen.ramp('gold')[1],
      b * 0.1,
    );
    const corner =
      path('M0 0H36L30 8H14Q8 8 8 14V30L0 36Z', pen.metal('gold')) + circle(9, 9, 4, pen.ball('red'));
    return (
      along(at, b * 2.2, () => carving) +
      corners(at, pen.bevel(1.2, group(corner, `translate(${-2 * k} ${-2 * k}) scale(${1.2 * k})`)))
    );
  },
  shell(pen, _spec, at) {
    const b = at.edge;
    const k = b / 16;
    const corner =
      path('M4 4C20 -4 36 4 38 16C30 14 32 24 24 22C26 30 16 30 16 38C4 36 -4 20 4 4Z', pen.face('pink')) +
      line('M4 4L34 15M4 4L24 22M4 4L15 34', '#fff', 1, 'opacity=".6"') +
      circle(8, 8, 6, pen.ball('pearl'));
    return (
      along(at, b * 1.15, (i) => circle(0, 0, b * (i % 2 ? 0.22 : 0.3), pen.ball('pearl'))) +
      corners(at, pen.bevel(1.4, group(corner, `translate(${-6 * k} ${-6 * k}) scale(${1.25 * k})`)))
    );
  },
  bulbs(pen, _spec, at) {
    const bulb = (inner: string, rim: string) =>
      circle(
        0,
        0,
        at.edge * 0.25,
        pen.radial(
          [
            [0, '#fff'],
            [0.5, inner],
            [1, rim],
          ],
          0.45,
          0.4,
          0.6,
        ),
      );
    return along(at, at.edge * 1.5, (i) => (i % 2 ? bulb('#FFF2A8', '#E9A42C') : bulb('#FFC1D6', '#D81E6A')));
  },
  led(pen, _spec, at) {
    const b = at.edge;
    const light = (colour: string) => box(-b * 0.28, -b * 0.1, b * 0.56, b * 0.2, b * 0.08, colour);
    const bracket = `M0 ${b * 2.4}V${b}Q0 0 ${b} 0H${b * 2.4}L${b * 1.8} ${b * 0.6}H${b}Q${b * 0.6} ${b * 0.6} ${b * 0.6} ${b}V${b * 1.8}Z`;
    return (
      along(at, b * 0.9, (i) => light(i % 2 ? '#7CFF9A' : '#E9FFEF')) +
      corners(at, path(bracket, pen.metal('silver')))
    );
  },
};
