export { BetOwner } from './bet-owner.js';
export { eventually, type Wait } from './eventually.js';
export { FakeClock } from './fake-clock.js';
export { pause } from './pause.js';
export { TestClient, type TestAnswer } from './test-client.js';
export { sharedCluster, startTestDatabase, type TestDatabase } from './test-database.js';
export { runsSources } from './run-sources.js';
export { testKeys } from './test-keys.js';
export { startTestService, type TestService, type TestServiceOptions } from './test-service.js';
