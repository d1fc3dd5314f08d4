-- A refusal is permanent: the key keeps its outcome, and a replay returns the balance of this moment.
CREATE OR REPLACE FUNCTION refuse(r posting_request, p_outcome posting_outcome) RETURNS posting_answer
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_balance bigint;
  v_version bigint;
BEGIN
  SELECT a.balance, a.version INTO v_balance, v_version FROM player_account a
   WHERE a.member_id = r.member_id AND a.book = r.book;
  v_balance := coalesce(v_balance, 0);
  v_version := coalesce(v_version, 0);
  PERFORM refuse_key(r.caller, r.external_id, p_outcome);
  PERFORM store_answer(r, p_outcome, v_balance, v_version);
  RETURN (p_outcome, v_balance, v_version, NULL, false, NULL)::posting_answer;
END $$;
