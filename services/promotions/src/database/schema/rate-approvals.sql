INSERT INTO approval_policy (kind, valid_days) VALUES ('CASHBACK_RATE', 7);
