import { Router } from 'express';
import { pushFaults } from './stand-in.ts';
import type { PushFault, PushStandIn } from './stand-in.ts';

/** Routes under `/control/push`: subscribed browsers, received pushes, faults. */
export function pushControl(standIn: PushStandIn): Router {
  const router = Router();
  const show = (): object => ({ next: standIn.faults.list() });
  router.post('/subscriptions', (request, response) => {
    const { applicationServerKey } = (request.body ?? {}) as { applicationServerKey?: unknown };
    if (typeof applicationServerKey !== 'string' || Buffer.from(applicationServerKey, 'base64url').length !== 65)
      return void response.status(400).json({ error: 'applicationServerKey must be a point of P-256 in base64url' });
    response.json(standIn.subscribe(applicationServerKey));
  });
  router.delete('/subscriptions/:token', (request, response) => {
    if (standIn.end(request.params.token)) response.json({});
    else response.status(404).json({ error: 'no such subscription' });
  });
  router.get('/messages', async (request, response) => {
    const after = Number(request.query['after'] ?? 0);
    const messages = await standIn.pushed.waitFor(({ seq }) => seq > after, Number(request.query['waitMs'] ?? 0));
    response.json({ messages, newestSeq: standIn.pushed.newestSeq });
  });
  router.get('/faults', (_request, response) => void response.json(show()));
  router.post('/faults', (request, response) => {
    const { next } = (request.body ?? {}) as { next?: PushFault | PushFault[] };
    const faults = next === undefined ? [] : [next].flat();
    if (faults.some((fault) => !pushFaults.includes(fault?.kind)))
      return void response.status(400).json({ error: `unknown kind; known: ${pushFaults.join(', ')}` });
    standIn.faults.add(faults);
    response.json(show());
  });
  router.delete('/faults', (_request, response) => {
    standIn.faults.clear();
    response.json(show());
  });
  return router;
}
