import { v7 } from 'uuid';

/** A new uuid v7: unique, and in the order of its making, which keeps index pages warm. */
export function newId<Id extends string = string>(): Id {
  return v7() as Id;
}
