-- Old months move here as whole tables and stay readable. A month keeps the CHECKs it was written under; the parent has none.
CREATE SCHEMA archive;
CREATE TABLE archive.posting (LIKE public.posting INCLUDING ALL EXCLUDING CONSTRAINTS) PARTITION BY RANGE (month);

-- Readers of history (statements, the hash chain, replays) use this view. A new column of `posting` must be added here too.
CREATE VIEW ledger_posting AS
  SELECT id, member_id, amount, balance_after, version, xid, recorded_at, month, book, kind, debit, credit, caller, reference,
         group_id, round_id, vassalage, game_type, refers_to, note, trace
    FROM public.posting
  UNION ALL
  SELECT id, member_id, amount, balance_after, version, xid, recorded_at, month, book, kind, debit, credit, caller, reference,
         group_id, round_id, vassalage, game_type, refers_to, note, trace
    FROM archive.posting;
