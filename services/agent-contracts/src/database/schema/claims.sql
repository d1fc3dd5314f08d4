-- The wallet collects debts as claims. A part whose transfer is under way ends in the former version first.
DO $$ BEGIN
  IF EXISTS (SELECT FROM agent_debt WHERE next_amount IS NOT NULL AND settled_at IS NULL) THEN
    RAISE EXCEPTION 'a part of a debt is being transferred: let the former version finish it';
  END IF;
END $$;
ALTER TABLE agent_debt
  DROP COLUMN next_amount,
  DROP COLUMN parts,
  -- What was paid before the wallet was asked to collect; NULL until then.
  ADD COLUMN paid_before bigint,
  ADD COLUMN written_off boolean NOT NULL DEFAULT false;
CREATE INDEX agent_debt_unclaimed ON agent_debt (opened_at) WHERE paid_before IS NULL AND settled_at IS NULL;
