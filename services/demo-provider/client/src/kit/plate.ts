import type { RampName } from '../theme-data';
import { word } from './alphabet';
import type { Pen } from './pen';
import { path } from './shapes';

/** The curved name plate at the foot of a wild, scatter or bonus symbol. */
export function plate(pen: Pen, label: string, rim: RampName, face: RampName): string {
  const long = label.length > 5;
  const size = long ? 10 : 12;
  const inner = long ? 2.6 : 3;
  const board = 'M3 75L12 72Q50 66 88 72L97 75L94 86L97 97L88 94Q50 89 12 94L3 97L6 86Z';
  return (
    pen.bevel(1.2, path(board, pen.face(rim))) +
    path('M8.5 77Q50 69.5 91.5 77L90 86L91.5 93Q50 85.5 8.5 93L10 86Z', pen.face(face)) +
    word(label, 50, 83.3, size, pen.ramp(face)[4], long ? 4.6 : 5, inner) +
    word(label, 50, 82.5, size, '#FFFBE8', inner, inner)
  );
}
