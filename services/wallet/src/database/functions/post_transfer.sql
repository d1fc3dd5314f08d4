-- From one member to another by way of account 2800: two postings under one key.
CREATE OR REPLACE FUNCTION post_transfer(
  p_caller text, p_external_id text, p_from uuid, p_to uuid, p_amount bigint, p_hash bytea, p_note text DEFAULT NULL,
  p_trace bytea DEFAULT NULL)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(0);
  v_out posting_request := posting_request_of(p_caller, p_external_id, p_from, 'REAL', 'TRANSFER_OUT', -p_amount, 2800, p_hash,
      p_refers_to => p_to::text, p_note => p_note, p_trace => p_trace);
  v_in posting_request := posting_request_of(p_caller, p_external_id, p_to, 'REAL', 'TRANSFER_IN', p_amount, 2800, p_hash,
      p_refers_to => p_from::text, p_note => p_note, p_trace => p_trace);
  a player_account;
  v_sender player_account;
  v_receiver player_account;
  v_refusal posting_outcome;
BEGIN
  IF p_from = p_to THEN RAISE EXCEPTION 'a transfer to oneself'; END IF;
  IF p_amount < 1 THEN RAISE EXCEPTION 'an amount out of bounds: %', p_amount; END IF;
  PERFORM assert_posting(v_out.book, v_out.delta, v_out.contra);
  IF NOT claim_key(v_out, v_id) THEN RETURN replay_posting(v_out); END IF;
  FOR a IN SELECT * FROM lock_accounts(ARRAY[v_out, v_in]) LOOP
    IF a.member_id = p_from THEN v_sender := a; ELSE v_receiver := a; END IF;
  END LOOP;
  IF v_sender.held > 0 THEN v_sender := expire_due_holds(v_sender); END IF;
  v_refusal := posting_refusal(v_sender, v_out);
  IF v_refusal IS NULL AND (v_receiver.status <> 'OPEN' OR v_receiver.excluded_until > clock_timestamp()) THEN
    v_refusal := 'RECEIVER_UNAVAILABLE';
  END IF;
  IF v_refusal IS NULL AND v_receiver.balance > 9223372036854775807 - p_amount THEN v_refusal := 'BALANCE_OVERFLOW'; END IF;
  IF v_refusal IS NOT NULL THEN RETURN refuse(v_out, v_refusal); END IF;

  UPDATE player_account SET balance = balance - p_amount, version = version + 1
   WHERE member_id = p_from AND book = 'REAL' RETURNING * INTO STRICT v_sender;
  UPDATE player_account SET balance = balance + p_amount, version = version + 1
   WHERE member_id = p_to AND book = 'REAL' RETURNING * INTO STRICT v_receiver;
  PERFORM write_posting(v_out, v_id, 2000, -p_amount, v_sender.balance, v_sender.version, v_id);
  PERFORM write_posting(v_in, new_posting_id(1), 2000, p_amount, v_receiver.balance, v_receiver.version, v_id);
  PERFORM repay_debt(p_to, 'REAL', 'TRANSFER_IN', p_amount);
  RETURN ('ACCEPTED', v_sender.balance, v_sender.version, v_id, false, NULL)::posting_answer;
END $$;
