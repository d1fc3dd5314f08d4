import { readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationClass } from './data-source.js';

/** What makes the schema of one service's database. */
export interface DatabaseSchema {
  /** In order; each runs once. A landed migration is never edited: a later change is a further migration. */
  migrations: readonly MigrationClass[];
  /** Folders of `<function>.sql`, as file URLs; a file is applied again whenever its text has changed. */
  functions?: readonly URL[];
}

/** A migration that runs SQL files, in the order given: the tables, types and roles of a service. */
export abstract class SqlMigration implements MigrationInterface {
  /** Folder of the files, as a file URL that ends in a slash. */
  protected abstract readonly folder: URL;
  protected abstract readonly files: readonly string[];

  async up(runner: QueryRunner): Promise<void> {
    for (const file of this.files) await runner.query(await readFile(new URL(file, this.folder), 'utf8'));
  }

  async down(): Promise<void> {
    throw new Error(`${this.constructor.name} cannot be reverted; restore a backup instead.`);
  }
}
