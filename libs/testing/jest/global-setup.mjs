import { openPostgresDesk } from './postgres-desk.mjs';

export default async function globalSetup() {
  globalThis.postgresDesk = await openPostgresDesk();
  // Workers are started after this and inherit it.
  process.env.TEST_POSTGRES_DESK = globalThis.postgresDesk.url;
}
