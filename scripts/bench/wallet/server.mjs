/**
 * One process of the wallet for the HTTP rows. `node server.mjs single|batched|stub`: with `stub` the route does all it does
 * but ask the database. The relay stands still: what it costs is told by `events`.
 */
const [path] = process.argv.slice(2);
const { environment } = await import('#dist/libs/config/src/index.js');
const { RelayNotifier } = await import('#dist/libs/messaging/src/index.js');
const { startService } = await import('#dist/libs/platform/src/index.js');
const { walletService } = await import('#dist/services/wallet/src/service.js');
const { RelayPostingsSource } = await import('#dist/services/wallet/src/ledger/relay-postings.source.js');

if (!path.startsWith('allOn')) {
  // The relay polls at its own pace and finds nothing.
  RelayNotifier.prototype.notify = () => undefined;
  RelayPostingsSource.prototype.fetch = async () => [];
  RelayPostingsSource.prototype.backlog = async () => ({ pending: 0, oldestAt: null, attempts: 0 });
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
