import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readEnvironment } from '#core/platform/config/environment';
import { startFailure } from '#core/platform/errors/start-failure';
import { Log } from '#core/platform/log/log';
import { reachRedis } from '#core/platform/redis/reach-redis';
import { WorkersModule } from './workers.module.js';

/**
 * Maximum time of a shutdown. Running jobs have ended, or are returned to the queue, after 8 s. After that, only a
 * Redis that does not answer delays the exit, because BullMQ waits for it without a limit.
 */
const shutdownLimitMs = 20_000;

function endInTime(log: Log): void {
  const end = (): void => {
    const force = (): void => {
      log.warn({ event: 'workers.stop-forced' });
      log.pino.flush();
      process.exit(1);
    };
    setTimeout(force, shutdownLimitMs).unref();
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

async function start(): Promise<void> {
  const { WORKER_ROLES: roles, REDIS_URL } = readEnvironment('workers'); // the roles determine the modules
  await reachRedis(REDIS_URL);
  const app = await NestFactory.createApplicationContext(WorkersModule.withRoles(roles), { logger: false, abortOnError: false });
  const log = app.get(Log);
  app.useLogger(log);
  app.enableShutdownHooks();
  endInTime(log);
  log.announce({ event: 'workers.ready', roles });
}

start().catch((error: unknown) => {
  // a partly built program cannot be closed in order, so the process exits once this message is written
  process.stderr.write(`${startFailure('workers', error)}\n`, () => process.exit(1));
});
