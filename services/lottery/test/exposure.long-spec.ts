import { allPlays } from '#libs/lottery-engine';
import { storm } from './support/exposure-storm.js';

const slips = 40;

describe('Twelve thousand slips on every play', () => {
  it.each(allPlays().map((play, at) => [`${play.group} ${play.code}`, play, at + 1] as const))(
    '%s: numbers fill up and close, and no result costs more than the caps',
    (_name, play, seed) => {
      const { accepted, refused, faults } = storm(play, seed * 104_729, slips);
      expect(faults).toEqual([]);
      expect([accepted > 0, refused > 0]).toEqual([true, true]);
    },
  );
});
