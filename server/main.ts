import 'reflect-metadata';
import { SettingsError } from '#core/platform/config/config';
import { readEnvironment } from '#core/platform/config/environment';
import { startServer } from './start.js';

/** What an operator reads when the server cannot start: one sentence per reason. */
function sentencesFor(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, port, address, message } = error as { code?: string; port?: number; address?: string; message?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken by another program: stop that one or choose another PORT (or OPS_PORT).`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return `This process may not listen on port ${port} of ${address}: choose another PORT or HOST.`;
  return `The server could not start: ${(message ?? String(error)).replace(/\.?$/, '.')}`;
}

async function main(): Promise<void> {
  await startServer(readEnvironment());
}

main().catch((error: unknown) => {
  // what a half-built server opened cannot be closed in order: the process ends with its last word
  process.stderr.write(`${sentencesFor(error)}\n`, () => process.exit(1));
});
