import { bevelFilter, blurFilter, outlineFilter } from './filters';
import { rampOf, type Paint, type Ramp } from './ramps';
import { ellipse } from './shapes';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * Paint context of one picture: gradients, filters and clips are made on demand, shared by what they are,
 * and collected as definitions. `prefix` keeps the ids of two pens apart when their pictures share a document.
 */
export class Pen {
  private readonly ids = new Map<string, string>();
  private definitions = '';

  constructor(private readonly prefix = 'k') {}

  get defs(): string {
    return `<defs>${this.definitions}</defs>`;
  }

  private define(key: string, write: (id: string) => string): string {
    const known = this.ids.get(key);
    if (known) return known;
    const id = this.prefix + this.ids.size;
    this.ids.set(key, id);
    this.definitions += write(id);
    return id;
  }

  ramp(paint: Paint): Ramp {
    return rampOf(paint);
  }

  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const open = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return `url(#${this.define(`linear ${open} ${stops.join()}`, (id) => `<linearGradient id="${id}" ${open}>${stopsOf(stops)}</linearGradient>`)})`;
  }

  radial(stops: readonly Stop[], cx = 0.38, cy = 0.3, r = 0.75): string {
    const open = `cx="${cx}" cy="${cy}" r="${r}"`;
    return `url(#${this.define(`radial ${open} ${stops.join()}`, (id) => `<radialGradient id="${id}" ${open}>${stopsOf(stops)}</radialGradient>`)})`;
  }

  /** A flat side turned to the light. */
  face(paint: Paint): string {
    const r = rampOf(paint);
    return this.linear(
      [
        [0, r[0]],
        [0.26, r[1]],
        [0.64, r[2]],
        [1, r[3]],
      ],
      0.35,
      0,
      0.6,
      1,
    );
  }

  /** A round body. */
  ball(paint: Paint): string {
    const r = rampOf(paint);
    return this.radial([
      [0, r[0]],
      [0.28, r[1]],
      [0.66, r[2]],
      [1, r[3]],
    ]);
  }

  /** A standing cylinder. */
  cylinder(paint: Paint): string {
    const r = rampOf(paint);
    return this.linear(
      [
        [0, r[3]],
        [0.2, r[1]],
        [0.34, r[0]],
        [0.6, r[2]],
        [1, r[3]],
      ],
      0,
      0,
      1,
      0,
    );
  }

  /** Polished metal with a dark reflection across the middle. */
  metal(paint: Paint): string {
    const r = rampOf(paint);
    return this.linear(
      [
        [0, r[0]],
        [0.24, r[1]],
        [0.46, r[2]],
        [0.52, r[3]],
        [0.6, r[2]],
        [0.82, r[1]],
        [1, r[3]],
      ],
      0.2,
      0,
      0.7,
      1,
    );
  }

  bevel(
    depth: number,
    markup: string,
    light = '#fff',
    dark = '#000',
    lightness = 0.8,
    darkness = 0.5,
  ): string {
    const key = `bevel ${depth} ${light} ${dark} ${lightness} ${darkness}`;
    return this.filtered(key, markup, (id) => bevelFilter(id, depth, light, dark, lightness, darkness));
  }

  blur(deviation: number, markup: string): string {
    return this.filtered(`blur ${deviation}`, markup, (id) => blurFilter(id, deviation));
  }

  outline(contour: string, glow: string, markup: string, width = 1.3): string {
    return this.filtered(`outline ${contour} ${glow} ${width}`, markup, (id) =>
      outlineFilter(id, contour, glow, width),
    );
  }

  clip(d: string, markup: string): string {
    const id = this.define(
      `clip ${d}`,
      (clip) => `<clipPath id="${clip}"><path d="${d}" clip-rule="evenodd"/></clipPath>`,
    );
    return `<g clip-path="url(#${id})">${markup}</g>`;
  }

  gloss(x: number, y: number, rx: number, ry: number, opacity = 0.75, turn = -18): string {
    const fade = this.linear([
      [0, '#fff', opacity],
      [1, '#fff', 0],
    ]);
    return ellipse(x, y, rx, ry, fade, `transform="rotate(${turn} ${x} ${y})"`);
  }

  private filtered(key: string, markup: string, write: (id: string) => string): string {
    return `<g filter="url(#${this.define(key, write)})">${markup}</g>`;
  }
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
