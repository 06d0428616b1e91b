import { Router } from 'express';
import { photoFaults } from './faults.ts';
import type { PhotoFault } from './faults.ts';
import type { PhotoStandIn } from './stand-in.ts';

/** Routes under `/control/photos`: received requests and faults. */
export function photoControl(standIn: PhotoStandIn): Router {
  const router = Router();
  const show = (): object => ({ next: standIn.faults.list() });
  router.get('/requests', async (request, response) => {
    const after = Number(request.query['after'] ?? 0);
    const requests = await standIn.calls.waitFor(({ seq }) => seq > after, Number(request.query['waitMs'] ?? 0));
    response.json({ requests, newestSeq: standIn.calls.newestSeq });
  });
  router.get('/faults', (_request, response) => void response.json(show()));
  router.post('/faults', (request, response) => {
    const { next } = (request.body ?? {}) as { next?: PhotoFault | PhotoFault[] };
    const faults = next === undefined ? [] : [next].flat();
    if (faults.some((fault) => !photoFaults.includes(fault?.kind)))
      return void response.status(400).json({ error: `unknown kind; known: ${photoFaults.join(', ')}` });
    standIn.faults.add(faults);
    response.json(show());
  });
  router.delete('/faults', (_request, response) => {
    standIn.faults.clear();
    response.json(show());
  });
  return router;
}
