import type { CacheStore, PossiblyExtendedCacheStore } from 'baileys';
import { LRUCache } from 'lru-cache';

/** One device of a person, as Baileys lists it. */
export interface ListedDevice {
  readonly user: string;
  readonly device?: number;
  readonly server: string;
}

/**
 * Device lists for sending. The cache returns a list of any age, so that Baileys never queries while sending. The
 * lists are refreshed before a message is sent.
 */
export interface DeviceCache extends PossiblyExtendedCacheStore {
  get<Value = readonly ListedDevice[]>(user: string): Value | undefined;
  isFresh(user: string, withinMs: number): boolean;
}

export interface LinkCaches {
  readonly devices: DeviceCache;
  readonly retries: CacheStore;
  readonly calls: CacheStore;
  readonly resends: CacheStore;
  /** Numbers that are not registered on WhatsApp. */
  readonly nobody: CacheStore;
  /** Cached negative results of look-ups: numbers without a privacy id, privacy ids without a username. */
  readonly unlisted: CacheStore;
  /** Usernames by privacy id; `{ username: null }` for a person without one. */
  readonly usernames: CacheStore;
}

/**
 * Caches shared by all links of the process. Baileys would create four caches with a timer each per socket, and would
 * lose its retry counts at every reconnect. The caches are bounded. Expired entries are removed on access.
 */
const minute = 60_000;
const devices = new LRUCache<string, object>({ max: 20_000 });
const retries = new LRUCache<string, object>({ max: 20_000, ttl: 60 * minute });
const calls = new LRUCache<string, object>({ max: 1_000, ttl: 5 * minute });
const resends = new LRUCache<string, object>({ max: 10_000, ttl: 60 * minute });
const unlisted = new LRUCache<string, object>({ max: 10_000, ttl: 10 * minute });
const usernames = new LRUCache<string, object>({ max: 20_000, ttl: 6 * 60 * minute });
const nobody = new LRUCache<string, object>({ max: 10_000, ttl: 10 * minute });

interface Kept {
  readonly value: unknown;
  readonly at: number;
}

function view(cache: LRUCache<string, object>, prefix: string): CacheStore {
  return {
    get: <Value>(key: string) => (cache.get(prefix + key) as Kept | undefined)?.value as Value | undefined,
    set: (key, value) => void cache.set(prefix + key, { value, at: performance.now() } satisfies Kept),
    del: (key) => void cache.delete(prefix + key),
    flushAll: () => {
      for (const key of cache.keys()) if (key.startsWith(prefix)) cache.delete(key);
    },
  };
}

/**
 * The caches of one linked device. They outlive a single socket but not the linked device. After linking again, even
 * to the same number, the device has another name and starts with empty caches.
 * @param linkName unique to this linked device
 */
export function cachesOf(botId: string, linkName: string): LinkCaches {
  const prefix = `${botId}/${linkName}/`;
  const isFresh = (user: string, withinMs: number): boolean => {
    const kept = devices.get(prefix + user) as Kept | undefined;
    return kept !== undefined && performance.now() - kept.at < withinMs;
  };
  return {
    devices: { ...view(devices, prefix), isFresh } as DeviceCache,
    retries: view(retries, prefix),
    calls: view(calls, prefix),
    resends: view(resends, prefix),
    nobody: view(nobody, prefix),
    unlisted: view(unlisted, prefix),
    usernames: view(usernames, prefix),
  };
}
