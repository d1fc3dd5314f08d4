/**
 * Rebuilds all balances from the topic of the postings and compares them with the ledger: `npm run ledger:rebuild`, with
 * DATABASE_URL and KAFKA_BROKERS in the environment. Exits with 0 if all are equal, else with 1 and what differs.
 */
import { IsOptional, IsString } from 'class-validator';
import { AsList, DatabaseConfig, environment, loadConfig } from '#libs/config';
import { Pool } from '#libs/database';
import { postingRecorded } from '#libs/events';
import { readTopic } from '#libs/messaging';
import { RebuildRepository } from '../rebuild/rebuild.repository.js';
import { rebuildLedger } from './rebuild-ledger.command.js';

class RebuildConfig extends DatabaseConfig {
  @AsList()
  @IsString({ each: true })
  kafkaBrokers!: string[];

  /** With a user name the brokers are reached over TLS. */
  @IsOptional()
  @IsString()
  kafkaUsername?: string;

  @IsOptional()
  @IsString()
  kafkaPassword?: string;

  @IsOptional()
  @IsString()
  kafkaCa?: string;
}

const {
  databaseUrl,
  kafkaBrokers,
  kafkaUsername,
  kafkaPassword = '',
  kafkaCa,
} = loadConfig(RebuildConfig, environment());
const credentials =
  kafkaUsername === undefined ? undefined : { username: kafkaUsername, password: kafkaPassword, ca: kafkaCa };
if (databaseUrl === undefined) throw new Error('DATABASE_URL names no database');
const pool = await Pool.open({
  url: databaseUrl,
  applicationName: 'rebuild-ledger',
  poolSize: 1,
  statementTimeoutMs: 0,
});
try {
  const isEqual = await rebuildLedger(
    new RebuildRepository(pool),
    (apply) =>
      readTopic(
        { brokers: kafkaBrokers, credentials, reader: 'wallet', topic: postingRecorded.topic },
        ({ type, value }) => {
          if (value !== null) apply(type, JSON.parse(value));
        },
      ),
    (line) => void process.stdout.write(`${line}\n`),
  );
  process.exitCode = isEqual ? 0 : 1;
} finally {
  await pool.close();
}
