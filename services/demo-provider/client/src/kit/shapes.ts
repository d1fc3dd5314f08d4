export type Point = readonly [x: number, y: number];

export const num = (value: number) => Math.round(value * 100) / 100;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

// Elements. `extra` takes further attributes as text.
export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${extra}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${extra}/>`;
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = '') =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="${fill}" ${extra}/>`;
export const line = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const group = (markup: string, transform = '', extra = '') =>
  `<g${transform ? ` transform="${transform}"` : ''} ${extra}>${markup}</g>`;

// Repetition.
export const mirror = (markup: string) => markup + group(markup, 'translate(100 0) scale(-1 1)');
export const times = (count: number, paint: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => paint(index)).join('');
export const around = (
  count: number,
  cx: number,
  cy: number,
  markup: string | ((index: number) => string),
  offset = 0,
) =>
  times(count, (i) =>
    group(
      typeof markup === 'function' ? markup(i) : markup,
      `translate(${cx} ${cy}) rotate(${num(offset + (i * 360) / count)})`,
    ),
  );

// Outlines.
export function star(cx: number, cy: number, points: number, outer: number, inner: number, offset = -90) {
  const corner = (i: number) => {
    const angle = radians(offset + (i * 180) / points);
    const radius = i % 2 ? inner : outer;
    return `${num(cx + radius * Math.cos(angle))} ${num(cy + radius * Math.sin(angle))}`;
  };
  return 'M' + Array.from({ length: points * 2 }, (_, i) => corner(i)).join('L') + 'Z';
}
export const polygon = (points: readonly Point[]) =>
  'M' + points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L') + 'Z';
export const petal = (length: number, width: number, tip = 0.8) =>
  `M0 0C${-width} ${num(-length * 0.3)} ${num(-width * 0.9)} ${num(-length * tip)} 0 ${-length}C${num(width * 0.9)} ${num(-length * tip)} ${width} ${num(-length * 0.3)} 0 0Z`;
export const flame = (length: number, width: number) =>
  `M0 0C${num(-width)} ${num(-length * 0.3)} ${num(-width * 0.9)} ${num(-length * 0.65)} ${num(width * 0.5)} ${-length}C${num(width * 0.7)} ${num(-length * 0.6)} ${num(width)} ${num(-length * 0.3)} 0 0Z`;

/** Two places are finer than any screen; painters need not round every number they write. */
const rounded = (markup: string) =>
  markup.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (figure) => String(num(Number(figure))));

export const svgDocument = (width: number, height: number, viewBox: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${rounded(body)}</svg>`;
export const dataUri = (svg: string) => 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);

/** The element at `index`, counting round and round. */
export const cycle = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
