import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestDatabaseServer } from './test-database-server.mjs';

export default async function globalSetup() {
  globalThis.testDatabaseServer = await startTestDatabaseServer();
  // Workers are started after this and inherit it.
  process.env.TEST_DATABASE_SERVER = globalThis.testDatabaseServer.url;
  process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'lotus-run-'));
}
