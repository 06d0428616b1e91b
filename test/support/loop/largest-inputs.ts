import { crc32, deflateSync } from 'node:zlib';
import { proto } from 'baileys';
import { pathOf } from '../../../contracts/http/route.ts';
import { limits } from '../../../contracts/values/limits.ts';
import { fillings, largestLegal, largestMessages, messageMaxChars, strangeBodies } from '../../fuzz/largest.ts';
import { filledMessage, messageKinds } from '../../fuzz/message-kinds.ts';
import { hostileFiles } from '../../fuzz/hostile-files.ts';
import type { Owner } from '../owners.ts';
import { contractRoutes, type ContractRoute } from '../routes.ts';
import type { TestApp } from '../test-app.ts';
import { waitFor } from '../wait-for.ts';
import type { Input } from './loop-pauses.ts';

/** Routes that end the account, the login or the session of the measurement. They are not called. */
const endings = [
  'account.deleteAccount',
  'loginSessions.logout',
  'loginSessions.endAll',
  'loginSessions.end',
  'bot.stop',
  'bot.reset',
  'bot.unlink',
];
const queryBytes = 2_000;
/** Length of a lead's name. WhatsApp does not limit the name that a person chooses. */
const nameChars = 2_000;
/** Maximum length of all texts of one message together. WhatsApp does not transmit more. */
const messageChars = 5 * messageMaxChars;
/** Maximum wait for an answer. It is short because an unreadable attachment is retried for minutes. */
const answerMs = 5_000;

/** How texts are filled: every input with each of the fillings, or each input with one of them. */
export type Fillings = 'all' | 'one each';

export interface Sender {
  readonly app: TestApp;
  readonly owner: Owner;
  /** Number of the owner's bot. */
  readonly ownPhone: string;
  /** Values of path parameters by name. Any other parameter gets an id that does not exist. */
  readonly ids: Readonly<Record<string, string>>;
}

function chosen(which: Fillings, nth: number): [name: string, fill: (length: number) => string][] {
  const all = Object.entries(fillings);
  return which === 'all' ? all : [all[nth % all.length]!];
}

/** Every route of the contracts with the largest query and body that it accepts. */
export function routeInputs(sender: Sender, which: Fillings): Input[] {
  const routes = contractRoutes.filter(({ name }) => !endings.includes(name));
  return routes.flatMap((route, nth) => {
    const takesText = route.body !== undefined || route.query !== undefined;
    const taken = takesText ? chosen(which, nth) : [['letters', fillings['letters']!] as const];
    return taken.map(([filling, fill]) => ({ name: `${route.name} with ${filling}`, send: () => callLargest(sender, route, fill) }));
  });
}

async function callLargest({ owner, ids }: Sender, route: ContractRoute, fill: (length: number) => string): Promise<void> {
  const path = pathOf(route.path, paramsOf(route, ids)) + queryText(route, fill);
  const body = route.body && (largestLegal(route.body, fill, limits.bodyBytes - 1_000) ?? {});
  const answer = await owner.api.call(route.method, path, route.method === 'GET' ? undefined : body);
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${route.name} answers ${answer.status}`);
}

const nobody = '00000000-0000-7000-8000-000000000000';

function paramsOf({ path }: ContractRoute, ids: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, ids[name!] ?? nobody]));
}

function queryText({ query }: ContractRoute, fill: (length: number) => string): string {
  const found = query ? (largestLegal(query, fill, queryBytes) as Record<string, unknown> | undefined) : undefined;
  const given = Object.entries(found ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Bodies of the largest size that no contract accepts. */
export function strangeInputs({ owner }: Sender): Input[] {
  return Object.entries(strangeBodies).map(([name, make]) => {
    const body = make(limits.bodyBytes - 1_000);
    return { name: `a body of ${name}`, send: () => owner.api.call('POST', '/prompt', body) };
  });
}

/** Files of the largest size or the largest content, for every route without a contract for its body. */
export function fileInputs({ app, owner, ids }: Sender): Input[] {
  const files: Readonly<Record<string, () => Buffer>> = {
    ...hostileFiles,
    'a full list': () => Buffer.from('Kaos polos ukuran XL;75000;250;12\n'.repeat(limits.productsMax)),
    'a picture of 64 million points': () => blackPicture(8_000),
    noise: () => Buffer.from(Uint32Array.from({ length: 2_400_000 }, (_, nth) => Math.imul(nth, 0x9e3779b1)).buffer),
  };
  const routes = contractRoutes.filter(({ method, body }) => method === 'POST' && body === undefined);
  const made = Object.entries(files).map(([name, make]) => ({ name, bytes: new Uint8Array(make()) }));
  return routes
    .filter(({ name }) => !endings.includes(name))
    .flatMap((route) =>
      made.map(({ name, bytes }) => ({
        name: `${route.name} with ${name}`,
        send: () =>
          fetch(`${app.url}/api${pathOf(route.path, paramsOf(route, ids))}${queryText(route, fillings['words']!)}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${owner.token}` },
            body: bytes,
          }).then(
            (answer) => answer.arrayBuffer(),
            // the server ends the connection when the file is too large for the route
            () => undefined,
          ),
      })),
    );
}

/**
 * A black square as a PNG, which compresses about a thousandfold. The file has only the parts that decoders need,
 * with correct checksums.
 */
export function blackPicture(points: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(points, 0);
  header.writeUInt32BE(points, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((points + 1) * points));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', header),
    pngPart('IDAT', rows),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
}

function pngPart(name: string, bytes: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), bytes]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(bytes.length, 0);
  ends.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
}

/**
 * Every kind of message. The kinds of the protocol have all their fields filled. Kinds whose texts have a special
 * format are added.
 */
export function messagesOf(text: string): Readonly<Record<string, proto.IMessage>> {
  const derived = messageKinds.map((kind) => [kind, filledMessage(kind, text, messageChars) as proto.IMessage] as const);
  return { ...Object.fromEntries(derived), ...largestMessages(text) };
}

/** Every kind of message, each from a new lead with the longest name. */
export function messageInputs(sender: Sender, which: Fillings): Input[] {
  const kinds = Object.keys(messagesOf('a'));
  return kinds.flatMap((kind, nth) =>
    chosen(which, nth).map(([filling, fill]) => ({
      name: `a message ${kind} of ${filling}`,
      send: () => takeIn(sender, messagesOf(fill(messageMaxChars))[kind]!, fill(nameChars)),
    })),
  );
}

/** Waits until all messages of the lead are stored. Then waits for the answer, but only briefly. */
async function takeIn({ app, owner, ownPhone }: Sender, message: proto.IMessage, name: string): Promise<void> {
  const lead = await app.sandbox.phone(undefined, name);
  await lead.send(ownPhone, { raw: Buffer.from(proto.Message.encode(message).finish()).toString('base64') });
  const last = await lead.send(ownPhone, 'Itu saja');
  const turn = async () => {
    const [row] = await app.sql<{ answered: boolean }>(
      `SELECT c.turn = c.answered_turn AS answered FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.bot_id = $1 AND m.wa_id = $2`,
      [owner.userId, last],
    );
    return row;
  };
  await waitFor(turn, { what: 'the message in the database' });
  await waitFor(async () => (await turn())?.answered === true, { timeoutMs: answerMs }).catch(() => undefined);
}
