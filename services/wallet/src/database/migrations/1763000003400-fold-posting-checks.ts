import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * PostgreSQL reads the expression of every CHECK anew for each statement that writes: nine of them were a third of the time
 * of a posting. They become one function that is compiled once a session and still names the rule that is broken.
 */
export class FoldPostingChecks1763000003400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(soundness);
    await runner.query(chart);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER chart_account_told ON chart_account;
      DROP FUNCTION tell_chart(), chart_knows(integer);
      ALTER TABLE player_account ADD CONSTRAINT player_account_balance CHECK (balance >= 0);
      ALTER TABLE posting DROP CONSTRAINT posting_sound,
        ADD CONSTRAINT posting_amount_check CHECK (amount > 0),
        ADD CONSTRAINT posting_balance_after_check CHECK (balance_after >= 0),
        ADD CONSTRAINT posting_version_check CHECK (version > 0),
        ADD CONSTRAINT posting_two_sides CHECK (debit <> credit),
        ADD CONSTRAINT posting_one_book
          CHECK ((debit >= 100000) = (book = 'PLAY') AND (credit >= 100000) = (book = 'PLAY')),
        ADD CONSTRAINT posting_player_side
          CHECK ((debit IN (2000, 102000) OR credit IN (2000, 102000)) = (version IS NOT NULL)),
        ADD CONSTRAINT posting_balance_known CHECK ((version IS NULL) = (balance_after IS NULL));
      DROP FUNCTION posting_is_sound(bigint, bigint, bigint, integer, integer, book)`);
  }
}

// player_account_held (held BETWEEN 0 AND balance) says already that no balance is below zero.
const soundness = `
  CREATE FUNCTION posting_is_sound(
    p_amount bigint, p_balance bigint, p_version bigint, p_debit integer, p_credit integer, p_book book)
  RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE v_broken text;
  BEGIN
    IF p_amount > 0 AND p_debit <> p_credit
       AND (p_debit >= 100000) = (p_book = 'PLAY') AND (p_credit >= 100000) = (p_book = 'PLAY')
       AND (CASE WHEN p_debit IN (2000, 102000) OR p_credit IN (2000, 102000) THEN p_version > 0 AND p_balance >= 0
                 ELSE p_version IS NULL AND p_balance IS NULL END)
    THEN RETURN true; END IF;
    v_broken := CASE
      WHEN NOT p_amount > 0 THEN 'posting_amount'
      WHEN p_debit = p_credit THEN 'posting_two_sides'
      WHEN (p_debit >= 100000) <> (p_book = 'PLAY') OR (p_credit >= 100000) <> (p_book = 'PLAY') THEN 'posting_one_book'
      WHEN (p_debit IN (2000, 102000) OR p_credit IN (2000, 102000)) <> (p_version IS NOT NULL) THEN 'posting_player_side'
      WHEN (p_version IS NULL) <> (p_balance IS NULL) THEN 'posting_balance_known'
      WHEN NOT p_version > 0 THEN 'posting_version'
      ELSE 'posting_balance_after' END;
    RAISE EXCEPTION 'a posting breaks the rule %', v_broken
      USING ERRCODE = 'check_violation', CONSTRAINT = v_broken, TABLE = 'posting';
  END $$;

  ALTER TABLE posting
    DROP CONSTRAINT posting_amount_check, DROP CONSTRAINT posting_balance_after_check, DROP CONSTRAINT posting_version_check,
    DROP CONSTRAINT posting_two_sides, DROP CONSTRAINT posting_one_book, DROP CONSTRAINT posting_player_side,
    DROP CONSTRAINT posting_balance_known,
    ADD CONSTRAINT posting_sound CHECK (posting_is_sound(amount, balance_after, version, debit, credit, book));
  ALTER TABLE player_account DROP CONSTRAINT player_account_balance`;

// The chart hardly ever changes, and every posting asks it: a function that holds its numbers, written anew where it does.
const chart = `
  CREATE FUNCTION tell_chart() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format('CREATE OR REPLACE FUNCTION chart_knows(p_number integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
                    AS %L', format('SELECT p_number = ANY (%L::integer[])', (SELECT array_agg(number ORDER BY number) FROM chart_account)));
    RETURN NULL;
  END $$;
  CREATE TRIGGER chart_account_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON chart_account
    FOR EACH STATEMENT EXECUTE FUNCTION tell_chart();
  UPDATE chart_account SET code = code WHERE false`;
