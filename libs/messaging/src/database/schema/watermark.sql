-- Up to which instant a consumer has handled everything of a producer, per partition of a topic.
CREATE TABLE event_watermark (
  consumer   text NOT NULL,
  topic      text NOT NULL,
  source     text NOT NULL,
  partition  integer NOT NULL,
  partitions integer NOT NULL,
  reached_at timestamptz NOT NULL,
  CONSTRAINT event_watermark_once PRIMARY KEY (consumer, topic, source, partition)
);
