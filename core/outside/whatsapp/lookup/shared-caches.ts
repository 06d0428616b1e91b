import type { CacheStore, PossiblyExtendedCacheStore } from 'baileys';
import { LRUCache } from 'lru-cache';

/** One device of a person, as Baileys lists it. */
export interface ListedDevice {
  readonly user: string;
  readonly device?: number;
  readonly server: string;
}

/**
 * The device lists that Baileys sends to. It gives a list at any age, so that Baileys never asks in the middle of sending; whoever
 * prepares a message asks again in time.
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
  /** Numbers that belong to nobody on WhatsApp. */
  readonly nobody: CacheStore;
  /** Whoever was asked for in vain: numbers for their privacy ids, privacy ids for their usernames. */
  readonly unlisted: CacheStore;
  /** Usernames by privacy id; `{ username: null }` for who has none. */
  readonly usernames: CacheStore;
}

/**
 * Caches of all links of the process. Baileys would make four with a timer each for every socket, and forget how often a
 * message was asked for again at each reconnect. Bounded; entries end by age when they are looked at.
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
 * The caches of one linked device; they outlive the single socket, and nothing in them outlives the link: another link of the
 * same owner, also of the same number, has another name and begins with nothing.
 * @param linkName what only this linked device has
 */
export function cachesOf(ownerId: string, linkName: string): LinkCaches {
  const prefix = `${ownerId}/${linkName}/`;
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
