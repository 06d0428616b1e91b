import { startSandbox } from '../../scripts/lib/sandbox.mjs';
import type { SandboxAddresses } from '../../scripts/lib/settings/settings.mjs';
import { Phone } from './whatsapp/phone.ts';
import { runRecords } from './stores/stores.ts';
import { patienceMs } from './patience.ts';

/** A mail that the simulator received. */
export interface SandboxMail {
  seq: number;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** The first six-digit number in the mail. */
  code: string | null;
}

const pollMs = 1_000;
const anyMail = (_mail: SandboxMail): boolean => true;

/** The simulators of one test installation and their control API, see README.md in `sandbox/`. */
export class Sandbox {
  readonly addresses: SandboxAddresses;
  readonly url: string;
  readonly pid: number;
  readonly close: () => Promise<unknown>;

  private constructor(addresses: SandboxAddresses, pid: number, close: () => Promise<unknown>) {
    this.addresses = addresses;
    this.url = addresses.http;
    this.pid = pid;
    this.close = close;
  }

  /** Starts a sandbox on free ports, without persistence. */
  static async start(args: string[] = []): Promise<Sandbox> {
    const { process: child, addresses } = await startSandbox({ args, records: runRecords() });
    return new Sandbox(addresses, child.pid, () => child.stop());
  }

  /** A client of a sandbox that is started and stopped elsewhere. */
  static at(http: string): Sandbox {
    return new Sandbox({ http }, -1, async () => undefined);
  }

  /**
   * One call of the control API. Throws with the simulator's error message when it refuses.
   *
   * @param path below `/control`
   */
  async call<Reply = any>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(`${this.url}/control${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`sandbox ${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as Reply;
  }

  /** Returns a phone with that number, or with a new Indonesian number. The same number returns the same phone. */
  async phone(number?: string, name?: string): Promise<Phone> {
    const bought = await this.call<{ number: string }>('POST', '/whatsapp/phones', { number, name });
    return new Phone(this, bought.number);
  }

  /**
   * Shows the QR picture to the camera and lets the phone of that number link the device.
   *
   * @param qrUrl address of the picture on this machine
   */
  async scan(phone: string, qrUrl: string): Promise<void> {
    const { id } = await this.call<{ id: string }>('POST', '/camera', { url: qrUrl });
    await this.call('POST', `/camera/${id}/scan`, { number: phone });
  }

  readonly mails = {
    /** All mails to that address so far, oldest first. */
    to: async (address: string): Promise<SandboxMail[]> => {
      const { mails } = await this.call<{ mails: SandboxMail[] }>('GET', `/mails?to=${encodeURIComponent(address)}`);
      return mails;
    },
    /** Waits for the first mail to that address that matches and that arrived after the mail number `after`. */
    waitFor: async (address: string, { after = 0, timeoutMs = patienceMs, matches = anyMail } = {}): Promise<SandboxMail> => {
      const deadline = Date.now() + timeoutMs;
      for (let seen = after; Date.now() < deadline;) {
        const waitMs = Math.min(pollMs, deadline - Date.now());
        const { mails } = await this.call<{ mails: SandboxMail[] }>(
          'GET',
          `/mails?to=${encodeURIComponent(address)}&after=${seen}&waitMs=${waitMs}`,
        );
        const found = mails.find(matches);
        if (found) return found;
        seen = mails.at(-1)?.seq ?? seen;
      }
      throw new Error(`no such mail to ${address} within ${timeoutMs} ms`);
    },
  };

  readonly llm = {
    /** Sets faults and scripted answers for the next requests, or settings that stay. */
    fault: (settings: object) => this.call('POST', '/llm/faults', settings),
    heal: () => this.call('DELETE', '/llm/faults'),
    /** The requests that the model simulator received, oldest first. */
    requests: async (after = 0): Promise<any[]> => (await this.call('GET', `/llm/requests?after=${after}`)).requests,
  };
}
