-- Counts a movement towards its round while a bonus runs. The first bet also counts what the member had staked in the round before,
-- among the latest 200 postings: a round does not last longer. `p_version`: of a bet, its own; of a rollback, that of its bet.
CREATE OR REPLACE FUNCTION count_bonus_round(
  p_member uuid, p_book book, p_round text, p_kind posting_kind, p_amount bigint, p_bonus bigint, p_version bigint)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_before bigint;
  v_won bigint;
BEGIN
  IF p_kind IN ('WIN', 'JACKPOT', 'ADJUST') THEN
    UPDATE bonus_round SET booked = booked + p_amount WHERE member_id = p_member AND book = p_book AND round_id = p_round;
  ELSIF p_kind = 'ROLLBACK' THEN
    UPDATE bonus_round
       SET stake = greatest(stake - p_amount, bonus_stake - p_bonus), bonus_stake = bonus_stake - p_bonus,
           counted = CASE WHEN p_version >= first_version THEN counted - p_amount ELSE counted END,
           settled = CASE WHEN p_version >= first_version THEN least(settled, counted - p_amount) ELSE settled END
     WHERE member_id = p_member AND book = p_book AND round_id = p_round;
  ELSIF p_kind = 'BET' THEN
    UPDATE bonus_round SET stake = stake + p_amount, bonus_stake = bonus_stake + p_bonus, counted = counted + p_amount
     WHERE member_id = p_member AND book = p_book AND round_id = p_round;
    IF FOUND THEN RETURN; END IF;
    SELECT coalesce(sum(CASE p.kind WHEN 'BET' THEN p.amount WHEN 'ROLLBACK' THEN -p.amount END), 0),
           coalesce(sum(p.amount) FILTER (WHERE p.kind IN ('WIN', 'JACKPOT')), 0) INTO v_before, v_won
      FROM posting p WHERE p.member_id = p_member AND p.book = p_book AND p.version BETWEEN p_version - 200 AND p_version - 1
       AND p.round_id = p_round;
    INSERT INTO bonus_round (member_id, book, round_id, rollover_id, first_version, stake, bonus_stake, counted,
                             won_before)
    VALUES (p_member, p_book, p_round, (running_bonus(p_member, p_book)).id, p_version, greatest(v_before, 0) + p_amount, p_bonus,
            p_amount, v_won);
  END IF;
END $$;
