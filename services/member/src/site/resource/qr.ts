import { encode } from 'uqr';

const size = 200;
const margin = 20;

/** A QR code as SVG: 200 by 200 with a quiet zone of 20, dark on white. */
export function qrCode(text: string): string {
  const { data, size: modules } = encode(text, { border: 0, ecc: 'M' });
  const cell = (size - 2 * margin) / modules;
  const cells = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${at(x)} ${at(y)}h${n(cell)}v${n(cell)}h-${n(cell)}z` : [])),
  );
  function at(module: number): string {
    return n(margin + module * cell);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" role="img" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${cells.join('')}" fill="#000"/></svg>`;
}

function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
