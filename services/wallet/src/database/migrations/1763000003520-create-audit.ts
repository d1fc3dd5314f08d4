import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the auditor stands, what it last saw of each account, what it found, and what people decided about that. */
export class CreateAudit1763000003520 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_position (
        name         text PRIMARY KEY CHECK (name = 'postings'),
        last_id      uuid NOT NULL,
        rollup       bigint NOT NULL,
        sweep_member uuid NOT NULL,
        sweep_book   book NOT NULL,
        passes       bigint NOT NULL DEFAULT 0,
        audited_at   timestamptz
      );
      INSERT INTO audit_position VALUES ('postings', '00000000-0000-0000-0000-000000000000', 0,
        '00000000-0000-0000-0000-000000000000', 'REAL');
      CREATE TABLE audit_account (
        member_id uuid NOT NULL,
        book      book NOT NULL,
        version   bigint NOT NULL,
        balance   bigint NOT NULL,
        CONSTRAINT audit_account_once PRIMARY KEY (member_id, book)
      ) WITH (fillfactor = 70);
      CREATE TABLE audit_finding (
        id           uuid PRIMARY KEY,
        found_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
        fault        text NOT NULL,
        book         book NOT NULL,
        member_id    uuid,
        account      integer,
        posting_id   uuid,
        expected     text,
        found        text,
        stopped_from account_status,
        CONSTRAINT audit_finding_subject CHECK (member_id IS NULL OR account IS NULL)
      );
      CREATE INDEX audit_finding_of_member ON audit_finding (member_id, book) WHERE member_id IS NOT NULL;
      CREATE TABLE audit_closure (
        finding_id  uuid CONSTRAINT audit_closure_once PRIMARY KEY REFERENCES audit_finding,
        closed_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
        operator_id text NOT NULL,
        reason      text NOT NULL
      );
      CREATE TABLE account_release (
        id          uuid PRIMARY KEY,
        member_id   uuid NOT NULL,
        book        book NOT NULL,
        released_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        operator_id text NOT NULL,
        reason      text NOT NULL,
        status      account_status NOT NULL,
        version     bigint NOT NULL,
        balance     bigint NOT NULL,
        suspense    bigint NOT NULL CHECK (suspense >= 0)
      );
      SELECT make_append_only(t) FROM unnest('{audit_finding,audit_closure,account_release}'::regclass[]) t`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE account_release, audit_closure, audit_finding, audit_account, audit_position',
    );
  }
}
