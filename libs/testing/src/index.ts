export { sharedCluster, startTestDatabase, type TestDatabase } from './test-database.js';
