CREATE OR REPLACE FUNCTION store_answer(r posting_request, p_outcome posting_outcome, p_balance bigint, p_version bigint)
RETURNS void LANGUAGE sql VOLATILE AS $$
  INSERT INTO stored_answer (caller, external_id, member_id, book, kind, outcome, delta, balance, version,
                             group_id, round_id, vassalage, game_type, refers_to, note)
  VALUES (r.caller, r.external_id, r.member_id, r.book, r.kind, p_outcome, r.delta, p_balance, p_version,
          r.group_id, r.round_id, r.vassalage, r.game_type, r.refers_to, r.note)
$$;
