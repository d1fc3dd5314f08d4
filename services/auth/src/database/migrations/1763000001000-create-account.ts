import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccount1763000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account (
        id                uuid PRIMARY KEY,
        username          text NOT NULL,
        username_key      text NOT NULL CONSTRAINT account_username_once UNIQUE,
        type              smallint NOT NULL CONSTRAINT account_type CHECK (type IN (0, 1, 2, 4, 41, 42)),
        password_hash     text CONSTRAINT account_password CHECK (type = 4 OR password_hash IS NOT NULL),
        password_initial  boolean NOT NULL DEFAULT false,
        merchant_code     text NOT NULL,
        language          text NOT NULL,
        terms_version     text,
        terms_accepted_at timestamptz,
        affiliate_code    text,
        referral_code     text,
        register_url      text,
        register_domain   text,
        profile_sealed    text,
        created_at        timestamptz NOT NULL,
        last_login_at     timestamptz
      )`);
    // An address belongs to whoever proves it: an unproven one may stand on two accounts, and nobody learns that it does.
    await runner.query(`
      CREATE TABLE account_contact (
        member_id   uuid NOT NULL REFERENCES account (id),
        kind        text NOT NULL,
        sealed      text NOT NULL,
        blind_index text NOT NULL,
        proven_at   timestamptz,
        CONSTRAINT account_contact_once PRIMARY KEY (member_id, kind)
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX account_contact_proven_once ON account_contact (kind, blind_index) WHERE proven_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_contact, account');
  }
}
