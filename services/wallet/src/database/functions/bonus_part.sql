-- The part of a request's amount that is bonus money, for an account with a running bonus. Own money is staked first; what a round
-- pays is divided as its stakes were. A correction takes the part of its round, and more only if own money does not suffice.
CREATE OR REPLACE FUNCTION bonus_part(a player_account, r posting_request) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_amount bigint := least(abs(r.delta), CASE WHEN r.delta < 0 THEN a.balance - a.held ELSE abs(r.delta) END);
  v_beyond_own bigint := greatest(0, v_amount - own_available(a));
  v_of_round bigint;
BEGIN
  IF r.kind IN ('BET', 'HOLD') THEN RETURN v_beyond_own; END IF;
  IF r.kind NOT IN ('WIN', 'JACKPOT', 'ADJUST', 'WIN_CORRECTION') OR (r.kind = 'ADJUST' AND r.delta > 0) THEN RETURN 0; END IF;
  SELECT floor(v_amount::numeric * b.bonus_stake / b.stake) INTO v_of_round FROM bonus_round b
   WHERE b.member_id = a.member_id AND b.book = a.book AND b.round_id = r.round_id AND b.stake > 0;
  v_of_round := coalesce(v_of_round, 0);
  IF r.delta > 0 THEN RETURN v_of_round; END IF;
  RETURN least(greatest(v_of_round, v_beyond_own), a.bonus - a.held_bonus);
END $$;
