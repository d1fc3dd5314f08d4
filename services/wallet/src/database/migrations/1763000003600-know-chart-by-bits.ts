import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A bit for each number: a list is hashed anew in each transaction that asks it, and a posting pays for its length. */
export class KnowChartByBits1763000003600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION tell_chart() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        v_most integer := (SELECT coalesce(max(number), 0) FROM chart_account);
        v_bits bytea := decode(repeat('00', v_most / 8 + 1), 'hex');
        v_number integer;
      BEGIN
        IF v_most > 1000000 THEN RAISE EXCEPTION 'an account number of more than six digits: %', v_most; END IF;
        FOR v_number IN SELECT number FROM chart_account LOOP v_bits := set_bit(v_bits, v_number, 1); END LOOP;
        EXECUTE format('CREATE OR REPLACE FUNCTION chart_knows(p_number integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
                        AS %L', format('SELECT CASE WHEN p_number BETWEEN 0 AND %s THEN get_bit(%L::bytea, p_number) = 1 ELSE false END', v_most, v_bits));
        RETURN NULL;
      END $$;
      UPDATE chart_account SET code = code WHERE false`);
  }

  async down(): Promise<void> {
    throw new Error('Nothing is lost by keeping this function, and nothing is won by the one before it.');
  }
}
