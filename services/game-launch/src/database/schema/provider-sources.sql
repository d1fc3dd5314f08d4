INSERT INTO approval_policy (kind, valid_days) VALUES ('PROVIDER_SOURCE', 7);

-- Providers that two operators have added to the running platform, and where their catalogues are.
CREATE TABLE provider_source (
  provider      text PRIMARY KEY CONSTRAINT provider_source_name CHECK (provider ~ '^[a-z][a-z0-9-]{0,31}$'),
  catalogue_url text NOT NULL
);
