import type { Figures } from '../evaluator/figures.js';
import figures from './mathematics.rtp.json' with { type: 'json' };

/** The evaluator's figures as generated; a test computes them again. */
export function figureOf(id: string): Figures {
  const found = (figures as Record<string, Figures>)[id];
  if (!found) throw new Error(`${id} has not been evaluated: npm run games:figures`);
  return found;
}
