-- Tries from the network that requested the code and from elsewhere are counted apart: a stranger cannot use up the owner's.
CREATE TABLE verification_code (
  id           uuid PRIMARY KEY,
  purpose      text NOT NULL,
  target_index text NOT NULL,
  network      text NOT NULL,
  hash         text NOT NULL,
  own_tries    smallint NOT NULL DEFAULT 0,
  other_tries  smallint NOT NULL DEFAULT 0,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  used_at      timestamptz,
  CONSTRAINT verification_code_tries CHECK (own_tries BETWEEN 0 AND 3 AND other_tries BETWEEN 0 AND 2)
);
CREATE INDEX verification_code_target ON verification_code (purpose, target_index, created_at DESC);
CREATE INDEX verification_code_created ON verification_code (created_at);

-- Written in the transaction that causes it and sent afterwards; the content is deleted once it has been sent.
CREATE TABLE message (
  id         uuid PRIMARY KEY,
  channel    text NOT NULL CONSTRAINT message_channel CHECK (channel IN ('sms', 'email')),
  sealed     text NOT NULL,
  created_at timestamptz NOT NULL,
  not_after  timestamptz NOT NULL,
  next_at    timestamptz NOT NULL,
  attempts   smallint NOT NULL DEFAULT 0,
  sent_at    timestamptz,
  failed_at  timestamptz
);
CREATE INDEX message_waiting ON message (next_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX message_created ON message (created_at);
