INSERT INTO approval_policy (kind, valid_days) VALUES ('DRAW_VOID', 2);

-- The public list of void draws.
CREATE INDEX draw_void ON draw (game_code, draw_at DESC) WHERE state = 'VOID';
