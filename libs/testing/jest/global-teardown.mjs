import { rmSync } from 'node:fs';

export default async function globalTeardown() {
  await globalThis.testDatabaseServer?.close();
  rmSync(process.env.TEST_RUN_FOLDER, { recursive: true, force: true });
}
