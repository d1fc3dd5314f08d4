-- Why a request may not move money of this account, NULL if it may. `p_wagered` and `p_lost`: by earlier legs of the same call.
CREATE OR REPLACE FUNCTION posting_refusal(
  a player_account, r posting_request, p_wagered bigint DEFAULT 0, p_lost bigint DEFAULT 0)
RETURNS posting_outcome LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_now timestamptz := clock_timestamp();
  -- Money that goes to the member's wallet at a vendor stays the member's; it goes there to be played with.
  v_vendor boolean := r.kind = 'TRANSFER_OUT' AND r.contra = 2100;
  v_bet boolean := r.kind = 'BET' OR (r.kind = 'HOLD' AND r.refers_to = 'BET');
BEGIN
  IF a.status = 'STOPPED' THEN
    RETURN CASE WHEN r.delta < 0 THEN 'ACCOUNT_STOPPED' END::posting_outcome;
  END IF;
  IF r.delta < 0 AND r.kind NOT IN ('ADJUST', 'WIN_CORRECTION', 'DEPOSIT_REVERSAL', 'FORFEIT') THEN
    IF a.status = 'LOCKED' THEN RETURN 'ACCOUNT_LOCKED'; END IF;
    IF (v_bet OR v_vendor) AND a.excluded_until > v_now THEN RETURN 'SELF_EXCLUDED'; END IF;
    IF (v_bet OR v_vendor) AND a.reality_due_at <= v_now THEN RETURN 'REALITY_CHECK_DUE'; END IF;
    IF (r.kind = 'TRANSFER_OUT' AND NOT v_vendor) OR (r.kind = 'HOLD' AND r.refers_to = 'WITHDRAWAL') THEN
      IF a.owed > 0 OR a.claimed > 0 THEN RETURN 'DEBT_OPEN'; END IF;
      IF EXISTS (SELECT FROM rollover o WHERE o.member_id = r.member_id AND o.book = r.book AND o.status IN ('ACTIVE', 'EXPIRING')) THEN
        RETURN 'TURNOVER_REQUIRED';
      END IF;
    END IF;
    IF a.balance - a.held < -r.delta THEN RETURN 'INSUFFICIENT_FUNDS'; END IF;
    -- Bonus money is for bets only.
    IF NOT v_bet AND own_available(a) < -r.delta THEN RETURN 'INSUFFICIENT_FUNDS'; END IF;
    IF v_bet AND a.restricted AND limit_exceeded(r.member_id, r.book, p_wagered - r.delta, p_lost - r.delta, v_now) THEN
      RETURN 'LIMIT_REACHED';
    END IF;
  END IF;
  IF r.kind = 'BONUS' AND a.excluded_until > v_now THEN RETURN 'SELF_EXCLUDED'; END IF;
  IF r.delta > 0 AND a.balance > 9223372036854775807 - r.delta THEN RETURN 'BALANCE_OVERFLOW'; END IF;
  RETURN NULL;
END $$;
