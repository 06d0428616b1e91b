/**
 * The stand-ins' program. Prints one JSON line when everything listens, ends with code 0 on SIGTERM or SIGINT:
 *   node sandbox/main.ts [--port 0] [--smtp-port 0] [--state DIR] [--only whatsapp,llm] [--host 127.0.0.1]
 */
import { readOptions } from './options.ts';
import { startSandbox } from './sandbox.ts';

try {
  const sandbox = await startSandbox(readOptions(process.argv.slice(2), process.env));
  let closing = false;
  const stop = (): void => {
    if (closing) return;
    closing = true;
    void sandbox.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`${JSON.stringify(sandbox.ready)}\n`);
} catch (error) {
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
