import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Config } from '#core/platform/config/config';
import { ConfigModule } from '#core/platform/config/config.module';
import { startFailure } from '#core/platform/errors/start-failure';
import { Log } from '#core/platform/log/log';
import { reachRedis } from '#core/platform/redis/reach-redis';
import { WorkersModule } from './workers.module.js';

/** Reads the settings first: which modules there are depends on them. */
async function readConfig(): Promise<Config> {
  const context = await NestFactory.createApplicationContext(ConfigModule, { logger: false, abortOnError: false });
  const config = context.get<Config>(Config);
  await context.close();
  return config;
}

async function start(): Promise<void> {
  const { WORKER_ROLES: roles, REDIS_URL } = await readConfig();
  await reachRedis(REDIS_URL);
  const app = await NestFactory.createApplicationContext(WorkersModule.withRoles(roles), { bufferLogs: true, abortOnError: false });
  const log = app.get(Log);
  app.useLogger(log);
  app.enableShutdownHooks();
  log.announce({ event: 'workers.ready', roles });
}

start().catch((error: unknown) => {
  // what a half-built program opened cannot be closed in order: the process ends with its last word
  process.stderr.write(`${startFailure('workers', error)}\n`, () => process.exit(1));
});
