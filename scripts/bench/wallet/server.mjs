/**
 * One process of the wallet for the HTTP rows. `node server.mjs single|batched|stub`: with `stub` the route does all it does
 * but ask the database. Relay and jobs run in the servers `allOn` and `allOnToo` only: what a relay costs is told by `events`.
 */
const [path] = process.argv.slice(2);
const { environment } = await import('#dist/libs/config/src/index.js');
const { JobsService } = await import('#dist/libs/jobs/src/index.js');
const { RelayNotifier } = await import('#dist/libs/messaging/src/index.js');
const { RelayLease } = await import('#dist/libs/messaging/src/relay/relay-lease.js');
const { startService } = await import('#dist/libs/platform/src/index.js');
const { walletService } = await import('#dist/services/wallet/src/service.js');

if (!path.startsWith('allOn')) {
  // A quiet server that held the lease, or a job, would keep it from those that do the work.
  RelayNotifier.prototype.notify = () => undefined;
  RelayLease.prototype.own = async () => [];
  JobsService.prototype.onApplicationBootstrap = async () => undefined;
  JobsService.prototype.beforeApplicationShutdown = async () => undefined;
}
if (path === 'stub') {
  const { PostingRepository } = await import('#dist/services/wallet/src/ledger/posting.repository.js');
  const { BalanceRepository } = await import('#dist/services/wallet/src/balance/balance.repository.js');
  PostingRepository.prototype.single = async () => ({
    ...{ outcome: 'ACCEPTED', balance: 1n, version: 1n, replayed: false },
    postingId: '00000000-0000-8000-8000-000000000000',
  });
  BalanceRepository.prototype.find = async () => ({
    balance: 1n,
    held: 0n,
    bonus: 0n,
    owed: 0n,
    version: 1,
    withdrawable: 1n,
    turnoverLeft: 0n,
  });
}
const env = { ...environment(), POSTING_PATH: path === 'single' || path === 'stub' ? 'single' : 'batched' };
const running = await startService(walletService, { env });
process.stdout.write(`${running.url}\n`);
process.on('SIGTERM', () => void running.close().finally(() => process.exit(0)));
