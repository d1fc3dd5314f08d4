-- Counts a movement towards its round while a bonus runs. The first bet also counts what the member had staked in the round before,
-- among the latest 200 postings: a round does not last longer. `p_version`: of a bet, its own; of a rollback, that of its bet.
-- What is settled of a round is settled of its oldest bets: a bet that is taken back leaves nothing of it to the others.
CREATE OR REPLACE FUNCTION count_bonus_round(
  p_member uuid, p_book book, p_round text, p_kind posting_kind, p_amount bigint, p_bonus bigint, p_version bigint)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_before bigint;
  v_won bigint;
  v_first bigint;
BEGIN
  IF p_kind IN ('WIN', 'JACKPOT', 'ADJUST', 'WIN_CORRECTION') THEN
    UPDATE bonus_round SET booked = booked + p_amount WHERE member_id = p_member AND book = p_book AND round_id = p_round;
  ELSIF p_kind = 'ROLLBACK' THEN
    UPDATE bonus_round
       SET stake = greatest(stake - p_amount, bonus_stake - p_bonus), bonus_stake = bonus_stake - p_bonus
     WHERE member_id = p_member AND book = p_book AND round_id = p_round
     RETURNING first_version INTO v_first;
    IF p_version < v_first THEN RETURN; END IF;
    SELECT coalesce(sum(p.amount), 0) INTO v_before
      FROM posting p WHERE p.member_id = p_member AND p.book = p_book AND p.version BETWEEN v_first AND p_version - 1
       AND p.round_id = p_round AND p.kind = 'BET'
       AND NOT EXISTS (SELECT FROM posting_key k WHERE k.caller = p.caller || '/rolled-back' AND k.external_id = p.reference
                          AND k.outcome = 'ACCEPTED');
    UPDATE bonus_round
       SET counted = counted - p_amount, settled = settled - greatest(0, least(p_amount, settled - v_before))
     WHERE member_id = p_member AND book = p_book AND round_id = p_round;
  ELSIF p_kind = 'BET' THEN
    UPDATE bonus_round SET stake = stake + p_amount, bonus_stake = bonus_stake + p_bonus, counted = counted + p_amount
     WHERE member_id = p_member AND book = p_book AND round_id = p_round;
    IF FOUND THEN RETURN; END IF;
    -- What a stopped account got back has no version, so a bet that was taken back is known by its key.
    SELECT coalesce(sum(p.amount) FILTER (WHERE p.kind = 'BET' AND NOT EXISTS (
             SELECT FROM posting_key k WHERE k.caller = p.caller || '/rolled-back' AND k.external_id = p.reference
                AND k.outcome = 'ACCEPTED')), 0),
           coalesce(sum(p.amount) FILTER (WHERE p.kind IN ('WIN', 'JACKPOT')), 0) INTO v_before, v_won
      FROM posting p WHERE p.member_id = p_member AND p.book = p_book AND p.version BETWEEN p_version - 200 AND p_version - 1
       AND p.round_id = p_round;
    INSERT INTO bonus_round (member_id, book, round_id, rollover_id, first_version, stake, bonus_stake, counted,
                             won_before)
    VALUES (p_member, p_book, p_round, (running_bonus(p_member, p_book)).id, p_version, v_before + p_amount, p_bonus,
            p_amount, v_won);
  END IF;
END $$;
