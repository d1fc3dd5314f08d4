import type { Environment } from './load-config.js';
import { settingNames } from './setting-names.js';

/** A short name is near to many that mean something else. */
const shortestCompared = 6;
const farthest = 2;

/**
 * Names of the environment that are nearly those of settings, or begin as only the service's own do: misspelt, their values
 * would silently not count. Other programs' variables are nothing of ours and pass.
 */
export function misspeltSettings(
  env: Environment,
  prefixes: readonly string[],
  own: ReadonlySet<string> = new Set(),
): string[] {
  const known = new Set([...settingNames, ...own]);
  return Object.keys(env).flatMap((given) => {
    const name = given.replace(/_FILE$/, '');
    if (known.has(name) || known.has(given)) return [];
    const near = settingNames.find((one) => one.length >= shortestCompared && isNear(name, one));
    if (near !== undefined) return [`${given}: no setting has this name; ${near} is one`];
    const prefix = prefixes.find((one) => name.startsWith(one));
    return prefix === undefined ? [] : [`${given}: no setting that begins with ${prefix} has this name`];
  });
}

function isNear(given: string, known: string): boolean {
  if (Math.abs(given.length - known.length) > farthest) return false;
  let above = Array.from({ length: known.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...given].entries()) {
    const next = [row + 1];
    for (const [at, other] of [...known].entries())
      next.push(Math.min(next[at]! + 1, above[at + 1]! + 1, above[at]! + (letter === other ? 0 : 1)));
    above = next;
  }
  return above.at(-1)! <= farthest;
}
