import { administer } from './stores.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/**
 * Fault of a statement on its way to Postgres:
 * - `cut`: the connection breaks before Postgres receives it;
 * - `cut-after`: Postgres executes it, and the connection breaks before the answer arrives;
 * - any other value is the SQLSTATE with which Postgres refuses it (`53100` disk full, `53200` out of memory
 * …).
 */
export type Fault = 'cut' | 'cut-after' | (string & {});

interface Plan {
  readonly statement: string;
  readonly fault: Fault;
  /** The fault applies only to statements that have this text among their values. */
  readonly about: string;
  times: number;
}

/** A TCP proxy to Postgres that can make single statements fail. The product connects to its `url`. */
export interface FaultyProxy extends Pick<TcpProxy, 'url' | 'close'> {
  /**
   * Statements since the last `forget`, each listed once. A prepared statement is listed by its name, any other by
   * its first words.
   */
  seen(): string[];
  forget(): void;
  /**
   * Plans a fault for the next `times` statements with that name. With `about`, only statements that have this text
   * among their values get the fault. Replaces the earlier plan.
   */
  plan(statement: string, fault: Fault, times?: number, about?: string): void;
  /** Number of statements that got the planned fault. */
  met(): number;
  /** Removes the planned fault. */
  heal(): void;
}

const refuse = 'refused_on_the_way';

/** @param target address of the database behind the proxy; its user needs the right to create a function */
export async function faultyProxy(target: string): Promise<FaultyProxy> {
  await administer(
    target,
    `CREATE OR REPLACE FUNCTION ${refuse}(code text) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = code; END $$`,
  );
  const names = new Set<string>();
  let plan: Plan | undefined;
  let met = 0;
  const meet = (statement: string, message: Buffer): Fault | undefined => {
    names.add(statement);
    if (plan?.statement !== statement || plan.times === 0 || !message.includes(plan.about)) return undefined;
    plan.times--;
    met++;
    return plan.fault;
  };
  const { url, close } = await openTcpProxy(target, (client, store) => {
    const messages = new Messages(meet);
    client.on('data', (bytes) => {
      const { forward, end } = messages.pass(bytes);
      if (forward.length > 0) store.write(forward);
      if (end === 'cut') client.destroy();
      // From now on Postgres' answers are discarded.
      else if (end === 'cut-after') store.once('data', () => client.destroy());
    });
    store.on('data', (bytes) => void (client.destroyed || client.write(bytes)));
  });
  return {
    url,
    close,
    seen: () => [...names],
    forget: () => names.clear(),
    plan: (statement, fault, times = 1, about = '') => {
      plan = { statement, fault, times, about };
      met = 0;
    },
    met: () => met,
    heal: () => void (plan = undefined),
  };
}

/**
 * Splits the messages of one connection to Postgres (frontend protocol 3) and finds the statement of each message.
 */
class Messages {
  private rest = Buffer.alloc(0);
  private isStarted = false;
  /** Text of the unnamed prepared statement. */
  private unnamed = '';

  constructor(private readonly meet: (statement: string, message: Buffer) => Fault | undefined) {}

  pass(bytes: Buffer): { forward: Buffer; end: Fault | undefined } {
    this.rest = Buffer.concat([this.rest, bytes]);
    const forward: Buffer[] = [];
    let end: Fault | undefined;
    for (let message = this.next(); message; message = this.next()) {
      const statement = this.statementOf(message);
      const fault = statement === undefined ? undefined : this.meet(statement, message);
      if (fault === 'cut') return { forward: Buffer.concat(forward), end: fault };
      if (fault === 'cut-after') end = fault;
      forward.push(fault === undefined || fault === 'cut-after' ? message : refusal(message, fault));
    }
    return { forward: Buffer.concat(forward), end };
  }

  private next(): Buffer | undefined {
    const head = this.isStarted ? 1 : 0;
    if (this.rest.length < head + 4) return undefined;
    const length = head + this.rest.readInt32BE(head);
    if (this.rest.length < length) return undefined;
    const message = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    this.isStarted = true;
    return message;
  }

  /** Name of the statement that a message executes. Undefined when the message only prepares a statement. */
  private statementOf(message: Buffer): string | undefined {
    const kind = String.fromCharCode(message[0]!);
    const texts = message.subarray(5).toString('latin1').split('\0', 3);
    if (kind === 'Q') return firstWords(texts[0]!);
    if (kind === 'P' && texts[0] === '') this.unnamed = firstWords(texts[1]!);
    if (kind === 'B') return texts[1] === '' ? this.unnamed : texts[1];
    return undefined;
  }
}

function firstWords(text: string): string {
  return text.trim().split(/\s+/).slice(0, 4).join(' ');
}

/**
 * Replaces the statement with a statement that fails. Postgres itself then reports the error in the correct order and
 * aborts the transaction.
 */
function refusal(message: Buffer, code: string): Buffer {
  const text = `SELECT ${refuse}('${code}')`;
  if (message[0] === 'Q'.charCodeAt(0)) return frame('Q', `${text}\0`);
  return Buffer.concat([frame('P', `\0${text}\0\0\0`), frame('B', '\0\0\0\0\0\0\0\0')]);
}

function frame(kind: string, body: string): Buffer {
  const bytes = Buffer.from(body, 'latin1');
  const head = Buffer.alloc(5);
  head.write(kind, 0, 'latin1');
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}
