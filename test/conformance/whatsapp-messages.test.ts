import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '../support/wait-for.ts';
import { textOf } from './whatsapp-client.ts';
import type { Client, Upsert } from './whatsapp-client.ts';
import { StandIn } from './whatsapp-server.ts';
import type { Person } from './whatsapp-server.ts';

let server: StandIn;
let shop: Person;
let lead: Person;
let client: Client;

beforeAll(async () => {
  server = await StandIn.start();
  shop = await server.person('Toko Melati');
  lead = await server.person('Ana');
  client = await server.link(shop);
});

afterAll(() => server.close());

function arrival(text: string): Promise<Upsert> {
  return client.until(() => client.messages.find(({ message }) => textOf(message) === text), `the message "${text}"`);
}

/**
 * Waits for a status of a message. The receipt arrives as an update, or inside the shop's own message if that message
 * was still in the client's event buffer.
 */
async function status(id: string, wanted: number): Promise<void> {
  const updated = () => client.updates.some(({ key, update }) => key.id === id && update.status === wanted);
  const merged = () => client.upserts.some(({ message }) => message.key.id === id && (message.status ?? 0) >= wanted);
  await client.until(() => updated() || merged(), `status ${wanted}`);
}

test('messages of a lead come under its number and under its LID, each with the other id beside it', async () => {
  await server.send(lead, shop, { text: 'dari nomor' });
  const byNumber = await arrival('dari nomor');
  expect(byNumber.type).toBe('notify');
  expect(byNumber.message).toMatchObject({
    pushName: 'Ana',
    key: { remoteJid: `${lead.number}@s.whatsapp.net`, remoteJidAlt: `${lead.lid}@lid`, fromMe: false },
  });
  await server.send(lead, shop, { text: 'dari lid', form: 'lid' });
  const byLid = await arrival('dari lid');
  expect(byLid.message.key).toMatchObject({ remoteJid: `${lead.lid}@lid`, remoteJidAlt: `${lead.number}@s.whatsapp.net`, fromMe: false });
});

test.each(['pn', 'lid'] as const)('an answer to the %s address arrives once, and its ticks come back', async (form) => {
  const jid = form === 'pn' ? `${lead.number}@s.whatsapp.net` : `${lead.lid}@lid`;
  const sent = await client.socket.sendMessage(jid, { text: `jawaban ${form}`, linkPreview: null });
  const id = sent?.key.id ?? '';
  const [row] = (await server.rows(lead, shop, (rows) => rows.some((each) => each.id === id))).filter((each) => each.id === id);
  expect(row).toMatchObject({ direction: 'in', kind: 'text', text: `jawaban ${form}`, copies: 1, form });
  await status(id, 3);
  await server.call('POST', `/phones/${lead.number}/read`, { from: shop.number });
  await status(id, 4);
  // The shop's own phone also has the message and has decrypted it.
  await server.rows(shop, lead, (rows) => rows.some((each) => each.id === id && each.direction === 'out' && each.status === 'read'));
});

test('the client reads a chat and the lead sees it', async () => {
  const id = await server.send(lead, shop, { text: 'sudah dibaca?' });
  const { message } = await arrival('sudah dibaca?');
  await server.rows(lead, shop, (rows) => rows.some((row) => row.id === id && row.status === 'delivered'));
  await client.socket.readMessages([message.key]);
  await server.rows(lead, shop, (rows) => rows.some((row) => row.id === id && row.status === 'read'));
});

test('typing shows on both sides', async () => {
  const jid = `${lead.number}@s.whatsapp.net`;
  const composing = () => server.call('POST', `/phones/${lead.number}/chatstate`, { to: shop.number, state: 'composing' });
  const isTold = () =>
    client.presences.some(({ presences }) => Object.values(presences).some((each) => each.lastKnownPresence === 'composing'));
  const typedUntold = async (text: string) => {
    await composing();
    await server.send(lead, shop, { text });
    await arrival(text);
    expect(isTold()).toBe(false);
  };
  await typedUntold('tanpa langganan');
  await client.socket.sendPresenceUpdate('unavailable');
  await client.socket.presenceSubscribe(jid);
  await typedUntold('langganan selagi pergi');
  await client.socket.sendPresenceUpdate('available');
  await client.socket.presenceSubscribe(jid);
  await client.until(() => client.presences.some(({ id }) => id === jid), 'the answer to the subscription');
  await composing();
  await client.until(
    () =>
      client.presences.some(
        ({ id, presences }) => id === jid && Object.values(presences).some((each) => each.lastKnownPresence === 'composing'),
      ),
    'typing',
  );
  await client.socket.sendPresenceUpdate('composing', jid);
  await client.socket.sendPresenceUpdate('paused', jid);
  const states = async () =>
    (await server.call<{ chatStates: { from: string; state: string }[] }>('GET', `/phones/${lead.number}/chatstates`)).chatStates;
  await expect(states()).resolves.toMatchObject([
    { from: shop.number, state: 'composing' },
    { from: shop.number, state: 'paused' },
  ]);
});

test('a message in a group and a status post come under their own chat', async () => {
  await server.send(lead, shop, { text: 'halo semua', chat: '120363000000000001@g.us' });
  expect((await arrival('halo semua')).message.key).toMatchObject({
    remoteJid: '120363000000000001@g.us',
    participant: `${lead.number}@s.whatsapp.net`,
  });
  await server.send(lead, shop, { text: 'liburan', chat: 'status@broadcast' });
  expect((await arrival('liburan')).message.key.remoteJid).toBe('status@broadcast');
});

test('a message typed on the phone arrives as an own message in the lead’s chat', async () => {
  const { id } = await server.call<{ id: string }>('POST', `/phones/${shop.number}/type`, { to: lead.number, text: 'dari pemilik' });
  const { message, type } = await arrival('dari pemilik');
  expect(type).toBe('notify');
  expect(message.key).toMatchObject({ id, fromMe: true, remoteJid: `${lead.number}@s.whatsapp.net` });
  await server.call('POST', `/phones/${shop.number}/type`, { to: lead.number, text: 'dari pemilik, lid', form: 'lid' });
  expect((await arrival('dari pemilik, lid')).message.key).toMatchObject({ fromMe: true, remoteJid: `${lead.lid}@lid` });
});

test('a quoted answer and a reaction name the message that they are about', async () => {
  const sent = await client.socket.sendMessage(`${lead.number}@s.whatsapp.net`, { text: 'suka?', linkPreview: null });
  const id = sent?.key.id ?? '';
  await server.rows(lead, shop, (rows) => rows.some((row) => row.id === id));
  await server.send(lead, shop, { text: 'iya, yang ini', quotedId: id });
  const quoted = await arrival('iya, yang ini');
  expect(quoted.message.message?.extendedTextMessage?.contextInfo?.stanzaId).toBe(id);
  await server.call('POST', `/phones/${lead.number}/react`, { to: shop.number, id, emoji: '👍' });
  const reaction = await client.until(() => client.messages.find(({ message }) => message.message?.reactionMessage), 'the reaction');
  expect(reaction.message.message?.reactionMessage).toMatchObject({ text: '👍', key: { id, fromMe: true } });
});

test('a second client of the same phone receives the messages of the first one', async () => {
  const second = await server.link(shop);
  await client.socket.sendMessage(`${lead.number}@s.whatsapp.net`, { text: 'dari perangkat satu', linkPreview: null });
  const seen = await second.until(() => second.messages.find(({ message }) => textOf(message) === 'dari perangkat satu'), 'the copy');
  expect(seen.message.key).toMatchObject({ fromMe: true, remoteJid: `${lead.number}@s.whatsapp.net` });
  await second.socket.sendMessage(`${lead.number}@s.whatsapp.net`, { text: 'dari perangkat dua', linkPreview: null });
  expect((await arrival('dari perangkat dua')).message.key.fromMe).toBe(true);
  await second.socket.logout();
  expect(await second.until(() => second.endCode, 'the end')).toBe(401);
  await expect(server.call('GET', `/phones/${shop.number}`)).resolves.toMatchObject({ devices: [{ id: 1, online: true }] });
});

test('two clients of different phones write to each other', async () => {
  const branch = await server.person('Toko Cabang');
  const other = await server.link(branch);
  await client.socket.sendMessage(`${branch.number}@s.whatsapp.net`, { text: 'halo cabang', linkPreview: null });
  const got = await other.until(() => other.messages.find(({ message }) => textOf(message) === 'halo cabang'), 'the message');
  expect(got.message.key).toMatchObject({ fromMe: false, remoteJid: `${shop.number}@s.whatsapp.net` });
  await other.socket.sendMessage(got.message.key.remoteJid ?? '', { text: 'halo pusat', linkPreview: null });
  expect((await arrival('halo pusat')).message.key.fromMe).toBe(false);
  await other.end();
});

test('a hundred messages stay in order both ways', async () => {
  const wanted = Array.from({ length: 100 }, (_, index) => `urut ${index}`);
  for (const text of wanted) await server.send(lead, shop, { text });
  await arrival('urut 99');
  await client.until(() => client.messages.filter(({ message }) => textOf(message).startsWith('urut ')).length >= 100, 'all of them');
  const heard = client.messages.map(({ message }) => textOf(message)).filter((text) => text.startsWith('urut '));
  expect(heard).toEqual(wanted);
  for (const text of wanted) await client.socket.sendMessage(`${lead.number}@s.whatsapp.net`, { text: `balas ${text}`, linkPreview: null });
  const rows = await server.rows(lead, shop, (all) => all.filter((row) => row.text.startsWith('balas ')).length === 100);
  expect(rows.filter((row) => row.text.startsWith('balas ')).map((row) => row.text)).toEqual(wanted.map((text) => `balas ${text}`));
  expect(rows.every((row) => row.copies === 1)).toBe(true);
});

test('a query is answered through the client, and the time is given', async () => {
  client.socket.ev.on('messages.upsert', ({ messages }) => {
    for (const message of messages) {
      if (textOf(message) === 'berapa harganya?')
        void client.socket.sendMessage(message.key.remoteJid ?? '', { text: 'sepuluh ribu', linkPreview: null });
    }
  });
  const answer = await server.call('POST', `/phones/${lead.number}/ask`, { to: shop.number, text: 'berapa harganya?' });
  expect(answer).toMatchObject({ reply: { text: 'sepuluh ribu' }, ms: expect.any(Number) });
  await expect(server.call('POST', `/phones/${lead.number}/ask`, { to: shop.number, text: 'halo?', timeoutMs: 50 })).rejects.toThrow('408');
});

test('a chat change of one client (app state) reaches the other client of the phone', async () => {
  const second = await server.link(shop);
  const jid = `${lead.number}@s.whatsapp.net`;
  await second.until(() => second.memory.creds.myAppStateKeyId, 'the app state key');
  const muted = new Promise<boolean>((resolve) =>
    second.socket.ev.on('chats.update', (chats) => chats.some((chat) => chat.id === jid && chat.muteEndTime) && resolve(true)),
  );
  await client.socket.chatModify({ mute: 8 * 3_600_000 }, jid);
  expect(await muted).toBe(true);
  await second.socket.logout();
});

test('a change by the phone itself (chat marks) reaches a client that checks every sum, also after a patch of another client', async () => {
  // Use a new chat without changes, and only after the first sync. Baileys keeps a mark from the sync in its event
  // buffer until the history names the chat. That mark delays every later change of the chat.
  const marked = await server.person('Budi');
  await server.send(marked, shop, { text: 'masih ada?' });
  const jid = `${marked.number}@s.whatsapp.net`;
  const careful = await server.link(shop, { appStateMacVerification: { patch: true, snapshot: true } });
  await careful.until(() => careful.memory.creds.accountSyncCounter > 0, 'the end of the first app state sync');
  let told: [id: string | null | undefined, unread: number][] = [];
  const isTold = (id: string, unread: number) => told.some(([one, count]) => one === id && count === unread);
  careful.socket.ev.on('chats.update', (chats) => {
    for (const { id, unreadCount } of chats) if (unreadCount === -1 || unreadCount === 0) told.push([id, unreadCount]);
  });
  await client.socket.chatModify({ markRead: false, lastMessages: [] }, jid);
  await careful.until(() => isTold(jid, -1), 'the patch of the other client');
  const mark = (unread: boolean, form: string) => server.call('POST', `/phones/${shop.number}/mark`, { from: marked.number, unread, form });
  // Earlier messages of leads are also counted and marked as read in the meantime.
  told = [];
  await mark(false, 'pn');
  await careful.until(() => isTold(jid, 0), 'the mark over an earlier one');
  await mark(true, 'lid');
  await careful.until(() => isTold(`${marked.lid}@lid`, -1), 'the mark by the privacy id');
  expect(told.filter(([, unread]) => unread === -1)).toEqual([[`${marked.lid}@lid`, -1]]);
  await careful.socket.logout();
});

test('the questions that a client may ask at any time are answered', async () => {
  const { socket } = client;
  const jid = `${lead.number}@s.whatsapp.net`;
  await expect(socket.groupFetchAllParticipating()).resolves.toEqual({});
  await expect(socket.fetchBlocklist()).resolves.toEqual([]);
  await expect(socket.fetchPrivacySettings(true)).resolves.toMatchObject({ readreceipts: 'all' });
  await expect(socket.fetchAccountReachoutTimelock()).resolves.toMatchObject({ isActive: false });
  await socket.fetchNewChatMessageCap();
  await socket.fetchStatus(jid);
  await socket.fetchDisappearingDuration(jid);
  await socket.getBusinessProfile(jid);
  await socket.updateBlockStatus(jid, 'block');
  await socket.updateProfileStatus('Buka 24 jam');
  await socket.rotateSignedPreKey();
});

test('writing to a number that is not on WhatsApp delivers nothing and breaks nothing', async () => {
  await expect(client.socket.onWhatsApp('628000000001')).resolves.toEqual([]);
  const sent = await client.socket.sendMessage('628000000001@s.whatsapp.net', { text: 'ada orang?', linkPreview: null });
  expect(sent?.key.id).toBeDefined();
  await expect(client.socket.onWhatsApp(lead.number)).resolves.toEqual([{ jid: `${lead.number}@s.whatsapp.net`, exists: true }]);
});

test('a client that is linked later gets the chats so far as history, not as new messages', async () => {
  const second = await server.link(shop);
  const history = await second.until(() => second.histories[0], 'the history');
  const chat = history.chats.find(({ id }) => id === `${lead.number}@s.whatsapp.net`);
  expect(chat?.name ?? history.contacts.find(({ id }) => id === `${lead.number}@s.whatsapp.net`)?.name).toBe('Ana');
  expect(history.messages.map(textOf)).toContain('balas urut 99');
  expect(second.messages).toEqual([]);
  await second.socket.logout();
});

test('nothing stays queued and nothing that the client asked stayed without an answer', async () => {
  const device = async () => (await server.call<{ devices: { queued: number }[] }>('GET', `/phones/${shop.number}`)).devices[0];
  await expect(client.socket.profilePictureUrl(`${lead.number}@s.whatsapp.net`)).rejects.toThrow('item-not-found');
  await waitFor(async () => (await device())?.queued === 0, { what: 'an empty queue' });
  expect(await server.unknown()).toEqual([]);
  // the number that is not on WhatsApp has no LID either
  expect(client.log.filter(({ entry }) => entry !== 'USync fetch yielded no results for pending PNs')).toEqual([]);
});
