-- Takes a bet back, once. If the bet has not come yet, its key is written here, and the late bet is answered ROLLED_BACK.
-- A second key, in a namespace that no caller has, is claimed by the rollback that takes the bet back.
CREATE OR REPLACE FUNCTION post_rollback(
  p_caller text, p_external_id text, p_member uuid, p_book book, p_bet text, p_hash bytea, p_round text DEFAULT NULL,
  p_vassalage text DEFAULT NULL, p_game_type text DEFAULT NULL, p_trace bytea DEFAULT NULL)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(0);
  r posting_request := posting_request_of(p_caller, p_external_id, p_member, p_book, 'ROLLBACK', NULL, NULL, p_hash,
      p_round => p_round, p_vassalage => p_vassalage, p_game_type => p_game_type, p_refers_to => p_bet, p_trace => p_trace);
  v_once posting_request := r;
  k posting_key;
  b ledger_posting;
  o rollover;
  v_answer posting_answer;
BEGIN
  IF NOT claim_key(r, v_id) THEN RETURN replay_posting(r); END IF;
  IF p_bet = p_external_id THEN RETURN refuse(r, 'BET_MISMATCH'); END IF;

  INSERT INTO posting_key (caller, external_id, member_id, book, outcome, request_hash)
  VALUES (p_caller, p_bet, p_member, p_book, 'ROLLED_BACK', '\x')
  ON CONFLICT DO NOTHING;
  IF FOUND THEN
    v_answer := refuse(r, 'NOTHING_TO_ROLL_BACK');
    INSERT INTO stored_answer (caller, external_id, member_id, book, kind, outcome, balance, version, round_id, vassalage, game_type)
    VALUES (p_caller, p_bet, p_member, p_book, 'BET', 'ROLLED_BACK', v_answer.balance, v_answer.version, p_round, p_vassalage, p_game_type);
    RETURN v_answer;
  END IF;

  SELECT * INTO STRICT k FROM posting_key WHERE caller = p_caller AND external_id = p_bet;
  IF k.member_id <> p_member OR k.book <> p_book THEN RETURN refuse(r, 'BET_MISMATCH'); END IF;
  IF k.outcome = 'ROLLED_BACK' THEN RETURN refuse(r, 'ALREADY_ROLLED_BACK'); END IF;
  IF k.outcome <> 'ACCEPTED' THEN RETURN refuse(r, 'NOTHING_TO_ROLL_BACK'); END IF;
  -- A bet whose archived month is absent raises: nothing is stored, and the repetition succeeds once the month is back.
  IF k.posting_month IS NOT NULL THEN
    SELECT * INTO STRICT b FROM ledger_posting WHERE id = k.posting_id AND month = k.posting_month;
  END IF;
  IF b.kind IS DISTINCT FROM 'BET' THEN RETURN refuse(r, 'BET_MISMATCH'); END IF;

  v_once.caller := p_caller || '/rolled-back';
  v_once.external_id := p_bet;
  IF NOT claim_key(v_once, v_id) THEN RETURN refuse(r, 'ALREADY_ROLLED_BACK'); END IF;
  r.delta := b.amount;
  r.contra := b.credit;
  o := bonus_of_bet(b);
  r.round_id := coalesce(r.round_id, b.round_id);
  v_answer := post_with_checks(r, v_id, CASE WHEN o.status IN ('ACTIVE', 'EXPIRING') THEN b.bonus_amount ELSE 0 END);
  IF v_answer.outcome <> 'ACCEPTED' THEN PERFORM refuse_key(v_once.caller, p_bet, v_answer.outcome); END IF;
  IF v_answer.outcome = 'ACCEPTED' AND o.status IN ('EXPIRED', 'FORFEITED', 'CLEARED') THEN
    PERFORM take_what_came_back(o, r, b.bonus_amount);
  END IF;
  PERFORM settle_bonus_of(p_member, p_book);
  RETURN v_answer;
END $$;
