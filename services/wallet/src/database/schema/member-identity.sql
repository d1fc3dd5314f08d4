-- The identity levels that the member service published.
CREATE TABLE member_identity (
  member_id   uuid PRIMARY KEY,
  level       smallint NOT NULL CONSTRAINT member_identity_level CHECK (level BETWEEN 0 AND 2),
  valid_until date,
  changed_at  timestamptz NOT NULL,
  CONSTRAINT member_identity_valid CHECK ((level = 0) = (valid_until IS NULL))
);
