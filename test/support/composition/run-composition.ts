import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/processes/ports.mjs';
import { startPostgres } from '../../../scripts/lib/stores/postgres.mjs';
import { findRedis } from '../../../scripts/lib/stores/redis-binary.mjs';
import { waitFor } from '../wait-for.ts';
import { mapTexts, type Service, type Services } from './compose-file.ts';

/** Host name and port of each listener in the composition's network. */
const listeners = { postgres: 5432, redis: 6379, server: 3000, workers: 9090, sandbox: 4000, smtp: 2525 } as const;

/**
 * Runs the services of a composition as processes of this machine, on loopback, with the same commands, environment,
 * order and health checks. Names and ports of the network are replaced textually by free ports, and folders by
 * temporary folders. Embedded programs replace the programs of the images (Postgres, Redis).
 */
export class RunningComposition {
  readonly ports = {} as Record<keyof typeof listeners, number>;
  /** The environment of each started program. */
  readonly environments = new Map<string, Readonly<Record<string, string>>>();
  private readonly folder = mkdtempSync(join(tmpdir(), 'composition-'));
  private readonly stops: (() => Promise<unknown>)[] = [];
  private readonly outputs = new Map<string, string>();

  constructor(private readonly services: Services) {}

  /** Starts each service when its dependencies are ready. When one service fails, all services are stopped. */
  async start(): Promise<void> {
    for (const name of Object.keys(listeners) as (keyof typeof listeners)[]) this.ports[name] = await freePort();
    this.makeTools();
    try {
      for (const name of inOrder(this.services)) await this.startService(name, this.translated(this.services[name]!));
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    for (const stop of this.stops.toReversed()) await stop();
    this.stops.length = 0;
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The output of a service. */
  output(name: string): string {
    return this.outputs.get(name) ?? '';
  }

  private async startService(name: string, service: Service): Promise<void> {
    const env = { PATH: `${join(this.folder, 'bin')}:${process.env['PATH']}`, NODE_ENV: 'production', ...noNulls(service.environment) };
    this.environments.set(name, env);
    const command = [...(service.entrypoint ?? []), ...(service.command ?? [])];
    if (name === 'postgres') await this.startDatabase(command, env);
    else if (isAwaited(this.services, name, 'service_completed_successfully')) await this.complete(name, command, env);
    else this.keep(name, command, env);
    if (service.healthcheck) await waitFor(() => isHealthy(service, env, this.folder), { what: `${name} healthy` });
    this.translateSettings();
  }

  /** Runs a service that ends by itself, and waits for its end. */
  private async complete(name: string, command: string[], env: Record<string, string>): Promise<void> {
    const child = spawn(command[0]!, command.slice(1), { cwd: join(this.folder, 'app'), env });
    this.listen(name, child);
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error(`${name} ended with ${String(code)}: ${this.output(name)}`);
  }

  private keep(name: string, command: string[], env: Record<string, string>): void {
    const child = spawn(command[0]!, command.slice(1), { cwd: join(this.folder, 'app'), env });
    const ended = new Promise((resolve) => child.once('close', resolve));
    this.listen(name, child);
    this.stops.push(async () => {
      child.kill('SIGTERM');
      await ended;
    });
  }

  private listen(name: string, child: ReturnType<typeof spawn>): void {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => this.outputs.set(name, `${this.output(name)}${String(chunk)}`.slice(-100_000)));
  }

  /**
   * Starts Postgres and creates its role and its database, as the image's entrypoint does from the same variables.
   */
  private async startDatabase(command: string[], env: Record<string, string>): Promise<void> {
    const asked = spawnSync(command[0]!, [...command.slice(1, 3), 'env'], { env, encoding: 'utf8' });
    if (asked.status !== 0) throw new Error(asked.stderr);
    const password = /^POSTGRES_PASSWORD=(.*)$/m.exec(asked.stdout)?.[1] ?? '';
    const { POSTGRES_USER, POSTGRES_DB } = env;
    const server = await startPostgres({ folder: join(this.folder, 'postgres'), password, port: this.ports.postgres, durable: false });
    this.stops.push(() => server.stop());
    this.ports.postgres = server.port;
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    await client.query(`CREATE ROLE ${POSTGRES_USER} SUPERUSER LOGIN PASSWORD '${password}'`);
    await client.query(`CREATE DATABASE ${POSTGRES_DB} OWNER ${POSTGRES_USER}`);
    await client.end();
  }

  /**
   * Recreates the image's folder, and links the programs of the other images under the names that the
   * commands use.
   */
  private makeTools(): void {
    const app = join(this.folder, 'app');
    mkdirSync(app);
    for (const part of ['dist', 'docker', 'scripts', 'sandbox', 'node_modules', 'package.json'])
      symlinkSync(join(root, part), join(app, part));
    mkdirSync(join(this.folder, 'bin'));
    const redis = findRedis();
    const quoted = Object.entries(redis.env ?? {}).map(([key, value]) => `export ${key}='${String(value)}'`);
    this.tool('redis-server', [...quoted, `exec '${redis.command}' "$@" --port ${this.ports.redis} --bind 127.0.0.1`]);
    this.tool('redis-cli', [`exec '${process.execPath}' '${join(root, 'test/support/composition/redis-ping.mjs')}' ${this.ports.redis}`]);
    this.tool('pg_isready', ['exit 0']); // `startPostgres` waits until Postgres answers
  }

  private tool(name: string, lines: readonly string[]): void {
    writeFileSync(join(this.folder, 'bin', name), `#!/bin/sh\n${lines.join('\n')}\n`, { mode: 0o755 });
  }

  /** A copy of the service with this machine's addresses and folders instead of the container's. */
  private translated(service: Service): Service {
    const folders = (service.volumes ?? []).map((volume): [string, string] => {
      const [source = '', target = ''] = volume.split(':');
      if (source.startsWith('./')) return [target, join(root, source)];
      mkdirSync(join(this.folder, 'volumes', source), { recursive: true });
      return [target, join(this.folder, 'volumes', source)];
    });
    // The folders for the settings have a common parent in the container that writes the settings.
    const out = folders.find(([target]) => target.startsWith('/out/'));
    if (out) folders.push(['/out', this.outFolder()]);
    const longestFirst = folders.toSorted(([one], [other]) => other.length - one.length);
    return mapTexts(service, (text) =>
      this.atHome(longestFirst.reduce((changed, [from, to]) => replacePath(changed, from, to), text)),
    ) as Service;
  }

  /** Returns a folder that contains a folder `<service>` for each volume `development-<service>`. */
  private outFolder(): string {
    const out = join(this.folder, 'out');
    if (existsSync(out)) return out;
    mkdirSync(out);
    for (const service of ['postgres', 'redis', 'migrate', 'server', 'workers']) {
      const volume = join(this.folder, 'volumes', `development-${service}`);
      mkdirSync(volume, { recursive: true });
      symlinkSync(volume, join(out, service));
    }
    return out;
  }

  /** Replaces names and ports of the composition's network by names and ports of this machine. */
  private atHome(text: string): string {
    const { postgres, redis, server, workers, sandbox, smtp } = this.ports;
    return text
      .replaceAll('postgres:5432', `127.0.0.1:${postgres}`)
      .replaceAll('redis:6379', `127.0.0.1:${redis}`)
      .replaceAll('panel.localhost:3000', `127.0.0.1:${server}`)
      .replaceAll('127.0.0.1:3000/', `127.0.0.1:${server}/`)
      .replaceAll('127.0.0.1:9090/', `127.0.0.1:${workers}/`)
      .replaceAll('sandbox.localhost:4000', `127.0.0.1:${sandbox}`)
      .replaceAll('127.0.0.1:4000/', `127.0.0.1:${sandbox}/`)
      .replace(/^3000$/, String(server))
      .replace(/^9090$/, String(workers))
      .replace(/^--port=4000$/, `--port=${sandbox}`)
      .replace(/^--smtp-port=2525$/, `--smtp-port=${smtp}`)
      .replace(/^(--host=)?0\.0\.0\.0$/, '$1127.0.0.1');
  }

  /** Replaces names and ports in the generated settings too. */
  private translateSettings(): void {
    const volumes = join(this.folder, 'volumes');
    for (const volume of readdirSync(volumes).filter((one) => one.startsWith('development-'))) {
      const file = join(volumes, volume, 'settings.env');
      try {
        const before = readFileSync(file, 'utf8');
        const after = this.atHome(before).replaceAll('/run/development', join(volumes, volume));
        if (after !== before) writeFileSync(file, after);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
  }
}

function replacePath(text: string, from: string, to: string): string {
  return text === from || text.startsWith(`${from}/`) || text.includes(`=${from}`) || text.includes(` ${from}`)
    ? text.replace(from, to)
    : text;
}

function noNulls(environment: Service['environment'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value ?? '')]));
}

async function isHealthy(service: Service, env: Readonly<Record<string, string>>, folder: string): Promise<boolean> {
  const [kind, ...command] = service.healthcheck!.test;
  if (kind !== 'CMD') throw new Error(`a health check of kind ${String(kind)}`);
  const child = spawn(command[0]!, command.slice(1), { env, cwd: folder, stdio: 'ignore' });
  return (await new Promise((resolve) => child.once('close', resolve))) === 0;
}

function isAwaited(services: Services, name: string, condition: string): boolean {
  return Object.values(services).some((service) => service.depends_on?.[name]?.condition === condition);
}

/** The services in start order: each comes after its dependencies. */
function inOrder(services: Services): string[] {
  const order: string[] = [];
  const visit = (name: string): void => {
    if (order.includes(name) || !services[name]) return;
    for (const [needed, { required }] of Object.entries(services[name].depends_on ?? {})) {
      if (!services[needed] && required !== false) throw new Error(`${name} depends on ${needed}, which is not there`);
      visit(needed);
    }
    order.push(name);
  };
  for (const name of Object.keys(services)) visit(name);
  return order;
}
