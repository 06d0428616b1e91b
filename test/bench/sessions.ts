import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkOwner, registerOwner } from '../support/owners.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { ManagedProcess } from '../../scripts/lib/processes/processes.mjs';
import { readEvent } from '../../scripts/lib/sandbox.mjs';
import { runRecords } from '../support/stores/stores.ts';
import { waitFor } from '../support/wait-for.ts';
import { collector, root } from './places.ts';

/** A measured bot: how it gets linked numbers, and its processes. */
export interface Contender {
  readonly name: string;
  /** Links one more number and returns it. */
  link(): Promise<string>;
  /** Ends the process that holds the sessions, starts it again, and waits until they are all online. */
  restart(): Promise<void>;
  /** Process that holds the sessions. */
  sessionsPid(): number;
  /** Every process of the bot, by name, for the table of processor time. */
  pids(): Promise<Readonly<Record<string, number[]>>>;
  close(): Promise<unknown>;
}

/** The bare echo bot: Baileys, keys in memory, nothing else. */
export async function bareBot(sandbox: Sandbox): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), 'echo-bot-'));
  const numbers: string[] = [];
  let child: ManagedProcess;
  let base: string;
  const start = async () => {
    const { whatsapp, whatsappRootKey } = sandbox.addresses;
    child = new ManagedProcess({
      name: 'echo-bot',
      command: process.execPath,
      args: [
        '--expose-gc',
        '--import',
        collector,
        join(root, 'test', 'bench', 'echo-bot.ts'),
        whatsapp!,
        whatsappRootKey!,
        join(folder, 'sessions.json'),
      ],
      cwd: root,
      records: runRecords(),
    });
    const ready = (line: string) => {
      const event = readEvent(line) as { event?: string; port?: number } | undefined;
      return event?.event === 'echo.ready' ? event.port : undefined;
    };
    base = `http://127.0.0.1:${await child.waitForLine(ready, 30_000)}`;
  };
  const bot = async (method: 'GET' | 'POST', label: string) =>
    (await fetch(`${base}/${label}`, { method, signal: AbortSignal.timeout(60_000) })).text();
  await start();
  return {
    name: 'bare Baileys',
    sessionsPid: () => child.pid,
    pids: async () => ({ 'echo-bot': [child.pid] }),
    link: async () => {
      const { number } = await sandbox.phone();
      const qr = await bot('POST', number);
      await sandbox.call('POST', `/whatsapp/phones/${number}/scan`, { qr });
      await bot('GET', number);
      numbers.push(number);
      return number;
    },
    restart: async () => {
      await child.stop();
      await start();
      await Promise.all(numbers.map((number) => bot('GET', number)));
    },
    close: async () => {
      await child.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** This product: server, workers, Postgres and Redis, driven through its own REST routes. */
export async function product(app: TestApp): Promise<Contender> {
  const [server] = app.servers;
  const [worker] = app.workers;
  const info = await app.redis.info('server');
  const backends = async () =>
    (await app.sql<{ pid: number }>(`SELECT pid FROM pg_stat_activity WHERE datname = current_database()`)).map((row) => row.pid);
  const redisPid = Number(/process_id:(\d+)/.exec(info)![1]);
  return {
    name: 'this product',
    sessionsPid: () => server!.pid,
    pids: async () => ({ server: [server!.pid], workers: [worker!.pid], Postgres: await backends(), Redis: [redisPid] }),
    link: async () => {
      const owner = await registerOwner(app);
      // a trial's thirty replies would end the run
      await app.sql(
        `UPDATE subscriptions SET replies_left = NULL, replies_total = NULL, package_id = 'ai-unlimited' WHERE account_id = $1`,
        [owner.userId],
      );
      return linkOwner(app, owner);
    },
    restart: async () => {
      await server!.restart();
      await waitFor(
        async () =>
          (
            await app.sql(
              `SELECT 1 FROM bot_sessions WHERE desired = 'running' AND (status <> 'online' OR since < now() - interval '10 minutes')`,
            )
          ).length === 0,
        { timeoutMs: 120_000, everyMs: 250, what: 'all sessions online again' },
      );
    },
    close: () => app.close(),
  };
}

/** Sends one text as a lead and waits for the bot's answer. The time in ms is measured inside the simulator. */
export function asker(sandbox: Sandbox): (pair: { lead: string; bot: string }, text: string) => Promise<number> {
  return async ({ lead, bot }, text) => {
    const { ms } = await sandbox.call<{ ms: number }>('POST', `/whatsapp/phones/${lead}/ask`, { to: bot, text, timeoutMs: 30_000 });
    return ms;
  };
}

/** A lead of the sandbox with its own number. */
export async function newLead(sandbox: Sandbox): Promise<string> {
  return (await sandbox.phone(undefined, 'Lead')).number;
}

/** Waits until a process has stopped working: less than 2 % of a core over half a second. */
export async function settled(used: () => number): Promise<void> {
  let before = used();
  let at = performance.now();
  await waitFor(
    () => {
      const [now, moment] = [used(), performance.now()];
      if (moment - at < 500) return false;
      const share = (now - before) / (moment - at);
      [before, at] = [now, moment];
      return share < 0.02;
    },
    { timeoutMs: 60_000, everyMs: 100, what: 'a process at rest' },
  );
}
