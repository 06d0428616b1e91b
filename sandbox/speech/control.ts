import { Router } from 'express';
import { breakKinds } from '../http/broken-answer.ts';
import { parseFaults } from '../llm/faults.ts';
import { spokenOgg } from './spoken-ogg.ts';
import type { SpeechFault, SpeechStandIn } from './stand-in.ts';

/** Routes under `/control/speech`: set transcripts, list received files, make voice notes, set faults. */
export function speechControl(standIn: SpeechStandIn): Router {
  const router = Router();
  router.post('/texts', (request, response) => {
    const { sha256, text } = (request.body ?? {}) as { sha256?: unknown; text?: unknown };
    if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/i.test(sha256) || typeof text !== 'string') {
      return void response.status(400).json({ error: 'sha256 (64 hex digits) and text are needed' });
    }
    standIn.texts.set(sha256.toLowerCase(), text);
    response.status(204).end();
  });
  router.get('/requests', async (request, response) => {
    const after = Number(request.query['after'] ?? 0);
    const requests = await standIn.heard.waitFor(({ seq }) => seq > after, Number(request.query['waitMs'] ?? 0));
    response.json({ requests, newestSeq: standIn.heard.newestSeq });
  });
  router.get('/voice', (request, response) => {
    const text = String(request.query['text'] ?? '');
    response.type('audio/ogg').send(spokenOgg(text));
  });
  const show = (): object => ({ delayMs: standIn.delayMs, next: standIn.faults.list() });
  router.get('/faults', (_request, response) => void response.json(show()));
  router.post('/faults', (request, response) => {
    try {
      const { next, delayMs } = (request.body ?? {}) as { next?: unknown; delayMs?: unknown };
      const faults = next === undefined ? [] : parseFaults(next, ['error', ...breakKinds]);
      if (typeof delayMs === 'number') standIn.delayMs = delayMs;
      standIn.faults.add(faults as SpeechFault[]);
    } catch (error) {
      return void response.status(400).json({ error: (error as Error).message });
    }
    response.json(show());
  });
  router.delete('/faults', (_request, response) => {
    standIn.faults.clear();
    standIn.delayMs = 0;
    response.json(show());
  });
  return router;
}
