import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Cruises a little tree of its own with the rules of this repository; gives back the names of the rules that bit. */
function broken(tree: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lotus-boundaries-'));
  try {
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json'])
      cpSync(join(root, file), join(folder, file));
    for (const [file, text] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const cruised = spawnSync(
      process.execPath,
      [
        cruiser,
        '--config',
        '.dependency-cruiser.mjs',
        '-T',
        'json',
        ...new Set(Object.keys(tree).map((file) => String(file.split('/')[0]))),
      ],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    const { summary } = JSON.parse(cruised.stdout) as {
      summary: { violations: { rule: { name: string } }[] };
    };
    return [...new Set(summary.violations.map(({ rule }) => rule.name))].toSorted((a, b) =>
      a.localeCompare(b),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const leaf = 'export const x = 1;\n';
const uses = (path: string): string => `import { x } from '${path}';\nexport const y = x;\n`;

describe('boundaries', () => {
  it('let a service use the door of a lib', () => {
    expect(
      broken({ 'libs/money/src/index.ts': leaf, 'services/wallet/src/main.ts': uses('#libs/money') }),
    ).toEqual([]);
  });

  it.each([
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
  ])('stop %s', (_, rules, tree) => {
    expect(broken(tree as unknown as Record<string, string>)).toEqual(rules);
  });

  it.each([
    ['kafkajs', 'only-messaging-knows-kafkajs'],
    ['ioredis', 'only-cache-knows-redis'],
  ])('stop a service that imports %s', (name, rule) => {
    const tree = {
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
      [`node_modules/${name}/index.js`]: 'exports.x = 1;\n',
      'services/wallet/src/main.ts': uses(name),
    };
    expect(broken(tree)).toEqual([rule]);
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
