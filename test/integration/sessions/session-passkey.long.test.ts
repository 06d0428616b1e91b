import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PasskeyTicket } from '#contracts/http/bot/passkey';
import type { PasskeyAssertion } from '#contracts/values/passkey';
import { expectOk } from '../../support/api.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { freshPhone, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ workers: 1, workerRoles: 'mail' });
});
afterAll(() => app?.close());

const passkey = (phone: string, action: string, body: object): Promise<any> =>
  app.sandbox.call('POST', `/whatsapp/phones/${phone}/passkey${action}`, body);

async function state(owner: Owner): Promise<any> {
  return expectOk(owner.api.get('/bot/status'));
}

/**
 * Scans the owner's code with a phone whose account requires a passkey. Returns when the panel shows this
 * requirement.
 */
async function asked(owner: Owner): Promise<string> {
  const phone = freshPhone();
  await app.sandbox.phone(phone, owner.fullName);
  await passkey(phone, '', { required: true });
  await scan(owner, phone);
  return phone;
}

/** Starts the owner's bot. @returns the address of its QR code */
async function codeOfBot(owner: Owner): Promise<string> {
  await expectOk(owner.api.post('/bot/start', { userId: owner.userId }));
  return waitFor(async () => (await state(owner)).qr?.url, { what: 'a code' });
}

async function scan(owner: Owner, phone: string): Promise<void> {
  await app.sandbox.scan(phone, await codeOfBot(owner));
  await waitFor(async () => (await state(owner)).passkey?.step === 'asked', { what: 'the question' });
}

/** The state of the linking attempt on the phone's screen. */
const phoneShows = (phone: string): Promise<{ attempt: { stage: string; code: string | null } | null; devices: unknown[] }> =>
  app.sandbox.call('GET', `/whatsapp/phones/${phone}`);

const begin = (owner: Owner): Promise<PasskeyTicket> => expectOk(owner.api.post<PasskeyTicket>('/bot/passkey'));
const sign = (phone: string, { challenge }: PasskeyTicket['options'], origin?: string): Promise<PasskeyAssertion> =>
  passkey(phone, '/sign', { challenge, origin });

/**
 * Sends requests as the helper extension does: without a login, and with the origin that browsers set for the
 * extension.
 */
const bring = (body: object, origin = 'chrome-extension://abcdefghijklmnop') =>
  fetch(`${app.url}/api/bot/passkey/answer`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(body),
  });
const codeOf = async (response: Response): Promise<unknown> => [response.status, ((await response.json()) as { code?: string }).code];
const noted = (event: string): Record<string, unknown>[] => app.servers[0]!.events.filter((one) => one['event'] === event);

async function isOnline(owner: Owner): Promise<void> {
  await waitFor(async () => (await state(owner)).status === 'online', { what: 'the bot online' });
}

test('an owner whose account requires a passkey links with it, and sees the progress', async () => {
  const owner = await app.registerOwner();
  const phone = await asked(owner);
  const shown = await state(owner);
  expect(shown).toMatchObject({ status: 'qr', qr: null, pairingCode: null, passkey: { step: 'asked', code: null } });
  expect(Date.parse(shown.passkey.until) - Date.now()).toBeGreaterThan(8 * 60_000);
  const ticket = await begin(owner);
  expect(ticket).toMatchObject({ options: { rpId: 'whatsapp.com' }, phone: null });
  const assertion = await sign(phone, ticket.options);
  const commands: string[] = [];
  const monitor = await app.redis.monitor();
  monitor.on('monitor', (_time: string, command: string[]) => commands.push(command.join(' ')));
  const answer = await bring({ token: ticket.token, helper: 1, assertion });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  monitor.disconnect();
  // The answer is encrypted in Redis, so a copy of Redis on a disk cannot link a device.
  expect(commands.filter((command) => command.includes(assertion.id))).toEqual([]);
  const carried = commands.filter((command) => /^set passkey:saying:/i.test(command));
  expect(carried.map((command) => / ex 30$/i.test(command))).toEqual([true]);
  await isOnline(owner);
  expect((await state(owner)).passkey).toBeNull();
  const { logs } = await expectOk(owner.api.get<{ logs: string }>('/bot/logs'));
  for (const line of ['WhatsApp meminta passkey', 'Jawaban passkey diterima', 'HP Anda sedang menghubungkan', 'Bot aktif'])
    expect(logs).toContain(line);
  expect(JSON.stringify(app.servers[0]!.events)).not.toContain(ticket.token);
});

test('a token works once, the newest one only, for its owner only, from the helper only; each refusal is noted', async () => {
  const [owner, stranger] = [await app.registerOwner(), await app.registerOwner()];
  const phone = await asked(owner);
  const old = await begin(owner);
  const { token, options } = await begin(owner);
  const assertion = await sign(phone, options);
  expect(await codeOf(await bring({ token: old.token, assertion }))).toEqual([410, 'passkey_spent']);
  expect(await codeOf(await bring({ token: 'x'.repeat(43), assertion }))).toEqual([410, 'passkey_spent']);
  for (const origin of ['https://evil.example', 'https://web.whatsapp.com', 'null'])
    expect(await codeOf(await bring({ token, assertion }, origin))).toEqual([403, 'other_site']);
  expect((await stranger.api.post('/bot/passkey/paste', { token, assertion })).body).toMatchObject({ code: 'passkey_spent' });
  expect(await codeOf(await bring({ token, helper: 0, assertion }))).toEqual([409, 'passkey_helper_old']);
  const answers = await Promise.all([bring({ token, assertion }), bring({ token, assertion })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  await isOnline(owner);
  expect(await codeOf(await bring({ token, assertion }))).toEqual([410, 'passkey_spent']);
  expect((await state(stranger)).status).toBe('offline');
  await waitFor(() => noted('passkey.page-refused').length === 3, { what: 'the note of the pages' });
  expect(noted('passkey.token-refused').map(({ why }) => why)).toEqual(expect.arrayContaining(['unknown', 'foreign']));
});

test('a ceremony that WhatsApp did not request cannot be started', async () => {
  const owner = await app.registerOwner();
  expect((await owner.api.post('/bot/passkey')).body).toMatchObject({ code: 'passkey_not_asked' });
  expect((await owner.api.post('/bot/passkey/compare', { equal: true })).status).toBe(409);
  expect((await app.api().post('/bot/passkey')).status).toBe(401);
});

test('an answer that cannot be right shows why, uses up the token and not the attempt, and can be pasted again', async () => {
  const [owner, other] = [await app.registerOwner(), await app.registerOwner()];
  const phone = await asked(owner);
  const otherPhone = await asked(other);
  const wrong = [
    async ({ options }: PasskeyTicket) => sign(phone, options, 'https://web.whatsapp.com.evil.example'),
    async ({ options }: PasskeyTicket) => sign(otherPhone, options),
    async () => sign(phone, (await begin(other)).options),
  ];
  const sentences: string[] = [];
  for (const make of wrong) {
    const ticket = await begin(owner);
    const answer = await bring({ token: ticket.token, assertion: await make(ticket) });
    expect(answer.status).toBe(422);
    sentences.push(((await answer.json()) as { error: string }).error);
  }
  expect(sentences).toEqual([
    expect.stringContaining('https://web.whatsapp.com'),
    expect.stringContaining('akun WhatsApp yang lain'),
    expect.stringContaining('permintaan yang lain'),
  ]);
  expect((await state(owner)).passkey).toMatchObject({ step: 'asked' });
  const ticket = await begin(owner);
  await expectOk(owner.api.post('/bot/passkey/paste', { token: ticket.token, assertion: await sign(phone, ticket.options) }));
  await isOnline(owner);
});

test('WhatsApp’s refusal ends the attempt with a sentence, and the next one links', async () => {
  const owner = await app.registerOwner();
  const phone = await asked(owner);
  await app.sandbox.call('POST', '/whatsapp/faults', { number: phone, passkeyRefused: 1 });
  const first = await begin(owner);
  await bring({ token: first.token, assertion: await sign(phone, first.options) });
  await waitFor(async () => (await state(owner)).status === 'offline', { what: 'the end' });
  expect(await state(owner)).toMatchObject({
    reason: 'passkey_required',
    detail: expect.stringContaining('menolak passkey ini'),
    passkey: null,
  });
  await scan(owner, phone);
  const second = await begin(owner);
  expect((await bring({ token: second.token, assertion: await sign(phone, second.options) })).status).toBe(200);
  await isOnline(owner);
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a restart of the server (%s) ends the attempt clearly, and the next one links',
  async (signal) => {
    const owner = await app.registerOwner();
    const phone = await asked(owner);
    const ticket = await begin(owner);
    const assertion = await sign(phone, ticket.options);
    await app.servers[0]!.restart(signal);
    const ended = await waitFor(
      async () => {
        const now = await state(owner);
        return now.status === 'offline' && now;
      },
      { what: 'the end' },
    );
    expect(ended).toMatchObject({ reason: 'passkey_required', detail: expect.stringContaining('Server dimulai ulang'), passkey: null });
    expect((await bring({ token: ticket.token, assertion })).status).toBeGreaterThanOrEqual(400);
    await scan(owner, phone);
    const next = await begin(owner);
    expect((await bring({ token: next.token, assertion: await sign(phone, next.options) })).status).toBe(200);
    await isOnline(owner);
  },
);

/** Continues to the step in which the owner must compare a code. */
async function atCode(owner: Owner): Promise<{ phone: string; code: string }> {
  const phone = await asked(owner);
  const { token, options } = await begin(owner);
  expect((await bring({ token, assertion: await sign(phone, options) })).status).toBe(200);
  const { code } = await waitFor(async () => ((told) => told?.step === 'compare' && told)((await state(owner)).passkey), {
    what: 'the code',
  });
  return { phone, code };
}

test('when owners must compare a code, both show the same one, and only a code that both confirm links the device', async () => {
  await app.servers[0]!.restart('SIGTERM', { PASSKEY_LINKING: 'compare' });
  const owner = await app.registerOwner();
  const { phone, code } = await atCode(owner);
  expect(code).toMatch(/^\w{4}-\w{4}$/);
  const shown = await waitFor(async () => ((told) => told.attempt?.stage === 'compare' && told)(await phoneShows(phone)), {
    what: 'the code there',
  });
  expect(shown).toMatchObject({ attempt: { code }, devices: [] });
  await expectOk(owner.api.post('/bot/passkey/compare', { equal: true }));
  // The phone still asks for a confirmation, so the panel continues to show the code.
  await waitFor(async () => (await state(owner)).passkey?.step === 'confirming', { what: 'the panel’s agreement' });
  expect((await state(owner)).passkey?.code).toBe(code);
  expect((await phoneShows(phone)).devices).toEqual([]);
  await passkey(phone, '/compare', { equal: true });
  await isOnline(owner);

  const careful = await app.registerOwner();
  const other = await atCode(careful);
  await expectOk(careful.api.post('/bot/passkey/compare', { equal: false }));
  await waitFor(async () => (await state(careful)).status === 'offline', { what: 'the end' });
  expect(await state(careful)).toMatchObject({ reason: 'passkey_required', detail: expect.stringContaining('kode'), passkey: null });
  expect((await phoneShows(other.phone)).devices).toEqual([]);
  expect((await careful.api.post('/bot/passkey/compare', { equal: true })).status).toBe(409);
});

test('where it is switched off, the question ends the attempt with a sentence, and accounts without passkeys link as ever', async () => {
  await app.servers[0]!.restart('SIGTERM', { PASSKEY_LINKING: 'false' });
  const owner = await app.registerOwner();
  const phone = freshPhone();
  await app.sandbox.phone(phone, owner.fullName);
  await passkey(phone, '', { required: true });
  const url = await codeOfBot(owner);
  await app.sandbox.scan(phone, url);
  await waitFor(async () => (await state(owner)).status === 'offline', { what: 'the end' });
  expect(await state(owner)).toMatchObject({ reason: 'passkey_required', detail: expect.any(String), passkey: null });
  expect((await owner.api.post('/bot/passkey')).body).toMatchObject({ code: 'passkey_not_asked' });
  expect((await phoneShows(phone)).devices).toEqual([]);
  await passkey(phone, '', { required: false });
  await app.sandbox.scan(phone, await codeOfBot(owner));
  await isOnline(owner);
});
