-- Once a draw is committed to, its times stand; a draw that nothing is committed to may be moved.
CREATE OR REPLACE FUNCTION keep_draw_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.game_code, NEW.numero, NEW.open_at, NEW.close_at, NEW.draw_at)
     IS DISTINCT FROM (OLD.game_code, OLD.numero, OLD.open_at, OLD.close_at, OLD.draw_at)
     AND EXISTS (SELECT FROM draw_commitment WHERE game_code = OLD.game_code AND numero = OLD.numero)
  THEN
    RAISE EXCEPTION 'times of a committed draw are append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER draw_times_kept BEFORE UPDATE OF game_code, numero, open_at, close_at, draw_at ON draw
  FOR EACH ROW EXECUTE FUNCTION keep_draw_times();
