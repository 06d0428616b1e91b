import express from 'express';
import type { ErrorRequestHandler, Router } from 'express';
import { PairingRefused } from '../pairing/pairing.ts';
import type { World } from '../world/world.ts';
import { eventRoutes } from './event-routes.ts';
import { faultRoutes } from './fault-routes.ts';
import { mediaRoutes } from './media-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { phoneRoutes } from './phone-routes.ts';
import { Refused } from './refused.ts';
import { stanzaRoutes } from './stanza-routes.ts';

/** The control API: what a person would do with phones, as JSON over HTTP. The README lists the routes. */
export function controlRouter(world: World, trust: { rootKeyHex: string; mediaCaFile: string; webPage: string }): Router {
  const router = express.Router();
  router.use(express.json({ limit: '30mb' }));
  phoneRoutes(router, world);
  passkeyRoutes(router, world);
  messageRoutes(router, world);
  stanzaRoutes(router, world);
  faultRoutes(router, world);
  eventRoutes(router, world, trust);
  mediaRoutes(router, world);
  router.use(((error: unknown, _request, response, _next) => {
    const status = error instanceof Refused ? error.status : error instanceof PairingRefused ? 409 : clientError(error);
    response.status(status).json({ error: error instanceof Error ? error.message : String(error) });
  }) satisfies ErrorRequestHandler);
  return router;
}

/**
 * The HTTP status of an error. Errors of the client, such as malformed JSON, carry a 4xx status; all others get 500.
 */
function clientError(error: unknown): number {
  const status = (error as { status?: unknown } | undefined)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
