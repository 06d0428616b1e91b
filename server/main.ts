import 'reflect-metadata';
import { readEnvironment } from '#core/platform/config/environment';
import { startFailure } from '#core/platform/errors/start-failure';
import { startServer } from './start.js';

async function main(): Promise<void> {
  await startServer(readEnvironment('server'));
}

main().catch((error: unknown) => {
  // a partly built server cannot be closed in order, so the process exits once this message is written
  process.stderr.write(`${startFailure('server', error)}\n`, () => process.exit(1));
});
