import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Database } from '#core/platform/database/database';
import { newId } from '#core/platform/crypto/ids';
import { settleCart, takeOpenCarts } from '#core/features/conversations/messages/carts/carts.statements';
import { storeEdits } from '#core/features/conversations/messages/edits.statements';
import { insertUnasked } from '#core/features/conversations/messages/idle/idle-conversations.statements';
import { findExpiration, setExpiration, storeArrivals } from '#core/features/conversations/messages/inbound.statements';
import { insertOwnersMessage, type OwnersMessage } from '#core/features/conversations/messages/owners-messages.statements';
import { settlePlaceholders } from '#core/features/conversations/messages/placeholders.statements';
import { claimTurn } from '#core/features/conversations/messages/turns/turns.statements';
import type { Bubble, InboundMessage, Quote } from '#core/features/conversations/conversations.types';
import type { Shop } from '../../../support/core/open-account.ts';
import { inbound, makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { addedMessage, Crowd, type ChatRows, type Ids } from '../../../support/core/crowd.ts';

/* Each statement that stores, changes or withdraws a message, and the state of the conversation afterwards. */

let modules: TestModules;
let sql: Database;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  shop = await makeOwner(modules);
  other = await makeOwner(modules);
});

const hour = 3_600_000;
const now = new Date();
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const at = (ms: number): string => `'${ago(ms).toISOString()}'::timestamptz`;

interface Way {
  readonly store: (one: Ids) => Promise<unknown>;
  /** Differences between the chat and a usual chat before the message. */
  readonly rows?: ChatRows;
  /** Number of messages that are added. */
  readonly added: number;
  /** The expected preview in the list of chats. Absent when the preview must not change. */
  readonly preview?: string;
  /** The expected last words of the lead in the queue of waiting leads. Absent when the words must not change. */
  readonly words?: string;
  /** The expected sender of the last message. Absent when it is still the lead. */
  readonly sender?: 'bot' | 'owner';
  /** True when the message must change the time of the last message. */
  readonly isNews: boolean;
}

const arrival = ({ botId, id }: Ids, more: Partial<InboundMessage>) => ({
  ...inbound(botId, { pn: null, lid: null, jid: 'x@lid' }, { at: now, ...more }),
  conversationId: id,
});
const arrives =
  (...messages: readonly Partial<InboundMessage>[]) =>
  (one: Ids) =>
    storeArrivals(
      sql,
      messages.map((more) => arrival(one, more)),
      now,
    );
/** The WhatsApp id of the chat's message with this sequence number. The default is the chat's own message. */
const waIdOf = async ({ id }: Ids, seq = 10): Promise<string> =>
  (await modules.sql(`SELECT wa_id FROM messages WHERE conversation_id = $1 AND seq = $2`, [id, seq]))[0]!['wa_id'];
const again = (more: Partial<InboundMessage>) => async (one: Ids) => arrives({ ...more, waId: await waIdOf(one) })(one);
const changes = (more: Partial<InboundMessage>) => async (one: Ids) =>
  storeEdits(sql, [arrival(one, { ...more, waId: await waIdOf(one) })], now);
const settles = async (one: Ids): Promise<unknown> => settlePlaceholders(sql, [{ ...arrival(one, {}), carrier: await waIdOf(one) }]);
const answers = (bubbles: readonly Bubble[]) => (one: Ids) => {
  const story = { model: 'm', tools: [], promptTokens: 0, completionTokens: 0, tookMs: 0, closing: false, need: null };
  return claimTurn(sql, shop.accountId, { botId: one.botId, conversationId: one.id, draftedTurn: 1, bubbles, ...story }, now);
};
const owner = (message: Partial<OwnersMessage>) => (one: Ids) =>
  sql.transaction((tx) => insertOwnersMessage(tx, { botId: one.botId, conversationId: one.id, body: '', waId: newId(), ...message }));

const photo = { id: '0197c0de-0000-4000-8000-000000000001', width: 8, height: 8 };
const unreadable: ChatRows = { messages: `kind = 'unreadable', body = '', turn = NULL` };
const earlier: ChatRows = { conversations: `last_seq = 11`, added: addedMessage(11, 'lead', { body: `'sesudahnya'` }) };

const ways: Readonly<Record<string, Way>> = {
  'an answer of two bubbles': {
    store: answers(['satu', 'dua'].map((body) => ({ body, photo: null }))),
    ...{ added: 2, preview: 'dua', sender: 'bot', isNews: true },
  },
  'an answer that ends with a photo': {
    store: answers([
      { body: 'Ini kak', photo: null },
      { body: '', photo },
    ]),
    ...{ added: 2, preview: '[Foto]', sender: 'bot', isNews: true },
  },
  'an answer without a bubble': { store: answers([]), added: 0, isNews: false },
  'a follow-up': {
    store: ({ botId, id }) => insertUnasked(sql, botId, id, { body: 'Masih minat kak?', speech: 'follow-up' }, now),
    ...{ added: 1, preview: 'Masih minat kak?', sender: 'bot', isNews: true },
  },
  'a text of the owner': { store: owner({ body: 'Ada kak' }), added: 1, preview: 'Ada kak', sender: 'owner', isNews: true },
  'a photo of the owner': { store: owner({ body: 'ini', photo }), added: 1, preview: '[Foto] ini', sender: 'owner', isNews: true },
  'a file of the owner': {
    store: owner({ body: 'daftar.pdf', document: { mimetype: 'application/pdf', name: 'daftar.pdf', bytes: 9 } }),
    ...{ added: 1, preview: '[Dokumen] daftar.pdf', sender: 'owner', isNews: true },
  },
  'a text of the owner’s phone': {
    store: arrives({ sender: 'owner', body: 'Sebentar kak' }),
    ...{ added: 1, preview: 'Sebentar kak', sender: 'owner', isNews: true },
  },
  'an automatic text of the phone': { store: arrives({ sender: 'owner', body: 'Selamat datang', origin: 'app' }), added: 1, isNews: false },
  'an automatic text that opens a chat': {
    rows: { conversations: `message_count = 0` },
    store: arrives({ sender: 'owner', body: 'Selamat datang', origin: 'app' }),
    ...{ added: 1, preview: 'Selamat datang', sender: 'owner', isNews: true },
  },
  'a text of the lead': { store: arrives({ body: 'Ada stok?' }), added: 1, preview: 'Ada stok?', words: 'Ada stok?', isNews: true },
  'two texts at once': {
    store: arrives({ body: 'Halo' }, { body: 'Ada stok?' }),
    added: 2,
    preview: 'Ada stok?',
    words: 'Ada stok?',
    isNews: true,
  },
  'a photo of the lead': {
    store: arrives({ kind: 'image', body: 'yang ini' }),
    added: 1,
    preview: '[Foto] yang ini',
    words: '[Foto] yang ini',
    isNews: true,
  },
  'a voice note of the lead': {
    store: arrives({ kind: 'voice', body: '' }),
    added: 1,
    preview: '[Pesan suara]',
    words: '[Pesan suara]',
    isNews: true,
  },
  'a message that nobody can read yet': {
    store: arrives({ kind: 'unreadable', body: '' }),
    ...{ added: 1, preview: '[Pesan belum dapat dibaca]', words: '[Pesan belum dapat dibaca]', isNews: true },
  },
  'a message to many': { store: arrives({ body: 'Promo', origin: 'broadcast' }), added: 1, preview: 'Promo', isNews: true },
  'a notice of a business': { store: arrives({ body: 'Kode 1234', origin: 'notice' }), added: 1, preview: 'Kode 1234', isNews: true },
  'a text that comes late': { store: arrives({ body: 'tadi', at: ago(2 * hour) }), added: 1, isNews: false },
  'the same message again': { store: again({ body: 'tanya' }), added: 0, isNews: false },
  'the content of a message that nobody could read': {
    rows: unreadable,
    store: again({ body: 'isinya' }),
    ...{ added: 0, preview: 'isinya', words: 'isinya', isNews: true },
  },
  'an edit of the last message': {
    store: changes({ body: 'tanya lain' }),
    added: 0,
    preview: 'tanya lain',
    words: 'tanya lain',
    isNews: false,
  },
  'an edit of an earlier message': { rows: earlier, store: changes({ body: 'tanya lain' }), added: 0, isNews: false },
  'a withdrawal of the last message': {
    store: changes({ kind: 'deleted', body: '' }),
    ...{ added: 0, preview: '[Pesan dihapus]', words: '[Pesan dihapus]', isNews: false },
  },
  'a withdrawal of an earlier message': { rows: earlier, store: changes({ kind: 'deleted', body: '' }), added: 0, isNews: false },
  'a last message that belongs to another one': {
    rows: unreadable,
    store: settles,
    ...{ added: 0, preview: '[Pesan lain] Tambahan untuk pesan lain', isNews: false },
  },
  'an earlier message that belongs to another one': { rows: { ...earlier, ...unreadable }, store: settles, added: 0, isNews: false },
};

const rowsOfWays = Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, way.rows ?? {}]));

/** The lead's only message is an hour old and waits for an answer. */
const waitingSince = (lastAt: string): ChatRows => ({
  conversations: `turn = 1, answered_turn = 0, message_count = 1, last_preview = 'sebelumnya', lead_words = 'dulu', last_at = ${lastAt}, lead_last_at = ${at(hour)}`,
  messages: `turn = 1, wa_at = ${at(hour)}`,
});
const waiting = waitingSince(at(hour));
// A type instead of an interface, because the type of a row requires an index signature.
type ChatState = Readonly<Record<'preview' | 'words' | 'sender', string>> &
  Readonly<Record<'count' | 'seq' | 'highest', number>> & { readonly last_at: Date };
const countedOf = async ({ botId }: Pick<Shop, 'botId'>): Promise<number> =>
  (await modules.sql(`SELECT coalesce(sum(count), 0)::int AS count FROM daily_message_counts WHERE bot_id = $1`, [botId]))[0]!['count'];

test('each way to store a message tells the conversation its text, words, sender, time, number and count', async () => {
  const chats = await Crowd.of(sql, shop.botId, waiting, { ...rowsOfWays, 'of another bot': { botId: other.botId } });
  const stateOf = async (name: string): Promise<ChatState> =>
    (
      await modules.sql<ChatState>(
        `SELECT last_preview AS preview, lead_words AS words, last_sender AS sender, last_at, message_count AS count, last_seq::int AS seq,
           (SELECT max(seq)::int FROM messages WHERE conversation_id = c.id) AS highest FROM conversations c WHERE id = $1`,
        [chats.of(name).id],
      )
    )[0]!;
  const untouched = { usual: await stateOf('usual'), 'of another bot': await stateOf('of another bot') };
  for (const [name, { store, added, preview = 'sebelumnya', words = 'dulu', sender = 'lead', isNews }] of Object.entries(ways)) {
    const before = await stateOf(name);
    const countedBefore = await countedOf(shop);
    await store(chats.of(name));
    const { last_at: lastAt, ...after } = await stateOf(name);
    const highest = before.highest + added;
    // Sequence numbers may be skipped, but are never used twice.
    const seq = Math.max(after.seq, highest);
    expect([name, after]).toEqual([name, { preview, words, sender, count: before.count + added, seq, highest }]);
    expect([name, lastAt > before.last_at, (await countedOf(shop)) - countedBefore]).toEqual([name, isNews, added]);
  }
  for (const [name, before] of Object.entries(untouched)) expect([name, await stateOf(name)]).toEqual([name, before]);
  expect(await countedOf(other)).toBe(0);
});

test('no way to store a message moves the time of the last one back', async () => {
  const chats = await Crowd.of(sql, shop.botId, waitingSince(at(-hour)), rowsOfWays);
  const times = async (): Promise<unknown[]> => {
    const rows = await modules.sql(`SELECT id, last_at FROM conversations ORDER BY id`);
    return rows.map(({ id, last_at: lastAt }) => [chats.names([id])[0], lastAt]);
  };
  const before = await times();
  for (const [name, { store }] of Object.entries(ways)) await store(chats.of(name));
  expect(await times()).toEqual(before);
});

test('no way stores anything in a chat of another bot', async () => {
  const chats = await Crowd.of(sql, other.botId, waiting, rowsOfWays);
  const all = async (): Promise<void> => {
    for (const [name, { store }] of Object.entries(ways)) await store({ ...chats.of(name), botId: shop.botId });
  };
  expect(await chats.changedBy(all)).toEqual([]);
  expect([await countedOf(shop), await countedOf(other)]).toEqual([0, 0]);
});

/** Messages that a lead may quote: the columns of the quoted message, and what is stored about it. */
const quotable: readonly [columns: Readonly<Record<string, string>>, quoted: object, sender?: 'lead' | 'bot' | 'owner'][] = [
  [{ body: `'Ada stok?'` }, { kind: 'text', body: 'Ada stok?', sender: 'lead' }],
  [
    { kind: `'voice'`, body: `''`, media: `'{"transcript": "Berapa harganya?"}'` },
    { kind: 'voice', body: 'Berapa harganya?', sender: 'lead' },
  ],
  [
    { kind: `'video'`, body: `'lihat ini'`, media: `'{"transcript": "Berapa harganya?"}'` },
    { kind: 'video', body: 'lihat ini', sender: 'lead' },
  ],
  [
    { kind: `'voice'`, body: `''`, media: `'{"seconds": 3}'` },
    { kind: 'voice', body: '', sender: 'lead' },
  ],
  [
    { kind: `'sticker'`, body: `''` },
    { kind: 'sticker', body: '', sender: 'lead' },
  ],
  [{ body: `repeat('a', 1001)` }, { kind: 'text', body: 'a'.repeat(1_000), sender: 'lead' }],
  [
    { kind: `'voice'`, body: `''`, media: `jsonb_build_object('transcript', repeat('b', 1001))` },
    { kind: 'voice', body: 'b'.repeat(1_000), sender: 'lead' },
  ],
  [{ body: `'Ada kak'` }, { kind: 'text', body: 'Ada kak', sender: 'bot' }, 'bot'],
  [{ body: `'Dari agen'`, origin: `'meta-ai'` }, { kind: 'text', body: 'Dari agen', sender: 'owner', proved: false }, 'owner'],
];

test('of a quoted message our own copy is stored, by its text or else by what was heard in it', async () => {
  const added = quotable.map(([columns, , sender = 'lead' as const], nth) => addedMessage(11 + nth, sender, columns)).join('\n');
  const chats = await Crowd.of(
    sql,
    shop.botId,
    {},
    {
      quoting: { conversations: `last_seq = 30`, added },
      'another chat': {},
      'of another bot': { botId: other.botId },
    },
  );
  const said = { kind: 'text', body: 'kata telepon', by: 'lead' } as const;
  const quoting = chats.of('quoting');
  const quotes: Quote[] = [];
  for (const [nth] of quotable.entries()) quotes.push({ ...said, waId: await waIdOf(quoting, 11 + nth) });
  for (const name of ['another chat', 'of another bot']) quotes.push({ ...said, waId: await waIdOf(chats.of(name)) });
  quotes.push({ ...said, waId: 'UNKNOWN', by: null });
  await storeArrivals(
    sql,
    quotes.map((quoted) => arrival(quoting, { body: 'yang ini', quoted })),
    now,
  );
  const rows = await modules.sql(`SELECT quoted FROM messages WHERE conversation_id = $1 AND seq > 30 ORDER BY seq`, [quoting.id]);
  const claimed = { kind: 'text', body: 'kata telepon', sender: 'lead', proved: false };
  expect(rows.map(({ quoted }) => quoted)).toEqual([
    ...quotable.map(([, quoted], nth) => ({ proved: true, seq: 11 + nth, ...quoted })),
    ...[claimed, claimed, { ...claimed, sender: null }],
  ]);
});

test('what the last messages leave out of address, advertisement and expiry stays known', async () => {
  const chats = await Crowd.of(sql, shop.botId, waiting, { 'another chat': {} });
  const one = chats.of('usual');
  const ad = { kind: 'ad', title: 'Promo', body: '', greeting: '', app: 'facebook', sourceId: '1', clickId: '2' } as const;
  const from = (jid: string, more: Partial<InboundMessage>): ReturnType<typeof arrival> =>
    arrival(one, { ...more, chat: { pn: null, lid: null, jid } });
  const told = [
    from('a@lid', { cameFrom: { from: { ...ad, title: 'Lama' }, thumbnail: null }, expiresAfter: 60 }),
    from('b@lid', { cameFrom: { from: ad, thumbnail: null }, expiresAfter: 90 }),
    from('c@lid', { cameFrom: { from: { kind: 'status' }, thumbnail: null } }),
    from('d@lid', { sender: 'owner' }),
  ];
  const known = async (): Promise<unknown> =>
    (await modules.sql(`SELECT jid, ad, expires_after AS seconds FROM conversations WHERE id = $1`, [one.id]))[0];
  await storeArrivals(sql, [from('e@lid', { sender: 'owner' })], now);
  expect(await known()).toEqual({ jid: 'x@lid', ad: null, seconds: 0 });
  expect(await chats.changedBy(() => storeArrivals(sql, told, now))).toEqual(['usual']);
  expect(await known()).toEqual({ jid: 'c@lid', ad, seconds: 90 });
  await storeArrivals(sql, [from('f@lid', {})], now);
  expect(await known()).toEqual({ jid: 'f@lid', ad, seconds: 90 });
});

const cart = (asked: number, more = ''): ChatRows => ({
  messages: `kind = 'order', cart = '{"asked": ${asked}}', created_at = ${at(hour)}${more}`,
});

test('the contents of a cart are asked for three times, of new carts first, and stored once', async () => {
  const chats = await Crowd.of(sql, shop.botId, cart(0), {
    newer: { messages: `created_at = ${at(hour / 2)}` },
    'asked twice': cart(2),
    'asked three times': cart(3),
    known: { messages: `cart = '{"items": []}'` },
    'without contents': { messages: `cart = NULL` },
    'too old': { messages: `created_at = ${at(2 * hour)}` },
    'left out': {},
    'of another bot': { botId: other.botId },
  });
  const except = [chats.of('left out').messageId];
  const take = async (limit: number): Promise<[string, number][]> =>
    (await takeOpenCarts(sql, shop.botId, ago(2 * hour), { limit, except })).map((one) => [
      chats.names([one.conversationId])[0]!,
      one.asked,
    ]);
  expect(await take(1)).toEqual([['newer', 1]]);
  expect((await take(9)).toSorted()).toEqual([
    ['asked twice', 3],
    ['newer', 2],
    ['usual', 1],
  ]);
  expect((await take(9)).toSorted()).toEqual([
    ['newer', 3],
    ['usual', 2],
  ]);
  expect([await take(9), await take(9)]).toEqual([[['usual', 3]], []]);
  await modules.sql(`UPDATE messages SET kind = 'deleted' WHERE id = $1`, [chats.of('newer').messageId]);
  const settled: string[] = [];
  const settle =
    (known: Parameters<typeof settleCart>[3], ...names: readonly string[]) =>
    async () => {
      for (const name of names) if (await settleCart(sql, shop.botId, chats.of(name).messageId, known)) settled.push(name);
    };
  const known = { cart: { items: [] }, lines: '2 kaos' };
  const others = ['newer', 'known', 'without contents', 'of another bot'];
  expect(await chats.changedBy(settle(known, 'usual', 'asked three times', ...others))).toEqual(['usual', 'asked three times']);
  expect(await chats.changedBy(settle(null, 'left out'))).toEqual(['left out']);
  expect(settled).toEqual(['usual', 'asked three times', 'left out']);
  const rows = await modules.sql(`SELECT body, cart FROM messages WHERE id = ANY ($1) ORDER BY body`, [
    ['usual', 'left out'].map((name) => chats.of(name).messageId),
  ]);
  expect(rows).toEqual([
    { body: 'tanya', cart: null },
    { body: 'tanya\n2 kaos', cart: { items: [] } },
  ]);
});

test('how long messages stay is set for the chats of one person, and known by their number', async () => {
  const person = { pn: '62811', lid: '77001' };
  const chats = await Crowd.of(
    sql,
    shop.botId,
    { conversations: `expires_after = 60` },
    {
      'by number': { contacts: `pn = '62811'` },
      'by privacy id': { contacts: `lid = '77001'` },
      'another person': { contacts: `pn = '62812', lid = '77002'` },
      'of another bot': { botId: other.botId, contacts: `pn = '62811', lid = '77001'` },
    },
  );
  const set = (seconds: number) => () => setExpiration(sql, shop.botId, person, seconds);
  const both = ['by number', 'by privacy id'];
  // Setting the same length again must change nothing, because each change is sent to the panel.
  expect([await chats.changedBy(set(60)), await chats.changedBy(set(90)), await chats.changedBy(set(90))]).toEqual([[], both, []]);
  const known = (pn: string): Promise<number> => findExpiration(sql, shop.botId, pn);
  expect([await known('62811'), await known('62812'), await known('62813')]).toEqual([90, 60, 0]);
  expect(await findExpiration(sql, other.botId, '62811')).toBe(60);
});
