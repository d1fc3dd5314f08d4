/** Attributes of a highlight and of a shape without the common outline. */
export const SHINE = 'fill="#fff" opacity=".55" stroke="none"';
export const BARE = 'stroke="none"';

export const round1 = (n: number): number => Math.round(n * 10) / 10;

export function oklch(l: number, c: number, h: number, alpha?: number): string {
  return `oklch(${l} ${c} ${Math.round(h)}${alpha === undefined ? '' : `/${alpha}`})`;
}

const attrs = (fill?: string, more?: string) => (fill ? ` fill="${fill}"` : '') + (more ? ` ${more}` : '');

export const path = (d: string, fill?: string, more?: string) => `<path d="${d}"${attrs(fill, more)}/>`;

export const circle = (x: number, y: number, r: number, fill?: string, more?: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}"${attrs(fill, more)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill?: string, more?: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${attrs(fill, more)}/>`;

export const rect = (x: number, y: number, w: number, h: number, r: number, fill?: string, more?: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"${attrs(fill, more)}/>`;

export const line = (d: string, color: string, width: number, more?: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${more ? ` ${more}` : ''}/>`;

/** Places a drawing: moved, turned, scaled. */
export const at = (x: number, y: number, scale: number, inner: string, turn?: number) =>
  `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}">${inner}</g>`;
