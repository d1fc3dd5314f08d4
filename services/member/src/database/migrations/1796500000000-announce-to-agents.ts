import { SqlMigration } from '#libs/database';

export class AnnounceToAgents1796500000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['announcement-for-agents.sql'];
}
