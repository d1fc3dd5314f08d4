import fc from 'fast-check';
import { arrayLiteral, bytesLiteral, laneOf } from './batch.rules.js';

describe('a batch', () => {
  it('meets a member always at the same committer, however his id is written, and uses all of them', () => {
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
    const met = [0, 1, 2, 3].map((lane) => ids.filter((id) => laneOf(id, 4) === lane).length);
    for (const count of met) expect(count).toBeGreaterThan(60);
    // FNV-1a as its catalogue has it: 'a' is e40c292c.
    expect(laneOf('a', 2 ** 32)).toBe(0xe40c292c);
  });

  it('writes arrays as PostgreSQL reads them', () => {
    expect(arrayLiteral([])).toBe('{}');
    expect(arrayLiteral([null, undefined, 'a', '', 7, -5n])).toBe('{NULL,NULL,"a","",7,-5}');
    expect(arrayLiteral([String.raw`say "x\y"`, 'NULL', '{},'])).toBe(
      String.raw`{"say \"x\\y\"","NULL","{},"}`,
    );
    expect(bytesLiteral([Buffer.from('00ff', 'hex'), null])).toBe(String.raw`{"\\x00ff",NULL}`);
  });
});
