import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDevices1763000001700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session
        ADD COLUMN method text,
        ADD COLUMN agent text,
        ADD COLUMN ip_sealed text,
        ADD COLUMN remember_family uuid`);
    await runner.query(`
      CREATE TABLE known_device (
        member_id     uuid NOT NULL REFERENCES account (id),
        device_id     text NOT NULL,
        first_seen_at timestamptz NOT NULL,
        last_seen_at  timestamptz NOT NULL,
        CONSTRAINT known_device_once PRIMARY KEY (member_id, device_id)
      )`);
    await runner.query(`
      CREATE TABLE login_record (
        id         uuid PRIMARY KEY,
        member_id  uuid NOT NULL REFERENCES account (id),
        at         timestamptz NOT NULL,
        method     text NOT NULL,
        agent      text NOT NULL,
        ip_sealed  text NOT NULL,
        new_device boolean NOT NULL
      )`);
    await runner.query('CREATE INDEX login_record_member ON login_record (member_id, at DESC, id DESC)');
    await runner.query('CREATE INDEX login_record_at ON login_record (at)');
    await runner.query(`
      CREATE TABLE remember_token (
        selector      text PRIMARY KEY,
        family_id     uuid NOT NULL,
        member_id     uuid NOT NULL REFERENCES account (id),
        verifier_hash text NOT NULL,
        device_id     text NOT NULL,
        expires_at    timestamptz NOT NULL,
        used_at       timestamptz,
        revoked_at    timestamptz
      )`);
    await runner.query('CREATE INDEX remember_token_family ON remember_token (family_id)');
    await runner.query('CREATE INDEX remember_token_member ON remember_token (member_id)');
    await runner.query('CREATE INDEX remember_token_end ON remember_token (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE remember_token, login_record, known_device');
    await runner.query(`
      ALTER TABLE session DROP COLUMN method, DROP COLUMN agent, DROP COLUMN ip_sealed, DROP COLUMN remember_family`);
  }
}
