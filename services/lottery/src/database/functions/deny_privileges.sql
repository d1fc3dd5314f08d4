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

SELECT deny_privileges(t, 'UPDATE, DELETE, TRUNCATE')
  FROM unnest('{draw_result, draw_settlement, operator_action, clock_fault, lottery_limit, lottery_odds, draw_weekdays}'::regclass[]) t;
SELECT deny_privileges(t, 'DELETE, TRUNCATE') FROM unnest('{draw_commitment, ticket, lottery_order}'::regclass[]) t;
