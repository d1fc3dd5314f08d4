-- What of an account is the member's own apart from a credit: what was there before it, and what came in later.
CREATE OR REPLACE FUNCTION rollover_base(o rollover) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT o.base_amount + coalesce(sum(l.amount), 0)::bigint FROM rollover l
   WHERE l.member_id = o.member_id AND l.book = o.book AND l.kind IN ('DEPOSIT', 'TRANSFER_IN') AND l.opened_at > o.opened_at
$$;
