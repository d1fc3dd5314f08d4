import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresDesk } from './postgres-desk.mjs';

export default async function globalSetup() {
  globalThis.postgresDesk = await openPostgresDesk();
  // Workers are started after this and inherit it.
  process.env.TEST_POSTGRES_DESK = globalThis.postgresDesk.url;
  process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'lotus-run-'));
}
