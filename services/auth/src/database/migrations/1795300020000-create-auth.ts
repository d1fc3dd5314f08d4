import { SqlMigration } from '#libs/database';

export class CreateAuth1795300020000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = [
    'account.sql',
    'session.sql',
    'restriction.sql',
    'credentials.sql',
    'second-factor.sql',
    'verification.sql',
    'operator.sql',
    'payload.sql',
    'security-log.sql',
  ];
}
