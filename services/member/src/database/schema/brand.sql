CREATE TABLE brand (
  merchant_code text PRIMARY KEY,
  version       integer NOT NULL CONSTRAINT brand_version CHECK (version >= 1),
  configuration jsonb NOT NULL,
  changed_at    timestamptz NOT NULL
);

CREATE TABLE brand_domain (
  host          text CONSTRAINT brand_domain_once PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES brand (merchant_code)
);

CREATE TABLE brand_change (
  merchant_code text NOT NULL REFERENCES brand (merchant_code),
  version       integer NOT NULL,
  changed_by    uuid,
  changed_at    timestamptz NOT NULL,
  change        jsonb NOT NULL,
  CONSTRAINT brand_change_once PRIMARY KEY (merchant_code, version)
);
