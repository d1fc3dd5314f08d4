import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeys, sessionKeyOwner } from '#libs/auth';
import { serviceNames } from '#libs/config';

let folder: Promise<string> | undefined;

/** Key pairs of all services, made once per test file and gone with the run. */
export function testKeys(): Promise<string> {
  folder ??= makeKeys();
  return folder;
}

async function makeKeys(): Promise<string> {
  const made = mkdtempSync(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'lotus-keys-'));
  await ensureKeys(made, [...serviceNames, sessionKeyOwner]);
  return made;
}
