/**
 * What an image of Lotus runs, by its argument:
 *   <service>   that service
 *   prepare     makes the key pairs and the databases that are not there yet, and ends (ADMIN_DATABASE_URL, DATABASE_PASSWORD)
 *   demo-games  puts the demo provider's games on the shelves (GAME_LAUNCH_URL), and ends
 *   secrets     makes the Secrets of a Kubernetes installation that are not there yet, and ends (DEMO_SECRETS=on: the demo's, too)
 *   keys <command>   lists, rotates and retires keys: docs/operations/keys.md
 *   databases   makes the databases of the addresses in DATABASE_SECRETS_DIR on the server ADMIN_DATABASE_HOST, and ends
 *   migrate <service>   brings the database of OWNER_DATABASE_URL to this release's schema, and ends
 *   ready       ends with 0 when the service in this container is ready
 */
const [what = '', which = '', ...more] = process.argv.slice(2);
const { serviceNames } = await import('#dist/libs/config/src/index.js');

if (what === 'prepare') await prepare();
else if (what === 'demo-games') await demoGames();
else if (what === 'secrets') await secrets();
else if (what === 'keys') await keys([which, ...more]);
else if (what === 'databases') await databases();
else if (what === 'migrate') await migrateSchema(which);
else if (what === 'ready') await ready();
else if (serviceNames.some((name) => name === what)) await import(`#dist/services/${what}/src/main.js`);
else {
  console.error(
    `Which service? One of: ${serviceNames.join(', ')}; or prepare, demo-games, secrets, keys, databases, migrate, ready.`,
  );
  process.exit(2);
}

async function prepare() {
  const { ADMIN_DATABASE_URL, DATABASE_PASSWORD, KEYS_DIR } = process.env;
  const { ensureKeys, sessionKeyOwner } = await import('#dist/libs/auth/src/index.js');
  const { ensureServiceDatabase } = await import('#dist/libs/local/src/index.js');
  await ensureKeys(KEYS_DIR, [...serviceNames, sessionKeyOwner]);
  for (const service of serviceNames) {
    const name = `lotus_${service.replaceAll('-', '_')}`;
    await ensureServiceDatabase(ADMIN_DATABASE_URL, {
      name,
      ownerPassword: DATABASE_PASSWORD,
      runtimePassword: DATABASE_PASSWORD,
    });
  }
  console.log('Keys and databases are in place.');
}

async function demoGames() {
  const { KEYS_DIR, GAME_LAUNCH_URL } = process.env;
  const { importDemoGames } = await import('#dist/deploy/local/demo.js');
  await importDemoGames(KEYS_DIR, GAME_LAUNCH_URL);
  console.log('The demo games are on the shelves.');
}

async function secrets() {
  const { ensureSecrets } = await import('#dist/deploy/cluster/secrets.js');
  const { KubernetesSecrets } = await import('#dist/deploy/cluster/kubernetes-api.js');
  const store = KubernetesSecrets.inCluster(process.env);
  await ensureSecrets(store, { demo: process.env.DEMO_SECRETS === 'on' });
  await store.close();
  console.log('The Secrets are in place.');
}

/** In Kubernetes on its Secrets, otherwise on the folder KEYS_DIR. */
async function keys(command) {
  const { KeysUsageError, runKeysCommand, runKeysCommandOnSecrets } = await import('#dist/deploy/keys.js');
  const { KubernetesSecrets } = await import('#dist/deploy/cluster/kubernetes-api.js');
  const { KUBERNETES_SERVICE_HOST, KEYS_DIR = '.data/keys' } = process.env;
  const store = KUBERNETES_SERVICE_HOST === undefined ? undefined : KubernetesSecrets.inCluster(process.env);
  const options = { nowMs: Date.now(), defaultInSeconds: store ? 300 : 10 };
  try {
    const lines = store
      ? await runKeysCommandOnSecrets(store, command, options)
      : await runKeysCommand(KEYS_DIR, command, options);
    for (const line of lines) console.log(line);
  } catch (error) {
    if (!(error instanceof KeysUsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  } finally {
    await store?.close();
  }
}

async function databases() {
  const { ensureDatabases } = await import('#dist/deploy/cluster/databases.js');
  const { ADMIN_DATABASE_HOST, ADMIN_DATABASE_USER, ADMIN_DATABASE_PASSWORD, DATABASE_SECRETS_DIR } =
    process.env;
  const { ADMIN_DATABASE_CA } = process.env;
  const admin = new URL(`postgres://${ADMIN_DATABASE_HOST}/postgres`);
  admin.username = ADMIN_DATABASE_USER;
  admin.password = ADMIN_DATABASE_PASSWORD;
  if (ADMIN_DATABASE_CA) admin.search = `?sslmode=verify-full&sslrootcert=${ADMIN_DATABASE_CA}`;
  const made = await ensureDatabases(admin.href, DATABASE_SECRETS_DIR);
  console.log(`Databases are in place: ${made.join(', ')}.`);
}

async function migrateSchema(service) {
  const { migrate } = await import('#dist/deploy/cluster/migrate.js');
  const ran = await migrate(service, process.env);
  console.log(ran.length > 0 ? `Ran ${ran.join(', ')}.` : 'The schema is up to date.');
}

/** Health is on the port of the service, or on the management port where the first is open to the world. */
async function ready() {
  const { PORT, MANAGEMENT_PORT } = process.env;
  for (const port of [PORT, MANAGEMENT_PORT]) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok) process.exit(0);
  }
  process.exit(1);
}
