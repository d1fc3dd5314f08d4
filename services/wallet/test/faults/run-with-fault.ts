import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionFile, type Change } from './faults.js';
import { replacedOnce } from './replaced-once.mjs';

const root = join(import.meta.dirname, '../../../..');

export interface Verdict {
  status: string;
  /** What the test said, without colours. */
  message: string;
}

interface Report {
  testResults: {
    message: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Runs the tests of a file whose names begin as given, in a jest of their own that reads the sources with the change. */
export async function runWithFault(file: string, tests: string[], change?: Change): Promise<Verdict[]> {
  const { default: base } = (await import(join(root, 'jest.config.mjs'))) as {
    default: Record<string, unknown>;
  };
  const folder = await mkdtemp(join(tmpdir(), 'lotus-fault-'));
  const config = {
    ...base,
    rootDir: root,
    transform: {
      '^.+\\.ts$': [
        '<rootDir>/services/wallet/test/faults/plant.mjs',
        { swcrc: true, change: change && (await sourceChange(change, folder)) },
      ],
    },
  };
  const outcome = join(folder, 'outcome.json');
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [
        ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
        ...[join(root, 'node_modules/jest/bin/jest.js'), '--runInBand', '--json', `--outputFile=${outcome}`],
        ...[`--config=${JSON.stringify(config)}`, '--runTestsByPath', join(import.meta.dirname, '..', file)],
        ...['-t', tests.map((test) => test.replaceAll(/[^\w -]/g, '.')).join('|')],
      ],
      { cwd: root, maxBuffer: 2 ** 26 },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });
  const report = JSON.parse(await readFile(outcome, 'utf8').catch(() => '{"testResults":[]}')) as Report;
  await rm(folder, { recursive: true });
  const [suite] = report.testResults;
  return tests.map((test) => {
    const result = suite?.assertionResults.find(({ title }) => title.startsWith(test));
    if (!result) return { status: `did not run: ${plain(suite?.message ?? output)}`, message: '' };
    return { status: result.status, message: plain(result.failureMessages.join('\n')) };
  });
}

/** A change of SQL becomes a second folder of function files, which is applied after the first. */
async function sourceChange(change: Change, folder: string): Promise<Change> {
  if ('source' in change) return change;
  const functions = join(folder, 'functions');
  await mkdir(functions);
  if ('statement' in change) await writeFile(join(functions, 'planted-fault.sql'), change.statement);
  else {
    const file = functionFile(change.function);
    const text = await readFile(join(root, file), 'utf8');
    await writeFile(join(functions, file.split('/').at(-1)!), replacedOnce(text, change.from, change.to));
  }
  const own = `new URL('./functions/', import.meta.url)`;
  return {
    source: 'services/wallet/src/database/schema.ts',
    from: own,
    to: `${own}, new URL('${pathToFileURL(functions).href}/')`,
  };
}

function plain(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replaceAll(/\u001B\[[\d;]*m/g, '');
}
