import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Moving a month between the ledger and the archive, for the owner alone: the service's role may ask what stands in the
 * way, and no more. The move itself changes the catalogue only; what would read the table (proving that all its rows are
 * of its month) is done before, while everybody may use it.
 */
export class ArchiveMonths1763000003540 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(looseChecks);
    await runner.query(questions);
    await runner.query(moves);
    await runner.query(`
      REVOKE EXECUTE ON FUNCTION ready_posting_month(date), archive_posting_month(date), restore_posting_month(date) FROM PUBLIC`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP FUNCTION restore_posting_month, archive_posting_month, ready_posting_month, archive_hindrance, posting_month_name',
    );
  }
}

// A month keeps the rules under which it was written; what the ledger asks today is asked again when it comes back.
const looseChecks = `
  DO $$
  DECLARE v_name text;
  BEGIN
    FOR v_name IN SELECT conname FROM pg_constraint WHERE conrelid = 'archive.posting'::regclass AND contype = 'c' LOOP
      EXECUTE format('ALTER TABLE archive.posting DROP CONSTRAINT %I', v_name);
    END LOOP;
  END $$`;

const questions = `
  CREATE FUNCTION posting_month_name(p_month date) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT 'posting_' || to_char(p_month, 'YYYY_MM')
  $$;

  -- Why a month cannot go to the archive, as a code; null where it can. Everybody must be past it: nobody looks there again.
  CREATE FUNCTION archive_hindrance(p_month date) RETURNS text LANGUAGE plpgsql STABLE AS $$
  DECLARE
    v_name text := posting_month_name(p_month);
    v_last uuid;
    v_told uuid;
  BEGIN
    IF p_month <> date_trunc('month', p_month)::date THEN RETURN 'NOT_A_MONTH'; END IF;
    IF to_regclass('archive.' || v_name) IS NOT NULL THEN RETURN 'ALREADY_ARCHIVED'; END IF;
    IF to_regclass('public.' || v_name) IS NULL THEN RETURN 'UNKNOWN_MONTH'; END IF;
    IF p_month + interval '2 months' > now() AT TIME ZONE 'UTC' THEN RETURN 'TOO_YOUNG'; END IF;
    SELECT id INTO v_last FROM posting WHERE month = p_month ORDER BY id DESC LIMIT 1;
    SELECT id INTO v_told FROM posting WHERE month = p_month AND version IS NOT NULL ORDER BY id DESC LIMIT 1;
    IF v_told > (SELECT last_id FROM posting_relay WHERE name = 'postings') THEN RETURN 'NOT_TOLD'; END IF;
    IF v_last IS NULL THEN RETURN NULL; END IF;
    IF NOT EXISTS (SELECT 1 FROM house_rollup WHERE through_id >= v_last) THEN RETURN 'NOT_FOLDED'; END IF;
    IF NOT EXISTS (SELECT 1 FROM posting_seal WHERE through_id >= v_last) THEN RETURN 'NOT_SEALED'; END IF;
    IF NOT EXISTS (SELECT 1 FROM audit_position a JOIN house_rollup r ON r.seq = a.rollup
                    WHERE a.last_id >= v_last AND r.through_id >= v_last) THEN RETURN 'NOT_AUDITED'; END IF;
    RETURN NULL;
  END $$`;

const moves = `
  -- Rules that let the move do without reading the table. Not valid yet: whoever calls this validates them, one by one.
  CREATE FUNCTION ready_posting_month(p_month date) RETURNS SETOF text LANGUAGE plpgsql AS $$
  DECLARE
    v_name text := posting_month_name(p_month);
    v_table regclass := coalesce(to_regclass('public.' || v_name), to_regclass('archive.' || v_name));
    c record;
  BEGIN
    FOR c IN
      SELECT conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conrelid = 'public.posting'::regclass AND contype = 'c'
      UNION ALL SELECT 'posting_of_month', format('CHECK (month >= %L::date AND month < %L::date)', p_month, (p_month + interval '1 month')::date)
    LOOP
      CONTINUE WHEN EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = v_table AND conname = c.conname);
      EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s NOT VALID', v_table, c.conname, c.rule);
    END LOOP;
    RETURN QUERY SELECT format('ALTER TABLE %s VALIDATE CONSTRAINT %I', v_table, conname)
      FROM pg_constraint WHERE conrelid = v_table AND NOT convalidated;
  END $$;

  CREATE FUNCTION archive_posting_month(p_month date) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE v_name text := posting_month_name(p_month);
  BEGIN
    IF archive_hindrance(p_month) IS NOT NULL THEN RAISE EXCEPTION 'month % stays: %', p_month, archive_hindrance(p_month); END IF;
    EXECUTE format('ALTER TABLE public.posting DETACH PARTITION public.%I', v_name);
    EXECUTE format('ALTER TABLE public.%I SET SCHEMA archive', v_name);
    EXECUTE format('ALTER TABLE archive.posting ATTACH PARTITION archive.%I FOR VALUES FROM (%L) TO (%L)',
                   v_name, p_month, (p_month + interval '1 month')::date);
    PERFORM make_read_only(format('archive.%I', v_name)::regclass);
  END $$;

  CREATE FUNCTION restore_posting_month(p_month date) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE v_name text := posting_month_name(p_month);
  BEGIN
    EXECUTE format('ALTER TABLE archive.posting DETACH PARTITION archive.%I', v_name);
    EXECUTE format('ALTER TABLE archive.%I SET SCHEMA public', v_name);
    EXECUTE format('ALTER TABLE public.posting ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)',
                   v_name, p_month, (p_month + interval '1 month')::date);
    PERFORM grant_inserts(format('public.%I', v_name)::regclass);
  END $$`;
