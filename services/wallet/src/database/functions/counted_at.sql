-- When a bet was counted against limits: if it was held first, when the hold was made.
CREATE OR REPLACE FUNCTION counted_at(p_caller text, p_bet text) RETURNS timestamptz
LANGUAGE sql VOLATILE AS $$
  SELECT coalesce(h.created_at, p.recorded_at)
    FROM posting_key k JOIN posting p ON p.id = k.posting_id AND p.month = k.posting_month
    LEFT JOIN hold h ON h.id = CASE WHEN p.kind = 'BET' THEN p.refers_to::uuid END
   WHERE k.caller = p_caller AND k.external_id = p_bet
$$;
