import { ManagedProcess } from './processes/processes.mjs';
import { builtSandbox, compileCache, root } from './paths.mjs';
import { portHolder } from './processes/ports.mjs';

/**
 * Starts the built sandbox (`build({ only: ['sandbox'] })`) and waits for the line with the addresses of its
 * simulators.
 *
 * @param {object} options
 * @param {number} [options.port] of its web page; by default a free one
 * @param {number} [options.smtpPort] of its mail server; a free one by default or when it is taken
 * @param {string} [options.stateFolder] where phones, leads and mails are kept between starts
 * @param {string[]} [options.args] further arguments
 * @param {string} [options.logFile]
 * @param {import('./processes/process-records.mjs').ProcessRecords} [options.records]
 */
export async function startSandbox({ port = 0, smtpPort = 0, stateFolder, args = [], logFile, records }) {
  const freeSmtpPort = smtpPort !== 0 && (await portHolder(smtpPort)) === 'free' ? smtpPort : 0;
  const child = new ManagedProcess({
    name: 'sandbox',
    command: process.execPath,
    args: [
      ...[builtSandbox, '--port', String(port), '--smtp-port', String(freeSmtpPort)],
      ...(stateFolder ? ['--state', stateFolder] : []),
      ...args,
    ],
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache }, // saves half of each start
    logFile,
    records,
  });
  const addresses = await child.ready(readReadyLine, 60_000);
  return { process: child, addresses };
}

/**
 * @param {string} line
 * @returns {import('./settings/settings.mjs').SandboxAddresses | undefined}
 */
function readReadyLine(line) {
  const event = readEvent(line);
  return event?.event === 'sandbox.ready' ? /** @type {any} */ (event) : undefined;
}

/**
 * Parses one structured log line of a program of ours.
 *
 * @param {string} line
 * @returns {(Record<string, unknown> & { event?: string }) | undefined} undefined when the line is not a JSON object
 */
export function readEvent(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
