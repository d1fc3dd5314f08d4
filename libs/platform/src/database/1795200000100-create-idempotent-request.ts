import { SqlMigration } from '#libs/database';

/** The stored answers of requests with an idempotency key. */
export class CreateIdempotentRequest1795200000100 extends SqlMigration {
  protected readonly folder = new URL('./schema/', import.meta.url);
  protected readonly files = ['idempotent-request.sql'];
}
