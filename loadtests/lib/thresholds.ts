import type { Options } from 'k6/options';

/** Every answer is the right one. */
export const right: NonNullable<Options['thresholds']> = {
  right_answers: [{ threshold: 'rate==1', abortOnFail: true, delayAbortEval: '5s' }],
  checks: ['rate==1'],
};

/** For every suite that gives figures: an arrival that could not be started voids them, and so does one wrong answer. */
export const always: NonNullable<Options['thresholds']> = { ...right, dropped_iterations: ['count==0'] };
