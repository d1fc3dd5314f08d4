-- A commitment changes once, when its seed is revealed; the seed's sealed text changes when the sealing key does.
CREATE OR REPLACE FUNCTION keep_draw_commitment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.game_code, NEW.numero, NEW.position, NEW.scheme, NEW.commitment, NEW.chain, NEW.beacon_round, NEW.committed_at)
     IS DISTINCT FROM
     (OLD.game_code, OLD.numero, OLD.position, OLD.scheme, OLD.commitment, OLD.chain, OLD.beacon_round, OLD.committed_at)
     OR OLD.revealed_at IS NOT NULL
        AND (NEW.randomness, NEW.signature, NEW.revealed_at) IS DISTINCT FROM (OLD.randomness, OLD.signature, OLD.revealed_at)
  THEN
    RAISE EXCEPTION 'draw_commitment is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER draw_commitment_kept BEFORE UPDATE ON draw_commitment
  FOR EACH ROW EXECUTE FUNCTION keep_draw_commitment();
