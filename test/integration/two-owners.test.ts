import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { newId } from '#core/platform/crypto/ids';
import { noOrderRules } from '#contracts/values/selling/order-rules';
import { botPath, pathOf } from '../../contracts/http/route.ts';
import { expectOk } from '../support/api.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { freshPhone, linkOwner, type Owner } from '../support/owners.ts';
import { bodyOfRoute } from '../support/core/route-bodies.ts';
import type { Phone } from '../support/whatsapp/phone.ts';
import { contractPaths, contractRoutes } from '../support/routes.ts';
import { waitFor } from '../support/wait-for.ts';

/*
 * Two shops on one installation. Ani's shop has all data that an owner can have. Budi calls every route of the
 * contracts with her ids, also by the path that names a bot. Both owners listen to events. Budi's answers must not
 * contain her data, her data must not change, and her events must not reach him.
 */
let app: TestApp;
let ani: Owner;
let budi: Owner;
let lead: Phone;
let aniPhone: string;
const secrets: string[] = [];
const ids: Record<string, string> = {};
const sockets: Socket[] = [];
const blocked = freshPhone();
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

beforeAll(async () => {
  app = await startTestApp();
  [ani, budi] = await Promise.all([
    app.registerOwner({ fullName: 'Ani Sangatrahasia', password: 'kata-sandi-ani-7' }),
    app.registerOwner({ fullName: 'Budi' }),
  ]);
  aniPhone = await linkOwner(app, ani);
  lead = await app.sandbox.phone(undefined, 'Pelanggan Aninya');
  await fillShop();
});
afterAll(async () => {
  sockets.forEach((socket) => socket.disconnect());
  await app?.close();
});

async function fillShop(): Promise<void> {
  const { api } = ani;
  await expectOk(api.post('/prompt', { prompt: 'Toko gelas antik', alamat: 'Tebet' }));
  await expectOk(api.post('/blacklist', { number: blocked }));
  const day = { enabled: true, aiEnabled: false, text: 'Masih berminat gelasnya?' };
  await expectOk(api.post('/followup', { day1: day, day2: day, day3: day }));
  const checked = await expectOk(
    api.post<{ photo: { id: string } }>('/photos/links', { link: `${app.sandbox.addresses.photos}/shop/gelas.jpg` }),
  );
  const product = {
    name: 'Gelas antik hijau',
    priceIdr: 75_000,
    weightGrams: 400,
    stock: 3,
    ...{ variants: [], notes: '', photos: [], active: true },
  };
  const { id: productId } = await expectOk(api.post<{ id: string }>('/products', product));
  const answer = { question: 'Gelas antik bisa retur?', answer: 'Bisa, tiga hari' };
  const { id: answerId } = await expectOk(api.post<{ id: string }>('/knowledge', answer));
  await expectOk(api.put('/order-rules', { ...noOrderRules, freeShipping: { minIdr: 1_000, maxIdr: null, places: ['Gelas antik'] } }));
  const { orderId } = await expectOk(api.post<{ orderId: string }>('/billing/create-transaction', { packageId: 'ai-1000' }));
  await lead.ask(aniPhone, 'Ada gelas antik?');
  await lead.ask(aniPhone, { image: { base64: pixel, mimetype: 'image/png', caption: 'seperti ini' } });
  const messageId = await waitFor(async () => {
    const thread = await expectOk(api.get<{ id: string; media: unknown }[]>(`/chat/contacts/${lead.number}/messages`));
    return thread.find(({ media }) => media !== null)?.id;
  });
  const followUps = await waitFor(
    async () => {
      const { rows } = await expectOk(api.get<{ rows: { id: string; conversationId: string }[] }>('/followup/queue'));
      return rows.length === 3 && rows;
    },
    { what: 'three days of follow-ups' },
  );
  const closingId = newId();
  await app.sql(
    `INSERT INTO closings (id, bot_id, conversation_id, summary, amount) SELECT $1, bot_id, id, '2 gelas antik', 90000 FROM conversations WHERE bot_id = $2 LIMIT 1`,
    [closingId, ani.userId],
  );
  const noticeId = newId();
  await app.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, serious) VALUES ($1, $2, $2, 'offline', 'two-owners', 'Bot mati', 'gelas', true)`,
    [noticeId, ani.userId],
  );
  const importId = newId();
  await app.sql(`INSERT INTO product_imports (id, account_id, taken_at, changes) VALUES ($1, $2, now(), '[]')`, [importId, ani.userId]);
  const { id: quickReplyId } = await expectOk(api.post<{ id: string }>('/quick-replies', { body: 'Gelas siap dikirim' }));
  await expectOk(api.post(`/chat/contacts/${lead.number}/labels`, { labels: ['Pencinta gelas'] }));
  const [session] = await expectOk(api.get<{ id: string }[]>('/user/sessions'));
  const questionId = randomUUID();
  await app.sql(
    `INSERT INTO owner_questions (id, bot_id, conversation_id, question, asked_at) VALUES ($1, $2, $3, 'Gelas antik hijau masih ada?', now())`,
    [questionId, ani.userId, followUps[0]!.conversationId],
  );
  await app.sql(`UPDATE conversations SET needs_owner_since = now() - interval '1 minute', needs_owner_reason = 'question' WHERE id = $1`, [
    followUps[0]!.conversationId,
  ]);
  Object.assign(ids, {
    sessionId: session!.id,
    userId: ani.userId,
    phoneNumber: lead.number,
    number: blocked,
    messageId,
    orderId,
    productId,
    importId,
    answerId,
    questionId,
    followUpId: followUps[0]!.id,
    conversationId: followUps[0]!.conversationId,
    closingId,
    noticeId,
    quickReplyId,
    what: 'contacts',
    ticket: `${ani.accountId}.${'x'.repeat(43)}`,
    name: 'x',
    shop: 'kuliner',
    id: checked.photo.id,
    botId: budi.botId,
  });
  secrets.push(
    session!.id,
    ani.userId,
    ani.email,
    ani.fullName,
    aniPhone,
    lead.number,
    blocked,
    messageId,
    orderId,
    followUps[0]!.id,
    followUps[0]!.conversationId,
    checked.photo.id,
    productId,
    answerId,
    quickReplyId,
    'gelas',
    'Tebet, Jakarta Selatan',
    'Pelanggan Aninya',
  );
}

const bodyOf = (name: string): unknown => bodyOfRoute(name, { ani, ids });

/** Query strings with words that occur often in Ani's data. */
const queries: Record<string, string> = {
  'chat.search': '?q=gelas',
  'chat.sendFile': '?name=nota.pdf',
  'followup.oldChats': `?lastDay=3&upTo=${new Date().toISOString()}`,
};
const addressOf = (name: string, path: string): string => pathOf(path, ids) + (queries[name] ?? '');

/** Routes that end the caller's login. They are called in the last test. */
const endsLogin = ['account.deleteAccount', 'loginSessions.logout', 'loginSessions.endAll'];

/** All data that the owner can read, as text. */
async function facts(owner: Owner): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const readable = contractRoutes.filter(
    ({ method, name }) =>
      method === 'GET' &&
      ![
        'bot.qr',
        'chat.media',
        'photos.view',
        'products.exportAll',
        'products.template',
        'chat.download',
        'accountExport.download',
      ].includes(name) &&
      // Excluded, because it returns only the order of a registration, to a visitor who waits for the payment. It
      // never finds an owner's order.
      name !== 'billing.registrationOrder',
  );
  for (const { name, path } of readable) found[name] = await expectOk(owner.api.get(addressOf(name, path)));
  // Cleared, because the session host stores the time of the last message at its own intervals, and each such write
  // raises the version.
  for (const name of ['bot.status', 'bot.statusOf']) Object.assign(found[name] as object, { lastMessageAt: null, version: 0 });
  return found;
}

interface Ear {
  socket: Socket;
  heard: [string, unknown][];
}

/** Opens a socket as a browser does. `claim` adds fields to the handshake. */
async function listen(owner: Owner, claim: object = {}): Promise<Ear> {
  const socket = io(app.url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token: owner.token, ...claim },
    query: { ...claim },
  });
  sockets.push(socket);
  const heard: [string, unknown][] = [];
  socket.onAny((event: string, payload: unknown) => heard.push([event, payload]));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return { socket, heard };
}

const leaks = (text: string): string[] => secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

test('every route of the contracts can be tried: with ids of hers in its path and a body of its shape', () => {
  const unready = contractRoutes.filter(({ name, path, body }) => {
    const hasIds = [...path.matchAll(/:(\w+)/g)].every(([, param]) => ids[param!] !== undefined);
    return !hasIds || body?.safeParse(bodyOf(name)).success === false;
  });
  expect(unready.map(({ name }) => name)).toEqual([]);
});

test('no route lets one owner read or change data of another, nor learn of an attempt', async () => {
  const before = await facts(ani);
  const ear = await listen(ani);
  const found: string[] = [];
  // For `number`, only the caller's own list is searched, so the route refuses nothing.
  const expected: Record<string, number> = {
    userId: 403,
    phoneNumber: 404,
    messageId: 404,
    orderId: 404,
    productId: 404,
    importId: 404,
    answerId: 404,
    questionId: 404,
    name: 404,
    sessionId: 404,
    closingId: 404,
    noticeId: 404,
    quickReplyId: 404,
    what: 200,
    ticket: 404,
    shop: 200,
    id: 404,
    number: 200,
  };
  const routes = contractPaths.filter(({ name }) => !endsLogin.includes(name));
  for (const { name, method, path } of routes) {
    const answer = await budi.api.call(method, addressOf(name, path), method === 'GET' ? undefined : bodyOf(name));
    if (answer.status >= 500 && name !== 'billing.createTransaction') found.push(`${name}: ${answer.status}`);
    for (const [, param] of path.matchAll(/:(\w+)/g)) {
      if (param === 'botId') continue; // the caller's own order
      if (answer.status !== expected[param!])
        found.push(`${name}: ${answer.status} instead of ${expected[param!] ?? `what is right for :${param}`}`);
    }
    const leaked = leaks(JSON.stringify(answer.body));
    if (leaked.length > 0) found.push(`${name} tells ${leaked.join()}`);
  }
  for (const action of ['start', 'stop']) expect((await budi.api.post(`/bot/${action}`, { userId: ani.userId })).status).toBe(403);
  expect(found).toEqual([]);
  expect(await facts(ani)).toEqual(before);
  expect((await ani.api.get(`/chat/media/${ids.messageId}`)).status).toBe(200);
  expect(ear.heard).toEqual([]);
});

/** For each form, the text that the owner sees after saving it. */
const confirmations: Readonly<Record<string, string>> = {
  'followup.save': 'Konfigurasi berhasil disimpan!',
  'followup.saveOptions': 'Pengaturan waktu berhasil disimpan.',
  'hours.save': 'Jam bot berhasil disimpan.',
  'orderRules.save': 'Aturan harga berhasil disimpan.',
  'prompt.save': 'Prompt berhasil disimpan.',
  'reports.save': 'Laporan pagi berhasil disimpan.',
  'speakers.save': 'Pengaturan balasan berhasil disimpan.',
  'trainingParts.saveCallReply': 'Balasan panggilan berhasil disimpan.',
  'trainingParts.saveReplySettings': 'Pengaturan balasan berhasil disimpan.',
  'trainingParts.saveSameWords': 'Kata lain berhasil disimpan.',
  'trainingParts.saveSecret': 'Rahasia bot berhasil disimpan.',
  'trainingParts.saveVoice': 'Cara bicara bot berhasil disimpan.',
};

test('each form that is saved is confirmed in its own words', async () => {
  const told: Record<string, unknown> = {};
  for (const { name, method, path } of contractRoutes.filter((one) => one.name in confirmations)) {
    const { body } = await budi.api.call(method, addressOf(name, path), bodyOf(name));
    told[name] = (body as { message?: string }).message;
  }
  expect(told).toEqual(confirmations);
});

test('questions, reports and excluded people come in the form of the panel', async () => {
  expect(await expectOk(ani.api.get(`/chat/contacts/${lead.number}/questions`))).toEqual([
    expect.objectContaining({
      id: ids.questionId,
      question: 'Gelas antik hijau masih ada?',
      askedAt: expect.stringMatching(/^[\d-]+T[\d:.]+Z$/),
    }),
  ]);
  const daysOf = async (query: string) => (await expectOk(ani.api.get<{ days: number }>(`/reports${query}`))).days;
  expect([await daysOf(''), await daysOf('?days=1'), await daysOf('?days=7')]).toEqual([1, 1, 7]);
  const listed = await expectOk(budi.api.get<{ blacklist: string[]; labels?: unknown }>('/blacklist'));
  expect([listed.blacklist.every((one) => one.endsWith('@c.us')), listed.labels]).toEqual([true, undefined]);
  await expectOk(budi.api.post('/blacklist', { number: 'lid:77001122334455' }));
  expect(await expectOk(budi.api.get('/blacklist'))).toEqual({
    blacklist: ['lid:77001122334455', ...listed.blacklist],
    labels: [{ number: 'lid:77001122334455', label: 'Nomor disembunyikan' }],
  });
});

test('a path that names her bot is a bot he does not find, whatever else it asks for', async () => {
  const before = await facts(ani);
  const wrong: string[] = [];
  for (const { name, method, ...route } of contractRoutes.filter((one) => botPath(one) !== null)) {
    const path = pathOf(botPath(route)!, { ...ids, botId: ani.botId }) + (queries[name] ?? '');
    const { status, body } = await budi.api.call(method, path, method === 'GET' ? undefined : bodyOf(name));
    const { code } = body as { code?: string };
    if (status !== 404 || code !== 'bot_unknown') wrong.push(`${name}: ${status} ${code}`);
  }
  expect(wrong).toEqual([]);
  expect(await facts(ani)).toEqual(before);
});

test('no socket receives events of another owner, whatever its handshake claims', async () => {
  const ears = await Promise.all([listen(budi), listen(budi, { userId: ani.userId, botId: ani.userId, room: `bot:${ani.userId}` })]);
  const own = await listen(ani);
  await lead.ask(aniPhone, 'Gelasnya masih ada?');
  await expectOk(ani.api.post(`/chat/contacts/${lead.number}/messages`, { body: 'Masih kak' }));
  await expectOk(ani.api.post(`/chat/contacts/${lead.number}/takeover`, { active: false }));
  await expectOk(ani.api.delete('/bot/logs'));
  await app.sandbox.call('POST', `/midtrans/orders/${ids.orderId}/settle`, {});
  await expectOk(ani.api.post('/bot/stop', { userId: ani.userId }));
  const kinds = [
    'message.added',
    'message.status',
    'contact.changed',
    'quota.changed',
    'bot.log',
    'bot.logs-cleared',
    'subscription.changed',
    'bot.status',
  ];
  await waitFor(() => kinds.every((kind) => own.heard.some(([event]) => event === kind)), { what: 'every event at its owner' });
  expect(ears.flatMap(({ heard }) => heard)).toEqual([]);
});

test('deleting one account removes nothing of the other', async () => {
  // Her last message starts an idle conversation, whose follow-ups are planned in the background.
  await waitFor(async () => (await expectOk(ani.api.get<{ total: number }>('/followup/queue'))).total === 3, {
    what: 'three days to come',
  });
  const before = await facts(ani);
  const ear = await listen(ani);
  const password = { email: budi.email, password: budi.password };
  const tokens = [0, 1].map(() => expectOk(app.api().post<{ token: string }>('/auth/login', password)));
  const [one, other] = (await Promise.all(tokens)).map(({ token }) => app.api(token));
  await expectOk(one!.post('/auth/logout'));
  await expectOk(other!.delete('/user/sessions'));
  expect(ear.socket.connected).toBe(true);
  const { token } = await expectOk(app.api().post<{ token: string }>('/auth/login', password));
  budi = { ...budi, api: app.api(token) };
  expect(await expectOk(budi.api.delete('/user/delete-account'))).toMatchObject({ message: 'Akun berhasil dihapus.' });
  expect((await budi.api.get('/profile')).status).toBe(401);
  expect(await facts(ani)).toEqual(before);
});
