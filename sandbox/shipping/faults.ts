import type { QueuedFault } from '../http/fault-queue.ts';

/**
 * Faults of either service:
 * `error` an answer with `status` (default 500), as an HTML page with `html`; `quota` used up for today, as
 * HTTP 429, or as HTTP 200 with code 429 inside (`inBody`; Biteship has a prepaid balance instead); `hang`;
 * `reset`; `malformed` JSON cut in the middle; `odd` JSON of another shape; `wrong_key` (`status` 400 or
 * 401); `unknown_place` nothing is found; `many_places` each result is also found in a second city;
 * `no_route` no courier serves the route (`status` 400 or 404); `bare` rows contain only what a client cannot do
 * without.
 */
export type ShippingFault = QueuedFault & { kind: ShippingFaultKind; status?: number; html?: boolean; inBody?: boolean };

export const shippingFaultKinds = [
  'error',
  'quota',
  'hang',
  'reset',
  'malformed',
  'odd',
  'wrong_key',
  'unknown_place',
  'many_places',
  'no_route',
  'bare',
] as const;
export type ShippingFaultKind = (typeof shippingFaultKinds)[number];

export type Question = 'search' | 'rates';

/** These faults apply to only one of the two request kinds. */
const strikesOnly: Partial<Record<ShippingFaultKind, Question>> = { unknown_place: 'search', many_places: 'search', no_route: 'rates' };

/** Text form of a request for the `match` of faults. */
export function textOfQuestion(question: Question, address: string, body: unknown): string {
  return `[${question}] ${address} ${JSON.stringify(body ?? '')}`;
}

/** Prepares a fault for the queue. A fault for one request kind gets a `match` for that kind, unless it has one. */
export function aimed(fault: ShippingFault): ShippingFault {
  const question = strikesOnly[fault.kind];
  return question && fault.match === undefined ? { ...fault, match: `[${question}]` } : fault;
}
