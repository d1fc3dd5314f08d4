-- What one operator proposes and another one decides; the triggers of keep_approval keep it.
CREATE TABLE approval (
  id          uuid PRIMARY KEY,
  kind        text COLLATE "C" NOT NULL,
  -- What it is about: a member, a claim, a rule.
  subject     text COLLATE "C" NOT NULL,
  member_id   uuid,
  -- Minor units; negative where a member loses it.
  amount      bigint,
  before      jsonb NOT NULL,
  after       jsonb NOT NULL,
  reason      text NOT NULL,
  status      text NOT NULL DEFAULT 'PROPOSED' CHECK (status IN ('PROPOSED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  -- NULL where no second person was needed, or none decided in time.
  decided_by  text,
  decided_at  timestamptz,
  note        text,
  result      text,
  CONSTRAINT approval_second_person CHECK (status NOT IN ('APPROVED', 'REFUSED') OR decided_by <> proposed_by),
  CONSTRAINT approval_decided CHECK ((status = 'PROPOSED') = (decided_at IS NULL))
);
CREATE INDEX approval_queue ON approval (proposed_at, id) WHERE status = 'PROPOSED';
CREATE INDEX approval_latest ON approval (proposed_at DESC, id DESC);
CREATE INDEX approval_expiry ON approval (expires_at) WHERE status = 'PROPOSED';
CREATE INDEX approval_of_member ON approval (member_id, proposed_at);

-- From which amount a kind needs a second person: NULL is always.
CREATE TABLE approval_policy (
  kind        text COLLATE "C" PRIMARY KEY,
  second_from bigint CHECK (second_from > 0),
  valid_days  integer NOT NULL CHECK (valid_days BETWEEN 1 AND 30)
);
INSERT INTO approval_policy (kind, valid_days) VALUES ('APPROVAL_POLICY', 7);
