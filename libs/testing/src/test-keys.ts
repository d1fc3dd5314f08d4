import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeys, sessionKeyOwner } from '#libs/auth';
import { serviceNames } from '#libs/config';

let folder: Promise<string> | undefined;

/** Key pairs of all services, made once per test process and gone with it. */
export function testKeys(): Promise<string> {
  folder ??= makeKeys();
  return folder;
}

async function makeKeys(): Promise<string> {
  const made = mkdtempSync(join(tmpdir(), 'lotus-keys-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  await ensureKeys(made, [...serviceNames, sessionKeyOwner]);
  return made;
}
