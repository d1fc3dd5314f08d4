INSERT INTO approval_policy (kind, valid_days) VALUES ('CONTRIBUTION', 7), ('RISK_RULE', 7);

-- Counts the changes: a proposal names the version that it was made from.
ALTER TABLE withdrawal_risk_rule ADD COLUMN version integer NOT NULL DEFAULT 1;
