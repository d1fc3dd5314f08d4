import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const code = files.filter((file) => /\.(ts|tsx|mjs|js|css)$/.test(file));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Longer files with the reason why. */
const longByNature: Record<string, string> = {
  'web/src/lib/api/schema.d.ts': 'written by npm run api:types',
  'libs/provider-sdk/src/reference/reference-calls.ts':
    'the calls of the protocol side by side, as their state table has them',
};

/** Which runner takes a test file; undefined where none does, and the test would never run. */
function runnerOf(file: string): string | undefined {
  if (/^web\/e2e\/.*\.test\.ts$/.test(file)) return 'playwright';
  if (/^(web|services\/[^/]+\/client)\/(src|test|scripts)\/.*\.(test|spec)\.tsx?$/.test(file))
    return 'vitest';
  if (/^(services|libs|scripts|tests)\/.*\.long-spec\.ts$/.test(file)) return 'test:long';
  if (/^(services|libs|scripts|tests)\/.*[.-]spec\.ts$/.test(file) && !/\/client\//.test(file)) return 'jest';
  return undefined;
}

describe('the tree', () => {
  it('holds no file of more than 400 lines without a stated reason', () => {
    const long = code.filter((file) => !(file in longByNature) && read(file).split('\n').length - 1 > 400);
    expect(long).toEqual([]);
  });

  it('holds no link inside the console that repeats the console’s own path', () => {
    const pages = code.filter((file) => file.startsWith('web/src/console/') && file.endsWith('.tsx'));
    expect(pages.filter((file) => /\bto=(\{`|")\/console\//.test(read(file)))).toEqual([]);
  });

  it('holds no test file that no runner takes', () => {
    const tests = code.filter((file) => /([.-]spec|\.test)\.(ts|tsx|mjs|js)$/.test(basename(file)));
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => runnerOf(file) === undefined)).toEqual([]);
  });

  it('holds no skipped test and nothing left to do', () => {
    // Split, so that this file does not find itself.
    const unfinished = new RegExp(
      String.raw`\b(?:describe|it|test)\.(?:skip|only|todo)\b|\bx(?:it|describe)\(|\b(?:TO${'DO'}|FIX${'ME'}|XX${'X'})\b`,
    );
    expect(code.filter((file) => unfinished.test(read(file)))).toEqual([]);
  });

  it('names no path of somebody’s machine', () => {
    const paths = new RegExp(
      String.raw`(?:^|[\s"'=(])/(?:home|Users)/[a-z]\w+/|/wo${'rk'}/(?:main|wt|shared)`,
    );
    expect(
      files.filter((file) => /\.(ts|tsx|mjs|json|ya?ml|md)$/.test(file) && paths.test(read(file))),
    ).toEqual([]);
  });
});

/** Where a service reads the machine's clock itself, and why nothing is decided by it. */
const clockReaders: Record<string, string> = {
  'services/auth/src/messages/adapters/file-messages.ts': 'marks a line of a developer’s file',
  'services/gateway/src/openapi/merged-document.ts': 'keeps a document for a while',
};

it('REG-G46 services have one source of time, the injected clock', () => {
  const reading = code.filter(
    (file) =>
      /^services\/[^/]+\/src\/.*\.ts$/.test(file) &&
      !/[.-]spec\.ts$/.test(file) &&
      /\bDate\.now\(\)|\bnew Date\(\)|\bprocess\.hrtime\b/.test(read(file)),
  );
  expect(reading).toEqual(Object.keys(clockReaders));
});

describe('migrations', () => {
  const migrations = files.filter(
    (file) => /\/migrations\/[^/]+\.ts$/.test(file) && !/spec\.ts$|index\.ts$/.test(file),
  );

  it('are named <epoch ms>-<verb-noun>.ts and hold the class of that name', () => {
    const wrong = migrations.filter((file) => {
      const [, epoch, words] = /^(\d{13})-([a-z0-9-]+)\.ts$/.exec(basename(file)) ?? [];
      if (!epoch || !words) return true;
      const className =
        words.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) + epoch;
      return !read(file).includes(`class ${className} `);
    });
    expect(wrong).toEqual([]);
  });

  it('have epochs of their own within a database', () => {
    const keys = migrations.map((file) => `${dirname(file)}/${basename(file).slice(0, 13)}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('are listed by their data source, oldest first', () => {
    const problems: string[] = [];
    for (const folder of new Set(migrations.map((file) => dirname(file)))) {
      const own = migrations.filter((file) => dirname(file) === folder).map((file) => basename(file, '.ts'));
      const home = dirname(folder);
      const lists = files.filter(
        (file) =>
          (dirname(file) === home || dirname(file) === folder || dirname(file) === dirname(home)) &&
          file.endsWith('.ts'),
      );
      const imported = lists.flatMap((file) =>
        [...read(file).matchAll(/from '[^']*\/(\d{13}-[a-z0-9-]+)\.js'/g)].map(([, name]) => String(name)),
      );
      problems.push(
        ...own.filter((name) => !imported.includes(name)).map((name) => `${folder}/${name} is not listed`),
      );
      for (const file of lists) {
        const text = read(file);
        const [, list = ''] = /migrations[^=\n]*[:=]\s*\[([^\]]*)\]/i.exec(text) ?? [];
        const epochs = [...list.matchAll(/\w+?(\d{13})\b/g)].map(([, epoch]) => Number(epoch));
        if (epochs.some((epoch, at) => at > 0 && epoch < Number(epochs[at - 1])))
          problems.push(`${file} lists them out of order`);
      }
    }
    expect(problems).toEqual([]);
  });
});

describe('SQL functions', () => {
  /** Printed by a package for its own schema. */
  const generatedByPackage = new Set(['libs/jobs/src/database/schema/pg-boss.sql']);
  const sources = files.filter(
    (file) => /^(services|libs)\/[^/]+\/src\/.*\.(ts|sql)$/.test(file) && !/[.-]spec\.ts$/.test(file),
  );
  it('are never fetched from the database and rewritten', () => {
    expect(sources.filter((file) => read(file).includes('pg_get_functiondef'))).toEqual([]);
  });

  it('stand in database/functions/, one a file of its name', () => {
    const created = /CREATE\s+(?:OR\s+REPLACE\s+)?FUNCTION\s+(\w+)/gi;
    const misplaced = sources.filter(
      (file) =>
        !/\/(?:database\/functions|migrations)\//.test(file) &&
        !generatedByPackage.has(file) &&
        read(file).search(created) >= 0,
    );
    expect(misplaced).toEqual([]);
    const misnamed = sources
      .filter((file) => /\/database\/functions\/[^/]+\.sql$/.test(file))
      .filter((file) => {
        const names = [...read(file).matchAll(created)].map(([, name]) => name);
        return names.length !== 1 || names[0] !== basename(file, '.sql');
      });
    expect(misnamed).toEqual([]);
  });
});
