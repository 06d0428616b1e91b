import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { PartState, ReadyReport } from '#contracts/http/health';
import { Database } from '../database/database.js';
import { RedisConnections } from '../redis/redis-connections.js';

const limitMs = 2_000;

/** Whether this process can serve: its stores answer, and it is not shutting down. */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private closing = false;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RedisConnections) private readonly redis: RedisConnections,
  ) {}

  async check(): Promise<ReadyReport> {
    const [database, redis] = await Promise.all([stateOf(this.database.ping()), stateOf(this.redis.commands.ping())]);
    const isReady = !this.closing && database === 'up' && redis === 'up';
    return { status: isReady ? 'ready' : 'not-ready', parts: { database, redis } };
  }

  beforeApplicationShutdown(): void {
    this.closing = true;
  }
}

async function stateOf(answer: Promise<unknown>): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((resolve) => (timer = setTimeout(resolve, limitMs, 'down')));
  try {
    return await Promise.race([
      answer.then(
        () => 'up' as const,
        () => 'down' as const,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
