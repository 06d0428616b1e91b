import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Server, ServerOptions } from 'socket.io';
import { socketPath } from '#contracts/realtime/events';
import { Config } from '#core/platform/config/config';
import { errorFields, Log } from '#core/platform/log/log';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { isOwnOrigin } from './origin.rules.js';
import { watchWire, type PanelWire } from './panel-wire.js';

/** Maximum size of a frame. Panels send only their token, so a larger frame does not come from a panel. */
const maxFrameBytes = 16 * 1024;

/** Socket.io as the panel uses it: WebSocket only, our origin only, events of all processes through Redis. */
export class PanelAdapter extends IoAdapter {
  constructor(private readonly app: INestApplicationContext) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const { PUBLIC_URL } = this.app.get(Config);
    const server = super.createIOServer(port, {
      ...options,
      path: socketPath,
      serveClient: false,
      transports: ['websocket'],
      allowUpgrades: false,
      maxHttpBufferSize: maxFrameBytes,
      connectTimeout: 10_000,
      // a panel detects a hanging server after the sum of these two times
      pingInterval: 5_000,
      pingTimeout: 8_000,
      cleanupEmptyChildNamespaces: true,
      allowRequest: (request: IncomingMessage, decide: (error: string | null, allowed: boolean) => void) =>
        decide(null, isOwnOrigin(request.headers.origin, request.headers.host, PUBLIC_URL)),
    } as unknown as ServerOptions) as Server;
    server.engine.on('connection', (wire: PanelWire) => watchWire(wire));
    server.adapter(createAdapter(this.connect(), this.connect(), { requestsTimeout: 5_000 }));
    return server;
  }

  /**
   * Opens a connection for the library, which ignores the promises of its commands. A command that rejects when Redis
   * is unreachable must not end the process.
   */
  private connect(): ReturnType<RedisConnections['connect']> {
    const redis = this.app.get(RedisConnections).connect({ maxRetriesPerRequest: null });
    const log = this.app.get(Log);
    for (const name of ['publish', 'subscribe', 'psubscribe', 'unsubscribe', 'punsubscribe'] as const) {
      const command = redis[name].bind(redis) as (...args: unknown[]) => Promise<unknown>;
      const guarded = (...args: unknown[]) =>
        command(...args).catch((error: unknown) => log.debug({ event: 'panel.redis-failed', ...errorFields(error) }));
      Object.assign(redis, { [name]: guarded });
    }
    return redis;
  }
}
