import type { MigrationInterface, QueryRunner } from 'typeorm';

const entry = `p_session text, p_family uuid, p_member uuid, p_type smallint, p_expires_at timestamptz, p_now timestamptz,
        p_method text, p_agent text, p_ip_sealed text, p_remember_family uuid, p_password_due boolean,
        p_record uuid, p_device text`;

/**
 * What a login writes, as functions: `write_entry` for all of them, in their own transaction; `enter_plainly` for the many with
 * which nothing is the matter, as a transaction of a single statement.
 */
export class WriteEntries1763000003200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION write_entry(${entry}, OUT is_new boolean, OUT is_first boolean) LANGUAGE plpgsql VOLATILE AS $$
      BEGIN
        is_new := NOT EXISTS (SELECT FROM known_device WHERE member_id = p_member AND device_id = p_device);
        is_first := is_new AND NOT EXISTS (SELECT FROM known_device WHERE member_id = p_member);
        INSERT INTO session (id, family_id, realm, subject_id, account_type, roles, expires_at, created_at, last_seen_at,
            method, agent, ip_sealed, remember_family, password_due)
          VALUES (p_session, p_family, 'member', p_member, p_type, '{}', p_expires_at, p_now, p_now,
            p_method, p_agent, p_ip_sealed, p_remember_family, p_password_due);
        UPDATE account SET last_login_at = p_now WHERE id = p_member;
        INSERT INTO login_record (id, member_id, at, method, agent, ip_sealed, new_device)
          VALUES (p_record, p_member, p_now, p_method, p_agent, p_ip_sealed, is_new);
        INSERT INTO known_device (member_id, device_id, first_seen_at, last_seen_at) VALUES (p_member, p_device, p_now, p_now)
          ON CONFLICT ON CONSTRAINT known_device_once DO UPDATE SET last_seen_at = excluded.last_seen_at;
      END $$`);
    // Each statement of a function sees what was committed before it: what is asked after the lock is what was decided before it.
    await runner.query(`
      CREATE FUNCTION enter_plainly(${entry}, p_verified text,
        p_event text, p_topic text, p_event_type text, p_key text, p_payload json, p_traceparent text, p_shard smallint)
      RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
      DECLARE
        v_hash text;
      BEGIN
        SELECT password_hash INTO v_hash FROM account WHERE id = p_member FOR UPDATE;
        IF NOT FOUND OR v_hash IS DISTINCT FROM p_verified
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
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION enter_plainly');
    await runner.query('DROP FUNCTION write_entry');
  }
}
