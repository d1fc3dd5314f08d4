CREATE TABLE payload_key (
  kid            text PRIMARY KEY,
  public_jwk     jsonb NOT NULL,
  private_sealed text NOT NULL,
  active_from    timestamptz NOT NULL,
  retired_at     timestamptz
);
