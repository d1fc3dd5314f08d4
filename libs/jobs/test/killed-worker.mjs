// Takes a job of the queue `work`, says so, and waits to be killed in the middle of it.
import { PgBoss } from 'pg-boss';

const boss = new PgBoss({
  connectionString: process.argv[2],
  schema: 'jobs',
  migrate: false,
  createSchema: false,
  schedule: false,
  supervise: false,
  registerInstance: false,
});
await boss.start();
await boss.createQueue('work', { policy: 'exclusive', heartbeatSeconds: 10, retryLimit: 10, retryDelay: 1 });
await boss.send('work', { n: 7 });
await boss.work('work', { pollingIntervalSeconds: 0.5 }, async () => {
  process.send('taken');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});
