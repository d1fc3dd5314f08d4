INSERT INTO approval_policy (kind, valid_days) VALUES ('ADJUSTMENT', 7), ('ACCOUNT_PAYOUT', 7), ('CLAIM_WRITE_OFF', 7);

-- Corrections by hand are approvals from now on, those that wait as those that were decided. What waits has the whole time again.
INSERT INTO approval (id, kind, subject, member_id, amount, before, after, reason, status, proposed_by, proposed_at, expires_at,
                      decided_by, decided_at, note, result)
SELECT id, 'ADJUSTMENT', member_id::text, member_id, amount, '{}', '{}', reason,
       CASE status WHEN 'REQUESTED' THEN 'PROPOSED' WHEN 'POSTED' THEN 'APPROVED' ELSE 'REFUSED' END,
       requested_by, requested_at, greatest(requested_at, clock_timestamp()) + interval '7 days',
       decided_by, decided_at, decision, posting_id::text
  FROM adjustment;
DROP TABLE adjustment;
