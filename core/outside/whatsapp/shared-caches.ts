import type { CacheStore, PossiblyExtendedCacheStore } from 'baileys';
import { LRUCache } from 'lru-cache';

/**
 * Caches of all links of the process. Baileys would make four with a timer each for every socket, and forget how often a
 * message was asked for again at each reconnect. Bounded; entries end by age when they are looked at.
 */
const minute = 60_000;
const devices = new LRUCache<string, object>({ max: 20_000, ttl: 5 * minute });
const retries = new LRUCache<string, object>({ max: 20_000, ttl: 60 * minute });
const calls = new LRUCache<string, object>({ max: 1_000, ttl: 5 * minute });
const resends = new LRUCache<string, object>({ max: 10_000, ttl: 60 * minute });

interface Kept {
  readonly value: unknown;
}

function view(cache: LRUCache<string, object>, prefix: string): CacheStore {
  return {
    get: <Value>(key: string) => (cache.get(prefix + key) as Kept | undefined)?.value as Value | undefined,
    set: (key, value) => void cache.set(prefix + key, { value } satisfies Kept),
    del: (key) => void cache.delete(prefix + key),
    flushAll: () => {
      for (const key of cache.keys()) if (key.startsWith(prefix)) cache.delete(key);
    },
  };
}

/** The caches of one owner's links; they outlive the single socket. */
export function cachesOf(ownerId: string): {
  devices: PossiblyExtendedCacheStore;
  retries: CacheStore;
  calls: CacheStore;
  resends: CacheStore;
} {
  const prefix = `${ownerId}/`;
  return { devices: view(devices, prefix), retries: view(retries, prefix), calls: view(calls, prefix), resends: view(resends, prefix) };
}
