import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The rules of a posting, an account and a hold move from CHECKs to views WITH CHECK OPTION, through which alone the
 * service's role may write. A CHECK is read and compiled anew by every statement that writes, and a fifth of a posting's
 * time went there; the rule of a view is a part of the plan, which a session keeps.
 */
export class WriteThroughSoundViews1763000003800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(views);
    await runner.query(privileges);
    await runner.query(functions);
    await runner.query(checks);
  }

  async down(): Promise<void> {
    throw new Error('Nothing is lost by keeping the rules in the views, and nothing is won by the CHECKs.');
  }
}

// A column that one of the tables gains goes into its view as well.
const views = `
  CREATE VIEW sound_posting AS SELECT * FROM posting
    WHERE amount > 0 AND debit <> credit
      AND (debit >= 100000) = (book = 'PLAY') AND (credit >= 100000) = (book = 'PLAY')
      AND CASE WHEN debit IN (2000, 102000) OR credit IN (2000, 102000) THEN version > 0 AND balance_after >= 0
               ELSE version IS NULL AND balance_after IS NULL END
    WITH CHECK OPTION;
  CREATE VIEW sound_account AS SELECT * FROM player_account
    WHERE held >= 0 AND held <= balance AND owed >= 0
    WITH CHECK OPTION;
  CREATE VIEW sound_hold AS SELECT * FROM hold
    WHERE amount > 0 AND kind IN ('BET', 'WITHDRAWAL') AND captured BETWEEN 0 AND amount
      AND (captured > 0) = (status = 'CAPTURED') AND (status = 'OPEN') = (resolved_at IS NULL)
    WITH CHECK OPTION`;

// To lock a row is to have the right to change one of its columns: that which never changes.
const privileges = `
  DO $$
  DECLARE v_grantee oid;
  BEGIN
    PERFORM make_append_only('sound_posting');
    PERFORM make_read_only(relid) FROM pg_partition_tree('posting');
    FOR v_grantee IN
      SELECT DISTINCT a.grantee FROM pg_class c, aclexplode(c.relacl) a
       WHERE c.oid = 'posting'::regclass AND a.grantee <> c.relowner AND a.grantee <> 0
    LOOP
      EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON player_account, hold FROM %s', v_grantee::regrole);
      EXECUTE format('REVOKE DELETE ON sound_account, sound_hold FROM %s', v_grantee::regrole);
      EXECUTE format('GRANT UPDATE (opened_at) ON player_account TO %s', v_grantee::regrole);
      EXECUTE format('GRANT UPDATE (created_at) ON hold TO %s', v_grantee::regrole);
    END LOOP;
  END $$`;

const functions = `
  DO $$
  DECLARE f record;
  BEGIN
    FOR f IN
      SELECT p.oid, pg_get_functiondef(p.oid) AS text FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
       WHERE p.pronamespace = 'public'::regnamespace AND l.lanname IN ('plpgsql', 'sql')
         AND p.prosrc ~ '\\m(INSERT INTO|UPDATE) (posting|player_account|hold)\\M'
    LOOP
      f.text := regexp_replace(f.text, '\\m(INSERT INTO|UPDATE) posting\\M', '\\1 sound_posting', 'g');
      f.text := regexp_replace(f.text, '\\m(INSERT INTO|UPDATE) player_account\\M', '\\1 sound_account', 'g');
      f.text := regexp_replace(f.text, '\\m(INSERT INTO|UPDATE) hold\\M', '\\1 sound_hold', 'g');
      EXECUTE f.text;
    END LOOP;
    -- Months to come are read-only by their own names as well.
    EXECUTE replace(pg_get_functiondef('ensure_posting_months(integer)'::regprocedure), 'make_append_only(v_name', 'make_read_only(v_name');
  END $$`;

// A month in the archive still has the CHECK that it had when it went there.
const checks = `
  DO $$
  DECLARE v_table regclass;
  BEGIN
    FOR v_table IN SELECT conrelid::regclass FROM pg_constraint WHERE conname = 'posting_sound' AND coninhcount = 0 LOOP
      EXECUTE format('ALTER TABLE %s DROP CONSTRAINT posting_sound', v_table);
    END LOOP;
  END $$;
  ALTER TABLE player_account DROP CONSTRAINT player_account_sound;
  ALTER TABLE hold DROP CONSTRAINT hold_sound;
  DROP FUNCTION posting_is_sound(bigint, bigint, bigint, integer, integer, book), account_is_sound(bigint, bigint, bigint),
    hold_is_sound(bigint, bigint, posting_kind, hold_status, timestamptz)`;
