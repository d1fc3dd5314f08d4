import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver, lastLines, runCommand } from './process.mjs';
import { UserError, log, seconds } from './log.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = join(root, 'node_modules');
const ownNode = join(modules, '.bin', 'node');

/**
 * Makes sure that node_modules is what the lock file says and that this very script goes on
 * in the Node that came with it. Everything before this call must run on Node 20 with no package installed.
 */
export async function ensureInstalled(script) {
  await install();
  const wanted = readFileSync(join(root, '.node-version'), 'utf8').trim();
  if (process.versions.node === wanted) return;
  await handOver(ownNode, [fileURLToPath(script), ...process.argv.slice(2)], {
    ...process.env,
    PATH: `${join(modules, '.bin')}:${process.env.PATH ?? ''}`,
  });
}

async function install() {
  const state = await stateOfModules();
  if (state === 'whole') return;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new UserError(
      `this folder may not be written (${root}): take ownership of it, or clone into a folder of yours.`,
    );
  }
  log(
    state === 'none'
      ? 'Installing packages (once; one to three minutes)'
      : 'Packages are missing or an earlier install was cut short: installing again',
  );
  const began = Date.now();
  const ticker = setInterval(() => log(`still installing (${seconds(began)})`), 20_000);
  const { code, output } = await runCommand(npm(), ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
  });
  clearInterval(ticker);
  if (code !== 0) throw new UserError(sentenceFor(output));
  if ((await stateOfModules()) !== 'whole') {
    throw new UserError(
      'npm ci ended well, but node_modules is not what package-lock.json says: delete node_modules and try again.',
    );
  }
  log(`Packages installed in ${seconds(began)}`);
}

/** npm writes its own record of node_modules when an install has come to its end, and not before. */
async function stateOfModules() {
  if (!existsSync(modules)) return 'none';
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record) || !existsSync(ownNode)) return 'partial';
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  for (const [place, { version, optional }] of Object.entries(locked)) {
    if (place === '' || (optional && !installed[place])) continue;
    if (installed[place]?.version !== version) return 'partial';
  }
  const { code } = await runCommand(ownNode, ['--version']);
  return code === 0 ? 'whole' : 'partial';
}

function npm() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}

function sentenceFor(output) {
  /** @type {[RegExp, string][]} */
  const causes = [
    [/ENOSPC/, 'the disk is full: about 1.5 GB are needed for the packages.'],
    [
      /EACCES|EPERM/,
      `npm may not write somewhere it must (see below): give ${root} and ~/.npm to the user who runs this.`,
    ],
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i,
      'the package registry was not reached: check the network (or the proxy in ~/.npmrc) and run the command again.',
    ],
    [
      /EUSAGE|not in sync/,
      'package.json and package-lock.json do not agree: run npm install, then node scripts/complete-lock.mjs.',
    ],
  ];
  const cause = causes.find(([pattern]) => pattern.test(output));
  return `${cause ? cause[1] : 'npm ci failed.'}\n${lastLines(output)}`;
}
