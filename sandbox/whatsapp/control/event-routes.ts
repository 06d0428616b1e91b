import type { Router } from 'express';
import type { World } from '../world/world.ts';

const heartbeatMs = 20_000;

/** Live events (server-sent events) and the complete state. */
export function eventRoutes(router: Router, world: World, trust: { rootKeyHex: string; mediaCaFile: string; webPage: string }): void {
  const { mediaCaFile, rootKeyHex, webPage } = trust;
  router.get('/events', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'keep-alive' });
    response.write(': hello\n\n');
    const stop = world.events.listen((event) => response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
    const heartbeat = setInterval(() => response.write(': \n\n'), heartbeatMs);
    response.on('close', () => {
      stop();
      clearInterval(heartbeat);
    });
  });
  router.get('/state', (_request, response) => {
    const queues: Record<string, number> = {};
    for (const phone of world.phones.values()) {
      for (const companion of phone.companions.values()) queues[`${phone.number}:${companion.id}`] = companion.queue.size;
    }
    const connections = [...world.connections].map(({ companion, id, live, silent, since }) => ({
      id,
      number: companion?.owner ?? null,
      device: companion?.id ?? null,
      live,
      silent,
      since,
    }));
    response.json({
      connections,
      phones: world.phones.size,
      queues,
      unknown: world.unknown,
      refs: world.refs.size,
      rootKeyHex,
      carts: Object.fromEntries(world.carts.asked),
      tokens: Object.fromEntries(world.tokens.counts),
      mediaCaFile,
      webPage,
    });
  });
}
