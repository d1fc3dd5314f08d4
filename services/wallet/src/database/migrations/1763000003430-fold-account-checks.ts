import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As with the postings: one compiled function for the CHECKs of an account, and one for those of a hold. */
export class FoldAccountChecks1763000003430 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(account);
    await runner.query(hold);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE player_account DROP CONSTRAINT player_account_sound,
        ADD CONSTRAINT player_account_held CHECK (held BETWEEN 0 AND balance),
        ADD CONSTRAINT player_account_owed CHECK (owed >= 0);
      ALTER TABLE hold DROP CONSTRAINT hold_sound,
        ADD CONSTRAINT hold_amount_check CHECK (amount > 0),
        ADD CONSTRAINT hold_kind_check CHECK (kind IN ('BET', 'WITHDRAWAL')),
        ADD CONSTRAINT hold_captured CHECK (captured BETWEEN 0 AND amount AND (captured > 0) = (status = 'CAPTURED')),
        ADD CONSTRAINT hold_resolved CHECK ((status = 'OPEN') = (resolved_at IS NULL));
      DROP FUNCTION account_is_sound(bigint, bigint, bigint);
      DROP FUNCTION hold_is_sound(bigint, bigint, posting_kind, hold_status, timestamptz)`);
  }
}

const account = `
  CREATE FUNCTION account_is_sound(p_balance bigint, p_held bigint, p_owed bigint) RETURNS boolean
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  BEGIN
    IF p_held >= 0 AND p_held <= p_balance AND p_owed >= 0 THEN RETURN true; END IF;
    RAISE EXCEPTION 'an account of % cannot have % held and owe %', p_balance, p_held, p_owed
      USING ERRCODE = 'check_violation', TABLE = 'player_account',
            CONSTRAINT = CASE WHEN p_balance < 0 THEN 'player_account_balance' WHEN p_owed < 0 THEN 'player_account_owed'
                              ELSE 'player_account_held' END;
  END $$;
  ALTER TABLE player_account DROP CONSTRAINT player_account_held, DROP CONSTRAINT player_account_owed,
    ADD CONSTRAINT player_account_sound CHECK (account_is_sound(balance, held, owed))`;

const hold = `
  CREATE FUNCTION hold_is_sound(
    p_amount bigint, p_captured bigint, p_kind posting_kind, p_status hold_status, p_resolved_at timestamptz)
  RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  BEGIN
    IF p_amount > 0 AND p_kind IN ('BET', 'WITHDRAWAL') AND p_captured BETWEEN 0 AND p_amount
       AND (p_captured > 0) = (p_status = 'CAPTURED') AND (p_status = 'OPEN') = (p_resolved_at IS NULL)
    THEN RETURN true; END IF;
    RAISE EXCEPTION 'a hold of % that is % cannot have % captured', p_amount, p_status, p_captured
      USING ERRCODE = 'check_violation', TABLE = 'hold', CONSTRAINT = 'hold_sound';
  END $$;
  ALTER TABLE hold DROP CONSTRAINT hold_amount_check, DROP CONSTRAINT hold_kind_check, DROP CONSTRAINT hold_captured,
    DROP CONSTRAINT hold_resolved,
    ADD CONSTRAINT hold_sound CHECK (hold_is_sound(amount, captured, kind, status, resolved_at))`;
