import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { root } from './install.mjs';
import { pageFolders } from './pages.mjs';
import { lastLines, runCommand } from './process.mjs';
import { UserError, log, seconds } from './log.mjs';

const dist = join(root, 'dist');

/** Builds what has changed since the last build: the services, then each page bundle. */
export async function build() {
  await once('services', serverSources(), buildServices);
  for (const folder of pageFolders()) {
    await once(folder, [join(root, 'package-lock.json'), ...filesIn(join(root, folder))], () =>
      buildPages(folder),
    );
  }
}

async function once(name, sources, work) {
  const stamp = join(dist, '.stamps', `${name.replaceAll('/', '-')}.txt`);
  const digest = digestOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  const began = Date.now();
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  log(`Built ${name} in ${seconds(began)}`);
}

function serverSources() {
  const configuration = ['package-lock.json', 'package.json', 'tsconfig.json', 'tsconfig.build.json'].map(
    (file) => join(root, file),
  );
  const folders = [...sourceFolders(), join(root, 'deploy', 'local')];
  return [
    ...configuration,
    ...folders.flatMap((folder) => filesIn(folder)).filter((file) => !file.endsWith('spec.ts')),
  ];
}

function sourceFolders() {
  return ['libs', 'services'].flatMap((kind) =>
    existsSync(join(root, kind))
      ? readdirSync(join(root, kind))
          .map((name) => join(root, kind, name, 'src'))
          .filter((folder) => existsSync(folder))
      : [],
  );
}

async function buildServices() {
  for (const part of ['libs', 'services', 'deploy']) prune(join(dist, part));
  // TypeScript 7 writes what TypeScript 6 writes, four times as fast.
  const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const { code, output } = await runCommand(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
    cwd: root,
  });
  if (code !== 0) throw new UserError(`the services do not compile:\n${lastLines(output, 20)}`);
  for (const folder of sourceFolders()) {
    for (const file of filesIn(folder)) {
      if (extname(file) === '.ts') continue;
      const target = join(dist, relative(root, file));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(file, target);
    }
  }
}

/** Removes what an earlier build left of sources that are gone. */
function prune(folder) {
  for (const file of filesIn(folder, () => true)) {
    const source = join(root, relative(dist, file).replace(/\.js(\.map)?$/, '.ts'));
    if (/\.js(\.map)?$/.test(file) && /[/\\](src|deploy)[/\\]/.test(file) && !existsSync(source))
      rmSync(file);
  }
}

async function buildPages(folder) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // The console is written into the folder of the player's pages, which their build empties first.
  const configurations = ['vite.config.ts', 'vite.console.config.ts'].filter((file) =>
    existsSync(join(root, folder, file)),
  );
  for (const configuration of configurations) {
    const build = [vite, 'build', '--config', configuration, '--logLevel', 'warn'];
    const { code, output } = await runCommand(process.execPath, build, { cwd: join(root, folder) });
    if (code !== 0) throw new UserError(`${folder} does not build:\n${lastLines(output, 20)}`);
  }
}

const neverEntered = new Set([
  'node_modules',
  'dist',
  'test-results',
  'playwright-report',
  'screenshots',
  'coverage',
]);

function filesIn(folder, enter = (name) => !neverEntered.has(name)) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return enter(entry.name) ? filesIn(path, enter) : [];
      return entry.isFile() ? [path] : [];
    });
}

function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
