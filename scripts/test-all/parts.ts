/** The parts of `npm run test:all`, which of them are wanted, and what became of each. */

export type Need = 'chromium' | 'etcd' | 'go' | 'kafka' | 'mounts' | 'npm' | 'promtool' | 'redis';

export interface Part {
  name: string;
  /** The script of package.json. */
  script: string;
  args?: string[];
  minutes: number;
  /** Without one of these it is not run. */
  needs?: Need[];
  /** What its output says where it ran without some of its suites: it passes then, and is not green. */
  ranWithout?: RegExp;
  /** What its output says where it could not fetch what it needs: it fails then, and is not red. */
  unfetched?: RegExp;
}

export type Result = 'green' | 'red' | 'not possible here';

export interface Outcome {
  part: string;
  result: Result;
  seconds: number;
  reason?: string;
}

const seeds = [1, 2, 3];

export const parts: readonly Part[] = [
  { name: 'check', script: 'check', minutes: 20 },
  {
    ...{ name: 'test', script: 'test', minutes: 100 },
    ranWithout: /(?<=Running on .*)no (?:Kafka|Redis|Chromium)/g,
  },
  { name: 'long', script: 'test:long', minutes: 300, needs: ['chromium', 'kafka', 'redis'] },
  ...seeds.map((seed): Part => {
    const args = ['--seed', String(seed)];
    return {
      ...{ name: `faults-${seed}`, script: 'test:faults', args, minutes: 25 },
      needs: ['kafka', 'redis'],
    };
  }),
  {
    name: 'alerts',
    script: 'test:alerts',
    minutes: 5,
    needs: ['promtool'],
    unfetched: /could not be fetched/,
  },
  { name: 'restore', script: 'test:restore', minutes: 15 },
  { name: 'image', script: 'test:image', minutes: 20, needs: ['mounts', 'kafka', 'redis'] },
  {
    ...{ name: 'k8s', script: 'test:k8s', minutes: 45, needs: ['go', 'etcd'] },
    unfetched: /could not be fetched/,
  },
  {
    ...{ name: 'audit', script: 'packages:audit', minutes: 5, needs: ['npm'] },
    unfetched: /audit endpoint returned an error|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/,
  },
];

export class UnknownPart extends Error {
  /** Printed without a stack. */
  override name = 'UserError';
}

/** `--only` and `--without` name parts, or by `faults` all that begin so; the order is that of the list. */
export function chosenParts({ only, without }: { only?: string; without?: string }): Part[] {
  const wanted = only === undefined ? undefined : namesIn(only);
  const unwanted = namesIn(without ?? '');
  return parts.filter(({ name }) => (wanted?.has(name) ?? true) && !unwanted.has(name));
}

function namesIn(list: string): Set<string> {
  const found = list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .flatMap((word) => {
      const named = parts.filter(({ name }) => name === word || name.startsWith(`${word}-`));
      if (named.length > 0) return named;
      throw new UnknownPart(`${word} is no part; there are ${parts.map(({ name }) => name).join(', ')}.`);
    });
  return new Set(found.map(({ name }) => name));
}

export function outcomeOf(
  { name: part, ranWithout, unfetched, minutes }: Part,
  { code, isLate, output, seconds }: { code: number; isLate: boolean; output: string; seconds: number },
): Outcome {
  if (isLate) return { part, result: 'red', seconds, reason: `ended after ${minutes} min` };
  const [lacking] = (unfetched && output.match(unfetched)) ?? [];
  if (code !== 0 && lacking) return { part, result: 'not possible here', seconds, reason: lacking };
  if (code !== 0) return { part, result: 'red', seconds, reason: `ended with code ${code}` };
  const left = [...new Set(ranWithout && output.match(ranWithout))].join(', ');
  if (left) return { part, result: 'not possible here', seconds, reason: `${left}; all else is green` };
  return { part, result: 'green', seconds };
}

export function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ part, result, seconds, reason }) => [
    part,
    reason === undefined ? result : `${result}: ${reason}`,
    seconds.toFixed(0),
  ]);
  const all = [['part', 'result', 'seconds'], ...rows];
  const [first, second] = [0, 1].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map(
      ([part, result, time]) => `${part!.padEnd(first!)}  ${result!.padEnd(second!)}  ${time!.padStart(7)}`,
    )
    .join('\n');
}

export const isRed = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ result }) => result === 'red');
