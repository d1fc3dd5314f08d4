-- The bonus that a bet took bonus money of: the last that had started before it. NULL fields if it took none.
CREATE OR REPLACE FUNCTION bonus_of_bet(b ledger_posting) RETURNS rollover
LANGUAGE sql STABLE AS $$
  SELECT o FROM rollover o
   WHERE b.bonus_amount > 0 AND o.member_id = b.member_id AND o.book = b.book AND o.is_bonus AND o.posting_id IS NOT NULL
     AND o.opened_at <= b.recorded_at
   ORDER BY o.opened_at DESC LIMIT 1
$$;
