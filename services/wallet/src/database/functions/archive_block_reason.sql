-- Why a month cannot go to the archive, as a code; NULL if it can. Relay, roll-up, hash chain and auditor must all be past it.
CREATE OR REPLACE FUNCTION archive_block_reason(p_month date) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_name text := posting_month_name(p_month);
  v_last uuid;
  v_last_relayed uuid;
BEGIN
  IF p_month <> date_trunc('month', p_month)::date THEN RETURN 'NOT_A_MONTH'; END IF;
  IF to_regclass('archive.' || v_name) IS NOT NULL THEN RETURN 'ALREADY_ARCHIVED'; END IF;
  IF to_regclass('public.' || v_name) IS NULL THEN RETURN 'UNKNOWN_MONTH'; END IF;
  IF p_month + interval '2 months' > now() AT TIME ZONE 'UTC' THEN RETURN 'TOO_YOUNG'; END IF;
  SELECT id INTO v_last FROM posting WHERE month = p_month ORDER BY id DESC LIMIT 1;
  SELECT id INTO v_last_relayed FROM posting WHERE month = p_month AND version IS NOT NULL ORDER BY id DESC LIMIT 1;
  IF v_last_relayed > (SELECT last_id FROM posting_relay WHERE name = 'postings') THEN RETURN 'NOT_PUBLISHED'; END IF;
  IF v_last IS NULL THEN RETURN NULL; END IF;
  IF NOT EXISTS (SELECT 1 FROM account_rollup WHERE through_id >= v_last) THEN RETURN 'NOT_ROLLED_UP'; END IF;
  IF NOT EXISTS (SELECT 1 FROM hash_chain_block WHERE through_id >= v_last) THEN RETURN 'NOT_CHAINED'; END IF;
  IF NOT EXISTS (SELECT 1 FROM audit_position a JOIN account_rollup r ON r.seq = a.rollup
                  WHERE a.last_id >= v_last AND r.through_id >= v_last) THEN RETURN 'NOT_AUDITED'; END IF;
  RETURN NULL;
END $$;
