INSERT INTO approval_policy (kind, valid_days) VALUES ('DRAW_EXCEPTION', 2);
