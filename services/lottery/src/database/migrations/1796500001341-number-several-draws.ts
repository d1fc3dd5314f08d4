import { SqlMigration } from '#libs/database';

export class NumberSeveralDraws1796500001341 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['several-draws.sql'];
}
