import { SqlMigration } from '#libs/database';

export class AddProviderSources1796500001415 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['provider-sources.sql'];
}
