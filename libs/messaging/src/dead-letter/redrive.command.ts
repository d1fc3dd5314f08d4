import pg from 'pg';

const usage = `usage: node dist/libs/messaging/src/dead-letter/redrive.command.js <database url> [<id> … | all]

Without ids it lists the dead letters of a service's database. With ids, or "all", it asks the service to try them
again, each key in its order; the running service does so within seconds and reports in its log.`;

/** Only asks: the handlers live in the service, so the service does the work. */
async function main([url, ...ids]: string[]): Promise<void> {
  if (!url || ids.some((id) => id !== 'all' && !/^\d+$/.test(id))) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (ids.length > 0) {
      const { rowCount } = await client.query(
        `UPDATE dead_letter SET redrive_requested_at = now()
          WHERE $1::bigint[] IS NULL OR (consumer, topic, key) IN
            (SELECT consumer, topic, key FROM dead_letter WHERE id = ANY($1))`,
        [ids.includes('all') ? null : ids],
      );
      console.log(`asked for ${rowCount ?? 0} events to be tried again`);
      return;
    }
    const { rows } = await client.query<Record<string, unknown>>(
      `SELECT id, status, consumer, type, key, event_id, attempts, failed_at, split_part(reason, E'\\n', 1) AS reason
         FROM dead_letter ORDER BY id LIMIT 200`,
    );
    console.table(rows);
  } finally {
    await client.end();
  }
}

await main(process.argv.slice(2));
