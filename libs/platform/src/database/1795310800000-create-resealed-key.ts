import { SqlMigration } from '#libs/database';

export class CreateResealedKey1795310800000 extends SqlMigration {
  protected readonly folder = new URL('./schema/', import.meta.url);
  protected readonly files = ['resealed-key.sql'];
}
