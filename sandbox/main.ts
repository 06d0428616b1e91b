/**
 * Entry point of all simulators. Prints one JSON line when all of them listen. Exits with code 0 on SIGTERM or
 * SIGINT: node sandbox/main.ts [--port 0] [--smtp-port 0] [--state DIR] [--ready-file FILE] [--only whatsapp,llm]
 * [--host 127.0.0.1]
 */
import { writeFileSync } from 'node:fs';
import { readOptions } from './options.ts';
import { startSandbox } from './sandbox.ts';

try {
  const options = readOptions(process.argv.slice(2), process.env);
  const sandbox = await startSandbox(options);
  let closing = false;
  const stop = (): void => {
    if (closing) return;
    closing = true;
    void sandbox.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const readyLine = `${JSON.stringify(sandbox.ready)}\n`;
  if (options.readyFile) writeFileSync(options.readyFile, readyLine);
  process.stdout.write(readyLine);
} catch (error) {
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
