import swc from '@swc/jest';
import { relative } from 'node:path';
import { replacedOnce } from './replaced-once.mjs';

/** A transformer for jest that reads one source with a change in it. No file is written. */
export default {
  createTransformer({ change, ...swcOptions }) {
    const compile = swc.createTransformer(swcOptions);
    const planted = (text, file, { config }) =>
      relative(config.rootDir, file) === change?.source ? replacedOnce(text, change.from, change.to) : text;
    return {
      process: (text, file, options) => compile.process(planted(text, file, options), file, options),
      processAsync: async (text, file, options) =>
        compile.process(planted(text, file, options), file, options),
    };
  },
};
