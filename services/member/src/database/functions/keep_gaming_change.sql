-- Makes the decisions about one's play append-only: on record for good, neither changed nor deleted.
CREATE OR REPLACE FUNCTION keep_gaming_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'decisions about play are append-only' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER gaming_change_kept BEFORE UPDATE OR DELETE ON gaming_change
  FOR EACH ROW EXECUTE FUNCTION keep_gaming_change();

CREATE OR REPLACE TRIGGER gaming_change_whole BEFORE TRUNCATE ON gaming_change
  FOR EACH STATEMENT EXECUTE FUNCTION keep_gaming_change();
