import { Router } from 'express';
import { s3Faults } from './faults.ts';
import type { S3Fault } from './faults.ts';
import type { S3StandIn } from './stand-in.ts';

/** Routes under `/control/s3`: files in the bucket, received requests, faults. */
export function s3Control(standIn: S3StandIn): Router {
  const router = Router();
  const show = (): object => ({ next: standIn.faults.list() });
  router.get('/files', (_request, response) => {
    response.json([...standIn.files].map(([key, bytes]) => ({ key, bytes: bytes.length })));
  });
  router.delete('/files', (_request, response) => {
    standIn.files.clear();
    response.json([]);
  });
  router.get('/requests', async (request, response) => {
    const after = Number(request.query['after'] ?? 0);
    const requests = await standIn.calls.waitFor(({ seq }) => seq > after, Number(request.query['waitMs'] ?? 0));
    response.json({ requests, newestSeq: standIn.calls.newestSeq });
  });
  router.get('/faults', (_request, response) => void response.json(show()));
  router.post('/faults', (request, response) => {
    const { next } = (request.body ?? {}) as { next?: S3Fault | S3Fault[] };
    const faults = next === undefined ? [] : [next].flat();
    if (faults.some((fault) => !s3Faults.includes(fault?.kind)))
      return void response.status(400).json({ error: `unknown kind; known: ${s3Faults.join(', ')}` });
    standIn.faults.add(faults);
    response.json(show());
  });
  router.delete('/faults', (_request, response) => {
    standIn.faults.clear();
    response.json(show());
  });
  return router;
}
