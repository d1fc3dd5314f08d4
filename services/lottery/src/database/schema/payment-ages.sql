-- Payments that the wallet does not confirm raise an alarm by their age.
ALTER TABLE ticket_payment ADD COLUMN requested_at timestamptz NOT NULL DEFAULT now();
