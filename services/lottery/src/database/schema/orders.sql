-- A slip: its lines, for one draw or several. Its tickets say what became of it in each draw.
CREATE TABLE lottery_order (
  id           uuid PRIMARY KEY,
  order_number text NOT NULL UNIQUE,
  member_id    uuid NOT NULL,
  book         text NOT NULL CHECK (book IN ('REAL', 'PLAY')),
  game_code    text NOT NULL,
  prize_mode   text NOT NULL,
  -- [{group, play, text, selection, lines, unitStake, series, odds}], as accepted; odds ×1000, stakes in minor units.
  slip         jsonb NOT NULL,
  stop_on_win  boolean NOT NULL,
  state        text NOT NULL CHECK (state IN ('PLACED', 'ACCEPTED', 'REFUSED')),
  refusal      text CHECK ((state = 'REFUSED') = (refusal IS NOT NULL)),
  total        bigint NOT NULL CHECK (total > 0),
  placed_at    timestamptz NOT NULL
);
CREATE INDEX lottery_order_by_member ON lottery_order (member_id, placed_at DESC, id DESC);
CREATE INDEX lottery_order_unknown ON lottery_order (placed_at) WHERE state = 'PLACED';

-- The bet of an order in one draw, and the idempotency key of its money.
CREATE TABLE ticket (
  id              uuid PRIMARY KEY,
  order_id        uuid NOT NULL REFERENCES lottery_order,
  member_id       uuid NOT NULL,
  game_code       text NOT NULL,
  numero          text NOT NULL,
  multiple        integer NOT NULL CHECK (multiple > 0),
  stake           bigint NOT NULL CHECK (stake > 0),
  state           text NOT NULL
                  CHECK (state IN ('PLACED', 'OPEN', 'WON', 'LOST', 'REFUNDED', 'VOID', 'CANCELLED', 'REFUSED')),
  reason          text,
  payout          bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  returned        bigint NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND payout),
  settled_version integer NOT NULL DEFAULT 0,
  placed_at       timestamptz NOT NULL,
  settled_at      timestamptz,
  FOREIGN KEY (game_code, numero) REFERENCES draw,
  CONSTRAINT ticket_once UNIQUE (order_id, numero)
);
CREATE INDEX ticket_of_draw ON ticket (game_code, numero, settled_version, id);
CREATE INDEX ticket_by_member ON ticket (member_id, placed_at DESC, id DESC);

-- Stakes by draw and play, in all and per member and number, for the limits; an order that is refused or cancelled is taken off.
CREATE TABLE draw_exposure (
  game_code text NOT NULL,
  numero    text NOT NULL,
  cell      text NOT NULL,
  amount    bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (game_code, numero, cell)
);

-- Money that the wallet is asked to move for a ticket: a prize, a stake given back, a prize taken back.
CREATE TABLE ticket_payment (
  ticket_id uuid NOT NULL REFERENCES ticket,
  version   integer NOT NULL,
  kind      text NOT NULL CHECK (kind IN ('WIN', 'REFUND', 'TAKE_BACK')),
  amount    bigint NOT NULL CHECK (amount > 0),
  paid_at   timestamptz,
  PRIMARY KEY (ticket_id, version, kind)
);
CREATE INDEX ticket_payment_due ON ticket_payment (ticket_id, version) WHERE paid_at IS NULL;

-- What the settlement of a draw by one version of its result came to.
CREATE TABLE draw_settlement (
  game_code   text NOT NULL,
  numero      text NOT NULL,
  version     integer NOT NULL,
  tickets     integer NOT NULL,
  winners     integer NOT NULL,
  staked      numeric(30) NOT NULL,
  paid        numeric(30) NOT NULL,
  totals_hash bytea NOT NULL CHECK (length(totals_hash) = 32),
  settled_at  timestamptz NOT NULL,
  PRIMARY KEY (game_code, numero, version)
);

-- Plays that an operator has switched off, in one game or (game_code = '*') everywhere.
CREATE TABLE play_switch (
  game_code   text NOT NULL,
  play        text NOT NULL,
  is_off      boolean NOT NULL,
  changed_by  text NOT NULL,
  changed_at  timestamptz NOT NULL,
  PRIMARY KEY (game_code, play)
);

-- Who did what in the console.
CREATE TABLE operator_action (
  id          uuid PRIMARY KEY,
  operator_id text NOT NULL,
  action      text NOT NULL,
  subject     text NOT NULL,
  details     jsonb NOT NULL,
  acted_at    timestamptz NOT NULL
);
CREATE INDEX operator_action_by_subject ON operator_action (subject, acted_at DESC);
