import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

type Tree = Record<string, string>;

/** Cruises each tree with the rules of this repository, and returns the names of the rules that it breaks. */
function brokenRules(trees: readonly Tree[]): string[][] {
  const home = mkdtempSync(join(tmpdir(), 'lotus-boundaries-'));
  try {
    const folders = trees.map((tree, at) => {
      const folder = join(home, String(at));
      mkdirSync(folder);
      for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json'])
        cpSync(join(root, file), join(folder, file));
      for (const [file, text] of Object.entries(tree)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      return folder;
    });
    const cruiser = join(import.meta.dirname, 'cruise-trees.mjs');
    const output = execFileSync(process.execPath, [cruiser, ...folders], { cwd: root, encoding: 'utf8' });
    return JSON.parse(output) as string[][];
  } finally {
    rmSync(home, { recursive: true });
  }
}

const leaf = 'export const x = 1;\n';
const uses = (path: string): string => `import { x } from '${path}';\nexport const y = x;\n`;

const packageTree = (name: string): Tree => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'exports.x = 1;\n',
  'services/wallet/src/main.ts': uses(name),
});

const cases: [title: string, rules: string[], tree: Tree][] = [
  [
    'nothing of a service that imports a lib by its index',
    [],
    { 'libs/money/src/index.ts': leaf, 'services/wallet/src/main.ts': uses('#libs/money') },
  ],
  [
    'a service that imports another',
    ['no-service-to-service'],
    { 'services/auth/src/a.ts': leaf, 'services/wallet/src/main.ts': uses('../../auth/src/a.js') },
  ],
  [
    'a service that goes behind the door of a lib',
    ['lib-one-door'],
    {
      'libs/money/src/deep.ts': leaf,
      'services/wallet/src/main.ts': uses('../../../libs/money/src/deep.js'),
    },
  ],
  [
    'a lib that goes behind the door of another',
    ['lib-one-door-among-libs'],
    { 'libs/config/src/deep.ts': leaf, 'libs/auth/src/index.ts': uses('../../config/src/deep.js') },
  ],
  [
    'a lib that knows a service',
    ['lib-knows-nothing-above'],
    { 'services/auth/src/a.ts': leaf, 'libs/auth/src/index.ts': uses('../../../services/auth/src/a.js') },
  ],
  [
    'a lib that imports a script',
    ['lib-knows-nothing-above'],
    { 'scripts/lib/a.ts': leaf, 'libs/testing/src/index.ts': uses('../../../scripts/lib/a.js') },
  ],
  [
    'a service that starts local infrastructure',
    ['development-libs-stay-out'],
    { 'libs/local/src/index.ts': leaf, 'services/auth/src/main.ts': uses('#libs/local') },
  ],
  [
    'a journey that imports a service',
    ['web-imports-no-service'],
    { 'services/auth/src/a.ts': leaf, 'web/e2e/a.test.ts': uses('../../services/auth/src/a.ts') },
  ],
  [
    'a lib that reaches up',
    ['lib-money-layer'],
    { 'libs/auth/src/index.ts': leaf, 'libs/money/src/index.ts': uses('#libs/auth') },
  ],
  [
    'a demo provider that knows the bus',
    ['demo-provider-is-a-stranger'],
    { 'libs/messaging/src/index.ts': leaf, 'services/demo-provider/src/main.ts': uses('#libs/messaging') },
  ],
  [
    'an outcome that sees the play',
    ['outcomes-see-no-bets'],
    {
      'services/demo-provider/src/play/bet.ts': leaf,
      'services/demo-provider/src/outcome/index.ts': uses('../play/bet.js'),
    },
  ],
  [
    'a rule that asks a repository',
    ['rules-know-no-roles'],
    {
      'services/wallet/src/a/a.repository.ts': leaf,
      'services/wallet/src/a/a.rules.ts': uses('./a.repository.js'),
    },
  ],
  [
    'a rule that knows the database',
    ['rules-are-pure'],
    { 'libs/database/src/index.ts': leaf, 'services/wallet/src/a/a.rules.ts': uses('#libs/database') },
  ],
  [
    'something shipped that imports test helpers',
    ['tests-stay-out'],
    { 'libs/testing/src/index.ts': leaf, 'services/wallet/src/main.ts': uses('#libs/testing') },
  ],
  [
    'a cycle',
    ['no-cycles'],
    {
      'services/wallet/src/main.ts': `import { y } from './b.js';\nexport const x = y;\n`,
      'services/wallet/src/b.ts': uses('./main.js'),
    },
  ],
  ['an orphan', ['no-orphans'], { 'services/wallet/src/lonely.ts': leaf }],
  ['an import of nothing', ['imports-resolve'], { 'services/wallet/src/main.ts': uses('./gone.js') }],
  ['a service that imports kafkajs', ['only-messaging-knows-kafkajs'], packageTree('kafkajs')],
  ['a service that imports ioredis', ['only-cache-knows-redis'], packageTree('ioredis')],
];

describe('boundaries', () => {
  let broken: string[][];
  beforeAll(() => {
    broken = brokenRules(cases.map(([, , tree]) => tree));
  });

  it.each(cases.map(([title, rules], at) => [title, rules, at] as const))('stop %s', (_, rules, at) => {
    expect(broken[at]).toEqual(rules);
  });

  it('guard folders that exist', async () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    const { default: config } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string; from: { path?: string } }[] };
    };
    const guarding = config.forbidden.filter(({ from }) => from.path !== undefined);
    const vacuous = guarding.filter(({ from }) => !files.some((file) => new RegExp(from.path!).test(file)));
    expect(vacuous.map(({ name }) => name)).toEqual([]);
  });
});
