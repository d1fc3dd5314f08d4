import type { Options } from 'k6/options';

/** Holds for every suite: an arrival that could not be started voids the figure, and so does one wrong answer. */
export const always: NonNullable<Options['thresholds']> = {
  dropped_iterations: ['count==0'],
  right_answers: [{ threshold: 'rate==1', abortOnFail: true, delayAbortEval: '5s' }],
  checks: ['rate==1'],
};
