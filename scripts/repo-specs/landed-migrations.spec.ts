import { landed, migrationFiles } from './landed-migrations.ts';

describe('a migration that has landed', () => {
  const files = migrationFiles();
  const record = landed();

  it('is neither edited nor removed', () => {
    const changed = Object.keys(record).filter((file) => files[file] !== record[file]);
    expect(changed).toEqual([]);
  });

  it('is recorded; `npm run migrations:land` records new ones', () => {
    expect(Object.keys(files).filter((file) => !(file in record))).toEqual([]);
  });
});
