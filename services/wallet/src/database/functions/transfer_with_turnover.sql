-- A transfer, and the turnover that it requires of the receiver, so that money cannot be withdrawn by way of another member.
CREATE OR REPLACE FUNCTION transfer_with_turnover(
  p_caller text, p_external_id text, p_from uuid, p_to uuid, p_amount bigint, p_hash bytea, p_note text, p_trace bytea,
  p_multiplier numeric)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE v_answer posting_answer := post_transfer(p_caller, p_external_id, p_from, p_to, p_amount, p_hash, p_note, p_trace);
BEGIN
  IF v_answer.outcome = 'ACCEPTED' AND NOT v_answer.replayed THEN
    PERFORM open_rollover(p_caller, p_external_id, p_to, 'REAL', 'TRANSFER_IN', v_answer.posting_id, p_amount, p_multiplier);
  END IF;
  RETURN v_answer;
END $$;
