import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { BotId } from '#contracts/values/ids';
import { errorFields, Log } from '../log/log.js';
import { currentTrace } from '../loop/operation.js';
import { traceIdOf } from '../loop/trace.rules.js';
import { RedisConnections } from '../redis/redis-connections.js';

/**
 * Notices to a session host, by kind:
 * - `session`: the desired state or linking wish of an owner's session changed.
 * - `outbox`: an owner has a queued message, or a queued message may no longer be sent. `about` is the address of a
 * chat in which the bot must stop sending.
 * - `typing`: the bot is generating an answer in a conversation (`about` is its address).
 * - `number`: look up a number or a username on WhatsApp (`about` is the query's id and digits, or `@username`).
 * - `passkey`: the owner has answered WhatsApp's request for a passkey (`about` names the answer).
 * - `unlink`: log the owner's device out at WhatsApp and wipe its keys.
 */
const Wake = z.object({
  kind: z.enum(['session', 'outbox', 'typing', 'number', 'passkey', 'unlink']),
  botId: BotId,
  about: z.string().max(200).optional(),
  /** The request or message that caused it, set by {@link Wakes.send}. */
  trace: z.string().transform(traceIdOf).optional(),
});
export type Wake = Readonly<z.infer<typeof Wake>>;

const channel = 'wakes';

/**
 * Notifies every session host at once by Redis pub/sub. A notice may be lost. Listeners also query Postgres
 * regularly, so notices only make things faster.
 */
@Injectable()
export class Wakes implements OnApplicationShutdown {
  private subscriber: Redis | undefined;
  private readonly listeners = new Set<(wake: Wake) => void>();

  constructor(
    @Inject(RedisConnections) private readonly redis: RedisConnections,
    @Inject(Log) private readonly log: Log,
  ) {}

  send(wake: Wake): void {
    this.redis.commands.publish(channel, JSON.stringify({ ...wake, trace: currentTrace() ?? undefined })).catch((error: unknown) => {
      this.log.warn({ event: 'wake.lost', kind: wake.kind, botId: wake.botId, ...errorFields(error) });
    });
  }

  /** Listens until the process ends. The first caller opens the connection. */
  async listen(listener: (wake: Wake) => void): Promise<void> {
    this.listeners.add(listener);
    if (this.subscriber) return;
    this.subscriber = this.redis.connect({ maxRetriesPerRequest: null });
    this.subscriber.on('message', (_channel, text) => {
      const wake = wakeOf(text);
      // a notice of another release or of another program is ignored, because notices may be lost anyway
      if (!wake) this.log.warn({ event: 'wake.unreadable', bytes: text.length });
      else for (const each of this.listeners) each(wake);
    });
    await this.subscriber.subscribe(channel);
  }

  onApplicationShutdown(): void {
    this.listeners.clear();
  }
}

function wakeOf(text: string): Wake | null {
  try {
    return Wake.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
