import type { z } from 'zod';
import type { Route } from '#contracts/http/route';

/** The answer of the example shop's server on a route. */
export interface Answer {
  readonly route: Route;
  readonly reply: unknown;
}

/** An answer in the format of the contract. */
export function answer<R extends Route>(route: R, reply: z.input<R['reply']>): Answer {
  return { route, reply };
}
