-- The answer of a known key: the same as the first time, or the fields in which this request differs from the first.
CREATE OR REPLACE FUNCTION replay_posting(r posting_request) RETURNS posting_answer
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  k posting_key;
  p ledger_posting;
  s stored_answer;
  h hold;
  v_differs text[];
BEGIN
  SELECT * INTO STRICT k FROM posting_key WHERE caller = r.caller AND external_id = r.external_id;
  SELECT * INTO s FROM stored_answer WHERE caller = r.caller AND external_id = r.external_id;
  -- An old refusal whose stored answer was purged: the outcome stays, the balance is that of now.
  IF s.caller IS NULL AND k.outcome <> 'ACCEPTED' THEN
    SELECT k.caller, coalesce(a.balance, 0), coalesce(a.version, 0) INTO s.caller, s.balance, s.version
      FROM (SELECT) one LEFT JOIN player_account a ON a.member_id = k.member_id AND a.book = k.book;
    IF k.request_hash <> r.request_hash AND k.outcome <> 'ROLLED_BACK' THEN
      RETURN (k.outcome, NULL, NULL, NULL, true, array_remove(ARRAY[
        CASE WHEN k.member_id <> r.member_id THEN 'memberId' END, CASE WHEN k.book <> r.book THEN 'book' END, 'request'], NULL)
      )::posting_answer;
    END IF;
  END IF;
  -- Written by a rollback that came before its bet: of the bet only the member and the book are known.
  IF k.outcome = 'ROLLED_BACK' AND r.kind = 'BET' AND k.member_id = r.member_id AND k.book = r.book THEN
    RETURN ('ROLLED_BACK', s.balance, s.version, NULL, false, NULL)::posting_answer;
  END IF;
  IF k.posting_month IS NOT NULL THEN
    SELECT * INTO STRICT p FROM ledger_posting WHERE id = k.posting_id AND month = k.posting_month;
  ELSIF s.caller IS NULL THEN
    SELECT * INTO STRICT h FROM hold WHERE id = k.posting_id;
  END IF;
  IF k.request_hash = r.request_hash THEN
    RETURN (k.outcome, coalesce(s.balance, p.balance_after, h.balance), coalesce(s.version, p.version, h.version),
            k.posting_id, true, NULL)::posting_answer;
  END IF;

  v_differs := array_remove(ARRAY[
    CASE WHEN k.member_id <> r.member_id THEN 'memberId' END,
    CASE WHEN k.book <> r.book THEN 'book' END,
    CASE WHEN coalesce(p.kind, s.kind, 'HOLD') <> r.kind THEN 'kind' END,
    CASE WHEN coalesce(p.amount, abs(s.delta), h.amount) <> abs(r.delta) AND r.kind NOT IN ('ADJUST', 'WIN_CORRECTION', 'ROLLBACK') THEN 'amount' END,
    CASE WHEN coalesce(p.round_id, s.round_id, h.round_id) IS DISTINCT FROM r.round_id
          -- A rollback has the round of its bet, named or not.
          AND NOT (r.kind = 'ROLLBACK' AND r.round_id IS NULL) THEN 'roundId' END,
    CASE WHEN coalesce(p.vassalage, s.vassalage, h.vassalage) IS DISTINCT FROM r.vassalage THEN 'vassalage' END,
    CASE WHEN coalesce(p.game_type, s.game_type, h.game_type) IS DISTINCT FROM r.game_type THEN 'gameType' END,
    CASE WHEN coalesce(p.refers_to, s.refers_to, h.kind::text) IS DISTINCT FROM r.refers_to THEN
      CASE WHEN r.kind IN ('ROLLBACK', 'WIN_CORRECTION') THEN 'betExternalId' WHEN r.kind = 'TRANSFER_OUT' THEN 'toMemberId'
           WHEN r.kind = 'HOLD' THEN 'purpose' ELSE 'holdId' END
    END,
    CASE WHEN r.group_id IS NOT NULL AND coalesce(p.group_id, s.group_id, h.group_id) IS DISTINCT FROM r.group_id THEN 'groupId' END,
    CASE WHEN coalesce(p.note, s.note, h.note) IS DISTINCT FROM r.note THEN 'reason' END], NULL);
  IF cardinality(v_differs) = 0 THEN
    v_differs := CASE r.kind WHEN 'HOLD' THEN '{expiresInSeconds}' ELSE '{amount}' END;
  END IF;
  RETURN (k.outcome, NULL, NULL, NULL, true, v_differs)::posting_answer;
END $$;
