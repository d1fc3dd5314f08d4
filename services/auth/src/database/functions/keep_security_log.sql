-- Makes the security log append-only: an entry can be neither changed nor deleted before its time.
CREATE OR REPLACE FUNCTION keep_security_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < clock_timestamp() - security_log_retention() THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the security log is append-only' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER security_log_kept BEFORE UPDATE OR DELETE ON security_log
  FOR EACH ROW EXECUTE FUNCTION keep_security_log();

CREATE OR REPLACE TRIGGER security_log_whole BEFORE TRUNCATE ON security_log
  FOR EACH STATEMENT EXECUTE FUNCTION keep_security_log();
