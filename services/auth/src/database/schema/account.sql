CREATE TABLE account (
  id                  uuid PRIMARY KEY,
  username            text NOT NULL,
  username_key        text NOT NULL CONSTRAINT account_username_once UNIQUE,
  type                smallint NOT NULL CONSTRAINT account_type CHECK (type IN (0, 1, 2, 4, 41, 42)),
  password_hash       text CONSTRAINT account_password CHECK (type = 4 OR password_hash IS NOT NULL),
  password_initial    boolean NOT NULL DEFAULT false,
  merchant_code       text NOT NULL,
  language            text NOT NULL,
  terms_version       text,
  terms_accepted_at   timestamptz,
  affiliate_code      text,
  referral_code       text,
  register_url        text,
  register_domain     text,
  profile_sealed      text,
  created_at          timestamptz NOT NULL,
  last_login_at       timestamptz,
  register_device     text,
  register_method     text,
  password_changed_at timestamptz,
  password_expired_at timestamptz,
  status              text NOT NULL DEFAULT 'OPEN'
    CONSTRAINT account_status_known CHECK (status IN ('OPEN', 'SUSPENDED', 'CLOSED'))
);
CREATE INDEX account_register_device ON account (register_device) WHERE register_device IS NOT NULL;

-- An address belongs to the account that proves it. An unproven one may stand on two accounts: refusing the second
-- would disclose the first.
CREATE TABLE account_contact (
  member_id   uuid NOT NULL REFERENCES account (id),
  kind        text NOT NULL,
  sealed      text NOT NULL,
  blind_index text NOT NULL,
  proven_at   timestamptz,
  -- Whether a proven address may stand on one account only is the brand's setting at the time it was proven.
  exclusive   boolean NOT NULL DEFAULT true,
  CONSTRAINT account_contact_once PRIMARY KEY (member_id, kind)
);
CREATE UNIQUE INDEX account_contact_proven_once ON account_contact (kind, blind_index)
  WHERE proven_at IS NOT NULL AND exclusive;
CREATE INDEX account_contact_value ON account_contact (kind, blind_index);

CREATE TABLE known_device (
  member_id     uuid NOT NULL REFERENCES account (id),
  device_id     text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at  timestamptz NOT NULL,
  CONSTRAINT known_device_once PRIMARY KEY (member_id, device_id)
);
CREATE INDEX known_device_browser ON known_device (device_id);

CREATE TABLE login_record (
  id         uuid PRIMARY KEY,
  member_id  uuid NOT NULL REFERENCES account (id),
  at         timestamptz NOT NULL,
  method     text NOT NULL,
  agent      text NOT NULL,
  ip_sealed  text NOT NULL,
  new_device boolean NOT NULL
);
CREATE INDEX login_record_member ON login_record (member_id, at DESC, id DESC);
CREATE INDEX login_record_at ON login_record (at);
