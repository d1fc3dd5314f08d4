import { SqlMigration } from '#libs/database';

export class ShareRounds1795520000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['shared-rounds.sql'];
}
