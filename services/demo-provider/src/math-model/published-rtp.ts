import type { RtpFigures } from '../evaluator/rtp-figures.js';
import figures from './published-rtp.json' with { type: 'json' };

/** The evaluator's figures as generated; a test computes them again. */
export function publishedRtpOf(id: string): RtpFigures {
  const found = (figures as unknown as Record<string, RtpFigures>)[id];
  if (!found) throw new Error(`${id} has not been evaluated: npm run games:figures`);
  return found;
}
