-- Makes what was drawn, settled and done append-only: a correction is a further version, never a change.
CREATE OR REPLACE FUNCTION keep_lottery_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

DO $$
DECLARE v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['draw_result', 'draw_settlement', 'operator_action', 'clock_fault', 'lottery_limit', 'lottery_odds',
                                 'draw_weekdays'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %s_kept BEFORE UPDATE OR DELETE ON %1$I
      FOR EACH ROW EXECUTE FUNCTION keep_lottery_record()', v_table);
  END LOOP;
  FOREACH v_table IN ARRAY ARRAY['draw_result', 'draw_settlement', 'operator_action', 'clock_fault', 'lottery_limit', 'lottery_odds',
                                 'draw_weekdays', 'draw_commitment', 'ticket', 'lottery_order'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %s_whole BEFORE TRUNCATE ON %1$I
      FOR EACH STATEMENT EXECUTE FUNCTION keep_lottery_record()', v_table);
  END LOOP;
  FOREACH v_table IN ARRAY ARRAY['draw_commitment', 'ticket', 'lottery_order'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %s_not_deleted BEFORE DELETE ON %1$I
      FOR EACH ROW EXECUTE FUNCTION keep_lottery_record()', v_table);
  END LOOP;
END $$;

-- Listed by column, so that settlement, which sets none of these, runs no trigger.
CREATE OR REPLACE TRIGGER ticket_bet_kept
  BEFORE UPDATE OF id, order_id, member_id, game_code, numero, multiple, stake, placed_at ON ticket
  FOR EACH ROW EXECUTE FUNCTION keep_lottery_record();

CREATE OR REPLACE TRIGGER ticket_commitment_kept BEFORE UPDATE OF commitment ON ticket
  FOR EACH ROW EXECUTE FUNCTION keep_lottery_record();

CREATE OR REPLACE TRIGGER lottery_order_bet_kept
  BEFORE UPDATE OF id, order_number, member_id, book, game_code, prize_mode, slip, stop_on_win, total, placed_at ON lottery_order
  FOR EACH ROW EXECUTE FUNCTION keep_lottery_record();
