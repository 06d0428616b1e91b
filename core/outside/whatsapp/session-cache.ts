import { LRUCache } from 'lru-cache';

/**
 * An LRU cache for one session, whose memory grows with its content. The option `max` of the library would allocate
 * memory for all entries at once: 250 kB for each of thousands of mostly idle sessions.
 * @param entriesAtMost beyond this number the least recently used entries are removed
 */
export function sessionCache<Value extends object | string>(entriesAtMost: number): LRUCache<string, Value> {
  return new LRUCache<string, Value>({ maxSize: entriesAtMost, sizeCalculation: () => 1 });
}
