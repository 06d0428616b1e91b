import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { recordedLog } from '../../test/support/recorded-log.js';
import { LlmEndpoint } from './llm/llm-endpoint.js';
import { ConversionsClient } from './meta/conversions.client.js';
import { MidtransProvider } from './payments/midtrans/midtrans.provider.js';
import { XenditProvider } from './payments/xendit/xendit.provider.js';
import { PhotoSource } from './photos/photo-source.service.js';
import { WebPush } from './push/web-push.service.js';
import { BiteshipClient } from './shipping/biteship.client.js';
import { RajaongkirClient } from './shipping/rajaongkir.client.js';
import { Speech } from './speech/speech.service.js';
import { download } from './whatsapp/attachments/download.js';

/*
 * Properties of every client of an outside service. A call to a hanging service ends when its caller gives up. An
 * endless answer is cut off. A redirect does not carry our data elsewhere. A request is repeated only where a
 * repetition can help and costs nothing.
 */

type Manner =
  | 'hangs'
  | 'breaks off'
  | 'breaks off midway'
  | 'sends without end'
  | 'sends elsewhere'
  | 'is busy'
  | 'is broken'
  | 'refuses'
  | 'sends a page';

interface Service {
  readonly call: (signal: AbortSignal) => Promise<unknown>;
  /**
   * For each kind of failure, the result that the caller gets and the number of requests. A kind is absent when
   * another test covers it or it does not apply.
   */
  readonly outcomes: Readonly<Partial<Record<Manner, readonly [outcome: string, requests: number]>>>;
}

let server: Server;
let base: string;
let manner: Manner;
let requests: string[];
/** Number of requests whose connection is open. */
let open: number;
let onRequest: () => void;

/** Sends a body without end. It begins like JSON. */
function pour(response: ServerResponse): void {
  const piece = 'a'.repeat(65_536);
  const go = (): void => {
    while (!response.closed) if (!response.write(piece)) return void response.once('drain', go);
  };
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"text":"');
  go();
}

const answers: Readonly<Record<Manner, (response: ServerResponse) => void>> = {
  hangs: () => undefined,
  'breaks off': (response) => response.destroy(),
  'breaks off midway': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"text":"', () => response.destroy());
  },
  'sends without end': pour,
  'sends elsewhere': (response) => void response.writeHead(307, { location: `${base}/elsewhere` }).end(),
  'is busy': (response) => void response.writeHead(429, { 'content-type': 'application/json' }).end('{}'),
  'is broken': (response) => void response.writeHead(503, { 'content-type': 'application/json' }).end('{}'),
  refuses: (response) => void response.writeHead(401, { 'content-type': 'application/json' }).end('{}'),
  'sends a page': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>proxy</html>'),
};

/** The original `setTimeout`. The tests shorten the pauses before a retry a hundredfold. */
const { setTimeout: begin } = globalThis;

beforeAll(async () => {
  // timers with arguments belong to the connection and are not shortened
  const hurried = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    begin(work, given.length > 0 ? ms : ms / 100, ...given);
  globalThis.setTimeout = Object.assign(hurried, begin);
  server = createServer((request, response) => {
    requests.push(request.url!);
    open += 1;
    response.once('close', () => {
      open -= 1;
      server.emit('closed');
    });
    request.resume();
    answers[manner](response);
    onRequest();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  [requests, open, onRequest] = [[], 0, () => undefined];
});
afterAll(() => {
  globalThis.setTimeout = begin;
  server.closeAllConnections();
  server.close();
});

const host = () => new URL(base).host;
const payment = {
  ...{ orderId: 'ORD-1', amountIdr: 50_000, item: { id: 'ai-1000', name: 'Paket' }, customer: { name: 'Sari', email: 'sari@gmail.com' } },
  ...{ startsAt: new Date(), lifetimeMinutes: 60, finishUrl: 'https://toko.id/billing' },
};
const order = { orderId: 'ORD-1', reference: null };
const midtrans = () =>
  new MidtransProvider({ MIDTRANS_API_URL: base, MIDTRANS_SNAP_URL: base, MIDTRANS_SERVER_KEY: 'key', PUBLIC_URL: 'https://toko.id' });
const xendit = () => new XenditProvider({ XENDIT_API_URL: base, XENDIT_SECRET_KEY: 'key', XENDIT_CALLBACK_TOKEN: 'token' });
const [browser, sender] = [createECDH('prime256v1'), createECDH('prime256v1')];
for (const one of [browser, sender]) one.generateKeys();
// the private key is padded to 32 bytes, because a leading zero byte is missing in the returned key
const privateKey = Buffer.concat([Buffer.alloc(32), sender.getPrivateKey()])
  .subarray(-32)
  .toString('base64url');

async function sendPush(signal: AbortSignal): Promise<string> {
  const push = new WebPush({
    ...{ VAPID_PUBLIC_KEY: sender.getPublicKey('base64url'), VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:a@toko.id' },
    PUSH_ALLOW: [host()],
  });
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  const message = { payload: 'Halo', ttlSeconds: 60, urgency: 'normal', topic: 'a' } as const;
  return (await push.send({ endpoint: `${base}/push`, keys }, message, signal)).kind;
}

async function downloadAll(signal: AbortSignal): Promise<number> {
  let bytes = 0;
  for await (const piece of download(new URL(`${base}/file`), { maxBytes: 100_000, signal })) bytes += piece.length;
  return bytes;
}

const unavailable = 'ProviderUnavailableError';
const refused = 'ProviderRefusedError';
const away = 'ShippingError away';
const noFile = 'AttachmentUnreachableError';

const services: Readonly<Record<string, Service>> = {
  'Midtrans, a new payment': {
    call: () => midtrans().open(payment),
    outcomes: {
      ...{
        'breaks off': [unavailable, 3],
        'breaks off midway': [unavailable, 3],
        'sends without end': [unavailable, 3],
        'sends elsewhere': [unavailable, 3],
      },
      ...{ 'is busy': [unavailable, 3], 'is broken': [unavailable, 3], refuses: [refused, 1], 'sends a page': [refused, 1] },
    },
  },
  'Midtrans, the state of a payment': {
    call: () => midtrans().ask(order),
    outcomes: { 'is broken': [unavailable, 3], refuses: [refused, 1], 'sends a page': [refused, 1] },
  },
  'Xendit, a new payment': {
    call: () => xendit().open(payment),
    outcomes: { refuses: [refused, 1], 'sends a page': [refused, 1] },
  },
  'Xendit, the state of a payment': {
    call: () => xendit().ask(order),
    outcomes: {
      ...{
        'breaks off': [unavailable, 3],
        'breaks off midway': [unavailable, 3],
        'sends without end': [unavailable, 3],
        'sends elsewhere': [unavailable, 3],
      },
      ...{ 'is busy': [unavailable, 3], 'is broken': [unavailable, 3], refuses: [refused, 1], 'sends a page': [refused, 1] },
    },
  },
  Biteship: {
    call: (signal) => new BiteshipClient(base, 'key').searchPlaces('Tebet', signal),
    outcomes: {
      ...{
        hangs: [away, 1],
        'breaks off': [away, 2],
        'breaks off midway': [away, 2],
        'sends without end': [away, 2],
        'sends elsewhere': [away, 2],
      },
      ...{ 'is busy': ['ShippingError spent', 1], 'is broken': [away, 2], refuses: ['ShippingError key', 1], 'sends a page': [away, 2] },
    },
  },
  RajaOngkir: {
    call: (signal) => new RajaongkirClient(base, 'key').searchPlaces('Tebet', signal),
    outcomes: {
      ...{
        hangs: [away, 1],
        'breaks off': [away, 2],
        'breaks off midway': [away, 2],
        'sends without end': [away, 2],
        'sends elsewhere': [away, 2],
      },
      ...{ 'is busy': ['ShippingError spent', 1], 'is broken': [away, 2], refuses: ['ShippingError key', 1], 'sends a page': [away, 2] },
    },
  },
  'speech to text': {
    call: (signal) => {
      const settings = { SPEECH_BASE_URL: base, SPEECH_API_KEY: 'key', SPEECH_MODEL: 'model' };
      return new Speech(settings, recordedLog().log).transcribe({ bytes: Buffer.from('voice'), mimetype: 'audio/ogg' }, signal);
    },
    outcomes: {
      ...{ hangs: ['AbortError', 1], 'breaks off': ['null', 3], 'breaks off midway': ['null', 3], 'sends without end': ['null', 3] },
      ...{ 'is busy': ['null', 3], 'is broken': ['null', 3], refuses: ['null', 1], 'sends a page': ['null', 3] },
    },
  },
  'a model': {
    call: (signal) =>
      new LlmEndpoint({ baseUrl: base, apiKey: 'key', model: 'model' }, () => undefined).complete(
        { messages: [{ role: 'user', content: 'Halo' }], maxTokens: 100 },
        signal,
      ),
    outcomes: {
      ...{
        hangs: ['Error', 1],
        'breaks off': ['Error', 1],
        'breaks off midway': ['TypeError', 1],
        'sends without end': ['EndlessAnswerError', 1],
      },
      ...{ 'is busy': ['Error', 1], 'is broken': ['Error', 1], refuses: ['Error', 1] },
    },
  },
  'purchases for Meta': {
    call: () =>
      new ConversionsClient({ META_GRAPH_URL: base, META_PIXEL_ID: '1', META_CAPI_TOKEN: 'token', PUBLIC_URL: 'https://toko.id' }).purchase(
        {
          ...{ eventId: '1', at: new Date(), valueIdr: 50_000, orderId: 'ORD-1', packageId: 'ai-1000', packageName: 'Paket' },
          ...{ email: null, buyerId: null },
        },
      ),
    outcomes: {
      ...{
        'breaks off': ['TypeError', 1],
        // the HTTP status alone shows that Meta accepted the purchase
        'breaks off midway': ['undefined', 1],
        'sends without end': ['undefined', 1],
        'sends elsewhere': ['TypeError', 1],
      },
      ...{
        'is busy': ['ConversionsRefusedError', 1],
        'is broken': ['ConversionsRefusedError', 1],
        refuses: ['ConversionsRefusedError', 1],
      },
    },
  },
  'push services': {
    call: sendPush,
    outcomes: {
      ...{
        hangs: ['later', 1],
        'breaks off': ['later', 1],
        'breaks off midway': ['accepted', 1],
        'sends without end': ['accepted', 1],
        'sends elsewhere': ['refused', 1],
      },
      ...{ 'is busy': ['later', 1], 'is broken': ['later', 1], refuses: ['refused', 1] },
    },
  },
  'links of owners': {
    call: (signal) =>
      new PhotoSource({ PHOTO_FETCH_ALLOW: [host()], PHOTO_DRIVE_URL: base, PHOTO_DROPBOX_URL: base }).fetch(
        'account',
        `${base}/a.jpg`,
        signal,
      ),
    outcomes: {
      ...{
        hangs: ['PhotoError slow', 1],
        'breaks off': ['PhotoError unreachable', 1],
        'breaks off midway': ['PhotoError unreachable', 1],
        'sends without end': ['PhotoError too_large', 1],
      },
      ...{ 'is busy': ['PhotoError unreachable', 1], refuses: ['PhotoError private', 1], 'sends a page': ['PhotoError page', 1] },
    },
  },
  'files of leads': {
    call: downloadAll,
    outcomes: {
      ...{ hangs: ['AbortError', 1], 'breaks off': [noFile, 1], 'breaks off midway': [noFile, 1] },
      ...{ 'sends without end': ['AttachmentGoneError', 1], 'sends elsewhere': ['AttachmentGoneError', 1] },
      ...{ 'is busy': [noFile, 1], 'is broken': [noFile, 1], refuses: ['AttachmentGoneError', 1] },
    },
  },
};

const told = (error: unknown): string => {
  const { name, failure, problem } = error as { name: string; failure?: string; problem?: string };
  return [name, failure ?? problem].filter(Boolean).join(' ');
};

const rows = Object.entries(services).flatMap(([name, { call, outcomes }]) =>
  (Object.entries(outcomes) as [Manner, readonly [string, number]][]).map(([how, [outcome, times]]) => ({
    name,
    how,
    outcome,
    times,
    call,
  })),
);

test.each(rows)('$name, when the service $how: $outcome after $times requests', async ({ how, outcome, times, call }) => {
  manner = how;
  const caller = new AbortController();
  if (how === 'hangs') onRequest = () => caller.abort();
  const got = await call(caller.signal).then(String, told);
  expect([got, requests.length]).toEqual([outcome, times]);
  expect(requests).not.toContain('/elsewhere');
  // no connection of a hanging or endless answer is left open
  while (open > 0) await once(server, 'closed');
});

test.each(Object.entries(services).filter(([, { outcomes }]) => outcomes.hangs))(
  '%s: nothing is sent for a caller who gave up before',
  async (_name, { call }) => {
    manner = 'sends a page';
    await call(AbortSignal.abort()).catch(() => undefined);
    expect(requests).toEqual([]);
  },
);
