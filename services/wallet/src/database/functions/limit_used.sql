-- What a limit of this kind has used since an instant, summed from postings and open holds.
CREATE OR REPLACE FUNCTION limit_used(p_member uuid, p_book book, p_kind text, p_from timestamptz) RETURNS bigint
LANGUAGE sql VOLATILE AS $$
  WITH moved AS (
    SELECT p.kind, p.recorded_at, p.caller, p.refers_to,
           CASE WHEN p.kind = 'WIN_CORRECTION' AND p.debit = control_account(p.book) THEN -p.amount ELSE p.amount END AS amount
      FROM posting p
     WHERE p.member_id = p_member AND p.book = p_book AND (p.version IS NOT NULL OR p.kind = 'DEPOSIT_REVERSAL') AND p.recorded_at >= p_from
       AND p.month >= date_trunc('month', p_from AT TIME ZONE 'UTC')::date
       AND p.kind IN ('BET', 'ROLLBACK', 'WIN', 'JACKPOT', 'WIN_CORRECTION', 'DEPOSIT', 'DEPOSIT_REVERSAL')),
  counted AS (
    SELECT m.amount FROM moved m WHERE p_kind = 'DEPOSIT' AND m.kind = 'DEPOSIT'
    UNION ALL
    SELECT -m.amount FROM moved m
     WHERE p_kind = 'DEPOSIT' AND m.kind = 'DEPOSIT_REVERSAL' AND counted_at(m.caller, m.refers_to) >= p_from
    UNION ALL
    SELECT m.amount FROM moved m LEFT JOIN hold h ON h.id = CASE WHEN m.kind = 'BET' THEN m.refers_to::uuid END
     WHERE p_kind <> 'DEPOSIT' AND m.kind = 'BET' AND coalesce(h.created_at, m.recorded_at) >= p_from
    UNION ALL
    SELECT h.amount - h.captured FROM hold h WHERE p_kind <> 'DEPOSIT' AND h.member_id = p_member AND h.book = p_book
       AND h.status = 'OPEN' AND h.kind = 'BET' AND h.created_at >= p_from
    UNION ALL
    SELECT -m.amount FROM moved m
     WHERE p_kind <> 'DEPOSIT' AND m.kind = 'ROLLBACK' AND counted_at(m.caller, m.refers_to) >= p_from
    UNION ALL
    SELECT -m.amount FROM moved m WHERE p_kind = 'LOSS' AND m.kind IN ('WIN', 'JACKPOT', 'WIN_CORRECTION'))
  SELECT coalesce(sum(amount), 0)::bigint FROM counted
$$;
