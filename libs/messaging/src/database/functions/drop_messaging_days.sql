-- Drops partitions of days before the retention; returns how many. A day of the outbox stays while an event of it is unsent.
CREATE OR REPLACE FUNCTION drop_messaging_days(p_outbox_days integer, p_inbox_days integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  v_today date := (now() AT TIME ZONE 'UTC')::date;
  v_table text;
  v_name text;
  v_unsent boolean;
  v_dropped integer := 0;
BEGIN
  IF p_outbox_days < 1 OR p_inbox_days < 1 THEN
    RAISE EXCEPTION 'retention: % days of outbox, % of inbox', p_outbox_days, p_inbox_days;
  END IF;
  PERFORM pg_advisory_xact_lock(7204414);
  FOR v_table, v_name IN
    SELECT parent.relname, part.relname
      FROM pg_inherits i
      JOIN pg_class parent ON parent.oid = i.inhparent AND parent.relname IN ('outbox', 'inbox')
      JOIN pg_namespace n ON n.oid = parent.relnamespace AND n.nspname = 'public'
      JOIN pg_class part ON part.oid = i.inhrelid AND part.relname ~ '_\d{4}_\d\d_\d\d$'
     WHERE to_date(right(part.relname, 10), 'YYYY_MM_DD')
           < v_today - CASE parent.relname WHEN 'outbox' THEN p_outbox_days ELSE p_inbox_days END
     ORDER BY part.relname
  LOOP
    IF v_table = 'outbox' THEN
      -- The parent's lock first, as every writer takes it first.
      LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE;
      EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE sent_at IS NULL)', v_name) INTO v_unsent;
      CONTINUE WHEN v_unsent;
    END IF;
    EXECUTE format('DROP TABLE %I', v_name);
    v_dropped := v_dropped + 1;
  END LOOP;
  DELETE FROM outbox_default WHERE sent_at < v_today - p_outbox_days;
  DELETE FROM inbox_default WHERE received_at < v_today - p_inbox_days;
  RETURN v_dropped;
END $$;
