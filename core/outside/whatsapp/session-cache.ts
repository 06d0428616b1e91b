import { LRUCache } from 'lru-cache';

/**
 * An LRU cache that every session has one of. It grows with what is in it: a cache with the option `max` sets memory aside for all its
 * entries at once, which for thousands of sessions that mostly wait is memory for nothing (250 kB each, for the two there are).
 * @param entriesAtMost beyond these the least used ones go
 */
export function sessionCache<Value extends object | string>(entriesAtMost: number): LRUCache<string, Value> {
  return new LRUCache<string, Value>({ maxSize: entriesAtMost, sizeCalculation: () => 1 });
}
