import { SqlMigration } from '#libs/database';

export class KeyFiguresBySource1795400000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['placement.sql', 'sources.sql', 'shadow.sql'];
}
