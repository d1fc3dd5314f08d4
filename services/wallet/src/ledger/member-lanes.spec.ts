import fc from 'fast-check';
import { laneOf } from './member-lanes.js';

describe('laneOf', () => {
  it('gives a member the same lane in upper and lower case, and uses all lanes', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 16 }), (memberId, lanes) => {
        const lane = laneOf(memberId, lanes);
        expect(lane).toBe(laneOf(memberId.toUpperCase(), lanes));
        expect(Number.isInteger(lane) && lane >= 0 && lane < lanes).toBe(true);
      }),
    );
    const ids = Array.from(
      { length: 400 },
      (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    );
    const counts = [0, 1, 2, 3].map((lane) => ids.filter((id) => laneOf(id, 4) === lane).length);
    for (const count of counts) expect(count).toBeGreaterThan(60);
    // Published test vector of FNV-1a: 'a' is e40c292c.
    expect(laneOf('a', 2 ** 32)).toBe(0xe40c292c);
  });
});
