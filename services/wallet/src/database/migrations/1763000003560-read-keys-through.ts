import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A key is for ever, and its posting may lie in the archive: what answers a known key, or takes back a bet, looks the
 * posting up in both places. Written as a change of whatever these functions say, since only the place is changed.
 */
export class ReadKeysThrough1763000003560 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replaced('posting', 'ledger_posting'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replaced('ledger_posting', 'posting'));
  }
}

const replaced = (from: string, to: string): string => `
  DO $do$
  DECLARE
    v_from text := 'FROM ${from} WHERE id = k.posting_id AND month = k.posting_month';
    v_to text := 'FROM ${to} WHERE id = k.posting_id AND month = k.posting_month';
    v_function text;
    v_changed text[] := '{}';
    f record;
  BEGIN
    FOR f IN SELECT oid, proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND strpos(prosrc, v_from) > 0 LOOP
      v_function := pg_get_functiondef(f.oid);
      EXECUTE replace(v_function, v_from, v_to);
      v_changed := v_changed || f.proname::text;
    END LOOP;
    IF NOT v_changed @> '{replay_posting,post_rollback}' THEN
      RAISE EXCEPTION 'only % look postings up by their keys', v_changed;
    END IF;
  END $do$`;
