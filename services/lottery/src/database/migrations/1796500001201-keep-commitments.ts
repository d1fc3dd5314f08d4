import { SqlMigration } from '#libs/database';

export class KeepCommitments1796500001201 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['ticket-commitment.sql'];
}
