import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits of a day, week or month in the brand's zone, counted under the player's lock by the database's clock. */
export class CountLimitsByPeriod1763000003320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [periods, counting, recounting]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP FUNCTION limit_used, count_limits(uuid, book, posting_kind, bigint, timestamptz), limit_passed, counted_at, period_end, period_start',
    );
  }
}

const periods = `
  CREATE FUNCTION period_start(p_period text, p_zone text, p_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT date_trunc(p_period, p_at AT TIME ZONE p_zone) AT TIME ZONE p_zone
  $$;
  CREATE FUNCTION period_end(p_period text, p_zone text, p_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT (date_trunc(p_period, p_at AT TIME ZONE p_zone) + ('1 ' || p_period)::interval) AT TIME ZONE p_zone
  $$`;

// What is taken back counts back only in the period in which it was counted: else an old bet's return would be room for a new one.
const counting = `
  CREATE FUNCTION limit_passed(p_member uuid, p_book book, p_wagered bigint, p_lost bigint, p_at timestamptz) RETURNS boolean
  LANGUAGE sql VOLATILE AS $$
    SELECT EXISTS (SELECT 1 FROM player_limit l WHERE l.member_id = p_member AND l.book = p_book
       AND CASE WHEN l.resets_at <= p_at THEN 0 ELSE l.used END
         + CASE l.kind WHEN 'WAGER' THEN p_wagered WHEN 'LOSS' THEN p_lost END > l.amount)
  $$;

  CREATE FUNCTION count_limits(p_member uuid, p_book book, p_kind posting_kind, p_delta bigint, p_of timestamptz)
  RETURNS void LANGUAGE plpgsql VOLATILE AS $$
  DECLARE v_now timestamptz := clock_timestamp();
  BEGIN
    UPDATE player_limit l
       SET used = CASE WHEN l.resets_at <= v_now THEN 0 ELSE l.used END
                + CASE WHEN p_kind = 'DEPOSIT' THEN p_delta ELSE -p_delta END,
           resets_at = CASE WHEN l.resets_at <= v_now THEN period_end(l.period, l.zone, v_now) ELSE l.resets_at END
     WHERE l.member_id = p_member AND l.book = p_book
       AND CASE l.kind
             WHEN 'DEPOSIT' THEN p_kind = 'DEPOSIT'
             ELSE p_kind = 'BET' OR (p_kind = 'ROLLBACK' AND p_of >= period_start(l.period, l.zone, v_now))
               OR (p_kind IN ('WIN', 'JACKPOT') AND l.kind = 'LOSS')
           END;
  END $$;

  CREATE FUNCTION counted_at(p_caller text, p_bet text) RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
    SELECT coalesce(h.created_at, p.recorded_at)
      FROM posting_key k JOIN posting p ON p.id = k.posting_id AND p.month = k.posting_month
      LEFT JOIN hold h ON h.id = CASE WHEN p.kind = 'BET' THEN p.refers_to::uuid END
     WHERE k.caller = p_caller AND k.external_id = p_bet
  $$`;

// A limit that is set in the middle of a period begins with what the period has seen already, told by the postings themselves.
const recounting = `
  CREATE FUNCTION limit_used(p_member uuid, p_book book, p_kind text, p_from timestamptz) RETURNS bigint
  LANGUAGE sql VOLATILE AS $$
    WITH moved AS (
      SELECT p.kind, p.amount, p.recorded_at, p.caller, p.refers_to FROM posting p
       WHERE p.member_id = p_member AND p.book = p_book AND p.version IS NOT NULL AND p.recorded_at >= p_from
         AND p.month >= date_trunc('month', p_from AT TIME ZONE 'UTC')::date
         AND p.kind IN ('BET', 'ROLLBACK', 'WIN', 'JACKPOT', 'DEPOSIT')),
    counted AS (
      SELECT m.amount FROM moved m WHERE p_kind = 'DEPOSIT' AND m.kind = 'DEPOSIT'
      UNION ALL
      SELECT m.amount FROM moved m LEFT JOIN hold h ON h.id = CASE WHEN m.kind = 'BET' THEN m.refers_to::uuid END
       WHERE p_kind <> 'DEPOSIT' AND m.kind = 'BET' AND coalesce(h.created_at, m.recorded_at) >= p_from
      UNION ALL
      SELECT h.amount FROM hold h WHERE p_kind <> 'DEPOSIT' AND h.member_id = p_member AND h.book = p_book
         AND h.status = 'OPEN' AND h.kind = 'BET' AND h.created_at >= p_from
      UNION ALL
      SELECT -m.amount FROM moved m
       WHERE p_kind <> 'DEPOSIT' AND m.kind = 'ROLLBACK' AND counted_at(m.caller, m.refers_to) >= p_from
      UNION ALL
      SELECT -m.amount FROM moved m WHERE p_kind = 'LOSS' AND m.kind IN ('WIN', 'JACKPOT'))
    SELECT coalesce(sum(amount), 0)::bigint FROM counted
  $$`;
