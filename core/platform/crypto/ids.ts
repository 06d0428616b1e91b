import { v7 } from 'uuid';

/** A new uuid v7: unique and ordered by creation time, which keeps inserts in the same index pages. */
export function newId<Id extends string = string>(): Id {
  return v7() as Id;
}
