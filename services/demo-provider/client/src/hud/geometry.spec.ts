import { describe, expect, it } from 'vitest';
import { measure } from './geometry';

const SCREENS = [
  [360, 640],
  [360, 740],
  [412, 915],
  [768, 1024],
  [740, 360],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const;
const LAYOUTS = [
  [3, 3],
  [5, 3],
  [5, 4],
  [6, 4],
  [6, 5],
  [6, 6],
] as const;

describe.each(SCREENS)('on a screen of %i × %i', (width, height) => {
  it.each(LAYOUTS)('%i reels of %i rows fit between the controls', (reels, rows) => {
    const { x, y, w, h, edge, cell } = measure(width, height, reels, rows);
    expect(cell).toBeGreaterThanOrEqual(32);
    expect(x - edge).toBeGreaterThanOrEqual(0);
    expect(x + w + edge).toBeLessThanOrEqual(width);
    expect(y - edge).toBeGreaterThanOrEqual(30);
    expect(y + h + edge).toBeLessThanOrEqual(height - 50);
  });
});
