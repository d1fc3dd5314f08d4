-- Counts what is settled of a round that is played while a bonus runs. A bet that was placed before the bonus settles the stakes and wins
-- of then first; ten seconds are left for clocks, and for a bet under way while the bonus started.
CREATE OR REPLACE FUNCTION settle_bonus_round(
  p_member uuid, p_round text, p_is_difference boolean, p_stake bigint, p_win bigint, p_placed_at timestamptz)
RETURNS void LANGUAGE sql VOLATILE AS $$
  UPDATE bonus_round b
     SET settled = least(b.counted, b.settled + greatest(0, p_stake - CASE WHEN e.is_earlier THEN b.stake - b.counted ELSE 0 END)),
         reported = b.reported + CASE WHEN e.is_earlier THEN greatest(0, p_win - b.won_before) ELSE p_win END
    FROM rollover o CROSS JOIN LATERAL (
      SELECT NOT p_is_difference AND p_placed_at < o.opened_at - interval '10 seconds' AS is_earlier) e
   WHERE o.id = b.rollover_id AND b.member_id = p_member AND b.book = 'REAL' AND b.round_id = p_round
$$;
