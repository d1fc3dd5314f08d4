-- What the service will send, what it has handled, what failed, and the state that it publishes.

CREATE TABLE outbox (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id    text NOT NULL CONSTRAINT outbox_event_once UNIQUE,
  topic       text NOT NULL,
  type        text NOT NULL,
  key         text NOT NULL,
  payload     json,
  sequence    bigint,
  traceparent text,
  shard       smallint NOT NULL,
  occurred_at timestamptz NOT NULL DEFAULT now(),
  sent_at     timestamptz,
  attempts    integer NOT NULL DEFAULT 0,
  last_error  text
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
CREATE INDEX outbox_unsent ON outbox (id) WHERE sent_at IS NULL;
CREATE INDEX outbox_sent ON outbox USING brin (sent_at);

CREATE TABLE inbox (
  consumer    text NOT NULL,
  event_id    text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT inbox_once PRIMARY KEY (consumer, event_id)
);
CREATE INDEX inbox_received ON inbox USING brin (received_at);

CREATE TABLE dead_letter (
  id                   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  consumer             text NOT NULL,
  event_id             text NOT NULL,
  topic                text NOT NULL,
  type                 text NOT NULL,
  key                  text NOT NULL,
  payload              text,
  source               text NOT NULL,
  occurred_at          timestamptz NOT NULL,
  traceparent          text,
  status               text NOT NULL CONSTRAINT dead_letter_status CHECK (status IN ('DEAD', 'PARKED')),
  reason               text NOT NULL,
  attempts             integer NOT NULL,
  failed_at            timestamptz NOT NULL DEFAULT now(),
  redrive_requested_at timestamptz,
  CONSTRAINT dead_letter_once UNIQUE (consumer, event_id)
);
CREATE INDEX dead_letter_key ON dead_letter (consumer, topic, key, id);

CREATE TABLE state_record (
  topic      text NOT NULL,
  key        text NOT NULL,
  payload    json,
  sequence   bigint NOT NULL,
  shard      smallint NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT state_record_once PRIMARY KEY (topic, key)
);
