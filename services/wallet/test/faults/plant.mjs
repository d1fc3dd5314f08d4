import swc from '@swc/jest';
import { relative } from 'node:path';

const misfit = 'the fault does not fit';
const migrationsOf = 'services/wallet/src/database/data-source.ts';
const quoted = (text) => `$fault$${text}$fault$`;

/** A transformer for jest that reads the sources with one fault in them. Nothing is written anywhere. */
export default {
  createTransformer({ change, ...swcOptions }) {
    const compile = swc.createTransformer(swcOptions);
    const planted = (text, file, { config }) => withFault(text, relative(config.rootDir, file), change);
    return {
      process: (text, file, options) => compile.process(planted(text, file, options), file, options),
      processAsync: async (text, file, options) =>
        compile.process(planted(text, file, options), file, options),
    };
  },
};

function withFault(text, file, change) {
  if (!change) return text;
  if (file === change.source) return replacedOnce(text, change.from, change.to);
  if (file !== migrationsOf || change.source) return text;
  const sql = change.statement ?? changedFunction(change);
  const migration = `  class PlantFault1999999999999 { async up(runner: any) { await runner.query(${JSON.stringify(sql)}); } async down() {} },\n];\n`;
  return replacedOnce(text, '\n];\n', `\n${migration}`);
}

function replacedOnce(text, from, to) {
  const [before, after, more] = text.split(from);
  if (after === undefined || more !== undefined) throw new Error(`${misfit}: ${from}`);
  return before + to + after;
}

/** Of whatever the function says by now, so that a later migration of it keeps the fault or is told of it. */
function changedFunction(change) {
  return `DO $do$
  DECLARE
    v_function text;
    v_from text := ${quoted(change.from)};
  BEGIN
    SELECT pg_get_functiondef(oid) INTO STRICT v_function FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND proname = '${change.function}';
    IF length(v_function) - length(replace(v_function, v_from, '')) <> length(v_from) THEN
      RAISE EXCEPTION '${misfit}: %', v_from;
    END IF;
    EXECUTE replace(v_function, v_from, ${quoted(change.to)});
  END $do$`;
}
