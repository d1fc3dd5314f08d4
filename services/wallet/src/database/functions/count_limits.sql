-- Counts a movement against the member's limits. `p_of`: when the bet of a rollback, or a reversed deposit, was
-- counted; it counts back in that period only.
CREATE OR REPLACE FUNCTION count_limits(
  p_member uuid, p_book book, p_kind posting_kind, p_delta bigint, p_of timestamptz)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE v_now timestamptz := clock_timestamp();
BEGIN
  UPDATE player_limit l
     SET used = CASE WHEN l.resets_at <= v_now THEN 0 ELSE l.used END
              + CASE WHEN p_kind IN ('DEPOSIT', 'DEPOSIT_REVERSAL') THEN p_delta ELSE -p_delta END,
         resets_at = CASE WHEN l.resets_at <= v_now THEN period_end(l.period, l.zone, v_now) ELSE l.resets_at END
   WHERE l.member_id = p_member AND l.book = p_book
     AND CASE l.kind
           WHEN 'DEPOSIT' THEN p_kind = 'DEPOSIT' OR (p_kind = 'DEPOSIT_REVERSAL' AND p_of >= period_start(l.period, l.zone, v_now))
           ELSE p_kind = 'BET' OR (p_kind = 'ROLLBACK' AND p_of >= period_start(l.period, l.zone, v_now))
             OR (p_kind IN ('WIN', 'JACKPOT', 'WIN_CORRECTION') AND l.kind = 'LOSS')
         END;
END $$;
