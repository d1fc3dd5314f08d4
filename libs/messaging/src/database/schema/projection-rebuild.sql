-- Rebuilds of projections: who started one, why, and how it ended. At most one of a projection runs.
CREATE TABLE projection_rebuild (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  projection   text NOT NULL,
  status       text NOT NULL DEFAULT 'RUNNING'
    CONSTRAINT projection_rebuild_status CHECK (status IN ('RUNNING', 'DONE', 'FAILED')),
  operator_id  text NOT NULL,
  reason       text NOT NULL,
  started_at   timestamptz NOT NULL DEFAULT now(),
  seen_at      timestamptz NOT NULL DEFAULT now(),
  ended_at     timestamptz,
  events       bigint NOT NULL DEFAULT 0,
  error        text,
  CONSTRAINT projection_rebuild_end CHECK ((status = 'RUNNING') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX projection_rebuild_running ON projection_rebuild (projection) WHERE status = 'RUNNING';
CREATE INDEX projection_rebuild_newest ON projection_rebuild (projection, id DESC);
