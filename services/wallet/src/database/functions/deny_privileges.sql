-- Takes privileges on a table from every role that has any on it, but its owner.
CREATE OR REPLACE FUNCTION deny_privileges(p_table regclass, p_privileges text) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE v_grantee oid;
BEGIN
  FOR v_grantee IN
    SELECT DISTINCT a.grantee FROM pg_class c, aclexplode(c.relacl) a
     WHERE c.oid = p_table AND a.grantee <> c.relowner AND a.grantee <> 0
  LOOP
    EXECUTE format('REVOKE %s ON %s FROM %s', p_privileges, p_table, v_grantee::regrole);
  END LOOP;
END $$;

-- What the ledger has written stays: the service adds rows to these tables, and changes none.
SELECT deny_privileges(t, 'UPDATE, DELETE, TRUNCATE') FROM unnest('{
  chart_account, posting, posting_key, stored_answer, account_change, account_rollup, rollup_checkpoint, audit_finding, audit_closure,
  account_release, hash_chain_block, partial_posting, ledger_currency, contribution_change,
  jackpot_movement}'::regclass[]) t;
SELECT deny_privileges(t, 'DELETE, TRUNCATE') FROM unnest('{
  player_account, hold, payout, rollover, rollover_progress, rollover_use, claim, claim_payment}'::regclass[]) t;
SELECT deny_privileges(t, 'INSERT, UPDATE, DELETE, TRUNCATE') FROM unnest('{archive.posting, ledger_posting}'::regclass[]) t;
