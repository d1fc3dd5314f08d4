import { group, line, num } from './shapes';

/** Letters as strokes in a box 14 high, [path, width], so that no symbol waits for a font. */
const LETTERS: Record<string, readonly [string, number]> = {
  A: ['M0 14L5 0L10 14M2 9.3H8', 10],
  B: ['M0 0V14H5Q9.4 14 9.4 10.4Q9.4 7 5 7H0H4.6Q8.4 7 8.4 3.5Q8.4 0 4.6 0Z', 9.4],
  C: ['M10 2.8Q8.3 0 5.4 0Q0 0 0 7Q0 14 5.4 14Q8.3 14 10 11.2', 10],
  D: ['M0 0V14H3.4Q10 14 10 7Q10 0 3.4 0Z', 10],
  E: ['M8 0H0V14H8M0 7H6.4', 8],
  I: ['M0 0V14', 0],
  L: ['M0 0V14H8', 8],
  N: ['M0 14V0L9.4 14V0', 9.4],
  O: ['M5.5 0Q0 0 0 7Q0 14 5.5 14Q11 14 11 7Q11 0 5.5 0Z', 11],
  R: ['M0 14V0H5Q9 0 9 4Q9 8 5 8H0M4.6 8L9.4 14', 9.4],
  S: ['M9 2.6Q7.6 0 5 0Q1 0 1 3.6Q1 6.3 5 7Q9.3 7.8 9.3 10.6Q9.3 14 5 14Q1.4 14 .4 11.2', 9.4],
  T: ['M0 0H10M5 0V14', 10],
  U: ['M0 0V9Q0 14 5 14Q10 14 10 9V0', 10],
  W: ['M0 0L3 14L6.5 3L10 14L13 0', 13],
};

export function word(
  text: string,
  cx: number,
  cy: number,
  size: number,
  colour: string,
  weight: number,
  spacing = weight,
) {
  let x = 0;
  let markup = '';
  for (const letter of text) {
    const stroke = LETTERS[letter];
    if (!stroke) continue;
    markup += group(line(stroke[0], colour, weight), `translate(${num(x)} 0)`);
    x += stroke[1] + spacing + 1.6;
  }
  x -= spacing + 1.6;
  const scale = size / 14;
  return group(markup, `translate(${num(cx - (x * scale) / 2)} ${num(cy - size / 2)}) scale(${num(scale)})`);
}
