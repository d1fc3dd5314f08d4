import { SqlMigration, type MigrationClass } from '#libs/database';

export class CreateApprovals1796500000900 extends SqlMigration {
  protected readonly folder = new URL('./schema/', import.meta.url);
  protected readonly files = ['approvals.sql'];
}

/** For the `functions` of the same service. */
export const approvalsFunctions = new URL('./functions/', import.meta.url);

/** A service whose operators need a second person adds them to its migrations, with a row of `approval_policy` for each kind. */
export const approvalsMigrations: readonly MigrationClass[] = [CreateApprovals1796500000900];
