import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { Client, newMemory, trustRoot } from './whatsapp-client.ts';
import type { ClientMemory } from './whatsapp-client.ts';

interface ReadyLine {
  control: string;
  socket: string;
  rootKeyHex: string;
  mediaCaFile: string;
}

export interface Person {
  number: string;
  name: string;
  lid: string;
}

export interface Row {
  seq: number;
  id: string;
  direction: 'in' | 'out';
  kind: string;
  text: string;
  copies: number;
  status: string;
  form: 'pn' | 'lid';
  quotedId?: string;
  reaction?: { id: string; emoji: string };
  image?: { mimetype: string; bytes: number; base64?: string; error?: string };
}

const root = join(import.meta.dirname, '../..');
const stopTimeoutMs = 10_000;

/** The simulator in a separate process, and its control API. */
export class StandIn {
  readonly #child: ChildProcess;
  readonly ready: ReadyLine;
  readonly #clients: Client[] = [];

  private constructor(child: ChildProcess, ready: ReadyLine) {
    this.#child = child;
    this.ready = ready;
    trustRoot(ready.rootKeyHex);
  }

  static async start(stateDir?: string): Promise<StandIn> {
    const args = ['sandbox/main.ts', '--only', 'whatsapp', ...(stateDir ? ['--state', stateDir] : [])];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const { http, whatsapp } = JSON.parse(line) as { http: string; whatsapp: string };
    const control = `${http}/control/whatsapp`;
    const { mediaCaFile, rootKeyHex } = (await (await fetch(`${control}/state`)).json()) as ReadyLine;
    return new StandIn(child, { control, socket: whatsapp, rootKeyHex, mediaCaFile });
  }

  /** One call of the control API. An error response throws an error whose message begins with the status. */
  async call<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    const response = await fetch(this.ready.control + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const reply = (await response.json()) as Reply & { error?: string };
    if (!response.ok) throw new Error(`${response.status} ${reply.error ?? ''}`);
    return reply;
  }

  person(name: string, number?: string): Promise<Person> {
    return this.call('POST', '/phones', { name, number });
  }

  /** A socket that is closed together with this simulator. */
  connect(memory: ClientMemory, options: ConstructorParameters<typeof Client>[2] = {}): Client {
    const client = new Client(this.ready.socket, memory, options);
    this.#clients.push(client);
    return client;
  }

  /** Scans a new client's QR with this phone and logs it in. */
  async link(phone: Person, options: ConstructorParameters<typeof Client>[2] = {}): Promise<Client> {
    const memory = newMemory();
    const pairing = this.connect(memory, options);
    const qr = await pairing.until(() => pairing.state.qr, 'a QR code');
    await this.call('POST', `/phones/${phone.number}/scan`, { qr });
    await pairing.until(() => pairing.endCode, 'the restart after pairing');
    return this.connect(memory, options).ready();
  }

  async send(from: Person, to: Person, content: object): Promise<string> {
    const { id } = await this.call<{ id: string }>('POST', `/phones/${from.number}/send`, { to: to.number, ...content });
    return id;
  }

  /** The messages of a phone with another person. Waits until `enough` returns true. */
  async rows(phone: Person, other: Person, enough: (rows: Row[]) => boolean): Promise<Row[]> {
    const path = (after: number) => `/phones/${phone.number}/messages?with=${other.number}&after=${after}&waitMs=5000`;
    const deadline = Date.now() + 15_000;
    while (Date.now() < deadline) {
      const all = await this.call<{ messages: Row[]; last: number }>('GET', path(0));
      if (enough(all.messages)) return all.messages;
      // Copies and statuses change without a new row, so this loop polls every 50 ms. A new row ends the wait
      // earlier.
      await Promise.race([this.call('GET', path(all.last)), new Promise((resolve) => setTimeout(resolve, 50))]);
    }
    throw new Error(`the messages of ${phone.name} with ${other.name} never became what was awaited`);
  }

  fault(settings: object): Promise<unknown> {
    return this.call('POST', '/faults', settings);
  }

  async unknown(): Promise<unknown[]> {
    return (await this.call<{ unknown: unknown[] }>('GET', '/state')).unknown;
  }

  /** Ends the clients and the process. */
  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.end()));
    await this.stop();
  }

  /** Ends only the process. Clients see their connection break. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), stopTimeoutMs);
    await gone;
    clearTimeout(timer);
  }
}
