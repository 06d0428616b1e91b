import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/processes/ports.mjs';
import { ManagedProcess } from '../../../scripts/lib/processes/processes.mjs';
import { patienceMs } from '../patience.ts';
import { runRecords } from '../stores/stores.ts';
import { waitFor } from '../wait-for.ts';
import { findProxyPrograms } from './proxy-programs.ts';

/**
 * Runs the balancer and the proxy of the composition with their own configuration, on loopback. Only addresses are
 * replaced. In the composition's network, one DNS name resolves to all servers; here each server has an address.
 */
export class RunningProxies {
  private readonly folder = mkdtempSync(join(tmpdir(), 'proxies-'));
  private readonly running: ManagedProcess[] = [];
  private balancer: ManagedProcess | undefined;

  private constructor(
    /** Address of the proxy. */
    readonly url: string,
    private readonly ports: { readonly balancer: number; readonly health: number },
    private readonly adapt: (balancer: string) => string,
  ) {}

  /** Address of the balancer. The balancer trusts the client address that a request states. */
  get balancerUrl(): string {
    return `http://127.0.0.1:${this.ports.balancer}`;
  }

  /**
   * Starts the balancer and the proxy in front of the servers.
   *
   * @param publicPort port of the proxy
   * @param servers host and port of each server
   * @param adapt changes the configuration of the balancer
   */
  static async start(
    publicPort: number,
    servers: readonly string[],
    adapt = (balancer: string): string => balancer,
  ): Promise<RunningProxies> {
    const ports = { balancer: await freePort(), health: await freePort() };
    const proxies = new RunningProxies(`http://127.0.0.1:${publicPort}`, ports, adapt);
    try {
      await proxies.startBalancer(servers);
      await proxies.startProxy();
      return proxies;
    } catch (error) {
      await proxies.close();
      throw error;
    }
  }

  /** Resolves when the balancer next removes the server from its pool (`out`) or adds it again (`back`). */
  hasTaken(server: 'out' | 'back', nth: number): Promise<void> {
    const text = `Server ready/server-${nth} is ${server === 'out' ? 'DOWN' : 'UP'}`;
    const balancer = this.balancer!;
    return new Promise((resolve, reject) => {
      const stopListening = balancer.onLine((line) => {
        if (!line.includes(text)) return;
        stopListening();
        clearTimeout(timer);
        resolve();
      });
      const timer = setTimeout(() => {
        stopListening();
        reject(new Error(`The balancer did not say "${text}":\n${balancer.output.join('\n')}`));
      }, patienceMs);
    });
  }

  /** Stops only the balancer. */
  async endBalancer(): Promise<void> {
    await this.balancer?.stop();
  }

  async close(): Promise<void> {
    for (const one of this.running.toReversed()) await one.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async startBalancer(servers: readonly string[]): Promise<void> {
    const lines = servers.map((address, index) => `server server-${index + 1} ${address}`);
    const text = this.adapt(readFileSync(join(root, 'docker/haproxy.cfg'), 'utf8'))
      .replaceAll(/server-template .*/g, lines.join('\n\t'))
      .replace(':8080', `127.0.0.1:${this.ports.balancer}`)
      .replace('127.0.0.1:8081', `127.0.0.1:${this.ports.health}`);
    const file = this.write('haproxy.cfg', text);
    const { command, env } = findProxyPrograms().haproxy;
    this.balancer = this.keep(new ManagedProcess({ name: 'HAProxy', command, args: ['-db', '-f', file], env, records: runRecords() }));
    await answering(this.balancer, `http://127.0.0.1:${this.ports.health}/`);
  }

  private async startProxy(): Promise<void> {
    const text = readFileSync(join(root, 'docker/Caddyfile'), 'utf8').replace('balancer:8080', `127.0.0.1:${this.ports.balancer}`);
    // Caddy's control port is off, because it is the same for every Caddy on a machine.
    const file = this.write('Caddyfile', `{\n\tadmin off\n}\n${text}`);
    const { command, env } = findProxyPrograms().caddy;
    const own = { ...env, SITE_ADDRESS: this.url, HOME: this.folder, XDG_DATA_HOME: this.folder, XDG_CONFIG_HOME: this.folder };
    const args = ['run', '--config', file, '--adapter', 'caddyfile'];
    const proxy = this.keep(new ManagedProcess({ name: 'Caddy', command, args, env: own, records: runRecords() }));
    await answering(proxy, `${this.url}/api/health/ready`);
  }

  private keep(started: ManagedProcess): ManagedProcess {
    this.running.push(started);
    return started;
  }

  private write(name: string, text: string): string {
    const file = join(this.folder, name);
    writeFileSync(file, text);
    return file;
  }
}

/**
 * Waits until the program answers at this address. Rejects with the program's output when the program ends instead.
 */
async function answering(program: ManagedProcess, url: string): Promise<void> {
  const ended = program.exited.then(() => Promise.reject(new Error(`${program.name} ended:\n${program.output.join('\n')}`)));
  await Promise.race([waitFor(() => answers(url), { what: `${program.name} at ${url}` }), ended]);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
