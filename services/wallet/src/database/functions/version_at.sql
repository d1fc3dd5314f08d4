-- The version an account had at an instant, by bisection: versions grow with time, so no index by time is needed.
CREATE OR REPLACE FUNCTION version_at(p_member uuid, p_book book, p_instant timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_low bigint := 0;
  v_high bigint;
  v_middle bigint;
  v_at timestamptz;
BEGIN
  SELECT version INTO v_high FROM player_account WHERE member_id = p_member AND book = p_book;
  WHILE v_low < v_high LOOP
    v_middle := (v_low + v_high + 1) / 2;
    SELECT recorded_at INTO v_at FROM ledger_posting WHERE member_id = p_member AND book = p_book AND version = v_middle;
    IF NOT FOUND THEN RAISE EXCEPTION 'posting % of the account is not at hand', v_middle USING ERRCODE = 'LW001'; END IF;
    IF v_at < p_instant THEN v_low := v_middle; ELSE v_high := v_middle - 1; END IF;
  END LOOP;
  RETURN v_low;
END $$;
