import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectOk } from '../support/api.ts';
import { Shop } from '../support/money-shop.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import type { Phone } from '../support/whatsapp/phone.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';

/*
 * One trace id is passed from a message or a request through jobs, wake-ups and events to the sent messages. Every
 * process passes it on.
 */

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly pid: number;
  readonly ids: Readonly<Record<string, unknown>>;
}
interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<Span, 'ids' | 'pid'> & { readonly attributes: readonly Attribute[] })[];
    }[];
  }[];
}

const question = 'Halo kak, gamis ukuran XL masih tersedia?';
const spans: Span[] = [];
const exports: string[] = [];
const keys = new Set<unknown>();
let refuses = false;
let collector: Server;
let app: TestApp;
let owner: Owner;
let ownPhone: string;
let lead: Phone;

beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      keys.add(request.headers['x-key']);
      if (!refuses) take(Buffer.concat(parts).toString());
      response.writeHead(refuses ? 400 : 200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  app = await startTestApp({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b', OTEL_BSP_SCHEDULE_DELAY: '200' },
  });
  owner = await app.registerOwner();
  ownPhone = await linkOwner(app, owner);
  await expectOk(owner.api.post('/prompt', { prompt: 'Toko gamis. Jawab singkat.' }));
  lead = await app.sandbox.phone();
});
afterAll(async () => {
  await app?.close();
  collector?.close();
});

function take(text: string): void {
  exports.push(text);
  for (const { resource, scopeSpans } of (JSON.parse(text) as Export).resourceSpans) {
    const pid = Number(plain(resource.attributes)['process.pid']);
    for (const span of scopeSpans.flatMap((one) => one.spans)) spans.push({ ...span, pid, ids: plain(span.attributes) });
  }
}

function plain(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}

const spanOf = (trace: unknown, name: string): Promise<Span> =>
  waitFor(() => spans.find((span) => span.traceId === trace && span.name === name), { what: `the span ${name} of that trace` });

test('a message, its job and the sent answer belong to one trace, in spans and in Postgres', async () => {
  const { id } = await lead.ask(ownPhone, question);
  const message = await waitFor(() => spans.find(({ name, ids }) => name === 'whatsapp message' && ids['waId'] === id), {
    what: 'the span of the message',
  });
  const trace = message.traceId;
  const job = await spanOf(trace, 'job replies.generate');
  const send = await spanOf(trace, 'whatsapp send');
  expect(job.pid).toBe(app.workers[0]!.pid);
  expect(send.pid).toBe(app.servers[0]!.pid);
  expect(job.ids['conversationId']).toMatch(/^[0-9a-f-]{36}$/);
  const line = await app.workers[0]!.waitForEvent('replies.answered');
  expect(line['trace']).toBe(trace);
  const [bubble] = await app.sql<{ trace: string }>(`SELECT trace FROM messages WHERE sender = 'bot' ORDER BY seq LIMIT 1`);
  expect(bubble!.trace.replaceAll('-', '')).toBe(trace);
  // the next message on the same connection has another trace
  await lead.ask(ownPhone, 'Kalau warna hitam?');
  await waitFor(() => spans.some(({ name, traceId }) => name === 'whatsapp send' && traceId !== trace), {
    what: 'the answer to the next message',
  });
});

test('a response names its trace, which covers the requests that it causes; log lines carry it', async () => {
  const answer = await owner.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'Masih ada kak' });
  expect(answer.status).toBe(200);
  const trace = answer.headers.get('x-request-id');
  const send = await spanOf(trace, 'whatsapp send');
  expect(send.pid).toBe(app.servers[0]!.pid);
  const line = await waitFor(() => app.servers[0]!.events.find((one) => one.event === 'http.request' && one['trace'] === trace), {
    what: 'the log line of the request with its trace',
  });
  expect(line['requestId']).toBe(trace);
});

test('an event belongs to the trace of the request that announced it', async () => {
  const shop = new Shop(app);
  const orderId = await shop.order(owner, 'ai-1000');
  await shop.choose(orderId);
  await shop.at(orderId, 'settle');
  const event = await waitFor(() => spans.find(({ name }) => name === 'event order.paid'), { what: 'the span of the event' });
  const [row] = await app.sql<{ trace: string }>(`SELECT trace FROM domain_events WHERE kind = 'order.paid'`);
  expect(event.traceId).toBe(row!.trace.replaceAll('-', ''));
  expect(spans.some(({ traceId, name }) => traceId === event.traceId && name !== event.name)).toBe(true);
});

test('exports carry the headers of the setting, and no text of anybody', () => {
  expect([...keys]).toEqual(['a b']);
  expect(exports.join('')).not.toContain('gamis');
  expect(exports.join('')).not.toContain('Masih ada');
});

test('a collector that refuses costs one line, and nothing else', async () => {
  refuses = true;
  const [server] = app.servers;
  await expectOk(owner.api.get('/profile'));
  await server!.waitForEvent('tracing.away');
  refuses = false;
  await expectOk(owner.api.get('/profile'));
  await server!.waitForEvent('tracing.back');
  expect(server!.events.filter(({ event }) => event === 'tracing.away')).toHaveLength(1);
});
