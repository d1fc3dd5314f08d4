-- What points are exchanged for.
CREATE TABLE mall_item (
  id          uuid PRIMARY KEY,
  kind        text NOT NULL CHECK (kind IN ('PHYSICAL', 'BONUS', 'FREE_SPIN')),
  name        jsonb NOT NULL,
  description jsonb NOT NULL,
  picture     text NOT NULL,
  points      integer NOT NULL CHECK (points > 0),
  value       bigint NOT NULL CHECK (value >= 0),
  multiplier  text NOT NULL DEFAULT '1',
  stock       integer NOT NULL CHECK (stock >= 0),
  per_member  integer CHECK (per_member > 0),
  min_level   integer NOT NULL DEFAULT 0,
  active_from timestamptz NOT NULL,
  active_to   timestamptz,
  enabled     boolean NOT NULL,
  rank        integer NOT NULL DEFAULT 0,
  version     integer NOT NULL,
  changed_by  uuid,
  changed_at  timestamptz NOT NULL
);
COMMENT ON COLUMN mall_item.value IS 'minor units that a bonus or the free spins are worth; 0 for goods';

CREATE SEQUENCE mall_order_number START 100001;
CREATE TABLE mall_order (
  id           uuid PRIMARY KEY,
  number       bigint NOT NULL UNIQUE,
  member_id    uuid NOT NULL,
  item_id      uuid REFERENCES mall_item,
  kind         text NOT NULL CHECK (kind IN ('PHYSICAL', 'BONUS', 'FREE_SPIN', 'CONVERT')),
  name         jsonb NOT NULL,
  quantity     integer NOT NULL CHECK (quantity > 0),
  points       integer NOT NULL CHECK (points > 0),
  amount       bigint NOT NULL CHECK (amount >= 0),
  status       text NOT NULL CHECK (status IN ('PROCESSING', 'COMPLETE', 'REJECTED')),
  sealed       text,
  remark       text,
  decided_by   uuid,
  ordered_at   timestamptz NOT NULL,
  ordered_on   date NOT NULL,
  decided_at   timestamptz,
  CONSTRAINT mall_order_decided CHECK ((status = 'PROCESSING') = (decided_at IS NULL))
);
CREATE INDEX mall_order_of_member ON mall_order (member_id, ordered_at DESC, id DESC);
CREATE INDEX mall_order_queue ON mall_order (ordered_at) WHERE status = 'PROCESSING';
COMMENT ON COLUMN mall_order.sealed IS 'address and telephone number of a delivery, encrypted';

CREATE TABLE mall_address (
  id        uuid PRIMARY KEY,
  member_id uuid NOT NULL,
  sealed    text NOT NULL,
  added_at  timestamptz NOT NULL
);
CREATE INDEX mall_address_of_member ON mall_address (member_id, added_at DESC);

-- Levels of members, from their announcement.
CREATE TABLE member_level (
  member_id uuid PRIMARY KEY,
  level     integer NOT NULL,
  since     timestamptz NOT NULL
);
