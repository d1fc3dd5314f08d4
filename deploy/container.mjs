/**
 * What an image of Lotus runs, by its argument:
 *   <service>   that service
 *   prepare     makes the key pairs and the databases that are not there yet, and ends (ADMIN_DATABASE_URL, DATABASE_PASSWORD)
 *   demo-games  puts the demo provider's games on the shelves (GAME_LAUNCH_URL), and ends
 *   ready       ends with 0 when the service in this container is ready
 */
const [what = ''] = process.argv.slice(2);
const { serviceNames } = await import('../dist/libs/config/src/index.js');

if (what === 'prepare') await prepare();
else if (what === 'demo-games') await demoGames();
else if (what === 'ready') await ready();
else if (serviceNames.includes(what)) await import(`../dist/services/${what}/src/main.js`);
else {
  console.error(`Which service? One of: ${serviceNames.join(', ')}; or prepare, demo-games, ready.`);
  process.exit(2);
}

async function prepare() {
  const { ADMIN_DATABASE_URL, DATABASE_PASSWORD, KEYS_DIR } = process.env;
  const { ensureKeys, sessionKeyOwner } = await import('../dist/libs/auth/src/index.js');
  const { ensureServiceDatabase } = await import('../dist/libs/local/src/index.js');
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
  const { importDemoGames } = await import('../dist/deploy/local/demo.js');
  await importDemoGames(KEYS_DIR, GAME_LAUNCH_URL);
  console.log('The demo games are on the shelves.');
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
