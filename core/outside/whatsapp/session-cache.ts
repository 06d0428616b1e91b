import { LRUCache } from 'lru-cache';

/**
 * An LRU cache of one session that grows with its content. A cache with the option `max` allocates memory for
 * all entries at once: 250 kB for each of thousands of mostly idle sessions.
 * @param entriesAtMost beyond this number the least recently used entries are removed
 */
export function sessionCache<Value extends object | string>(entriesAtMost: number): LRUCache<string, Value> {
  return new LRUCache<string, Value>({ maxSize: entriesAtMost, sizeCalculation: () => 1 });
}
