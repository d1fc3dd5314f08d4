import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who did what, and what came of it. Rows are added and never changed; they may be taken away when they are older than 400 days. */
export class CreateSecurityLog1763000003100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE security_log (
        id         uuid PRIMARY KEY,
        at         timestamptz NOT NULL,
        actor      text NOT NULL CONSTRAINT security_log_actor CHECK (actor IN ('guest', 'member', 'operator')),
        actor_id   uuid,
        subject_id uuid,
        call       text NOT NULL,
        outcome    text NOT NULL,
        ip_sealed  text NOT NULL,
        agent      text NOT NULL
      )`);
    await runner.query('CREATE INDEX security_log_subject ON security_log (subject_id, at)');
    await runner.query('CREATE INDEX security_log_actor_id ON security_log (actor_id, at)');
    await runner.query('CREATE INDEX security_log_at ON security_log (at)');
    await runner.query(`
      CREATE FUNCTION keep_security_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.at < clock_timestamp() - interval '400 days' THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'the security log is only added to' USING ERRCODE = 'restrict_violation';
      END $$`);
    await runner.query(`
      CREATE TRIGGER security_log_kept BEFORE UPDATE OR DELETE ON security_log
        FOR EACH ROW EXECUTE FUNCTION keep_security_log()`);
    await runner.query(`
      CREATE TRIGGER security_log_whole BEFORE TRUNCATE ON security_log
        FOR EACH STATEMENT EXECUTE FUNCTION keep_security_log()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE security_log');
    await runner.query('DROP FUNCTION keep_security_log');
  }
}
