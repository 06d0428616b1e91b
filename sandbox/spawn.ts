import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PartName, ReadyLine } from './part.ts';

export interface SpawnedSandbox extends ReadyLine {
  pid: number;
  /** Sends SIGTERM and resolves to the exit code. */
  stop(): Promise<number | null>;
  /** One call to the control API with JSON in and out. Throws on any status above 299. */
  control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T>;
}

/**
 * Starts `main.ts` as a separate process on free ports, for tests, benchmarks and the development start.
 * `args` are further command line options.
 */
export async function spawnSandbox(options: { only?: PartName[]; stateDir?: string; args?: string[] } = {}): Promise<SpawnedSandbox> {
  const args = [fileURLToPath(new URL('./main.ts', import.meta.url))];
  if (options.only) args.push('--only', options.only.join(','));
  if (options.stateDir) args.push('--state', options.stateDir);
  const child = spawn(process.execPath, [...args, ...(options.args ?? [])], { stdio: ['ignore', 'pipe', 'inherit'], env: cleanEnv() });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line') as Promise<[string]>, exited]);
  if (typeof first[0] !== 'string') throw new Error(`the sandbox ended with code ${String(first[0])} before it was ready`);
  const ready = JSON.parse(first[0]) as ReadyLine;
  return {
    ...ready,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
    control: (method, path, body) => controlCall(`${ready.http}/control${path}`, method, body),
  };
}

async function controlCall<T>(url: string, method: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text.slice(0, 300)}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Jest's loader flags and the caller's fixed ports must not reach the child process. */
function cleanEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_OPTIONS' && !name.startsWith('SANDBOX_')));
}
