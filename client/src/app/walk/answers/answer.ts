import type { z } from 'zod';
import type { Route } from '#contracts/http/route';

/** What the example shop's server says on a route. */
export interface Answer {
  readonly route: Route;
  readonly reply: unknown;
}

/** An answer in the shape that the contract names. */
export function answer<R extends Route>(route: R, reply: z.input<R['reply']>): Answer {
  return { route, reply };
}
