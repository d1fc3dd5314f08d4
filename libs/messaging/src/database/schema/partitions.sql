-- Outbox and inbox in partitions of a day (UTC), which are dropped whole. The day of an inbox row is that of its event,
-- which is the same at each delivery. Days without a partition go to the default one.

ALTER TABLE outbox RENAME TO outbox_unpartitioned;
ALTER TABLE outbox_unpartitioned DROP CONSTRAINT outbox_event_once;
ALTER INDEX outbox_pkey RENAME TO outbox_unpartitioned_pkey;
DROP INDEX outbox_unsent, outbox_sent;
CREATE TABLE outbox (
  id          bigint GENERATED ALWAYS AS IDENTITY,
  event_id    text NOT NULL,
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
  last_error  text,
  CONSTRAINT outbox_once PRIMARY KEY (id, occurred_at)
) PARTITION BY RANGE (occurred_at);
CREATE INDEX outbox_unsent ON outbox (id) WHERE sent_at IS NULL;
CREATE TABLE outbox_default PARTITION OF outbox DEFAULT;
INSERT INTO outbox OVERRIDING SYSTEM VALUE
  SELECT id, event_id, topic, type, key, payload, sequence, traceparent, shard, occurred_at, sent_at, attempts, last_error
    FROM outbox_unpartitioned WHERE sent_at IS NULL;
SELECT setval(pg_get_serial_sequence('outbox', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM outbox_unpartitioned), false);
DROP TABLE outbox_unpartitioned;

ALTER TABLE inbox RENAME TO inbox_unpartitioned;
ALTER TABLE inbox_unpartitioned RENAME CONSTRAINT inbox_once TO inbox_unpartitioned_once;
DROP INDEX inbox_received;
CREATE TABLE inbox (
  consumer    text NOT NULL,
  event_id    text NOT NULL,
  occurred_on date NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT inbox_once PRIMARY KEY (consumer, event_id, occurred_on)
) PARTITION BY RANGE (occurred_on);
CREATE TABLE inbox_default PARTITION OF inbox DEFAULT;
INSERT INTO inbox SELECT consumer, event_id, (received_at AT TIME ZONE 'UTC')::date, received_at FROM inbox_unpartitioned;
DROP TABLE inbox_unpartitioned;
