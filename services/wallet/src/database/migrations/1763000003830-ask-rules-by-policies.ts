import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The rules of rows move from views WITH CHECK OPTION to policies of the tables themselves, and the functions write to the
 * tables by their names. A view is opened, its own rights are looked up and its rule is asked of the row as it was, by each
 * statement that writes; a policy asks the row to come, and nothing else. The owner of the schema is not asked, as before.
 * The views stay until no release from before is left: a call that is under way now goes on as it began, and through them.
 */
export class AskRulesByPolicies1763000003830 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [pause, policies, privileges, functions, months]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Nothing is lost by keeping the rules in the policies, and nothing is won by the views.');
  }
}

// Everything that posts begins with its key, but a capture with its hold: whoever would have to wait for the other for ever, it
// is this migration that gives way.
const pause = `
  DO $$
  DECLARE v_timeout text := current_setting('lock_timeout');
  BEGIN
    PERFORM set_config('lock_timeout', '200ms', true);
    FOR v_try IN 1..200 LOOP
      BEGIN
        LOCK TABLE posting_key, player_account, hold, posting IN ACCESS EXCLUSIVE MODE;
        PERFORM set_config('lock_timeout', v_timeout, true);
        RETURN;
      EXCEPTION WHEN lock_not_available THEN PERFORM pg_sleep(0.05);
      END;
    END LOOP;
    RAISE EXCEPTION 'the ledger is too busy for its rules to be moved';
  END $$`;

// Everybody who may read or change a table may do so with any of its rows; what a row comes to is ruled. There is none to change
// a posting, nor to delete anything.
const policies = `
  DO $$
  DECLARE
    v_account text := 'least(held, owed, balance - held) >= 0';
    v_hold text := $rule$
      amount > 0 AND kind IN ('BET', 'WITHDRAWAL')
      AND CASE status WHEN 'OPEN' THEN captured = 0 AND resolved_at IS NULL
                      WHEN 'CAPTURED' THEN captured BETWEEN 1 AND amount AND resolved_at IS NOT NULL
                      ELSE captured = 0 AND resolved_at IS NOT NULL END $rule$;
    v_posting text := $rule$
      amount > 0 AND debit <> credit
      AND CASE book WHEN 'REAL' THEN greatest(debit, credit) < 100000 ELSE least(debit, credit) >= 100000 END
      AND CASE WHEN debit IN (2000, 102000) OR credit IN (2000, 102000) THEN version > 0 AND balance_after >= 0
               ELSE version IS NULL AND balance_after IS NULL END $rule$;
    v_table text;
  BEGIN
    FOREACH v_table IN ARRAY '{posting,player_account,hold}'::text[] LOOP
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', v_table);
      EXECUTE format('CREATE POLICY anybody_reads ON %I FOR SELECT USING (true)', v_table);
    END LOOP;
    EXECUTE format('CREATE POLICY new_is_sound ON posting FOR INSERT WITH CHECK (%s)', v_posting);
    EXECUTE format('CREATE POLICY new_is_sound ON player_account FOR INSERT WITH CHECK (%s)', v_account);
    EXECUTE format('CREATE POLICY stays_sound ON player_account FOR UPDATE USING (true) WITH CHECK (%s)', v_account);
    EXECUTE format('CREATE POLICY new_is_sound ON hold FOR INSERT WITH CHECK (%s)', v_hold);
    EXECUTE format('CREATE POLICY stays_sound ON hold FOR UPDATE USING (true) WITH CHECK (%s)', v_hold);
  END $$`;

// Who could write through a view may write to its table; the months keep to be written through their table alone.
const privileges = `
  DO $$
  DECLARE v_grant record;
  BEGIN
    FOR v_grant IN
      SELECT t.name, a.grantee::regrole AS grantee, string_agg(a.privilege_type, ', ') AS privileges
        FROM (VALUES ('sound_posting', 'posting'), ('sound_account', 'player_account'), ('sound_hold', 'hold')) t(view, name)
        JOIN pg_class c ON c.oid = t.view::regclass, aclexplode(c.relacl) a
       WHERE a.privilege_type IN ('INSERT', 'UPDATE') AND a.grantee NOT IN (c.relowner, 0)
       GROUP BY 1, 2
    LOOP
      EXECUTE format('GRANT %s ON %s TO %s', v_grant.privileges, v_grant.name, v_grant.grantee);
    END LOOP;
  END $$`;

const functions = `
  DO $$
  DECLARE f record;
  BEGIN
    FOR f IN
      SELECT pg_get_functiondef(p.oid) AS text FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
       WHERE p.pronamespace = 'public'::regnamespace AND l.lanname IN ('plpgsql', 'sql')
         AND p.prosrc ~ '\\msound_(posting|account|hold)\\M'
    LOOP
      f.text := regexp_replace(f.text, '\\msound_account\\M', 'player_account', 'g');
      f.text := regexp_replace(f.text, '\\msound_(posting|hold)\\M', '\\1', 'g');
      -- Nobody else was changing the row when it was read: who has it by now may join no queue for it.
      EXECUTE replace(f.text, 'a.untouched', 'a.xmax = ''0''::xid OR a.xmax = pg_current_xact_id()::xid');
    END LOOP;
  END $$`;

// A policy of a table is not asked of who writes to one of its partitions by name; so nobody may.
const months = `
  DO $$
  DECLARE
    v_text text := pg_get_functiondef('restore_posting_month(date)'::regprocedure);
    v_grant text := 'PERFORM grant_inserts(format(''public.%I'', v_name)::regclass)';
  BEGIN
    IF position(v_grant IN v_text) = 0 THEN RAISE EXCEPTION 'restore_posting_month is not as it was'; END IF;
    EXECUTE replace(v_text, v_grant, 'PERFORM make_read_only(format(''public.%I'', v_name)::regclass)');
    DROP FUNCTION grant_inserts(regclass);
    PERFORM make_read_only(relid) FROM pg_partition_tree('posting') WHERE relid <> 'posting'::regclass;
  END $$`;
