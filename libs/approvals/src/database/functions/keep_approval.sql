-- A proposal changes once, by its decision, and is never removed.
CREATE OR REPLACE FUNCTION keep_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'PROPOSED' AND
     (NEW.id, NEW.kind, NEW.subject, NEW.member_id, NEW.amount, NEW.before, NEW.after, NEW.reason, NEW.proposed_by, NEW.proposed_at,
      NEW.expires_at) IS NOT DISTINCT FROM
     (OLD.id, OLD.kind, OLD.subject, OLD.member_id, OLD.amount, OLD.before, OLD.after, OLD.reason, OLD.proposed_by, OLD.proposed_at,
      OLD.expires_at)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'an approval is kept as it was proposed and decided' USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE TRIGGER approval_kept BEFORE UPDATE OR DELETE ON approval
  FOR EACH ROW EXECUTE FUNCTION keep_approval();

CREATE OR REPLACE TRIGGER approval_whole BEFORE TRUNCATE ON approval
  FOR EACH STATEMENT EXECUTE FUNCTION keep_approval();
