-- A request to post, its parts by name: what is not named is not there.
CREATE OR REPLACE FUNCTION posting_request_of(
  p_caller text, p_external_id text, p_member uuid, p_book book, p_kind posting_kind, p_delta bigint, p_contra integer, p_hash bytea,
  p_group uuid DEFAULT NULL, p_round text DEFAULT NULL, p_vassalage text DEFAULT NULL, p_game_type text DEFAULT NULL,
  p_refers_to text DEFAULT NULL, p_note text DEFAULT NULL, p_trace bytea DEFAULT NULL)
RETURNS posting_request LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_caller, p_external_id, p_member, p_book, p_kind, p_delta, p_contra, p_hash, p_group, p_round, p_vassalage, p_game_type,
    p_refers_to, p_note, p_trace)::posting_request
$$;
