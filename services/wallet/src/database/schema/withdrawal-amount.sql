-- Cashiers list what waits by amount; by age it has an index already.
CREATE INDEX withdrawal_queue_amount ON withdrawal_order (status, amount, id)
  WHERE status IN ('RISK_REVIEW', 'APPROVED', 'PAYING', 'NOT_RECEIVED');
