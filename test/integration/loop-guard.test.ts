import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectOk } from '../support/api.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { linkOwner, type Owner } from '../support/owners.ts';
import type { LogEvent, Program } from '../support/program.ts';
import { waitFor } from '../support/wait-for.ts';

/*
 * Work that blocks the event loop is detected and reported: in the log with operation and ids, and in the metrics by
 * operation. The programs run with a fault that makes work on texts with a certain word slow (slow-words.mjs).
 */
const slowWords = new URL('../support/loop/slow-words.mjs', import.meta.url).href;
let app: TestApp;
let owner: Owner;
let ownPhone: string;

beforeAll(async () => {
  app = await startTestApp({ env: { NODE_OPTIONS: `--import=${slowWords}` } });
  owner = await app.registerOwner();
  ownPhone = await linkOwner(app, owner);
});
afterAll(() => app?.close());

const blocks = (program: Program): LogEvent[] => program.events.filter(({ event }) => event === 'loop.blocked');

async function metricsOf(program: Program): Promise<string> {
  const Authorization = `Basic ${Buffer.from('ops:test-ops-password').toString('base64')}`;
  return (await fetch(`${program.url}/metrics`, { headers: { Authorization } })).text();
}

test('a request that blocks the loop is logged by its route and ids, without its content', async () => {
  const [server] = app.servers;
  await expectOk(owner.api.post('/prompt', { prompt: 'Toko BLOKIR' }));
  const line = await waitFor(() => blocks(server!).find(({ operation }) => operation === 'POST /api/prompt'), { what: 'the line' });
  // The body is parsed before the sender is identified. Therefore only the log line of the request itself contains
  // the owner.
  const answered = await waitFor(
    () => server!.events.find(({ event, requestId }) => event === 'http.request' && requestId === line['requestId']),
    { what: 'the line of the request' },
  );
  expect(answered).toMatchObject({ personId: owner.userId });
  expect(line['blockedMs']).toBeGreaterThanOrEqual(550);
  expect(JSON.stringify(line['at'])).toContain('slow-words.mjs');
  const metrics = await metricsOf(server!);
  expect(Number(/^event_loop_delay_seconds_sum (\S+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(0.5);
  const computingMax = (text: string) => Number(/^event_loop_computing_max_seconds (\S+)$/m.exec(text)?.[1]);
  expect(computingMax(metrics)).toBeGreaterThan(0.05);
  // The maximum covers only the time since the metrics were last fetched.
  expect(computingMax(await metricsOf(server!))).toBeLessThan(computingMax(metrics));
  expect(metrics).toMatch(/event_loop_stalls_total\{operation="POST \/api\/prompt"\} [1-9]/);
});

test('a message and the job that answers it are logged by their ids, also after an await', async () => {
  const lead = await app.sandbox.phone();
  await lead.ask(ownPhone, 'Halo, BLOKIR masih ada?');
  const [server] = app.servers;
  const [worker] = app.workers;
  const names = ['whatsapp message', 'whatsapp commit'];
  // On a busy machine a commit without a message may block too.
  const isOfMessage = (line: LogEvent) => names.includes(String(line['operation'])) && /"waIds?":\[?"\w+"/.test(JSON.stringify(line));
  const message = await waitFor(() => blocks(server!).find(isOfMessage), { what: 'the line of the message' });
  expect(JSON.stringify(message)).toContain(owner.userId);
  const job = await waitFor(() => blocks(worker!).find(({ operation }) => operation === 'job replies.generate'), {
    what: 'the line of the job',
  });
  expect(job).toMatchObject({ botId: owner.userId, conversationId: expect.any(String), jobId: expect.any(String) });
  const told = [server!, worker!].flatMap((program) => blocks(program).map((line) => JSON.stringify(line)));
  expect(told.filter((line) => line.includes('BLOKIR'))).toEqual([]);
});

test('a process that was stopped as a whole is distinguished from a busy one', async () => {
  const [worker] = app.workers;
  const frozen = async () =>
    Number(/event_loop_stalls_total\{operation="\(process frozen\)"\} (\d+)/.exec(await metricsOf(worker!))?.[1] ?? 0);
  const before = await frozen(); // a busy machine may have frozen it earlier
  worker!.freeze();
  const frozenAt = Date.now();
  await waitFor(() => Date.now() - frozenAt > 1_500, { what: 'a second and a half' });
  worker!.thaw();
  await waitFor(async () => (await frozen()) > before, { what: 'the count' });
  expect(blocks(worker!).find(({ operation }) => operation === '(process frozen)')).toMatchObject({ at: [] });
});
