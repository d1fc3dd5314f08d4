-- The bet with a difference of it: what raised it, what lowered it and its stake are totals. Of a bet that was settled before the
-- requirement the difference stands for itself.
CREATE OR REPLACE FUNCTION add_difference(d rollover_progress, p_refers_to text) RETURNS rollover_progress
LANGUAGE plpgsql VOLATILE AS $$
DECLARE b rollover_progress;
BEGIN
  UPDATE rollover_progress SET stake = stake + d.stake, valid_bet = valid_bet + greatest(d.valid_bet, 0),
         lowered = least(valid_bet + greatest(d.valid_bet, 0), lowered + greatest(-d.valid_bet, 0))
   WHERE caller = 'bets' AND source_key = p_refers_to RETURNING * INTO b;
  RETURN CASE WHEN FOUND THEN b ELSE d END;
END $$;
