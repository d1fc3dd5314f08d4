/** Keys fall into shards; one relay at a time serves a shard, which keeps the events of a key in order. */
export const OUTBOX_SHARDS = 8;

/** FNV-1a: a key is in the same shard in every process and release. */
export function shardOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) {
    hash ^= key.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % OUTBOX_SHARDS;
}
