import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators decided about an account: how it stands, and every decision with its reason, which nobody changes. */
export class AddAccountStatus1763000003300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account ADD COLUMN status text NOT NULL DEFAULT 'OPEN'
        CONSTRAINT account_status_known CHECK (status IN ('OPEN', 'SUSPENDED', 'CLOSED'))`);
    await runner.query(`
      CREATE TABLE account_status_change (
        id          uuid PRIMARY KEY,
        member_id   uuid NOT NULL REFERENCES account (id),
        status      text NOT NULL,
        reason      text NOT NULL,
        operator_id uuid NOT NULL,
        changed_at  timestamptz NOT NULL,
        enforced_at timestamptz
      )`);
    await runner.query(
      'CREATE INDEX account_status_change_of_member ON account_status_change (member_id, changed_at)',
    );
    await runner.query(
      'CREATE INDEX account_status_change_due ON account_status_change (changed_at) WHERE enforced_at IS NULL',
    );
    await runner.query(enterPlainly(`status = 'OPEN'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(enterPlainly('true'));
    await runner.query('DROP TABLE account_status_change');
    await runner.query('ALTER TABLE account DROP COLUMN status');
  }
}

/** The short way of a login is not for an account with which something is the matter: it goes the way that says what. */
const enterPlainly = (isOpen: string) => `
  CREATE OR REPLACE FUNCTION enter_plainly(
    p_session text, p_family uuid, p_member uuid, p_type smallint, p_expires_at timestamptz, p_now timestamptz,
    p_method text, p_agent text, p_ip_sealed text, p_remember_family uuid, p_password_due boolean,
    p_record uuid, p_device text, p_verified text,
    p_event text, p_topic text, p_event_type text, p_key text, p_payload json, p_traceparent text, p_shard smallint)
  RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_hash text;
    v_open boolean;
  BEGIN
    SELECT password_hash, ${isOpen} INTO v_hash, v_open FROM account WHERE id = p_member FOR UPDATE;
    IF NOT FOUND OR NOT v_open OR v_hash IS DISTINCT FROM p_verified
      OR EXISTS (SELECT FROM account_exclusion WHERE member_id = p_member)
      OR EXISTS (SELECT FROM session_limit WHERE member_id = p_member)
      OR EXISTS (SELECT FROM authenticator WHERE subject_id = p_member AND confirmed_at IS NOT NULL)
      OR EXISTS (SELECT FROM passkey WHERE member_id = p_member)
      OR NOT EXISTS (SELECT FROM known_device WHERE member_id = p_member AND device_id = p_device)
    THEN
      RETURN false;
    END IF;
    PERFORM write_entry(p_session, p_family, p_member, p_type, p_expires_at, p_now, p_method, p_agent, p_ip_sealed,
      p_remember_family, p_password_due, p_record, p_device);
    INSERT INTO outbox (event_id, topic, type, key, payload, traceparent, shard)
      VALUES (p_event, p_topic, p_event_type, p_key, p_payload, p_traceparent, p_shard);
    RETURN true;
  END $$`;
