import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Config, SettingsError } from '#core/platform/config/config';
import { ConfigModule } from '#core/platform/config/config.module';
import { Log } from '#core/platform/log/log';
import { WorkersModule } from './workers.module.js';

/** Reads the settings first: which modules there are depends on them. */
async function readConfig(): Promise<Config> {
  const context = await NestFactory.createApplicationContext(ConfigModule, { logger: false, abortOnError: false });
  const config = context.get<Config>(Config);
  await context.close();
  return config;
}

async function start(): Promise<void> {
  const { WORKER_ROLES: roles } = await readConfig();
  const app = await NestFactory.createApplicationContext(WorkersModule.withRoles(roles), { bufferLogs: true, abortOnError: false });
  const log = app.get(Log);
  app.useLogger(log);
  app.enableShutdownHooks();
  log.announce({ event: 'workers.ready', roles });
}

start().catch((error: unknown) => {
  const reason =
    error instanceof SettingsError
      ? error.message
      : `The workers could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
  // whatever was opened already must not keep a failed process alive
  setTimeout(() => process.kill(process.pid, 'SIGTERM'), 2_000).unref();
});
