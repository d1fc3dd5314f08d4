import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { startTestDatabase, type TestDatabase } from '#libs/testing';
import pg from 'pg';
import { type MigrationClass, runMigrations, SqlMigration, UnknownSchemaError } from '../src/index.js';

describe('the schema of a database', () => {
  let folder: string;
  let database: TestDatabase;
  let functions: URL[];

  const put = (file: string, text: string) => writeFile(join(folder, file), text);
  const ask = async (sql: string) => {
    const client = new pg.Client(database.ownerUrl);
    await client.connect();
    try {
      return (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer;
    } finally {
      await client.end();
    }
  };
  const migrate = (...migrations: MigrationClass[]) =>
    runMigrations(database.ownerUrl, { migrations, functions });
  const createNote = (): MigrationClass => {
    const schema = pathToFileURL(`${join(folder, 'schema')}/`);
    return class CreateNote1795000000010 extends SqlMigration {
      protected readonly folder = schema;
      protected readonly files = ['tables.sql'];
    };
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'schema-'));
    await mkdir(join(folder, 'schema'));
    await mkdir(join(folder, 'functions'));
    functions = [pathToFileURL(`${join(folder, 'functions')}/`)];
    database = await startTestDatabase({ migrations: [] });
    await put('schema/tables.sql', 'CREATE TABLE note (id int PRIMARY KEY); INSERT INTO note VALUES (7);');
    await put(
      'functions/newest.sql',
      'CREATE OR REPLACE FUNCTION newest() RETURNS int LANGUAGE sql AS $$ SELECT max(id) FROM note $$',
    );
  });
  afterEach(async () => {
    await database?.close();
    await rm(folder, { recursive: true });
  });

  it('runs the files of a migration once and creates the functions', async () => {
    const note = createNote();
    expect(await migrate(note)).toEqual(['CreateNote1795000000010']);
    expect(await migrate(note)).toEqual([]);
    expect(await ask('SELECT newest() AS answer')).toBe(7);
  });

  it('applies a function again when its text changed, and leaves the others alone', async () => {
    const note = createNote();
    await put(
      'functions/oldest.sql',
      'CREATE OR REPLACE FUNCTION oldest() RETURNS int LANGUAGE sql AS $$ SELECT min(id) FROM note $$',
    );
    await migrate(note);
    const before = await ask(`SELECT xmin::text AS answer FROM schema_function WHERE name = 'oldest'`);
    await put(
      'functions/newest.sql',
      'CREATE OR REPLACE FUNCTION newest() RETURNS int LANGUAGE sql AS $$ SELECT 2 * max(id) FROM note $$',
    );
    await migrate(note);
    expect(await ask('SELECT newest() AS answer')).toBe(14);
    expect(await ask(`SELECT xmin::text AS answer FROM schema_function WHERE name = 'oldest'`)).toBe(before);
  });

  it('drops a function whose file is gone', async () => {
    const note = createNote();
    await migrate(note);
    await rm(join(folder, 'functions', 'newest.sql'));
    await migrate(note);
    expect(await ask(`SELECT count(*)::int AS answer FROM pg_proc WHERE proname = 'newest'`)).toBe(0);
  });

  it('changes nothing when a function cannot be created after its migration', async () => {
    await put('functions/broken.sql', 'CREATE OR REPLACE FUNCTION broken() RETURNS no_such_type');
    await expect(migrate(createNote())).rejects.toThrow();
    expect(await ask(`SELECT to_regclass('note')::text AS answer`)).toBeNull();
  });

  it('refuses a database with migrations that this release does not know', async () => {
    class CreateOther1795000000009 implements MigrationInterface {
      async up(runner: QueryRunner) {
        await runner.query('CREATE TABLE other (id int)');
      }
      async down() {}
    }
    await migrate(CreateOther1795000000009);
    const refused = migrate(createNote());
    await expect(refused).rejects.toThrow(UnknownSchemaError);
    await expect(refused).rejects.toThrow('npm start -- --fresh');
    expect(await ask(`SELECT to_regclass('note')::text AS answer`)).toBeNull();
  });
});
