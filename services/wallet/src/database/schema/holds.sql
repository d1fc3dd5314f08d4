CREATE TABLE hold (
  id          uuid CONSTRAINT hold_once PRIMARY KEY,
  member_id   uuid NOT NULL,
  amount      bigint NOT NULL,
  captured    bigint NOT NULL DEFAULT 0,
  balance     bigint NOT NULL,
  version     bigint NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at  timestamptz,
  resolved_at timestamptz,
  contra      integer NOT NULL,
  book        book NOT NULL,
  kind        posting_kind NOT NULL,
  status      hold_status NOT NULL DEFAULT 'OPEN',
  caller      text COLLATE "C" NOT NULL,
  external_id text COLLATE "C" NOT NULL,
  group_id    uuid,
  round_id    text COLLATE "C",
  vassalage   text COLLATE "C",
  game_type   text COLLATE "C",
  note        text,
  CONSTRAINT hold_amount CHECK (amount > 0),
  CONSTRAINT hold_kind CHECK (kind IN ('BET', 'WITHDRAWAL')),
  CONSTRAINT hold_captured CHECK (captured BETWEEN 0 AND amount AND (captured > 0) = (status = 'CAPTURED')),
  CONSTRAINT hold_resolved CHECK ((status = 'OPEN') = (resolved_at IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX hold_open ON hold (member_id, book) WHERE status = 'OPEN';
CREATE INDEX hold_due ON hold (expires_at) WHERE status = 'OPEN' AND expires_at IS NOT NULL;
CREATE INDEX hold_of_group ON hold (group_id) WHERE group_id IS NOT NULL;
