import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';

let app: TestApp;
let tools: SessionTools;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp({ workers: 0, serverRoles: 'sessions' });
  tools = new SessionTools(app);
  shop = await tools.addShop();
});
afterAll(() => app?.close());

async function loginCount(): Promise<number> {
  return (await tools.phone(shop.phone)).devices[0]?.logins ?? 0;
}

/** Waits until this number of the lead's messages match, and returns them. */
function thread(lead: string, count: number, matches: (row: any) => boolean = () => true): Promise<any[]> {
  return waitFor(
    async () => {
      const rows = await app.sql(
        `SELECT m.* FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
       WHERE m.bot_id = $1 AND k.pn = $2 ORDER BY m.seq`,
        [shop.botId, lead],
      );
      return rows.length >= count && rows.every(matches) && rows;
    },
    { what: `${count} messages of ${lead}` },
  );
}

test('a lead who writes by number and by privacy id is one person with one conversation', async () => {
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'dari nomor');
  await tools.say(lead, shop, 'dari lid', { form: 'lid' });
  const rows = await thread(lead, 2);
  expect(rows.map((row) => row.body)).toEqual(['dari nomor', 'dari lid']);
  expect(new Set(rows.map((row) => row.conversation_id)).size).toBe(1);
});

test('a message that comes twice, byte for byte or encrypted again, is stored once', async () => {
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'ganda', { duplicate: 2, replay: 2 });
  await tools.say(lead, shop, 'akhir');
  const rows = await thread(lead, 2);
  expect(rows.map((row) => row.body)).toEqual(['ganda', 'akhir']);
});

test('a damaged message is a placeholder until its sender gives it again', async () => {
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'utuh');
  await thread(lead, 1);
  await tools.faults({ number: shop.phone, corruptNext: 1 });
  await tools.say(lead, shop, 'rusak dulu');
  const rows = await thread(lead, 2, (row) => row.kind === 'text');
  expect(rows.map((row) => row.body)).toEqual(['utuh', 'rusak dulu']);
});

test.each([
  { fault: 'device99Next', row: ['unreadable', ''] },
  // The sender has an account on the business platform. Baileys supports this address and refuses the message.
  { fault: 'hostedNext', row: ['unreadable', ''] },
  // Baileys requests the message again from its sender.
  { fault: 'unknownCipherNext', row: ['text', 'tidak terbaca'] },
])('a message that cannot be decrypted ($fault) costs no connection', async ({ fault, row: expected }) => {
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'sebelum');
  await thread(lead, 1);
  const logins = await loginCount();
  await tools.faults({ number: shop.phone, [fault]: 1 });
  await tools.say(lead, shop, 'tidak terbaca');
  await thread(lead, 2);
  await tools.say(lead, shop, 'sesudah');
  const rows = await thread(lead, 3, (row) => row.body !== '' || row.kind === expected[0]);
  expect(rows.map((row) => [row.kind, row.body])).toEqual([['text', 'sebelum'], expected, ['text', 'sesudah']]);
  expect(await loginCount()).toBe(logins);
});

test('messages of WhatsApp itself that cannot be decrypted cost no connection', async () => {
  const whatsapp = await tools.addPhone('0');
  const lead = await tools.addPhone();
  await tools.say(whatsapp, shop, 'Fitur baru');
  await thread(whatsapp, 1);
  const logins = await loginCount();
  for (const fault of ['device99Next', 'hostedNext', 'unknownCipherNext', 'corruptNext']) {
    await tools.faults({ number: shop.phone, [fault]: 1 });
    await tools.say(whatsapp, shop, fault);
  }
  await tools.say(lead, shop, 'sesudah');
  await thread(lead, 1);
  // Baileys requests two of the messages again from their sender.
  await waitFor(async () => (await thread(whatsapp, 5)).filter(({ body }) => body !== '').length === 3, { what: 'those that come again' });
  const rows = await thread(whatsapp, 5);
  expect(rows.map(({ body, kind }) => body || kind).toSorted()).toEqual([
    ...['Fitur baru', 'corruptNext', 'unknownCipherNext', 'unreadable', 'unreadable'],
  ]);
  expect(await loginCount()).toBe(logins);
});

test('messages typed on the phone are the owner’s; reactions and notes to oneself are ignored', async () => {
  const lead = await tools.addPhone();
  const id = await tools.say(lead, shop, 'halo');
  await tools.phone(`${shop.phone}/type`, { to: lead, text: 'saya sendiri' });
  await tools.phone(`${lead}/react`, { to: shop.phone, id, emoji: '👍' });
  await tools.say(lead, shop, 'terima kasih');
  const rows = await thread(lead, 3);
  expect(rows.map((row) => [row.sender, row.body])).toEqual([
    ['lead', 'halo'],
    ['owner', 'saya sendiri'],
    ['lead', 'terima kasih'],
  ]);
});

test('a picture keeps the data to fetch it, sealed', async () => {
  const lead = await tools.addPhone();
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await tools.phone(`${lead}/send`, { to: shop.phone, image: { base64, mimetype: 'image/png', caption: 'bukti' } });
  const [row] = await thread(lead, 1);
  expect(row).toMatchObject({ kind: 'image', body: 'bukti', media: { mimetype: 'image/png' } });
  expect(row.proto.length).toBeGreaterThan(60);
  expect(row.proto.includes(Buffer.from('image/png'))).toBe(false);
});

test('messages that arrive while the session is away are stored when it is back, once and in order', async () => {
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'sebelum');
  await thread(lead, 1);
  await tools.want(shop.botId, 'stopped');
  await waitFor(async () => (await tools.phone(shop.phone)).devices[0].online === false, { what: 'the device offline' });
  for (const text of ['satu', 'dua', 'tiga']) await tools.say(lead, shop, text);
  await tools.want(shop.botId, 'running');
  const rows = await thread(lead, 4);
  expect(rows.map((row) => row.body)).toEqual(['sebelum', 'satu', 'dua', 'tiga']);
});

test('a follow-up that the connection kept from leaving is taken back when the lead answered meanwhile or its window has closed', async () => {
  const [answering, sleeping, waiting] = [await tools.addPhone(), await tools.addPhone(), await tools.addPhone()];
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const talk = async (lead: string): Promise<string> => {
    await tools.say(lead, shop, 'halo');
    const [{ conversation_id: id }] = await thread(lead, 1);
    // The conversation is answered, and no message has arrived since then.
    await app.sql(`UPDATE conversations SET answered_turn = turn, last_sender = 'bot' WHERE id = $1`, [id]);
    return id as string;
  };
  const talks = [await talk(answering), await talk(sleeping), await talk(waiting)] as const;
  await tools.want(shop.botId, 'stopped');
  await waitFor(async () => (await tools.phone(shop.phone)).devices[0].online === false, { what: 'the device offline' });
  await tools.queue(shop.botId, talks[0], 'masih berminat, A?', hours(5));
  await tools.queue(shop.botId, talks[1], 'masih berminat, B?', hours(-1));
  await tools.queue(shop.botId, talks[2], 'masih berminat, C?', hours(5));
  await tools.say(answering, shop, 'jadi beli kak');
  await tools.want(shop.botId, 'running');
  const left = async (): Promise<Record<string, string> | false> => {
    const rows = (await tools.messages(shop.botId)).filter(({ body }) => body.startsWith('masih berminat'));
    return rows.every(({ status }) => status !== 'queued') && Object.fromEntries(rows.map(({ body, status }) => [body, status]));
  };
  const states = await waitFor(left, { what: 'all three judged' });
  expect(states).toEqual({
    'masih berminat, A?': 'failed',
    'masih berminat, B?': 'failed',
    'masih berminat, C?': expect.stringMatching(/sent|delivered|read/),
  });
  await waitFor(async () => (await tools.inbox(waiting, shop)).length === 1, { what: 'the one that may leave on the phone' });
  expect((await thread(answering, 3)).map(({ body }) => body).toSorted()).toEqual(['halo', 'jadi beli kak', 'masih berminat, A?']);
  expect([await tools.inbox(answering, shop), await tools.inbox(sleeping, shop)]).toEqual([[], []]);
});

test('a first contact that is refused under a restriction is given up, reported, and never tried again', async () => {
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'halo');
  const [{ conversation_id: conversationId }] = await thread(lead, 1);
  const until = Math.floor(Date.now() / 1_000) + 3_600;
  await tools.faults({ number: shop.phone, ackError: { code: 463, times: 1 }, reachoutLock: { active: true, until } });
  await tools.queue(shop.botId, conversationId, 'ditolak');
  const rows = await thread(lead, 2, (row) => row.sender === 'lead' || row.status === 'failed');
  expect(rows[1]).toMatchObject({ body: 'ditolak', status: 'failed' });
  expect((await tools.session(shop.botId)).restricted_until.getTime()).toBe(until * 1_000);
  expect(await tools.inbox(lead, shop)).toHaveLength(0);
  await tools.faults({ number: shop.phone, reachoutLock: { active: false } });
});

test('keys and credentials lie sealed in the database', async () => {
  const rows = await app.sql(`SELECT data FROM wa_keys WHERE bot_id = $1 UNION ALL SELECT data FROM wa_creds WHERE bot_id = $1`, [
    shop.botId,
  ]);
  expect(rows.length).toBeGreaterThan(100);
  for (const { data } of rows) expect(/private|privKey|noiseKey/.test(data.toString('latin1'))).toBe(false);
});

test('a chat that the owner marks as unread on the phone is unread here, until the phone, too, calls it read', async () => {
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'satu');
  const [{ conversation_id: id }] = await thread(lead, 1);
  const marks = async () => (await app.sql(`SELECT unread, marked_unread FROM conversations WHERE id = $1`, [id]))[0];
  const becomes = (unread: number, marked: boolean, what: string) =>
    waitFor(async () => isDeepStrictEqual(await marks(), { unread, marked_unread: marked }), { what });
  const mark = (unread: boolean, form?: string) => tools.phone(`${shop.phone}/mark`, { from: lead, unread, form });
  await tools.phone(`${shop.phone}/read`, { from: lead });
  await becomes(0, false, 'the chat read');
  await mark(true);
  await becomes(1, true, 'the mark of the phone');
  await mark(false, 'lid');
  await becomes(0, false, 'the mark taken away, by the privacy id');
  await tools.say(lead, shop, 'dua');
  await thread(lead, 2);
  expect(await marks()).toEqual({ unread: 1, marked_unread: false });
  await mark(true, 'lid');
  await becomes(1, true, 'the mark on what was unread');
  await mark(false);
  await becomes(0, false, 'all of it read');
});

test('a mark of the phone counts also in a chat that was marked, and empty, before the number was linked', async () => {
  const [botId, phone, lead] = await Promise.all([tools.addOwner(), tools.addPhone(), tools.addPhone()]);
  const marked = { botId, phone };
  await tools.phone(`${phone}/mark`, { from: lead, unread: true });
  await tools.link(botId, phone);
  await tools.say(lead, marked, 'satu');
  const isMarked = async () => (await app.sql(`SELECT marked_unread FROM conversations WHERE bot_id = $1`, [botId]))[0]?.marked_unread;
  await waitFor(async () => (await isMarked()) === false, { what: 'the conversation' });
  await tools.phone(`${phone}/read`, { from: lead });
  await tools.phone(`${phone}/mark`, { from: lead, unread: true });
  await waitFor(isMarked, { what: 'the mark of the phone' });
});

test('messages read on the phone are read here too, by number and by privacy id', async () => {
  const lead = await tools.addPhone();
  await tools.say(lead, shop, 'satu');
  await tools.say(lead, shop, 'dua', { form: 'lid' });
  await thread(lead, 2);
  const unread = async () =>
    (
      await app.sql(`SELECT c.unread FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $2`, [
        shop.botId,
        lead,
      ])
    )[0]!.unread as number;
  expect(await unread()).toBe(2);
  await tools.phone(`${shop.phone}/read`, { from: lead });
  await waitFor(async () => (await unread()) === 0, { what: 'the chat read' });
  await tools.say(lead, shop, 'tiga');
  await thread(lead, 3);
  expect(await unread()).toBe(1);
});
