import { SqlMigration } from '#libs/database';

export class CreateLedger1795300000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = [
    'types.sql',
    'chart.sql',
    'accounts.sql',
    'postings.sql',
    'holds.sql',
    'deposits.sql',
    'rollup.sql',
    'audit.sql',
    'hash-chain.sql',
    'archive.sql',
  ];
}
