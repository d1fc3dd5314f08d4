import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables every service has: what it will send, what it has handled, what it could not, what state it publishes. */
export class CreateMessaging1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      ) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000)`);
    await runner.query('CREATE INDEX outbox_unsent ON outbox (id) WHERE sent_at IS NULL');
    await runner.query('CREATE INDEX outbox_sent ON outbox USING brin (sent_at)');
    await runner.query(`
      CREATE TABLE inbox (
        consumer    text NOT NULL,
        event_id    text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT inbox_once PRIMARY KEY (consumer, event_id)
      )`);
    await runner.query('CREATE INDEX inbox_received ON inbox USING brin (received_at)');
    await runner.query(`
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
      )`);
    await runner.query('CREATE INDEX dead_letter_key ON dead_letter (consumer, topic, key, id)');
    await runner.query(`
      CREATE TABLE state_record (
        topic      text NOT NULL,
        key        text NOT NULL,
        payload    json,
        sequence   bigint NOT NULL,
        shard      smallint NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT state_record_once PRIMARY KEY (topic, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE state_record, dead_letter, inbox, outbox');
  }
}
