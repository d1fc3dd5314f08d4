import { createRequire } from 'node:module';

// Comes with jest, as its default sequencer.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: Sequencer } = require('@jest/test-sequencer');

const longKinds = [/kafka-spec\.ts$/, /e2e-spec\.ts$/, /\/attacks\//, /int-spec\.ts$/];

/**
 * Starts long suites first, so that none runs alone at the end. Jest orders by earlier durations, which a fresh clone does not
 * have, and then by size, which says little: the kind of the suite comes first.
 */
export default class LongFirstSequencer extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const kind = longKinds.findIndex((pattern) => pattern.test(path));
      return kind < 0 ? longKinds.length : kind;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
