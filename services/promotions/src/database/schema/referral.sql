CREATE TABLE referral_code (
  code      text PRIMARY KEY,
  member_id uuid NOT NULL UNIQUE
);
-- Who brought whom: written at registration, never changed.
CREATE TABLE referral (
  referee_id    uuid PRIMARY KEY,
  referrer_id   uuid NOT NULL,
  registered_at timestamptz NOT NULL,
  deposited_at  timestamptz,
  qualified_at  timestamptz,
  CONSTRAINT referral_of_another CHECK (referee_id <> referrer_id)
);
CREATE INDEX referral_of_referrer ON referral (referrer_id, registered_at DESC);
CREATE INDEX referral_open ON referral (registered_at) WHERE qualified_at IS NULL;
