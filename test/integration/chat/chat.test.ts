import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { ContactView, MessageView, ReplyStory, SearchResult } from '#contracts/http/chat/chat';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { expectOk } from '../../support/api.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { trainOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';
import { chatOf, inbound, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

let app: TestApp;
let modules: TestModules;
let host: INestApplicationContext;
let owner: Owner;
let stranger: Owner;

beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', env: { REPLY_QUIET_MS: '0' } });
  modules = await openTestModules(app);
  host = await modules.open([ConversationsModule]);
  owner = await app.registerOwner();
  await trainOwner(owner);
  stranger = await app.registerOwner({ fullName: 'Joko' });
});
afterAll(async () => {
  await modules.close();
  await app.close();
});

const id = () => owner.botId;
const contacts = (query = '', who = owner) => expectOk(who.api.get<ContactView[]>(`/chat/contacts${query}`));
const messages = (phone: string, query = '') =>
  expectOk(owner.api.get<MessageView[]>(`/chat/contacts/${encodeURIComponent(phone)}/messages${query}`));

async function quiet(phone: string, count = 1, name = 'Budi'): Promise<void> {
  const all = Array.from({ length: count }, (_, at) => inbound(id(), chatOf(phone), { body: `pesan ${at + 1}`, name }));
  await receive(host, all, false);
  // No open turn for the bot: these tests check only the panel.
  await modules.sql(`UPDATE conversations SET answered_turn = turn WHERE bot_id = $1`, [id()]);
}

describe('the list of contacts', () => {
  test('shows newest first with number, name, count and preview; a privacy id is no phone number', async () => {
    await quiet('6281400000001', 2, 'Ani');
    await receive(host, [inbound(id(), chatOf(null, '99887766554433'), { name: null, at: new Date(Date.now() + 2_000) })], false);
    const [newest, ani] = await contacts();
    expect(newest).toMatchObject({ phoneNumber: 'lid:99887766554433', name: 'Nomor disembunyikan', messageCount: 1 });
    expect(ani).toMatchObject({
      phoneNumber: '6281400000001',
      name: 'Ani',
      messageCount: 2,
      lastMessage: 'pesan 2',
      takeoverUntil: null,
      optedOut: false,
      getsNotices: false,
      needsOwner: null,
      unread: 2,
      blacklisted: false,
    });
    expect(await messages('lid:99887766554433')).toHaveLength(1);
  });

  test('has a version that grows with each change of the conversation and of its contact', async () => {
    await quiet('6281400000077', 1, 'Wati');
    const version = async () => (await contacts()).find((one) => one.phoneNumber === '6281400000077')!.version!;
    const versions = [await version()];
    await quiet('6281400000077', 1);
    versions.push(await version());
    await app.sql(`UPDATE contacts SET name = 'Wati Baru' WHERE pn = '6281400000077'`);
    versions.push(await version());
    await app.sql(`UPDATE conversations c SET unread = 0 FROM contacts k WHERE k.id = c.contact_id AND k.pn = '6281400000077'`);
    versions.push(await version());
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
    expect(versions.every(Number.isSafeInteger)).toBe(true);
  });

  test('comes in pages and is searched by name, number and text', async () => {
    for (let at = 0; at < 7; at += 1) await quiet(`628140000010${at}`, 1, `Pembeli ${at}`);
    const all = await contacts();
    const first = await contacts('?limit=3');
    const second = await contacts(`?limit=3&before=${first.at(-1)!.conversationId}`);
    expect([...first, ...second].map((one) => one.conversationId)).toEqual(all.slice(0, 6).map((one) => one.conversationId));
    expect((await contacts('?q=pembeli%203')).map((one) => one.name)).toEqual(['Pembeli 3']);
    expect((await contacts('?q=0814-0000-0104')).map((one) => one.phoneNumber)).toEqual(['6281400000104']);
    await receive(host, [inbound(id(), chatOf('6281400000105'), { body: 'Warna *merah_marun* 100%?' })], false);
    expect((await contacts('?q=merah_marun')).map((one) => one.phoneNumber)).toEqual(['6281400000105']);
    expect(await contacts('?q=merahXmarun')).toEqual([]);
  });

  test('messages are found by the beginnings of their words, newest first, with the hits marked', async () => {
    const find = (q: string, who = owner) => expectOk(who.api.get<SearchResult>(`/chat/search?q=${encodeURIComponent(q)}`));
    const shown = ({ messages }: SearchResult) =>
      messages.map(({ name, seq, excerpt }) => [name, seq, excerpt.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')]);
    const phone = '6281400000300';
    await receive(
      host,
      ['Ada gamis Zulaikha?', 'Warna zulaikha-nya apa saja, gamisnya ready?'].map((body) =>
        inbound(id(), chatOf(phone), { body, name: 'Ibu Nur Zulaiha' }),
      ),
      false,
    );
    expect(shown(await find('ZULAIKHA gam'))).toEqual([
      ['Ibu Nur Zulaiha', 2, 'Warna [zulaikha]-nya apa saja, [gam]isnya ready?'],
      ['Ibu Nur Zulaiha', 1, 'Ada [gam]is [Zulaikha]?'],
    ]);
    expect((await find('nur')).contacts.map((one) => one.phoneNumber)).toEqual([phone]);
    expect((await find('0814 0000 0300')).contacts.map((one) => one.phoneNumber)).toEqual([phone]);
    expect((await find('00300')).contacts.map((one) => one.phoneNumber)).toEqual([phone]);
    // A search finds no word from its middle, and needs all words to match.
    expect(await find('laikha')).toMatchObject({ contacts: [], messages: [] });
    expect(await find('zulaikha sepatu')).toMatchObject({ contacts: [], messages: [] });
    expect(await find("'&|!:*() %_")).toMatchObject({ contacts: [], messages: [] });
    expect(await find('zulaikha', stranger)).toEqual({ contacts: [], messages: [], more: false, moreContacts: false });
    expect((await owner.api.get('/chat/search?q=')).status).toBe(400);
  });

  test('a search finds the transcript of a voice message too', async () => {
    const phone = '6281400000301';
    await quiet(phone);
    await modules.sql(
      `UPDATE messages SET kind = 'voice', body = '', media = '{"mimetype":"audio/ogg","transcript":"Apakah bisa dikirim ke Wamena"}'
       WHERE conversation_id = (SELECT c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.pn = $1)`,
      [phone],
    );
    const { messages } = await expectOk(owner.api.get<SearchResult>('/chat/search?q=wamena'));
    expect(messages).toMatchObject([{ phoneNumber: phone, excerpt: [{ text: 'Apakah bisa dikirim ke ' }, { text: 'Wamena', hit: true }] }]);
  });

  test('words that are everywhere are found where it is new, and by the same rule', async () => {
    const [busy, count] = ['6281400000302', 3_100];
    await quiet(busy);
    await modules.sql(
      `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn, created_at)
       SELECT gen_random_uuid(), c.bot_id, c.id, 1 + n, 'lead', 'text', 'terimakasih ' || n, 'COMMON' || n, 'delivered', 1, now() + n * interval '1 ms'
       FROM conversations c JOIN contacts k ON k.id = c.contact_id, generate_series(1, ${count}) n WHERE k.pn = $1`,
      [busy],
    );
    const result = await expectOk(owner.api.get<SearchResult>('/chat/search?q=terimakasih'));
    expect(result.messages.slice(0, 2).map(({ seq }) => seq)).toEqual([count + 1, count]);
    expect([result.messages.length, result.more]).toEqual([50, true]);
    await modules.sql(`DELETE FROM messages WHERE wa_id LIKE 'COMMON%'`);
  });

  test('one index answers for one owner alone', async () => {
    expect(await modules.sql(`SELECT owned_words($1, ARRAY['a']) @@ owned_query($2, ARRAY['a']) AS same`, [id(), stranger.userId])).toEqual(
      [{ same: false }],
    );
  });

  test('a thread opens around a message that was found', async () => {
    const phone = '6281400000303';
    await quiet(phone, 9);
    expect((await messages(phone, '?from=4&limit=3')).map((one) => one.seq)).toEqual([4, 5, 6]);
    expect((await messages(phone, '?before=4&limit=2')).map((one) => one.seq)).toEqual([2, 3]);
    expect(await messages(phone, '?from=10')).toEqual([]);
  });

  test('and the threads belong to their owner alone', async () => {
    await quiet('6281400000002');
    expect(await contacts('', stranger)).toEqual([]);
    for (const path of ['messages', 'replies']) expect((await stranger.api.get(`/chat/contacts/6281400000002/${path}`)).status).toBe(404);
    expect((await stranger.api.post('/chat/contacts/6281400000002/messages', { body: 'hai' })).status).toBe(404);
    expect((await stranger.api.post('/chat/contacts/6281400000002/takeover', { active: true })).status).toBe(404);
    expect((await app.api().get('/chat/contacts')).status).toBe(401);
  });
});

describe('a thread', () => {
  test('comes oldest first, by pages of 50, with fromMe true for the lead', async () => {
    await quiet('6281400000003', 60);
    const newest = await messages('6281400000003');
    expect(newest).toHaveLength(50);
    expect(newest.at(-1)).toMatchObject({ body: 'pesan 60', fromMe: true, sender: 'lead', status: 'delivered' });
    expect(newest.at(-1)!.timestamp).toEqual({ seconds: expect.any(Number), nanoseconds: expect.any(Number) });
    const older = await messages('6281400000003', `?before=${newest[0]!.seq}`);
    expect(older.map((one) => one.body)).toEqual(Array.from({ length: 10 }, (_, at) => `pesan ${at + 1}`));
  });

  test('takes what the owner writes once, and is taken over for an hour', async () => {
    await quiet('6281400000004');
    const wanted = { body: '  Siap Kak  ', clientId: '0197a5a5-0000-7000-8000-000000000001' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => expectOk(owner.api.post<MessageView>('/chat/contacts/6281400000004/messages', wanted))),
    );
    expect(new Set(answers.map((one) => one.id)).size).toBe(1);
    expect(answers[0]).toMatchObject({ body: 'Siap Kak', fromMe: false, sender: 'owner', status: 'queued', seq: 2 });
    expect(await messages('6281400000004')).toHaveLength(2);
    const [contact] = await contacts('?q=6281400000004');
    expect(Date.parse(contact!.takeoverUntil!) - Date.now()).toBeGreaterThan(59 * 60_000 - 5_000);
    expect((await owner.api.post('/chat/contacts/6281400000004/messages', { body: '   ' })).body).toEqual({
      error: 'Pesan tidak boleh kosong.',
      code: 'invalid',
    });
  });

  test('is silent while the switch is on, and what waits is answered when it is given back', async () => {
    await quiet('6281400000005');
    expect(await expectOk(owner.api.post<ContactView>('/chat/contacts/6281400000005/takeover', { active: true }))).toMatchObject({
      takeoverUntil: 'forever',
    });
    const [held] = await receive(host, [inbound(id(), chatOf('6281400000005'), { body: 'Halo, ada stok?' })]);
    await waitFor(async () => (await app.redis.keys('bull:replies:de:*')).length === 0, { what: 'the alarm to ring unheard' });
    expect(await messages('6281400000005')).toHaveLength(2);
    await expectOk(owner.api.post('/chat/contacts/6281400000005/takeover', { active: false }));
    const answer = await waitFor(async () => (await messages('6281400000005')).find((one) => one.sender === 'bot'));
    expect(answer).toMatchObject({ fromMe: false, status: 'queued', conversationId: held!.conversationId });
    const [story] = await expectOk(owner.api.get<ReplyStory[]>('/chat/contacts/6281400000005/replies'));
    expect(story).toMatchObject({ turn: held!.turn, model: expect.any(String), tools: [] });
    await expectOk(owner.api.post('/chat/contacts/6281400000005/seen'));
  });
});

describe('labels of a chat', () => {
  const label = (labels: unknown, from = owner) => from.api.post<ContactView>('/chat/contacts/6281400000006/labels', { labels });

  test('labels: each once, cleaned, by which the list is read, and at most ten', async () => {
    await quiet('6281400000006');
    const seen = await expectOk(label([' Reseller\u202e ', 'VIP', 'reseller']));
    expect(seen.labels).toEqual(['Reseller', 'VIP']);
    expect(await expectOk(owner.api.get('/chat/labels'))).toEqual(['Reseller', 'VIP']);
    expect((await contacts('?label=VIP')).map((one) => one.phoneNumber)).toEqual(['6281400000006']);
    expect(await contacts('?label=vi')).toEqual([]);
    expect(await label([''])).toMatchObject({ status: 400, body: { error: 'Label tidak boleh kosong.' } });
    expect((await label(Array.from({ length: 11 }, (_, at) => `L${at}`))).status).toBe(400);
    expect((await label(['x'], stranger)).status).toBe(404);
    expect((await expectOk(label([]))).labels).toEqual([]);
  });

  test('read marks: opening the chat takes them away, and each filter gives its part of the list', async () => {
    await quiet('6281400000007', 3);
    expect((await contacts('?q=6281400000007'))[0]).toMatchObject({ unread: 3 });
    const unread = async () => (await contacts('?filter=unread&limit=200')).some((one) => one.phoneNumber === '6281400000007');
    expect(await unread()).toBe(true);
    await expectOk(owner.api.post('/chat/contacts/6281400000007/seen'));
    expect(await unread()).toBe(false);
    await expectOk(owner.api.post('/chat/contacts/6281400000007/takeover', { active: true }));
    expect((await contacts('?filter=taken-over')).map((one) => one.phoneNumber)).toContain('6281400000007');
    await receive(host, [inbound(id(), chatOf('6281400000007'), { body: 'Kak?' })]);
    expect(await contacts('?filter=needs-owner')).toMatchObject([{ phoneNumber: '6281400000007', needsOwner: { reason: 'lead-wrote' } }]);
    expect(await expectOk(owner.api.get('/chat/waiting'))).toMatchObject({
      counts: { needsOwner: 1 },
      leads: [{ phoneNumber: '6281400000007' }],
    });
    await expectOk(owner.api.post('/chat/contacts/6281400000007/done'));
    expect(await contacts('?filter=needs-owner')).toEqual([]);
    expect((await owner.api.get('/chat/contacts?filter=alles')).status).toBe(400);
  });

  test('quick replies: written, changed and taken away by their owner alone, a hundred at most', async () => {
    const one = await expectOk(owner.api.post<{ id: string; body: string }>('/quick-replies', { body: ' Halo {nama} ' }));
    expect(one.body).toBe('Halo {nama}');
    expect((await owner.api.post(`/quick-replies/${one.id}`, { body: '  ' })).status).toBe(400);
    expect((await stranger.api.post(`/quick-replies/${one.id}`, { body: 'lain' })).status).toBe(404);
    expect((await stranger.api.delete(`/quick-replies/${one.id}`)).status).toBe(404);
    await expectOk(owner.api.post(`/quick-replies/${one.id}`, { body: 'Hai {nama}' }));
    expect(await expectOk(owner.api.get('/quick-replies'))).toEqual([{ id: one.id, body: 'Hai {nama}', photoId: null }]);
    await modules.sql(`INSERT INTO quick_replies (id, bot_id, body) SELECT gen_random_uuid(), $1, 'x' FROM generate_series(1, 99)`, [
      owner.userId,
    ]);
    expect(await owner.api.post('/quick-replies', { body: 'satu lagi' })).toMatchObject({
      status: 400,
      body: { code: 'quick_replies_full' },
    });
    await expectOk(owner.api.delete(`/quick-replies/${one.id}`));
    await expectOk(owner.api.post('/quick-replies', { body: 'satu lagi' }));
  });
});

describe('exports of an owner', () => {
  const file = async (what: string, from = owner) => {
    const response = await fetch(`${app.url}/api/chat/export/${what}`, { headers: { authorization: `Bearer ${from.token}` } });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const lines = ({ bytes }: { bytes: Buffer }) => bytes.toString('utf8').split('\r\n');

  test('all contacts and messages, more than one page of them, none a formula and none of anybody else', async () => {
    const third = await app.registerOwner();
    const to = third.botId;
    const many = Array.from({ length: 230 }, (_, at) =>
      inbound(to, chatOf(`62814100${String(at).padStart(5, '0')}`), { body: `=HYPERLINK("http://x","${at}")` }),
    );
    for (let at = 0; at < many.length; at += 50) await receive(host, many.slice(at, at + 50), false);
    const contactsOf = lines(await file('contacts', third));
    expect(contactsOf[0]).toMatch(/^\ufeffNama;Nomor;/);
    expect(contactsOf.filter((line) => line.includes('62814100'))).toHaveLength(230);
    const messagesOf = lines(await file('messages', third));
    expect(messagesOf.filter((line) => line.includes('62814100'))).toHaveLength(230);
    expect(messagesOf[1]).toContain(`"'=HYPERLINK(""http://x"",""`);
    expect((await file('messages')).bytes.toString()).not.toContain('62814100');
    expect((await file('contacts?format=xlsx', third)).bytes.subarray(0, 2).toString()).toBe('PK');
    expect((await file('alles')).status).toBe(400);
  });

  test('messages of 60,000 letters are sent page by page as CSV, and refused as a workbook with advice, while the server answers others', async () => {
    const fourth = await app.registerOwner();
    const [contact] = [chatOf('6281410199999')];
    await receive(host, [inbound(fourth.botId, contact, { body: 'Halo' })], false);
    await modules.sql(
      `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn)
       SELECT gen_random_uuid(), bot_id, conversation_id, seq + n, 'lead', 'text', repeat('panjang ', 7500), 'PANJANG' || n, 'delivered', turn
       FROM messages, generate_series(1, 1500) AS n WHERE bot_id = $1`,
      [fourth.userId],
    );
    let isDone = false;
    let answered = 0;
    const others = (async () => {
      for (; !isDone; answered += 1) await expectOk(owner.api.get('/quick-replies'));
    })();
    const workbook = await file('messages?format=xlsx', fourth);
    const csv = await file('messages', fourth);
    isDone = true;
    await others;
    expect([workbook.status, workbook.bytes.toString()]).toEqual([400, expect.stringContaining('Unduh sebagai CSV')]);
    expect(lines(csv).filter((line) => line.includes('panjang')).length).toBe(1_500);
    expect(answered).toBeGreaterThan(20);
  });
});

describe('trying the bot out', () => {
  /** Instructions of all model requests. Leads of other tests are answered at the same time. */
  const instructions = async (): Promise<string[]> => (await app.sandbox.llm.requests()).map(({ request }) => request.messages[0].content);

  test('answers with the owner’s prompt, twenty times a day for nothing, then for one reply each', async () => {
    await expectOk(owner.api.post('/prompt', { prompt: 'Toko Kaos Sari. Kaos polos Rp 75.000.' }));
    const left = async () =>
      (await modules.sql(`SELECT replies_left FROM subscriptions WHERE account_id = $1`, [owner.userId]))[0].replies_left;
    const before = await left();
    const ask = () => expectOk(owner.api.post('/try-out', { messages: [{ role: 'lead', body: 'Berapa harga kaos polos?' }] }));
    const first = await ask();
    expect(first).toMatchObject({ left: 19, bubbles: [expect.any(String)] });
    expect(await instructions()).toContainEqual(expect.stringContaining('Toko Kaos Sari'));
    for (let at = 0; at < 19; at += 1) await ask();
    expect(await left()).toBe(before);
    expect(await ask()).toMatchObject({ left: 0 });
    expect(await left()).toBe(before - 1);
  });

  test('answers by words that are not saved yet, and saves none of them', async () => {
    const { body } = await stranger.api.post('/try-out', {
      messages: [{ role: 'lead', body: 'Halo' }],
      prompts: { prompt: 'Kamu Rara dari Toko Gelas.', secondary_prompt: 'default' },
    });
    expect(body.left).toBeLessThan(20);
    expect(await instructions()).toContainEqual(expect.stringContaining('Kamu Rara dari Toko Gelas.'));
    expect((await stranger.api.get('/prompt')).body.prompt).not.toContain('Toko Gelas');
    const tooLong = await stranger.api.post('/try-out', {
      messages: [{ role: 'lead', body: 'Halo' }],
      prompts: { prompt: 'a'.repeat(20_001) },
    });
    expect([tooLong.status, tooLong.body.error]).toEqual([400, 'Prompt terlalu panjang.']);
  });

  test('lets visitors ask an example shop: by our training text, at no owner’s cost, with stored answers beyond its share', async () => {
    const quotas = () => modules.sql(`SELECT account_id, replies_left FROM subscriptions ORDER BY account_id`);
    const before = await quotas();
    const passerBy = owner.api.as(undefined);
    const ask = (shop: string, body: string) => passerBy.post(`/try-out/shops/${shop}`, { messages: [{ role: 'lead', body }] });
    expect((await passerBy.get('/public-config')).body.sampleShops).toBe(true);
    expect((await expectOk(ask('kuliner', 'Nastar satu toples berapa?'))).bubbles).toEqual([expect.any(String)]);
    expect(await instructions()).toContainEqual(expect.stringContaining('Dapur Kue Contoh'));
    expect((await ask('emas', 'Halo')).status).toBe(400);
    expect((await ask('jasa', 'a'.repeat(301))).body.error).toBe('Pesan paling panjang 300 huruf.');
    expect((await passerBy.post('/try-out/shops/jasa', { messages: [{ role: 'bot', body: 'Halo' }] })).status).toBe(400);

    const [ofDay, ofNetwork] = (await app.redis.keys('sample-shops:*')).toSorted();
    const counts = () => app.redis.mget(ofDay!, ofNetwork!);
    expect(await counts()).toEqual(['1', '1']);
    const asked = (await instructions()).length;
    const stored = { bubbles: [expect.stringContaining('Cuci AC'), expect.stringContaining('jawaban contoh yang sudah ditulis')] };
    await app.redis.mset(ofDay!, 20, ofNetwork!, 20); // a tenth of the day
    expect(await expectOk(ask('jasa', 'Cuci AC berapa?'))).toEqual(stored);
    expect(await counts()).toEqual(['20', '20']);
    await app.redis.mset(ofDay!, 200, ofNetwork!, 0); // others have used up the whole day
    expect(await expectOk(ask('jasa', 'Cuci AC berapa?'))).toEqual(stored);
    expect(await counts()).toEqual(['200', '0']);
    expect((await instructions()).length).toBe(asked);
    await app.redis.mset(ofDay!, 20, ofNetwork!, 0); // one network has used up its share: the model still answers others
    expect((await expectOk(ask('jasa', 'Cuci AC berapa?'))).bubbles).toHaveLength(1);
    expect(await counts()).toEqual(['21', '1']);
    await app.redis.del(ofDay!, ofNetwork!);
    await app.sandbox.llm.fault({ next: [{ kind: 'error', row: 'auth' }] });
    const withoutModel = { bubbles: [expect.stringContaining('Cuci AC'), expect.stringContaining('sedang tidak dapat menjawab')] };
    expect(await expectOk(ask('jasa', 'Cuci AC berapa?'))).toEqual(withoutModel);
    expect(await counts()).toEqual(['0', '0']);
    expect(await quotas()).toEqual(before);
  });

  test('says that the model is down, and charges nothing', async () => {
    await app.sandbox.llm.fault({ next: [{ kind: 'error', row: 'auth' }] });
    const ask = () => stranger.api.post('/try-out', { messages: [{ role: 'lead', body: 'Halo' }] });
    const failed = await ask();
    expect(failed.status).toBe(503);
    expect(failed.body.error).toMatch(/coba lagi/);
    const { left } = (await ask()).body;
    expect(left).toBe(18);
    const asked = await expectOk(stranger.api.get<{ questions: string[]; left: number }>('/try-out/questions'));
    expect(asked).toEqual({ questions: [], left });
  });
});
