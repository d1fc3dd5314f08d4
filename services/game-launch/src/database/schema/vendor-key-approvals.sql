INSERT INTO approval_policy (kind, valid_days) VALUES ('VENDOR_KEY', 2);

-- A key works once a second operator has approved it; those made before work already.
ALTER TABLE vendor_key ADD COLUMN approved_by text;
UPDATE vendor_key SET approved_by = created_by;
