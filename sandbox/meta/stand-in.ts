import { Router, json } from 'express';
import type { Feed } from '../http/feed.ts';

export interface PixelEvent {
  seq: number;
  at: string;
  pixelId: string;
  event: Record<string, unknown>;
}

const oldestMs = 7 * 86_400_000;

/** Collects Conversions API events: `POST /v{N}/{pixel id}/events`. `router` is mounted at `/meta`. */
export function metaStandIn(events: Feed<PixelEvent>): Router {
  const router = Router();
  router.post('/:version/:pixelId/events', json({ limit: '4mb' }), (request, response) => {
    const { pixelId, version } = request.params;
    const body = (request.body ?? {}) as { data?: unknown; access_token?: unknown };
    const token = request.query['access_token'] ?? body.access_token ?? /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
    const refuse = (code: number, message: string): void => {
      response.status(code === 190 ? 401 : 400).json({ error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } });
    };
    if (!/^v\d+\.\d+$/.test(version) || !/^\d+$/.test(pixelId)) return refuse(803, 'Unsupported post request.');
    if (!token) return refuse(190, 'An access token is required to request this resource.');
    if (!Array.isArray(body.data) || body.data.length === 0) return refuse(100, 'Param data must be a non-empty array');
    const data = body.data as Record<string, unknown>[];
    const problem = data.map(eventProblem).find((found) => found !== null);
    // One bad event refuses the whole request.
    if (problem) return refuse(100, problem);
    for (const event of data) events.add({ at: new Date().toISOString(), pixelId, event });
    response.json({ events_received: data.length, messages: [], fbtrace_id: 'sandbox' });
  });
  return router;
}

function eventProblem(event: Record<string, unknown>): string | null {
  const time = Number(event['event_time']) * 1_000;
  if (typeof event['event_name'] !== 'string') return 'Param event_name is required';
  if (!(time > Date.now() - oldestMs)) return 'Event timestamp is older than 7 days';
  if (time > Date.now() + 60_000) return 'Event timestamp is in the future';
  if (typeof event['user_data'] !== 'object' || event['user_data'] === null) return 'Param user_data is required';
  const hashed = Object.entries(event['user_data'])
    .filter(([key]) => key === 'em' || key === 'ph')
    .flatMap(([, value]) => value as unknown);
  if (hashed.some((value) => !/^[0-9a-f]{64}$/.test(String(value)))) return 'em and ph must be SHA-256 hashes';
  const custom = (event['custom_data'] ?? {}) as Record<string, unknown>;
  if (event['event_name'] === 'Purchase' && (typeof custom['value'] !== 'number' || typeof custom['currency'] !== 'string'))
    return 'Purchase needs value and currency';
  return null;
}

/** `GET`, `DELETE /control/meta/events`. */
export function metaControl(events: Feed<PixelEvent>): Router {
  const router = Router();
  router.get('/events', async (request, response) => {
    const after = Number(request.query['after'] ?? 0);
    const found = await events.waitFor(({ seq }) => seq > after, Number(request.query['waitMs'] ?? 0));
    response.json({ events: found, newestSeq: events.newestSeq });
  });
  router.delete('/events', (_request, response) => {
    events.clear();
    response.status(204).end();
  });
  return router;
}
