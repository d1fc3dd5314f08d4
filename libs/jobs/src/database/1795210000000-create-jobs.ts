import { SqlMigration } from '#libs/database';
import type { MigrationClass } from '#libs/database';

/** The schema `jobs` of pg-boss. Default privileges of the owner give the runtime role its rows, without any DDL. */
export class CreateJobs1795210000000 extends SqlMigration {
  protected readonly folder = new URL('./schema/', import.meta.url);
  protected readonly files = ['pg-boss.sql'];
}

/** A service with jobs adds them to its migrations. */
export const jobsMigrations: readonly MigrationClass[] = [CreateJobs1795210000000];
