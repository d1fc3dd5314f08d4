-- The only writer of postings: `p_account` gains `p_delta`, the request's contra account gives it, or the other way round.
-- `p_balance` and `p_version` are those of the player's account, NULL if the posting does not touch it; `p_bonus` is the part of the
-- amount that is bonus money.
CREATE OR REPLACE FUNCTION write_posting(
  r posting_request, p_id uuid, p_account integer, p_delta bigint, p_balance bigint, p_version bigint, p_group uuid,
  p_bonus bigint DEFAULT 0)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO posting (id, month, member_id, book, kind, debit, credit, amount, balance_after, version, xid, recorded_at,
                       caller, reference, group_id, round_id, vassalage, game_type, refers_to, note, trace, bonus_amount)
  VALUES (p_id, posting_month(), r.member_id, r.book, r.kind,
          CASE WHEN p_delta < 0 THEN p_account ELSE r.contra END, CASE WHEN p_delta < 0 THEN r.contra ELSE p_account END,
          abs(p_delta), p_balance, p_version, pg_current_xact_id(), clock_timestamp(),
          r.caller, r.external_id, p_group, r.round_id, r.vassalage, r.game_type, r.refers_to, r.note, r.trace, p_bonus);
END $$;
