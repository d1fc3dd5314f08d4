import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExtendMemberProfile1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE member_profile
        ADD COLUMN rank_name       jsonb,
        ADD COLUMN ranked_at       timestamptz,
        ADD COLUMN labels          jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN labelled_at     timestamptz,
        ADD COLUMN avatar          text,
        ADD COLUMN personal_sealed text`);
    // What was changed and when, never the values: those are sealed in the profile.
    await runner.query(`
      CREATE TABLE profile_change (
        id         uuid PRIMARY KEY,
        member_id  uuid NOT NULL REFERENCES member_profile (member_id),
        field      text NOT NULL,
        client_ip  inet,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX profile_change_of_member ON profile_change (member_id, changed_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE profile_change');
    await runner.query(`
      ALTER TABLE member_profile DROP COLUMN rank_name, DROP COLUMN ranked_at, DROP COLUMN labels,
        DROP COLUMN labelled_at, DROP COLUMN avatar, DROP COLUMN personal_sealed`);
  }
}
