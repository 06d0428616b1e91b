import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { newId } from '#core/platform/crypto/ids';
import { noOrderRules } from '#contracts/values/selling/order-rules';
import { botPath, pathOf } from '../../contracts/http/route.ts';
import { expectOk } from '../support/api.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { freshPhone, linkOwner, type Owner } from '../support/owners.ts';
import type { Phone } from '../support/whatsapp/phone.ts';
import { contractPaths, contractRoutes } from '../support/routes.ts';
import { waitFor } from '../support/wait-for.ts';

/*
 * Two shops on one installation. Ani's has everything an owner can have. Budi calls every route of the
 * contracts with her ids, also by the path that names a bot, and both listen to events. Her data must not appear in his answers, must not
 * change, and her events must not reach him.
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

const budisProduct = { name: 'Piring', priceIdr: null, weightGrams: null, stock: null, variants: [], notes: '', photos: [], active: true };
const passkeyAnswer = {
  token: 'x'.repeat(43),
  assertion: { id: 'eA', rawId: 'eA', type: 'public-key', response: { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' } },
};

/** Valid bodies for every route, so that no refusal is caused by the shape. */
function bodyOf(name: string): unknown {
  const code = '000000';
  const day = { enabled: false, aiEnabled: false, text: '' };
  const bodies: Record<string, unknown> = {
    'account.updateEmail': { newEmail: ani.email },
    'account.confirmEmail': { otp: code },
    'account.changePassword': { currentPassword: ani.password, newPassword: 'kata-sandi-budi-9' },
    'accountExport.open': { token: 'x'.repeat(43) },
    'auth.register': { fullName: 'Budi', email: ani.email, password: 'kata-sandi-budi-9', packageId: 'ai-trial' },
    'auth.registerToken': { name: 'Budi', email: ani.email, packageId: 'ai-1000' },
    'auth.verifyOtp': { email: ani.email, otp: code },
    'auth.resendOtp': { email: ani.email },
    'auth.login': { email: ani.email, password: 'kata-sandi-budi-9' },
    'auth.forgotPassword': { email: ani.email },
    'auth.resetPassword': { email: ani.email, otp: code, newPassword: 'kata-sandi-budi-9' },
    'auth.undoEmail': { token: 'x'.repeat(43), newPassword: 'kata-sandi-budi-9' },
    'billing.createTransaction': { packageId: 'ai-3000' },
    'billing.xenditNotification': { external_id: ids['orderId'], status: 'PAID' },
    'billing.notification': {
      order_id: ids.orderId,
      status_code: '200',
      gross_amount: '50000.00',
      transaction_status: 'settlement',
      signature_key: 'a',
    },
    'blacklist.add': { number: freshPhone() },
    'bot.start': { userId: ani.userId },
    'bot.stop': { userId: ani.userId },
    'bot.pairingCode': { phone: freshPhone() },
    'passkey.answer': passkeyAnswer,
    'passkey.paste': passkeyAnswer,
    'passkey.compare': { equal: true },
    'chat.send': { body: 'dari Budi' },
    'newChats.begin': { number: freshPhone(), body: 'dari Budi' },
    'chat.setLabels': { labels: ['dari Budi'] },
    'chat.action': { action: { kind: 'label', label: 'dari Budi' }, conversationIds: [ids.conversationId] },
    'quickReplies.add': { body: 'dari Budi' },
    'quickReplies.change': { body: 'dari Budi' },
    'closings.change': { state: 'cancelled' },
    'trainingParts.saveReplySettings': { quotaReply: 'dari Budi', takeoverMinutes: 30, sendsPerMinute: 20, typingMsPerCharacter: 30 },
    'chat.changeMemory': { facts: { name: 'Budi' } },
    'chat.takeover': { active: true },
    'businesses.setCustomer': { customer: true },
    'hours.save': {
      when: 'unanswered',
      afterMinutes: 7,
      hours: [{ opens: '08:00', closes: '17:00' }, null, null, null, null, null, null],
      zone: 'WIT',
    },
    'reports.save': { hour: 9 },
    'speakers.save': { answersBroadcasts: true, metaAiAnswers: false, introducesAi: false },
    'followup.saveOptions': { zone: 'WIT', dailyLimit: 7 },
    'followup.cancel': { id: ids.followUpId },
    'followup.test': { day: 1 },
    'followup.answerOldChats': { follow: 'none' },
    'followup.save': { day1: day, day2: day, day3: day },
    'notices.switch': { kind: 'closing', channel: 'push', wanted: false },
    'notices.addDevice': { endpoint: 'https://push.contoh.id/x', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
    'trainingParts.saveSecret': { text: 'rahasia Budi' },
    'trainingParts.saveCallReply': { text: 'Budi menelepon balik' },
    'trainingParts.saveVoice': { shopName: 'Toko Budi', addressForm: 'kak', tone: 'casual' },
    'trainingParts.saveSameWords': { text: 'mocin = motor Budi' },
    'prompt.save': { prompt: 'Toko Budi' },
    'questions.answer': { answer: 'dari Budi', keep: true },
    'knowledge.create': { question: 'Piring Budi?', answer: 'Ada' },
    'knowledge.update': { question: 'Piring Budi?', answer: 'Ada' },
    'products.create': { ...budisProduct, name: 'Piring Budi' },
    'products.update': budisProduct,
    'orderRules.save': noOrderRules,
    'productChanges.apply': { chosen: { ids: [ids['productId']] }, change: { kind: 'remove' } },
    'photos.check': { link: 'https://drive.google.com/drive/folders/abcdefghijkl' },
    'loginSessions.confirmPassword': { password: ani.password },
    // The place her parcels are sent from.
    'shipping.chooseOrigin': { placeId: '17473' },
    'tryOut.send': { messages: [{ role: 'lead', body: 'Halo' }] },
    'tryOut.sampleShop': { messages: [{ role: 'lead', body: 'Halo' }] },
  };
  return bodies[name] ?? {};
}

/** Query strings, with words that occur often in her data. */
const queries: Record<string, string> = {
  'chat.search': '?q=gelas',
  'chat.sendFile': '?name=nota.pdf',
  'followup.oldChats': `?lastDay=3&upTo=${new Date().toISOString()}`,
};
const addressOf = (name: string, path: string): string => pathOf(path, ids) + (queries[name] ?? '');

/** After these the caller has no valid token any more. They are tried in the last test. */
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
      // Returns only the order of a registration, to the visitor who waits for its payment. It never finds an
      // owner's order.
      name !== 'billing.registrationOrder',
  );
  for (const { name, path } of readable) found[name] = await expectOk(owner.api.get(addressOf(name, path)));
  // The session host stores the time of the last message at its own intervals. Each such write raises the version.
  for (const name of ['bot.status', 'bot.statusOf']) Object.assign(found[name] as object, { lastMessageAt: null, version: 0 });
  return found;
}

interface Ear {
  socket: Socket;
  heard: [string, unknown][];
}

/** A browser's socket. `claim` adds fields to the handshake. */
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
  // `number`: only the caller's own list is searched, so there is nothing to refuse.
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
      if (param === 'botId') continue; // his own
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
  await expectOk(budi.api.delete('/user/delete-account'));
  expect((await budi.api.get('/profile')).status).toBe(401);
  expect(await facts(ani)).toEqual(before);
});
