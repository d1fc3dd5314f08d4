import pg from 'pg';

/** What a service is given: one database, reached in two roles. */
export interface ServiceDatabase {
  name: string;
  /** `<name>_owner`: owns the schema, runs migrations. */
  ownerPassword: string;
  /** `<name>_runtime`: reads and writes rows of what the owner made, and no more. */
  runtimePassword: string;
}

/** Makes the database and its two roles, or brings what is there to the same state. */
export async function ensureServiceDatabase(adminUrl: string, database: ServiceDatabase): Promise<void> {
  const { name } = database;
  const owner = `${name}_owner`;
  const runtime = `${name}_runtime`;
  await withClient(adminUrl, async (admin) => {
    await ensureRole(admin, owner, database.ownerPassword);
    await ensureRole(admin, runtime, database.runtimePassword);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await admin.query(`CREATE DATABASE ${quoted(name)} OWNER ${quoted(owner)}`);
    await admin.query(`REVOKE ALL ON DATABASE ${quoted(name)} FROM PUBLIC`);
    await admin.query(`GRANT CONNECT ON DATABASE ${quoted(name)} TO ${quoted(runtime)}`);
  });
  await withClient(inDatabase(adminUrl, name), async (admin) => {
    const byOwner = `ALTER DEFAULT PRIVILEGES FOR ROLE ${quoted(owner)}`;
    await admin.query(`
      ALTER SCHEMA public OWNER TO ${quoted(owner)};
      GRANT USAGE ON SCHEMA public TO ${quoted(runtime)};
      ${byOwner} GRANT USAGE ON SCHEMAS TO ${quoted(runtime)};
      ${byOwner} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${quoted(runtime)};
      ${byOwner} GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${quoted(runtime)};
    `);
  });
}

/** Gives the planner statistics of what is there: without them it plans badly until autovacuum's first visit. */
export async function analyzeDatabase(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    await owner.query('ANALYZE');
  });
}

async function ensureRole(admin: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  await admin.query(`${verb} ROLE ${quoted(role)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

const quoted = (identifier: string): string => pg.escapeIdentifier(identifier);
