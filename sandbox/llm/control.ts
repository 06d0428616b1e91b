import { Router } from 'express';
import { judgeKinds } from './brain/judges.ts';
import { blindWords, errorRows, noLlmSettings, parseFaults } from './faults.ts';
import type { LlmSettings } from './faults.ts';
import { strictServers } from './strict-servers.ts';
import type { LlmStandIn } from './stand-in.ts';

/** Routes under `/control/llm`: queue faults and scripted conversations, list received requests. */
export function llmControl(standIn: LlmStandIn): Router {
  const router = Router();
  const show = (): object => ({ ...standIn.settings, next: standIn.faults.list(), rows: Object.keys(errorRows) });
  router.get('/faults', (_request, response) => void response.json(show()));
  router.post('/faults', (request, response) => {
    try {
      const { next, ...settings } = (request.body ?? {}) as { next?: unknown };
      const faults = next === undefined ? [] : parseFaults(next);
      Object.assign(standIn.settings, parseSettings(settings));
      standIn.faults.add(faults);
    } catch (error) {
      return void response.status(400).json({ error: (error as Error).message });
    }
    response.json(show());
  });
  router.delete('/faults', (_request, response) => {
    standIn.faults.clear();
    Object.assign(standIn.settings, noLlmSettings);
    response.json(show());
  });
  router.post('/scripts', (request, response) => {
    try {
      standIn.scripts.add(request.body);
    } catch (error) {
      return void response.status(400).json({ error: (error as Error).message });
    }
    response.status(204).end();
  });
  router.delete('/scripts', (_request, response) => {
    standIn.scripts.clear();
    response.status(204).end();
  });
  router.get('/requests', async (request, response) => {
    const after = Number(request.query['after'] ?? 0);
    const waitMs = Number(request.query['waitMs'] ?? 0);
    const requests = await standIn.requests.waitFor(({ seq }) => seq > after, waitMs);
    response.json({ requests, newestSeq: standIn.requests.newestSeq });
  });
  router.delete('/requests', (_request, response) => {
    standIn.requests.clear();
    response.status(204).end();
  });
  return router;
}

function parseSettings(body: object): Partial<LlmSettings> {
  for (const [name, value] of Object.entries(body)) {
    if (!(name in noLlmSettings)) throw new Error(`unknown setting ${name}; known: ${Object.keys(noLlmSettings).join(', ')}, next`);
    if (typeof value !== typeof noLlmSettings[name as keyof LlmSettings]) throw new Error(`${name} has the wrong type`);
    if (name === 'blind' && value !== '' && !(value in blindWords))
      throw new Error(`blind is one of ${Object.keys(blindWords).join(', ')}`);
    if (name === 'strict' && value !== '' && !(value in strictServers))
      throw new Error(`strict is one of ${Object.keys(strictServers).join(', ')}`);
    if (name === 'judges' && value !== '' && !judgeKinds.includes(String(value)))
      throw new Error(`judges is one of ${judgeKinds.join(', ')}`);
  }
  return body;
}
