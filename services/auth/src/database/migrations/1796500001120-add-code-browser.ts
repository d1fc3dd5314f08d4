import { SqlMigration } from '#libs/database';

export class AddCodeBrowser1796500001120 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['code-browser.sql'];
}
