CREATE TABLE box (id uuid PRIMARY KEY, size bigint NOT NULL);
INSERT INTO approval_policy (kind, valid_days) VALUES ('FILL', 7);
