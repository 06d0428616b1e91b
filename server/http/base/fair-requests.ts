import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { health } from '#contracts/http/health';
import { apiBase } from '#contracts/http/route';
import { AppError } from '#core/platform/errors/app-error';
import { FairSlots, SlotsFullError } from '#core/platform/fair-slots/fair-slots';
import { addressKey, clientAddress } from '#core/platform/rate-limits/client-address.rules';
import { bearerToken } from './api-request.js';
import { RequestsAtOnce } from './requests-at-once.js';

/**
 * Maximum numbers of waiting requests: of persons with a valid token (`ofPersons`), and of clients without one
 * (`ofStrangers`).
 */
const [ofPersons, ofStrangers] = [
  { waiting: 20_000, waitingPerShare: 2_000 },
  { waiting: 10_000, waitingPerShare: 2_000 },
];
/** Maximum number of client addresses in memory. Beyond it, the address that was answered longest ago is removed. */
const addressesKept = 10_000;
/**
 * Time after which a request gives its slot to the next. A request that takes longer waits for a store or a service
 * and not for the processor.
 */
const slotMs = 100;

/** Paths that load balancers and health checks request every second. */
export const probes: ReadonlySet<string> = new Set([health.live, health.ready].map(({ path }) => apiBase + path));

interface Bounds {
  /** How many requests of persons are processed at once. By default, this depends on the load of the main thread. */
  readonly atOnce?: () => number;
  /** Milliseconds for which a request holds its slot. */
  readonly holdsMs?: number;
}

/**
 * Shares the main thread between the persons who send requests (docs/decisions/0224). Without this, twenty persons
 * within their rate limits would start so many requests at once that each turn of the event loop continues dozens of
 * them, and everybody else would wait for all. Here only a few requests are processed at once while the main thread
 * is busy, and the person who was served longest ago is next.
 *
 * Requests without a valid token (logins, callbacks of payment services) can only be told apart by their client
 * address, and new addresses cost an attacker little. So addresses that were answered before take turns among
 * themselves, and new addresses among themselves.
 * @param holderOf returns the person of a valid token, else null. It is called for each request and must query no
 * store.
 */
export function fairRequests(holderOf: (token: string) => string | null, { atOnce, holdsMs = slotMs }: Bounds = {}): RequestHandler {
  const load = new RequestsAtOnce();
  const allowed = atOnce ?? (() => load.allowedNow);
  const persons = new FairSlots({
    ...ofPersons,
    get running() {
      return allowed();
    },
    get runningPerShare() {
      return Math.max(2, allowed() >> 1);
    },
  });
  const strangers = (): FairSlots =>
    new FairSlots({
      ...ofStrangers,
      get running() {
        return Math.max(2, allowed() >> 1);
      },
      get runningPerShare() {
        return Math.ceil(allowed() / 4);
      },
    });
  const [knownAddresses, newAddresses] = [strangers(), strangers()];
  const answered = new LRUCache<string, true>({ max: addressesKept });
  return (request: Request, response: Response, next: NextFunction) => {
    // health checks do not wait, because a proxy that gets no answer takes the server out of service
    if (probes.has(request.originalUrl)) {
      next();
      return;
    }
    const token = bearerToken(request);
    const person = token ? holderOf(token) : null;
    const address = addressKey(clientAddress(request));
    const ofAddress = answered.has(address) ? knownAddresses : newAddresses;
    const [slots, share] = person === null ? [ofAddress, address] : [persons, person];
    const gone = new AbortController();
    response.once('close', () => {
      if (response.writableFinished) answered.set(address, true);
      gone.abort();
    });
    const work = (): Promise<void> => {
      next();
      return untilIdle(response, holdsMs);
    };
    slots.run(share, work, gone.signal).catch((error: unknown) => {
      if (error instanceof SlotsFullError) next(new AppError(error.isShareFull ? 'too_many_at_once' : 'busy'));
    });
  };
}

/** Resolves when the response is complete, at the latest after this time. */
function untilIdle(response: Response, mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, mostMs);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
