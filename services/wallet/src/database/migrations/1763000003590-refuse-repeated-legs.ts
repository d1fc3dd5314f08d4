import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A key names one posting: two legs of a group may not share one. Taking the key twice shows that, except where a rollback
 * had taken it before; so it is looked at first.
 */
export class RefuseRepeatedLegs1763000003590 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION group_legs(p_caller text, p_group uuid, p_legs jsonb, p_trace bytea) RETURNS posting_request[]
      LANGUAGE plpgsql VOLATILE AS $$
      DECLARE
        v_legs posting_request[] := '{}';
        v_keys text[] := '{}';
        l jsonb;
        r posting_request;
      BEGIN
        FOR l IN SELECT value FROM jsonb_array_elements(p_legs) LOOP
          r := (p_caller, l->>'externalId', l->>'memberId', l->>'book', l->>'kind', l->>'delta', l->>'contra',
            decode(l->>'hash', 'hex'), p_group, l->>'roundId', l->>'vassalage', l->>'gameType', NULL, l->>'note', p_trace)::posting_request;
          IF r.kind NOT IN ('BET', 'WIN', 'JACKPOT', 'JACKPOT_SHARE') THEN RAISE EXCEPTION 'no leg of a group: %', r.kind; END IF;
          IF abs(r.delta) NOT BETWEEN 1 AND 999999999999999 THEN RAISE EXCEPTION 'an amount out of bounds: %', r.delta; END IF;
          IF r.external_id = ANY (v_keys) THEN
            RAISE EXCEPTION 'legs[%].externalId', cardinality(v_keys) USING ERRCODE = 'LW409';
          END IF;
          v_keys := array_append(v_keys, r.external_id);
          v_legs := array_append(v_legs, r);
        END LOOP;
        RETURN v_legs;
      END $$`);
  }

  async down(): Promise<void> {
    throw new Error('Groups that name a leg twice would be taken again.');
  }
}
