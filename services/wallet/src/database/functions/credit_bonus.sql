-- A bonus with a turnover requirement, once by its key. One runs at a time: another one, and that of a stopped account, waits without
-- a posting.
CREATE OR REPLACE FUNCTION credit_bonus(
  p_caller text, p_key text, p_member uuid, p_book book, p_amount bigint, p_hash bytea, p_note text, p_trace bytea,
  p_multiplier numeric, p_expires_in integer DEFAULT NULL, p_max_cash_out bigint DEFAULT NULL, p_categories text[] DEFAULT NULL,
  p_max_bet bigint DEFAULT NULL,
  OUT outcome posting_outcome, OUT balance bigint, OUT version bigint, OUT posting_id uuid, OUT replayed boolean, OUT differs text[],
  OUT rollover_id uuid)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(0);
  r posting_request := posting_request_of(p_caller, p_key, p_member, p_book, 'BONUS', p_amount, resolve_account(p_book, 5100),
      p_hash, p_note => p_note, p_trace => p_trace);
  a player_account;
  o rollover;
  v_answer posting_answer;
  v_refusal posting_outcome;
BEGIN
  PERFORM assert_posting(r.book, r.delta, r.contra);
  rollover_id := derived_id('rollover', p_caller, p_key);
  replayed := false;
  IF NOT claim_key(r, v_id) THEN
    v_answer := replay_posting(r);
  ELSE
    a := lock_account(p_member, p_book);
    v_refusal := posting_refusal(a, r);
    IF v_refusal IS NOT NULL THEN
      v_answer := refuse(r, v_refusal);
    ELSE
      INSERT INTO rollover AS n (id, member_id, book, requested_by, credit_key, amount, multiplier, required, status, opened_at, kind,
        is_bonus, max_cash_out, categories, validity_seconds, note, max_bet)
      VALUES (rollover_id, p_member, p_book, p_caller, p_key, p_amount, least(p_multiplier, 99999.9999),
        ceil(p_amount * p_multiplier), 'QUEUED', clock_timestamp(), 'BONUS', true, p_max_cash_out, p_categories, p_expires_in, p_note, p_max_bet)
      RETURNING n.* INTO o;
      IF a.status = 'STOPPED' OR a.has_bonus OR EXISTS (
           SELECT FROM rollover w WHERE w.member_id = p_member AND w.book = p_book AND w.status = 'QUEUED' AND w.id <> o.id) THEN
        PERFORM refuse_key(p_caller, p_key, 'ACCEPTED');
        PERFORM store_answer(r, 'ACCEPTED', a.balance, a.version);
        v_id := NULL;
      ELSE
        a := start_bonus(o, v_id, p_trace);
      END IF;
      v_answer := ('ACCEPTED', a.balance, a.version, v_id, false, NULL)::posting_answer;
    END IF;
  END IF;
  outcome := v_answer.outcome; balance := v_answer.balance; version := v_answer.version; posting_id := v_answer.posting_id;
  replayed := v_answer.replayed; differs := v_answer.differs;
END $$;
