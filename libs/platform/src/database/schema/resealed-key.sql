-- The sealing keys under which everything has been sealed that can be: the predecessors of the newest may be retired.
CREATE TABLE resealed_key (
  key_id      text PRIMARY KEY,
  finished_at timestamptz NOT NULL
);
