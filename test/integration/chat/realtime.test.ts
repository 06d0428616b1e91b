import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Emitter } from '@socket.io/redis-emitter';
import { io, type Socket } from 'socket.io-client';
import type { ActedChats, ContactView } from '#contracts/http/chat/chat';
import { newId } from '#core/platform/crypto/ids';
import { expectOk } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: TestApp;
let owner: Owner;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp({ servers: 2, serverRoles: 'api', workerRoles: 'mail' });
  owner = await app.registerOwner();
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => app.close());

interface Panel {
  socket: Socket;
  heard: [string, unknown][];
}

/** A browser's socket, with all events it receives. */
function dial(
  token: unknown,
  { url = app.url, ...options }: { url?: string; transports?: string[]; extraHeaders?: Record<string, string> } = {},
): Panel {
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, auth: { token }, ...options });
  sockets.push(socket);
  const heard: [string, unknown][] = [];
  socket.onAny((event: string, payload: unknown) => heard.push([event, payload]));
  return { socket, heard };
}

async function connected(token: unknown, options?: Parameters<typeof dial>[1]): Promise<Panel> {
  const panel = dial(token, options);
  await new Promise<void>((resolve, reject) => panel.socket.once('connect', resolve).once('connect_error', reject));
  return panel;
}

const refusal = (panel: Panel) =>
  new Promise<string>((resolve) =>
    panel.socket.once('connect_error', ({ message }) => resolve(message)).once('connect', () => resolve('connected')),
  );

/** Emits an event to an owner's browsers from a process that is not a server, as workers and session hosts do. */
function tell(to: Owner, line: string): void {
  new Emitter(app.redis).to(`bot:${to.userId}`).emit('bot.log', { line });
}

describe('who may open a socket', () => {
  test('refuses a socket without a valid token', async () => {
    for (const token of [undefined, '', 'x', owner.token.slice(0, -2), { a: 1 }, 'x'.repeat(10_000)])
      expect(await refusal(dial(token))).toBe('unauthorized');
  });

  test('opens for our own pages only', async () => {
    expect(await refusal(dial(owner.token, { extraHeaders: { Origin: 'https://evil.example' } }))).not.toBe('connected');
    expect(await refusal(dial(owner.token, { extraHeaders: { Origin: 'null' } }))).not.toBe('connected');
    expect(await refusal(dial(owner.token, { extraHeaders: { Origin: app.url } }))).toBe('connected');
  });

  test('speaks websocket only', async () => {
    expect(await refusal(dial(owner.token, { transports: ['polling'] }))).not.toBe('connected');
  });

  test('closes on a socket that talks', async () => {
    const { socket } = await connected(owner.token);
    socket.emit('message', 'halo');
    await waitFor(() => !socket.connected);
    const loud = await connected(owner.token);
    loud.socket.emit('x', 'y'.repeat(100_000));
    await waitFor(() => !loud.socket.connected);
  });
});

describe('events', () => {
  test('reach every browser of the owner on every server, and no other owner', async () => {
    const other = await app.registerOwner();
    const panels = await Promise.all(app.servers.flatMap(({ url }) => [connected(owner.token, { url }), connected(owner.token, { url })]));
    const strangers = await Promise.all(app.servers.map(({ url }) => connected(other.token, { url })));
    const own = panels.map(({ heard }) => heard);
    tell(owner, 'halo');
    await waitFor(() => own.every((heard) => heard.length > 0));
    for (const heard of own) expect(heard).toEqual([['bot.log', { line: 'halo' }]]);
    expect(strangers.flatMap(({ heard }) => heard)).toEqual([]);
  });
});

describe('one act on several chats', () => {
  const max = 200;
  let shop: Owner;
  beforeAll(async () => {
    shop = await app.registerOwner();
  });

  /** A chat of the shop with one message, and these column values. */
  async function chat(columns: Record<string, unknown> = {}): Promise<string> {
    const [contactId, id] = [newId(), newId()];
    const pn = `62812${Math.floor(Math.random() * 1e8)}`;
    await app.sql(`INSERT INTO contacts (id, bot_id, pn) VALUES ($1, $2, $3)`, [contactId, shop.userId, pn]);
    await app.sql(
      `INSERT INTO conversations (id, bot_id, contact_id, jid, message_count, turn, answered_turn) VALUES ($1, $2, $3, $4, 1, 1, 1)`,
      [id, shop.userId, contactId, `${pn}@s.whatsapp.net`],
    );
    const set = Object.keys(columns).map((name, at) => `${name} = $${at + 2}`);
    if (set.length > 0) await app.sql(`UPDATE conversations SET ${set.join(', ')} WHERE id = $1`, [id, ...Object.values(columns)]);
    return id;
  }
  const action = (wanted: object, conversationIds: readonly string[], from = shop) =>
    from.api.post<ActedChats>('/chat/acts', { action: wanted, conversationIds });
  const changed = async (wanted: object, ids: readonly string[]) => {
    const answer = await expectOk(action(wanted, ids));
    expect(answer.contacts.map((one) => one.conversationId).toSorted()).toEqual(ids.toSorted());
    return answer.changed.toSorted();
  };
  const shown = async (id: string): Promise<ContactView> =>
    (await expectOk(shop.api.get<ContactView[]>('/chat/contacts?limit=200'))).find((one) => one.conversationId === id)!;

  test('marks them read and unread, shows it on every server, and opening a chat takes its mark away', async () => {
    const [read, fresh, marked] = [await chat(), await chat({ unread: 3 }), await chat()];
    await app.sql(
      `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, conversation_id) VALUES ($1, $2, $2, 'handover', 'chosen chats', 't', 'b', $3)`,
      [newId(), shop.userId, fresh],
    );
    const panels = await Promise.all(app.servers.map(({ url }) => connected(shop.token, { url })));
    expect(await changed({ kind: 'read' }, [read, fresh])).toEqual([fresh]);
    expect(await expectOk(shop.api.get<{ unseen: number }>('/notices'))).toMatchObject({ unseen: 0 });
    expect(await changed({ kind: 'unread' }, [read, marked])).toEqual([read, marked].toSorted());
    const told = (heard: Panel['heard']) =>
      heard.flatMap(([event, payload]) => (event === 'contact.changed' ? [(payload as ContactView).conversationId] : []));
    await waitFor(() => panels.every(({ heard }) => told(heard).length >= 3));
    for (const { heard } of panels) expect(told(heard).toSorted()).toEqual([fresh, read, marked].toSorted());
    expect(await shown(marked)).toMatchObject({ unread: 1, markedUnread: true });
    expect(
      (await expectOk(shop.api.get<ContactView[]>('/chat/contacts?filter=unread'))).map((one) => one.conversationId).toSorted(),
    ).toEqual([read, marked].toSorted());
    await expectOk(shop.api.post(`/chat/contacts/${(await shown(marked)).phoneNumber}/seen`));
    expect(await shown(marked)).toMatchObject({ unread: 0, markedUnread: false });
  });

  test('labels those that have room for it and do not carry it, whatever its case, and takes it off', async () => {
    const full = Array.from({ length: 10 }, (_, at) => `L${at}`);
    const [plain, carrying, crowded] = [await chat(), await chat({ labels: ['Lunas', 'GROSIR'] }), await chat({ labels: full })];
    const ids = [plain, carrying, crowded];
    expect(await changed({ kind: 'label', label: ' Grosir ' }, ids)).toEqual([plain]);
    expect((await shown(plain)).labels).toEqual(['Grosir']);
    expect(await changed({ kind: 'unlabel', label: 'grosir' }, ids)).toEqual([plain, carrying].toSorted());
    expect([(await shown(carrying)).labels, (await shown(crowded)).labels]).toEqual([['Lunas'], full]);
  });

  test('ends what waits for the owner and what they took over, and leaves the bot its turns', async () => {
    const need = { needs_owner_since: new Date(), needs_owner_reason: 'lead-wrote', takeover_until: 'infinity', unread: 2 };
    const called = await chat({ ...need, needs_owner_reason: 'bot-called', handed_over: true });
    const [writing, taken, answering] = [await chat(need), await chat({ takeover_until: 'infinity' }), await chat({ turn: 2 })];
    const ids = [called, writing, taken, answering];
    const waits = async (id: string) => (await app.sql(`SELECT answered_turn < turn AS waits FROM conversations WHERE id = $1`, [id]))[0];
    expect(await changed({ kind: 'done' }, ids)).toEqual([called, writing].toSorted());
    expect(await shown(called)).toMatchObject({ needsOwner: null, unread: 0, takeoverUntil: null });
    expect(await shown(writing)).toMatchObject({ needsOwner: null, unread: 0, takeoverUntil: 'forever' });
    expect(await waits(answering)).toEqual({ waits: true });
    expect(await changed({ kind: 'give-back' }, ids)).toEqual([writing, taken].toSorted());
    expect(await shown(taken)).toMatchObject({ takeoverUntil: null });
  });

  test.each([
    ['read', true],
    ['done', true],
    ['give-back', true],
    ['unread', false],
    ['label', false],
  ])('%s: the notices about the chat count as seen: %p', async (kind, isSeen) => {
    const id = await chat({ unread: 1, needs_owner_since: new Date(), needs_owner_reason: 'bot-called', takeover_until: 'infinity' });
    const noticeId = newId();
    await app.sql(
      `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, conversation_id) VALUES ($1::uuid, $2, $2, 'handover', $1, 't', 'b', $3)`,
      [noticeId, shop.userId, id],
    );
    await expectOk(action(kind === 'label' ? { kind, label: 'Baru' } : { kind }, [id]));
    const [notice] = await app.sql(`SELECT seen_at IS NOT NULL AS seen FROM notifications WHERE id = $1`, [noticeId]);
    expect(notice).toEqual({ seen: isSeen });
  });

  test('skips chats of other owners, and refuses none, too many and an unknown action', async () => {
    const id = await chat({ unread: 1 });
    expect(await expectOk(action({ kind: 'unread' }, [id], owner))).toEqual({ contacts: [], changed: [] });
    expect(await shown(id)).toMatchObject({ markedUnread: false });
    expect(await expectOk(action({ kind: 'read' }, [id, id]))).toMatchObject({ contacts: [{ conversationId: id }], changed: [id] });
    expect(await action({ kind: 'read' }, [])).toMatchObject({ status: 400, body: { error: 'Pilih chat dulu.' } });
    const many = Array.from({ length: max + 1 }, () => id);
    expect(await action({ kind: 'read' }, many)).toMatchObject({ status: 400, body: { error: `Paling banyak ${max} chat sekaligus.` } });
    for (const wrong of [{ kind: 'label' }, { kind: 'hapus' }, 'read']) expect((await action(wrong as object, [id])).status).toBe(400);
    expect((await action({ kind: 'read' }, ['6281400000200'])).status).toBe(400);
  });
});

describe('a new password', () => {
  test('notifies every browser on every server, closes its socket, and the old token opens no other', async () => {
    const changer = await app.registerOwner();
    const bystander = await connected(owner.token);
    const panels = await Promise.all(app.servers.map(({ url }) => connected(changer.token, { url })));
    const { body } = await changer.api.put('/user/change-password', { currentPassword: changer.password, newPassword: 'password-baru-2' });
    await waitFor(() => panels.every(({ socket }) => !socket.connected));
    for (const { heard } of panels) expect(heard).toEqual([['session.ended', undefined]]);
    expect(await refusal(dial(changer.token))).toBe('unauthorized');
    expect(await refusal(dial(body.token))).toBe('connected');
    expect(bystander.socket.connected).toBe(true);
  });

  test('by reset does the same', async () => {
    const forgetful = await app.registerOwner();
    const { seq } = (await app.sandbox.mails.to(forgetful.email)).at(-1)!;
    const panels = await Promise.all(app.servers.map(({ url }) => connected(forgetful.token, { url })));
    await app.api().post('/auth/forgot-password', { email: forgetful.email });
    const { code } = await app.sandbox.mails.waitFor(forgetful.email, { after: seq, matches: (mail) => mail.code !== null });
    const { status } = await app.api().post('/auth/reset-password', { email: forgetful.email, otp: code, newPassword: 'password-baru-2' });
    expect(status).toBe(200);
    await waitFor(() => panels.every(({ socket }) => !socket.connected));
    for (const { heard } of panels) expect(heard).toEqual([['session.ended', undefined]]);
    expect(await refusal(dial(forgetful.token))).toBe('unauthorized');
  });

  test('and a deleted account do the same', async () => {
    const leaver = await app.registerOwner();
    const panel = await connected(leaver.token);
    await leaver.api.delete('/user/delete-account');
    await waitFor(() => !panel.socket.connected);
    expect(panel.heard).toEqual([['session.ended', undefined]]);
    expect(await refusal(dial(leaver.token))).toBe('unauthorized');
  });

  test('a storm of connections while the password changes leaves none open with the old token', async () => {
    const changer = await app.registerOwner();
    const storm = Array.from({ length: 30 }, (_, nth) => dial(changer.token, { url: app.servers[nth % 2]!.url }));
    const settled = storm.map(refusal);
    await changer.api.put('/user/change-password', { currentPassword: changer.password, newPassword: 'password-baru-2' });
    await Promise.all(settled);
    await waitFor(() => storm.every(({ socket }) => !socket.connected));
  });
});

test('sockets survive a Redis that goes away and receive events again when it is back', async () => {
  const panel = await connected(owner.token);
  await app.redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  await waitFor(() => {
    tell(owner, 'lagi');
    return panel.heard.length > 0;
  });
  expect(panel.socket.connected).toBe(true);
});
