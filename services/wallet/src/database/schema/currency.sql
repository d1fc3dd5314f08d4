-- The one currency of this ledger, written at the first start. Every amount is in its minor units.
CREATE TABLE ledger_currency (
  is_only  boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3,5}$'),
  since    timestamptz NOT NULL DEFAULT now()
);
