-- One posting: claim the key, move the money. A known key is answered as before.
CREATE OR REPLACE FUNCTION post(
  p_caller text, p_external_id text, p_member uuid, p_book book, p_kind posting_kind, p_delta bigint, p_contra integer,
  p_hash bytea, p_group uuid DEFAULT NULL, p_round text DEFAULT NULL, p_vassalage text DEFAULT NULL,
  p_game_type text DEFAULT NULL, p_note text DEFAULT NULL, p_trace bytea DEFAULT NULL)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  r posting_request := posting_request_of(p_caller, p_external_id, p_member, p_book, p_kind, p_delta, p_contra, p_hash,
      p_group => p_group, p_round => p_round, p_vassalage => p_vassalage, p_game_type => p_game_type, p_note => p_note,
      p_trace => p_trace);
  v_id uuid := new_posting_id(0);
BEGIN
  PERFORM assert_posting(r.book, r.delta, r.contra);
  IF NOT claim_key(r, v_id) THEN RETURN replay_posting(r); END IF;
  RETURN apply_posting(r, v_id);
END $$;
