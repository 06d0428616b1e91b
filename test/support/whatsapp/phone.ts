import type { Sandbox } from '../sandbox.ts';
import { patienceMs } from '../patience.ts';

/** A message as shown on the phone's own screen. */
export interface PhoneMessage {
  seq: number;
  id: string;
  direction: 'in' | 'out';
  /** Number of the other person. */
  with: string;
  kind: string;
  text: string;
  status: string;
  /** Seconds after which the message disappears. Absent for a message that stays. */
  expiration?: number;
  /** Milliseconds since 1970, by the simulator's clock. */
  at: number;
  /** A decrypted document. */
  document?: { mimetype: string; bytes: number; base64?: string; fileName: string; caption: string };
}

export interface LinkedDevice {
  id: number;
  online: boolean;
  queued: number;
  logins: number;
}

/** A message that a phone can send. `form: 'lid'` sends from the privacy id instead of the number. */
export interface Sending {
  text?: string;
  image?: { base64: string; mimetype?: string; caption?: string };
  voice?: { base64: string; seconds?: number };
  document?: { base64: string; fileName?: string; mimetype?: string; caption?: string; isWrapped?: boolean };
  form?: 'pn' | 'lid';
  id?: string;
  quotedId?: string;
  /** Expiry of messages in this chat, in seconds (disappearing messages). */
  expiration?: number;
  /** Delay of the message in milliseconds, like a slow phone. */
  afterMs?: number;
  /** Announces an album with this number of pictures. */
  album?: number;
  association?: { type: 'album' | 'hd' | 'live'; parent: string };
  /**
   * A cart with products of the recipient's catalogue. Prices and total are in whole Rupiah. The server's answer
   * states them in parts of a Rupiah; `unit` is the number of parts in one Rupiah.
   */
  cart?: {
    items: readonly { name: string; price: number; quantity: number }[];
    message?: string;
    title?: string;
    total?: number;
    unit?: number;
  };
  /** One of the simulator's sample message kinds. */
  kind?: string;
  /** An encoded `Message`, base64. */
  raw?: string;
  /** Number of extra copies of the same frame, as an unreliable network delivers them. */
  duplicate?: number;
  /** A group, the status, or a broadcast list as the target. */
  chat?: string;
  /** The certificate that WhatsApp adds to messages of businesses. */
  business?: { issuer?: string; level?: string; name?: string };
}

const pollMs = 1_000;

/** A virtual person's phone in the sandbox: a lead's, or the owner's own. */
export class Phone {
  readonly number: string;
  private readonly sandbox: Sandbox;

  constructor(sandbox: Sandbox, number: string) {
    this.sandbox = sandbox;
    this.number = number;
  }

  private path(action: string): string {
    return `/whatsapp/phones/${this.number}${action}`;
  }

  /** Writes to another number. Returns the message's WhatsApp id. */
  async send(to: string, what: string | Sending): Promise<string> {
    const sending = typeof what === 'string' ? { text: what } : what;
    return (await this.sandbox.call<{ id: string }>('POST', this.path('/send'), { to, ...sending })).id;
  }

  /** Sends a message and waits for the next message from that person: a round trip through the whole product. */
  async ask(
    to: string,
    what: string | Sending,
    timeoutMs = patienceMs,
  ): Promise<{ id: string; reply: { id: string; kind: string; text: string }; ms: number }> {
    const sending = typeof what === 'string' ? { text: what } : what;
    return this.sandbox.call('POST', this.path('/ask'), { to, timeoutMs, ...sending });
  }

  /** Messages on this phone, oldest first. */
  async messages(other?: string, after = 0): Promise<PhoneMessage[]> {
    const filter = other ? `&with=${other}` : '';
    return (await this.sandbox.call<{ messages: PhoneMessage[] }>('GET', this.path(`/messages?after=${after}${filter}`))).messages;
  }

  /** Waits for the first incoming message that matches. */
  async waitForMessage(fits: (message: PhoneMessage) => boolean, timeoutMs = patienceMs): Promise<PhoneMessage> {
    const deadline = Date.now() + timeoutMs;
    for (let after = 0; Date.now() < deadline;) {
      const path = this.path(`/messages?after=${after}&waitMs=${Math.min(pollMs, deadline - Date.now())}`);
      const { messages, last } = await this.sandbox.call<{ messages: PhoneMessage[]; last: number }>('GET', path);
      const found = messages.find((message) => message.direction === 'in' && fits(message));
      if (found) return found;
      if (messages.length > 0) after = last;
    }
    throw new Error(`no such message on ${this.number} within ${timeoutMs} ms`);
  }

  /** The owner types a message on this phone by hand. Linked devices receive it as a message of their own number. */
  async type(to: string, what: string | { raw: string; metaAi?: boolean } | { text: string; afterMs: number }): Promise<string> {
    const typed = typeof what === 'string' ? { text: what } : what;
    return (await this.sandbox.call<{ id: string }>('POST', this.path('/type'), { to, ...typed })).id;
  }

  /** Calls a person. `how.end` states how the call ends. */
  call(
    to: string,
    how: { video?: boolean; end?: 'missed' | 'cancelled' | 'answered' | 'declined' | 'talked' | 'uncallable' } = {},
  ): Promise<unknown> {
    return this.sandbox.call('POST', this.path('/call'), { to, ...how });
  }

  /** Deletes a message that was written on this phone. */
  delete(to: string, id: string): Promise<unknown> {
    return this.sandbox.call('POST', this.path('/delete'), { to, id });
  }

  /**
   * Edits a message that was written on this phone. `sandbox/whatsapp/README.md` describes the values of
   * `how.sealing`.
   */
  edit(to: string, id: string, text: string, how: { sealing?: string; unknown?: true; form?: 'pn' | 'lid' } = {}): Promise<unknown> {
    return this.sandbox.call('POST', this.path('/edit'), { to, id, text, ...how });
  }

  /** Reacts with an emoji to a message of either side. An empty emoji removes the reaction. */
  react(to: string, id: string, emoji: string): Promise<unknown> {
    return this.sandbox.call('POST', this.path('/react'), { to, id, emoji });
  }

  /** Adds a person to this phone's address book. */
  book(to: string, fullName: string): Promise<unknown> {
    return this.sandbox.call('POST', this.path('/book'), { to, fullName });
  }

  /** Opens the chat: the other person gets blue ticks. */
  readChat(from: string): Promise<unknown> {
    return this.sandbox.call('POST', this.path('/read'), { from });
  }

  /** Shows "typing …" to the other person. The state `paused` ends it. */
  showTyping(to: string, state: 'composing' | 'recording' | 'paused' = 'composing'): Promise<unknown> {
    return this.sandbox.call('POST', this.path('/chatstate'), { to, state });
  }

  async devices(): Promise<LinkedDevice[]> {
    return (await this.sandbox.call<{ devices: LinkedDevice[] }>('GET', this.path(''))).devices;
  }

  /** Types the eight characters of a pairing code. */
  enterCode(code: string): Promise<unknown> {
    return this.sandbox.call('POST', this.path('/enter-code'), { code });
  }

  /** Logs linked devices out from the phone's side. */
  unlink(): Promise<unknown> {
    return this.sandbox.call('POST', this.path('/unlink'), {});
  }

  /** Faults of this phone's devices, as described in `sandbox/`: `{ cut: true }`, `{ silence: true }` … */
  fault(fault: object): Promise<unknown> {
    return this.sandbox.call('POST', '/whatsapp/faults', { number: this.number, ...fault });
  }
}
