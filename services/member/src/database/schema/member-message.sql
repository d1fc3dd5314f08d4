CREATE TABLE member_message (
  id          uuid PRIMARY KEY,
  member_id   uuid NOT NULL,
  kind        text NOT NULL,
  detail      jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  read_at     timestamptz,
  deleted_at  timestamptz
);

CREATE INDEX member_message_shown ON member_message (member_id, received_at DESC, id DESC) WHERE deleted_at IS NULL;

CREATE INDEX member_message_unread ON member_message (member_id) WHERE deleted_at IS NULL AND read_at IS NULL;
