import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';

// Comes with jest, as its default sequencer.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: Sequencer } = require('@jest/test-sequencer');

/** Seconds by file, of a run of `npm test -- --record`. */
const durations = JSON.parse(readFileSync(new URL('durations.json', import.meta.url), 'utf8'));

/** Of a suite that is not recorded yet, by its kind. */
const expected = [
  [/kafka-spec\.ts$/, 30],
  [/e2e-spec\.ts$/, 20],
  [/int-spec\.ts$/, 5],
];

const secondsOf = (file) => durations[file] ?? expected.find(([kind]) => kind.test(file))?.[1] ?? 0;

/** Starts long suites first, so that none runs alone at the end. */
export default class LongFirstSequencer extends Sequencer {
  sort(tests) {
    const seconds = new Map(
      tests.map((test) => [test, secondsOf(relative(test.context.config.rootDir, test.path))]),
    );
    return super.sort(tests).toSorted((a, b) => seconds.get(b) - seconds.get(a));
  }
}
