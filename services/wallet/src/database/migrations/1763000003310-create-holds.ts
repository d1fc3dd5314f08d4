import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is held, what is owed, what lies with vendors, and who changed the state of an account. */
export class CreateHolds1763000003310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TYPE hold_status AS ENUM ('OPEN', 'CAPTURED', 'RELEASED', 'EXPIRED');
      CREATE TABLE hold (
        id          uuid CONSTRAINT hold_once PRIMARY KEY,
        member_id   uuid NOT NULL,
        amount      bigint NOT NULL CHECK (amount > 0),
        captured    bigint NOT NULL DEFAULT 0,
        balance     bigint NOT NULL,
        version     bigint NOT NULL,
        created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at  timestamptz,
        resolved_at timestamptz,
        contra      integer NOT NULL,
        book        book NOT NULL,
        kind        posting_kind NOT NULL CHECK (kind IN ('BET', 'WITHDRAWAL')),
        status      hold_status NOT NULL DEFAULT 'OPEN',
        caller      text COLLATE "C" NOT NULL,
        external_id text COLLATE "C" NOT NULL,
        group_id    uuid,
        round_id    text COLLATE "C",
        vassalage   text COLLATE "C",
        game_type   text COLLATE "C",
        note        text,
        CONSTRAINT hold_captured CHECK (captured BETWEEN 0 AND amount AND (captured > 0) = (status = 'CAPTURED')),
        CONSTRAINT hold_resolved CHECK ((status = 'OPEN') = (resolved_at IS NULL))
      ) WITH (fillfactor = 80);
      CREATE INDEX hold_open ON hold (member_id, book) WHERE status = 'OPEN';
      CREATE INDEX hold_due ON hold (expires_at) WHERE status = 'OPEN' AND expires_at IS NOT NULL;
      CREATE INDEX hold_of_group ON hold (group_id) WHERE group_id IS NOT NULL`);
    await runner.query(`
      ALTER TABLE player_account ADD COLUMN owed bigint NOT NULL DEFAULT 0 CONSTRAINT player_account_owed CHECK (owed >= 0);
      CREATE TABLE vendor_account (
        member_id uuid NOT NULL,
        book      book NOT NULL,
        vassalage text COLLATE "C" NOT NULL,
        balance   bigint NOT NULL CONSTRAINT vendor_account_balance CHECK (balance >= 0),
        CONSTRAINT vendor_account_once PRIMARY KEY (member_id, book, vassalage)
      ) WITH (fillfactor = 70);
      CREATE TABLE account_change (
        id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        member_id  uuid NOT NULL,
        book       book NOT NULL,
        what       text NOT NULL CHECK (what IN ('LIMITS', 'EXCLUSION', 'STATUS')),
        value      jsonb NOT NULL,
        changed_by text NOT NULL,
        reason     text,
        at         timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX account_change_of_member ON account_change (member_id, book, id);
      SELECT make_append_only('account_change')`);
    await runner.query(`
      ALTER TABLE player_limit DROP CONSTRAINT player_limit_kind_check,
        ADD CONSTRAINT player_limit_kind CHECK (kind IN ('WAGER', 'LOSS', 'DEPOSIT'));
      ALTER TABLE deposit_review DROP CONSTRAINT deposit_review_reason_check,
        ADD CONSTRAINT deposit_review_reason CHECK (reason IN
          ('LATE', 'REPEATED', 'WRONG_AMOUNT', 'WRONG_ACCOUNT', 'UNMATCHED', 'CLOSED', 'OVER_LIMIT', 'SELF_EXCLUDED'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deposit_review DROP CONSTRAINT deposit_review_reason, ADD CONSTRAINT deposit_review_reason_check
        CHECK (reason IN ('LATE', 'REPEATED', 'WRONG_AMOUNT', 'WRONG_ACCOUNT', 'UNMATCHED', 'CLOSED'));
      ALTER TABLE player_limit DROP CONSTRAINT player_limit_kind,
        ADD CONSTRAINT player_limit_kind_check CHECK (kind IN ('WAGER', 'LOSS'));
      ALTER TABLE player_account DROP COLUMN owed;
      DROP TABLE account_change, vendor_account, hold;
      DROP TYPE hold_status`);
  }
}
