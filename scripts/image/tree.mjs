import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../lib/install.mjs';
import { lastLines, runCommand } from '../lib/process.mjs';
import { UserError } from '../lib/log.mjs';

/** The folder /lotus of the image: what the last stage copies, from this work tree and from packages without those of development. */
export async function imageTree(path, dockerfile) {
  const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const copies = [...stage.matchAll(/^COPY (?:--from=(\w+) )?(\S+) (\S+)$/gm)];
  if (copies.length === 0) throw new UserError('deploy/Dockerfile copies nothing in its last stage.');
  mkdirSync(path, { recursive: true });
  for (const [, stageName, from, to] of copies) {
    if (stageName === 'packages') continue;
    const target = join(path, to.endsWith('/') ? join(to, basename(from)) : to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, from.replace(/^\/lotus\//, '')), target, { recursive: true });
  }
  await installPackages(path);
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  const services = readdirSync(join(path, 'dist', 'services'));
  return { path, services, files: files.length, megabytes: Math.round(bytes / 2 ** 20) };
}

/** As the stage `packages` does it. */
async function installPackages(path) {
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(root, name), join(path, name));
  const { code, output } = await runCommand('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: path,
  });
  if (code !== 0)
    throw new UserError(`the packages of the image could not be installed:\n${lastLines(output)}`);
}
