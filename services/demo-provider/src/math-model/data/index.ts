import { classic3x35 } from './classic-3x3-5.js';
import { classic3x327 } from './classic-3x3-27.js';
import { lines5x310Respin } from './lines-5x3-10-respin.js';
import { lines5x320FreeX3 } from './lines-5x3-20-free-x3.js';
import { lines5x325Rising } from './lines-5x3-25-rising.js';
import { lines5x310Expand } from './lines-5x3-10-expand.js';
import { lines5x440Stacked } from './lines-5x4-40-stacked.js';
import { lines5x450Random } from './lines-5x4-50-random.js';
import { ways5x3243 } from './ways-5x3-243.js';
import { ways5x41024Wild } from './ways-5x4-1024-wild.js';
import { ways6x44096 } from './ways-6x4-4096.js';
import { ways6x515625 } from './ways-6x5-15625.js';
import { hold5x325 } from './hold-5x3-25.js';
import { hold3x35 } from './hold-3x3-5.js';
import { lines5x35High } from './lines-5x3-5-high.js';
import { hold5x41024 } from './hold-5x4-1024.js';
import type { MathModel } from '../math-model.types.js';

/** All math models. A new one is a file and a line here. */
export const ALL_MATH_MODELS: readonly MathModel[] = [
  classic3x35,
  classic3x327,
  lines5x310Respin,
  lines5x320FreeX3,
  lines5x325Rising,
  lines5x310Expand,
  lines5x440Stacked,
  lines5x450Random,
  ways5x3243,
  ways5x41024Wild,
  ways6x44096,
  ways6x515625,
  hold5x325,
  hold3x35,
  lines5x35High,
  hold5x41024,
];

const byId = new Map(ALL_MATH_MODELS.map((mathModel) => [mathModel.id, mathModel]));

export function mathModelOf(id: string): MathModel {
  const found = byId.get(id);
  if (!found) throw new Error(`no math model called ${id}`);
  return found;
}
