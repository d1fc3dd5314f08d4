-- Counts what is settled of a round that is played while a bonus runs. A bet that was placed before the bonus settles the stakes of then
-- first; ten seconds are left for clocks, and for a bet under way while the bonus started.
CREATE OR REPLACE FUNCTION settle_bonus_round(
  p_member uuid, p_round text, p_is_difference boolean, p_stake bigint, p_win bigint, p_placed_at timestamptz)
RETURNS void LANGUAGE sql VOLATILE AS $$
  UPDATE bonus_round b
     SET reported = b.reported + p_win,
         settled = least(b.counted, b.settled + greatest(0, p_stake
           - CASE WHEN NOT p_is_difference AND p_placed_at < o.opened_at - interval '10 seconds' THEN b.stake - b.counted ELSE 0 END))
    FROM rollover o
   WHERE o.id = b.rollover_id AND b.member_id = p_member AND b.book = 'REAL' AND b.round_id = p_round
$$;
