import { Router } from 'express';
import { aimed, shippingFaultKinds } from './faults.ts';
import type { ShippingFault } from './faults.ts';
import type { ShippingGate } from './gate.ts';
import { places } from './places.ts';

const kinds: readonly string[] = shippingFaultKinds;

/**
 * Routes under `/control/shipping`: known places, received calls, faults, and the daily limit of both
 * services.
 */
export function shippingControl(standIn: ShippingGate): Router {
  const router = Router();
  const show = (): object => ({
    delayMs: standIn.delayMs,
    dailyLimit: standIn.dailyLimit,
    hits: standIn.hits,
    next: standIn.faults.list(),
  });
  router.get('/places', (_request, response) => void response.json(places));
  router.get('/requests', async (request, response) => {
    const after = Number(request.query['after'] ?? 0);
    const requests = await standIn.calls.waitFor(({ seq }) => seq > after, Number(request.query['waitMs'] ?? 0));
    response.json({ requests, newestSeq: standIn.calls.newestSeq });
  });
  router.get('/faults', (_request, response) => void response.json(show()));
  router.post('/faults', (request, response) => {
    const { next, delayMs, dailyLimit } = (request.body ?? {}) as {
      next?: ShippingFault | ShippingFault[];
      delayMs?: unknown;
      dailyLimit?: unknown;
    };
    const faults = next === undefined ? [] : [next].flat();
    const unknown = faults.find((fault) => !kinds.includes(fault?.kind));
    if (unknown) return void response.status(400).json({ error: `unknown kind; known: ${kinds.join(', ')}` });
    if (typeof delayMs === 'number') standIn.delayMs = delayMs;
    if (typeof dailyLimit === 'number') standIn.dailyLimit = dailyLimit;
    standIn.faults.add(faults.map(aimed));
    response.json(show());
  });
  router.delete('/faults', (_request, response) => {
    standIn.faults.clear();
    Object.assign(standIn, { delayMs: 0, hits: 0, dailyLimit: 1_000_000 });
    response.json(show());
  });
  return router;
}
