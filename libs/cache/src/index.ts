export { CACHE, CacheUnavailable, type Cache, type StreamEntry, type TokenBucket } from './cache.js';
export { MemoryCache } from './memory-cache.js';
export { defaultCommandTimeoutMs, RedisCache, type RedisCacheSettings } from './redis-cache.js';
