-- A login that nothing restricts, as a single statement; false if it has to take the checked path.
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
  SELECT password_hash, status = 'OPEN' INTO v_hash, v_open FROM account WHERE id = p_member FOR UPDATE SKIP LOCKED;
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
END $$;
