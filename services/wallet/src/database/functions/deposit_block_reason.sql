-- Why a deposit may not come in, NULL if it may. Takes the player's lock: a limit being set is waited for.
CREATE OR REPLACE FUNCTION deposit_block_reason(p_member uuid, p_amount bigint, p_with_open boolean) RETURNS text
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  a player_account := lock_account(p_member, 'REAL');
  v_now timestamptz := clock_timestamp();
  v_open numeric := 0;
BEGIN
  IF a.excluded_until > v_now THEN RETURN 'SELF_EXCLUDED'; END IF;
  IF NOT a.restricted THEN RETURN NULL; END IF;
  IF p_with_open THEN
    SELECT coalesce(sum(d.amount), 0) INTO v_open FROM deposit d
     WHERE d.member_id = p_member AND d.status IN ('CREATED', 'PENDING');
  END IF;
  IF EXISTS (SELECT 1 FROM player_limit l WHERE l.member_id = p_member AND l.book = 'REAL' AND l.kind = 'DEPOSIT'
       AND CASE WHEN l.resets_at <= v_now THEN 0 ELSE l.used END + v_open + p_amount > l.amount) THEN
    RETURN 'OVER_LIMIT';
  END IF;
  RETURN NULL;
END $$;
