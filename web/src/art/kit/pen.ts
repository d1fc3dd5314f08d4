import { round1 } from './svg';

const MATERIALS = {
  gold: ['#FFF6C9', '#F8CB57', '#C07A17'],
  bronze: ['#F6D9A0', '#B9803A', '#5E3510'],
  silver: ['#FFFFFF', '#C9D4E4', '#67758E'],
  red: ['#FF8F7A', '#E0312F', '#7E0B1B'],
  crimson: ['#FF7C93', '#C51B45', '#5B0625'],
  orange: ['#FFD48A', '#FB8A26', '#B43C08'],
  amber: ['#FFE9A3', '#F7A928', '#A3530A'],
  jade: ['#C8FBDD', '#3CC48B', '#0B6A51'],
  green: ['#C9F7A0', '#54B948', '#125B34'],
  teal: ['#B8FFF4', '#21B8B4', '#07566B'],
  blue: ['#B5E2FF', '#3C8DF0', '#123C94'],
  sky: ['#E8F9FF', '#7CCBF5', '#2273B5'],
  violet: ['#E3CBFF', '#8E5BEA', '#3D1A8A'],
  pink: ['#FFE3EE', '#F781AE', '#B22466'],
  white: ['#FFFFFF', '#EEF1F7', '#AEB8CC'],
  ink: ['#4A5570', '#222B3F', '#0B101C'],
  wood: ['#D89B5E', '#8A4B21', '#43200C'],
  cream: ['#FFFBEF', '#F7E6BF', '#D0A865'],
} as const;

export type Material = keyof typeof MATERIALS;

/** A drawing in a box of -100…100; `m` recolours it, `k` varies it. */
export type Glyph = (x: Pen, m?: Material, k?: number) => string;

export const shadesOf = (material: Material) => MATERIALS[material];

/** Collects the definitions one picture needs: a gradient is written once, when first used. */
export class Pen {
  defs = '';
  private count = 0;
  private readonly known = new Map<string, string>();

  constructor(
    private readonly prefix: string,
    readonly random: () => number,
  ) {}

  id(): string {
    return this.prefix + (this.count++).toString(36);
  }

  /** Registers a definition and gives its reference. */
  define(make: (id: string) => string): string {
    const id = this.id();
    this.defs += make(id);
    return `url(#${id})`;
  }

  fill(material: Material): string {
    return this.once(material, (id) => {
      const stops = MATERIALS[material].map(
        (c, i) => `<stop offset="${[0, 0.42, 1][i]}" stop-color="${c}"/>`,
      );
      return `<linearGradient id="${id}" x1=".3" y1="0" x2=".65" y2="1">${stops.join('')}</linearGradient>`;
    });
  }

  ball(material: Material): string {
    const [light, mid, dark] = MATERIALS[material];
    return this.once(
      `@${material}`,
      (id) =>
        `<radialGradient id="${id}" cx=".36" cy=".3" r=".75"><stop stop-color="${light}"/><stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    );
  }

  /** Repeats a drawing around the centre. */
  spin(times: number, inner: string, from = 0, step = 360 / times): string {
    const id = this.id();
    let out = `<g transform="rotate(${round1(from)})"><g id="${id}">${inner}</g>`;
    for (let k = 1; k < times; k++) out += `<use href="#${id}" transform="rotate(${round1(step * k)})"/>`;
    return `${out}</g>`;
  }

  mirror(inner: string): string {
    const id = this.id();
    return `<g id="${id}">${inner}</g><use href="#${id}" transform="scale(-1 1)"/>`;
  }

  private once(key: string, make: (id: string) => string): string {
    const known = this.known.get(key);
    if (known) return known;
    const ref = this.define(make);
    this.known.set(key, ref);
    return ref;
  }
}
