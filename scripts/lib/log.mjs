/** What scripts print: one line per step, and one clear sentence where they cannot go on. */

const colour = process.stdout.isTTY && !('NO_COLOR' in process.env);
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = (text) => paint(1, text);
export const dim = (text) => paint(2, text);
const gold = (text) => paint(33, text);

export const log = (text) => console.log(`${gold('•')} ${text}`);

/** As UserError of libs/local, which Node 20 cannot load before the packages are installed. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/** Errors whose message says what to do; a stack would hide it. */
const plainErrors = ['UserError', 'UnknownSchemaError', 'ConfigError'];
const isPlain = ({ name, code = '' }) =>
  plainErrors.includes(name) || String(code).startsWith('ERR_PARSE_ARGS');

/** Runs a script's main function; a plain error ends it with code 1 and a sentence. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(`\n${bold('Failed:')} ${isPlain(error ?? {}) ? error.message : (error?.stack ?? error)}`);
    process.exit(1);
  }
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
