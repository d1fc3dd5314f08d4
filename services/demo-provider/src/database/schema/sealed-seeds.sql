-- A server seed lies sealed until it is revealed, and in clear from then on. Seeds from before are sealed when they are next used.
ALTER TABLE seed
  ALTER COLUMN server_seed DROP NOT NULL,
  ADD COLUMN sealed_seed text,
  ADD CONSTRAINT seed_is_kept CHECK ((server_seed IS NULL) <> (sealed_seed IS NULL)),
  ADD CONSTRAINT seed_revealed_in_clear CHECK (revealed_at IS NULL OR server_seed IS NOT NULL);

ALTER TABLE table_shoe
  ALTER COLUMN server_seed DROP NOT NULL,
  ADD COLUMN sealed_seed text,
  ADD CONSTRAINT table_shoe_is_kept CHECK ((server_seed IS NULL) <> (sealed_seed IS NULL)),
  ADD CONSTRAINT table_shoe_revealed_in_clear CHECK (revealed_at IS NULL OR server_seed IS NOT NULL);

ALTER TABLE match_day
  ALTER COLUMN server_seed DROP NOT NULL,
  ADD COLUMN sealed_seed text,
  ADD CONSTRAINT match_day_is_kept CHECK ((server_seed IS NULL) <> (sealed_seed IS NULL)),
  ADD CONSTRAINT match_day_played_in_clear CHECK (courses IS NULL OR server_seed IS NOT NULL);
