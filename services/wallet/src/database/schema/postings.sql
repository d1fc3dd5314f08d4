-- The journal. `id` begins with the transaction's number, so the primary key is the order in which the relay, the roll-up and
-- the hash chain read. `version` numbers the postings of a player's account without a gap.
CREATE TABLE posting (
  id            uuid NOT NULL,
  member_id     uuid NOT NULL,
  amount        bigint NOT NULL,
  balance_after bigint,
  version       bigint,
  xid           xid8 NOT NULL,
  recorded_at   timestamptz NOT NULL,
  month         date NOT NULL,
  book          book NOT NULL,
  kind          posting_kind NOT NULL,
  debit         integer NOT NULL,
  credit        integer NOT NULL,
  caller        text COLLATE "C" NOT NULL,
  reference     text COLLATE "C" NOT NULL,
  group_id      uuid,
  round_id      text COLLATE "C",
  vassalage     text COLLATE "C",
  game_type     text COLLATE "C",
  refers_to     text COLLATE "C",
  note          text,
  trace         bytea,
  CONSTRAINT posting_once PRIMARY KEY (id, month),
  CONSTRAINT posting_chain UNIQUE (member_id, book, version, month),
  CONSTRAINT posting_amount CHECK (amount > 0),
  CONSTRAINT posting_two_sides CHECK (debit <> credit),
  CONSTRAINT posting_one_book CHECK ((debit >= 100000) = (book = 'PLAY') AND (credit >= 100000) = (book = 'PLAY')),
  CONSTRAINT posting_player_side CHECK (
    CASE WHEN debit IN (2000, 102000) OR credit IN (2000, 102000)
         THEN coalesce(version > 0 AND balance_after >= 0, false)
         ELSE version IS NULL AND balance_after IS NULL END)
) PARTITION BY RANGE (month);

-- One row per request, for ever: uniqueness cannot stand in `posting`, whose unique keys must contain the month.
CREATE TABLE posting_key (
  caller        text COLLATE "C" NOT NULL,
  external_id   text COLLATE "C" NOT NULL,
  member_id     uuid NOT NULL,
  book          book NOT NULL,
  outcome       posting_outcome NOT NULL,
  posting_month date,
  posting_id    uuid,
  request_hash  bytea NOT NULL,
  CONSTRAINT posting_key_once PRIMARY KEY (caller, external_id)
);

-- Answers that no posting of the player's account holds: refusals, releases, and money that went to suspense.
CREATE TABLE stored_answer (
  caller      text COLLATE "C" NOT NULL,
  external_id text COLLATE "C" NOT NULL,
  member_id   uuid NOT NULL,
  book        book NOT NULL,
  kind        posting_kind NOT NULL,
  outcome     posting_outcome NOT NULL,
  delta       bigint,
  balance     bigint NOT NULL,
  version     bigint NOT NULL,
  group_id    uuid,
  round_id    text,
  vassalage   text,
  game_type   text,
  refers_to   text,
  note        text,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT stored_answer_once PRIMARY KEY (caller, external_id)
);

-- How far the relay has published. `ahead`: postings published before their turn.
CREATE TABLE posting_relay (
  name       text PRIMARY KEY,
  last_id    uuid NOT NULL,
  last_month date NOT NULL,
  ahead      uuid[] NOT NULL DEFAULT '{}'
);
INSERT INTO posting_relay (name, last_id, last_month)
VALUES ('postings', '00000000-0000-0000-0000-000000000000', '-infinity');
