export default async function globalTeardown() {
  await globalThis.postgresDesk?.close();
}
