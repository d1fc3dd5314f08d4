-- Why the operator in `changed_by` changed the rule.
ALTER TABLE withdrawal_risk_rule ADD COLUMN reason text;
