import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Settings } from '#core/platform/config/config';
import { Log } from '#core/platform/log/log';
import { operatorPages } from '#core/platform/ops/operator-pages';
import { reachRedis } from '#core/platform/redis/reach-redis';
import { prepareHttp } from './http/base/prepare.js';
import { PanelAdapter } from './realtime/panel.adapter.js';
import { ServerModule } from './server.module.js';

/** The built client, next to the built server. */
const panelFolder = fileURLToPath(new URL('../client', import.meta.url));

/** Maximum time for requests and sessions to end. After it, the process exits without waiting for them. */
const shutdownLimitMs = 20_000;
const leftoverTimersMs = 250;
const quietConnectionsEveryMs = 100;
/**
 * How long an idle connection is kept open. It is longer than any proxy in front of the server keeps one (Caddy: two
 * minutes). Only the side that sends requests may close an idle connection. Otherwise a request can arrive on a
 * connection that is just being closed.
 */
const idleConnectionMs = 150_000;

/**
 * Builds the server, listens and logs one `server.ready` line.
 * @throws Error with code EADDRINUSE or EACCES when the port cannot be opened.
 */
export async function startServer(settings: Settings): Promise<NestExpressApplication> {
  const roles = settings.SERVER_ROLES;
  await reachRedis(settings.REDIS_URL);
  const app = await NestFactory.create<NestExpressApplication>(await ServerModule.withRoles(roles), {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  const log = app.get(Log);
  app.useLogger(log);
  const dropQuiet = followConnections(app.getHttpServer());
  prepareHttp(app, panelFolder, operatorPages(app));
  app.getHttpServer().keepAliveTimeout = idleConnectionMs;
  if (roles.includes('api')) app.useWebSocketAdapter(new PanelAdapter(app));
  endOnSignal(app, log, dropQuiet);
  try {
    await app.listen(settings.PORT, settings.HOST);
  } catch (error) {
    await app.close();
    throw error;
  }
  log.announce({ event: 'server.ready', url: (await app.getUrl()).replace('[::1]', 'localhost'), roles });
  return app;
}

/**
 * Tracks the connections on which no request is being answered. Node counts a connection without a complete request
 * as busy, and closing the server waits for such a connection.
 * @returns a function that closes these connections. Connections that became WebSockets are left to Socket.io.
 */
function followConnections(server: Server): () => void {
  const quiet = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    quiet.add(socket);
    socket.once('close', () => quiet.delete(socket));
  });
  server.on('upgrade', (request: IncomingMessage) => quiet.delete(request.socket));
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    quiet.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) quiet.add(socket);
    });
  });
  return () => {
    for (const socket of quiet) socket.destroy();
  };
}

/**
 * Graceful shutdown on SIGTERM and SIGINT: no new requests are accepted, sessions are handed over, and the stores
 * close last. A part that hangs delays the exit only up to the limit.
 */
function endOnSignal(app: NestExpressApplication, log: Log, dropQuiet: () => void): void {
  let ending = false;
  const end = (signal: NodeJS.Signals): void => {
    if (ending) return;
    ending = true;
    log.info({ event: 'server.stopping', signal });
    // from here on a connection is closed after its current request
    app.getHttpServer().keepAliveTimeout = 1;
    const limit = setTimeout(() => {
      log.warn({ event: 'server.stop-forced' });
      process.exit(1);
    }, shutdownLimitMs);
    const quiet = setInterval(() => {
      if (!app.getHttpServer().listening) dropQuiet();
    }, quietConnectionsEveryMs);
    quiet.unref();
    app.close().then(
      () => {
        clearTimeout(limit);
        log.info({ event: 'server.stopped' });
        log.pino.flush();
        // Baileys leaves timers of closed sockets behind. Nothing else is open, so the process exits without waiting
        // for these timers.
        setTimeout(() => process.exit(), leftoverTimersMs).unref();
      },
      (error: unknown) => log.warn({ event: 'server.stop-failed', error: String(error) }),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
