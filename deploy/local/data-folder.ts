import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#libs/local';

/** Secrets made once for one folder of data. */
export interface LocalSecrets {
  postgres: string;
  application: string;
  databases: Record<string, { owner: string; runtime: string }>;
}

/** Where a local platform keeps everything: data, keys, secrets, logs. One platform at a time. */
export class DataFolder {
  private readonly pidFile: string;
  readonly path: string;

  constructor(path: string) {
    this.path = path;
    this.pidFile = join(path, 'lotus.pid');
  }

  /** Another platform may use this folder by mistake; then this says so. */
  claim(): void {
    try {
      mkdirSync(this.path, { recursive: true, mode: 0o755 });
      const holder = existsSync(this.pidFile) ? Number(readFileSync(this.pidFile, 'utf8')) : 0;
      if (holder > 0 && holder !== process.pid && isPlatform(holder)) {
        throw new UserError(
          `Lotus already runs on ${this.path} (process ${holder}): stop that one first, or give this one other data by --data <folder>.`,
        );
      }
      writeFileSync(this.pidFile, String(process.pid));
    } catch (error) {
      throw (error as { code?: string }).code === 'EACCES'
        ? new UserError(
            `${this.path} may not be written: it belongs to another user (an earlier run as root?). Take ownership of it, or use --data <folder>.`,
          )
        : error;
    }
  }

  release(): void {
    rmSync(this.pidFile, { force: true });
  }

  /** Forgets everything but the claim. */
  empty(): void {
    for (const part of ['postgres', 'keys', 'files', 'messages', 'kafka', 'redis', 'logs', 'secrets.json']) {
      rmSync(join(this.path, part), { recursive: true, force: true });
    }
  }

  /** Sets this folder apart from those of other checkouts on this machine. */
  get label(): string {
    return `data-${createHash('sha256').update(this.path).digest('hex').slice(0, 12)}`;
  }

  join(...parts: string[]): string {
    return join(this.path, ...parts);
  }

  folder(name: string): string {
    const folder = join(this.path, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** Leaves a description of the running platform, passwords in it: `platform.json`, for its owner only. */
  describe(platform: object | undefined): void {
    const file = join(this.path, 'platform.json');
    rmSync(file, { force: true });
    if (platform) writeFileSync(file, JSON.stringify(platform, null, 2), { mode: 0o600 });
  }

  /** Reads the secrets, making those that are not there yet. */
  secrets(services: readonly string[]): LocalSecrets {
    const file = join(this.path, 'secrets.json');
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<LocalSecrets>) : {};
    const secrets: LocalSecrets = {
      postgres: kept.postgres ?? newSecret(),
      application: kept.application ?? newSecret(),
      databases: Object.fromEntries(
        services.map((service) => [
          service,
          kept.databases?.[service] ?? { owner: newSecret(), runtime: newSecret() },
        ]),
      ),
    };
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return secrets;
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function isPlatform(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
  const command = `/proc/${pid}/cmdline`;
  // Numbers are used again: without /proc the benefit of the doubt goes to the data.
  return !existsSync(command) || readFileSync(command, 'utf8').includes('start');
}
