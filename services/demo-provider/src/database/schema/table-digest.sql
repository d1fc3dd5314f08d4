-- Digest of the outcome table that is part of the seed's commitment, in games that draw their rounds from one.
ALTER TABLE seed ADD COLUMN table_digest text CHECK (table_digest ~ '^[0-9a-f]{64}$');
