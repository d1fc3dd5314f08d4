-- All that a login writes: the session, the time at the account, the record and the browser.
CREATE OR REPLACE FUNCTION write_entry(
  p_session text, p_family uuid, p_member uuid, p_type smallint, p_expires_at timestamptz, p_now timestamptz,
  p_method text, p_agent text, p_ip_sealed text, p_remember_family uuid, p_password_due boolean,
  p_record uuid, p_device text, OUT is_new boolean, OUT is_first boolean) LANGUAGE plpgsql VOLATILE AS $$
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
END $$;
