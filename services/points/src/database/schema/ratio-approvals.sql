INSERT INTO approval_policy (kind, valid_days) VALUES ('POINT_RATIO', 7);
