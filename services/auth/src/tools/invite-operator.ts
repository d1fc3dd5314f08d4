/**
 * Invites an operator: `npm run operators:invite -- <user name> <role> [<role>…]`, with auth's DATABASE_URL in the environment.
 * Prints a code that works once, within a day, on the console's log-in page.
 */
import { DatabaseConfig, environment, loadConfig } from '#libs/config';
import { Pool } from '#libs/database';
import { inviteOperator } from './invite-operator.command.js';

const [username = '', ...roles] = process.argv.slice(2);
const { databaseUrl } = loadConfig(DatabaseConfig, environment());
if (databaseUrl === undefined) throw new Error('DATABASE_URL names no database');
const pool = await Pool.open({
  url: databaseUrl,
  applicationName: 'invite-operator',
  poolSize: 1,
});
try {
  const { token, expiresAt } = await inviteOperator(pool, username, roles);
  process.stdout.write(`${token}\nworks once, until ${expiresAt.toISOString()}\n`);
} finally {
  await pool.close();
}
