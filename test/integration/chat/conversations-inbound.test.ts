import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import type { CameFrom } from '#contracts/values/people/came-from';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { ConversationMergedError } from '#core/features/conversations/conversations.errors';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { Database } from '#core/platform/database/database';
import { chatOf, inbound, makeBot, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

let modules: TestModules;
let app: INestApplicationContext;
let other: INestApplicationContext;
let botId: BotId;

beforeAll(async () => {
  modules = await openTestModules();
  [app, other] = await Promise.all([modules.open([ConversationsModule]), modules.open([ConversationsModule])]);
  ({ botId } = await makeOwner(modules));
});
afterAll(() => modules.close());

async function conversation(pn: string) {
  const [row] = await modules.sql(
    `SELECT c.*, k.name, k.pn, k.lid FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.bot_id = $1 AND k.pn = $2`,
    [botId, pn],
  );
  return row!;
}

describe('an inbound message', () => {
  test('is stored once, however often and from however many hosts it comes', async () => {
    const messages = Array.from({ length: 5 }, (_, at) => inbound(botId, chatOf('6281100000001'), { body: `pesan ${at}` }));
    await Promise.all([
      receive(app, messages),
      receive(other, messages),
      receive(app, messages.toReversed()),
      ...messages.map((one) => receive(other, [one])),
    ]);
    const row = await conversation('6281100000001');
    const stored = await modules.sql(`SELECT seq, turn FROM messages WHERE conversation_id = $1 ORDER BY seq`, [row.id]);
    expect(stored).toHaveLength(5);
    expect(new Set(stored.map((one) => one.seq)).size).toBe(5);
    expect(row.message_count).toBe(5);
    expect(row.turn).toBe(Math.max(...stored.map((one) => one.turn)));
    const [{ count }] = await modules.sql(`SELECT count FROM daily_message_counts WHERE bot_id = $1`, [botId]);
    expect(count).toBe(5);
  });

  test('moves its conversation on, several of one conversation in one commit included', async () => {
    const chat = chatOf('6281100000002');
    const ingested = await receive(app, [
      inbound(botId, chat, { body: 'satu', name: 'Ani' }),
      inbound(botId, chat, { body: 'dua' }),
      inbound(botId, chat, { body: 'tiga' }),
    ]);
    expect(ingested.map((one) => one.turn)).toEqual([1, 2, 3]);
    const row = await conversation('6281100000002');
    expect(row).toMatchObject({
      turn: 3,
      answered_turn: 0,
      message_count: 3,
      last_preview: 'tiga',
      last_sender: 'lead',
      name: 'Budi',
      jid: chat.jid,
    });
    expect(Number(row.last_seq)).toBe(3);
  });

  test.each([
    [['known', 'new', 'known too', 'new too'], 1],
    [['new', 'known', 'new too', 'known too'], 2],
  ])('goes to the chat of its own lead, in a commit with messages of leads %j', async (leads, nth) => {
    const phones = leads.map((_, at) => `62811000090${nth}${at}`);
    await receive(
      app,
      leads.flatMap((lead, at) => (lead.startsWith('known') ? [inbound(botId, chatOf(phones[at]!))] : [])),
    );
    const chats = phones.map((pn) => chatOf(pn));
    const found = await app.get(MessagesService).resolve(botId, chats);
    const own = await Promise.all(phones.map(async (pn) => (await conversation(pn)).id));
    expect(found).toEqual(own);
    expect(new Set(own).size).toBe(leads.length);
    expect(await app.get(MessagesService).resolve(botId, chats.toReversed())).toEqual(own.toReversed());
  });

  test('of many owners goes in one statement, and a repeated one is not reported again', async () => {
    const second = await makeBot(modules);
    const messages = [
      inbound(botId, chatOf('6281100000003')),
      inbound(second, chatOf('6281100000003')),
      inbound(botId, chatOf('6281100000004')),
    ];
    expect(await receive(app, messages)).toHaveLength(3);
    expect(await receive(app, messages)).toHaveLength(0);
  });

  test('never reaches another owner’s conversation', async () => {
    const second = await makeBot(modules);
    const conversations = app.get(MessagesService);
    const [foreign] = await conversations.resolve(second, [chatOf('6281100000005')]);
    const message = { ...inbound(botId, chatOf('6281100000006')), conversationId: foreign! };
    const store = (one: typeof message) => app.get(Database).transaction((tx) => conversations.ingest(tx, [one]));
    await expect(store(message)).rejects.toThrow(ConversationMergedError);
    expect(await modules.sql(`SELECT 1 FROM messages WHERE conversation_id = $1`, [foreign])).toHaveLength(0);
    // the session's writer then looks the conversation up again
    const [own] = await conversations.resolve(botId, [message.chat]);
    await store({ ...message, conversationId: own! });
    expect(await modules.sql(`SELECT 1 FROM messages WHERE conversation_id = $1`, [foreign])).toHaveLength(0);
    expect((await conversation('6281100000006')).message_count).toBe(1);
  });

  test('that could not be read opens no turn until its content comes, and counts once for its day', async () => {
    const chat = chatOf('6281100000007');
    const counted = async () =>
      (await modules.sql(`SELECT sum(count)::int AS count FROM daily_message_counts WHERE bot_id = $1`, [botId]))[0]!.count;
    const before = await counted();
    const stub = inbound(botId, chat, { kind: 'unreadable', body: '' });
    const [first] = await receive(app, [stub]);
    expect(await conversation('6281100000007')).toMatchObject({ turn: 0, message_count: 1 });
    const content = { ...stub, kind: 'text' as const, body: 'isi sebenarnya' };
    const [second] = await receive(app, [content]);
    expect(second).toMatchObject({ upgraded: true, messageId: first!.messageId, turn: 1 });
    expect(await conversation('6281100000007')).toMatchObject({ turn: 1, message_count: 1 });
    expect(await receive(app, [stub, content])).toHaveLength(0);
    expect(await counted()).toBe(before + 1);
  });

  test('and its content in the same commit are one message', async () => {
    const chat = chatOf('6281100000008');
    const stub = inbound(botId, chat, { kind: 'unreadable', body: '' });
    await receive(app, [stub, { ...stub, kind: 'text', body: 'isi' }]);
    expect(await conversation('6281100000008')).toMatchObject({ turn: 1, message_count: 1, last_preview: 'isi' });
  });

  test('with characters that Postgres does not store is stored without them', async () => {
    const chat = chatOf('6281100000009');
    const odd = inbound(botId, chat, {
      body: 'a\0b\ud800c "quoted" \\ {x}',
      name: 'N\0ul',
      media: { mimetype: 'image/\0jpeg', seconds: null },
      kind: 'image',
      proto: Buffer.from([0, 1, 255]),
    });
    const [stored] = await receive(app, [odd, inbound(botId, chat)]);
    const [row] = await modules.sql(`SELECT body, proto, media FROM messages WHERE id = $1`, [stored!.messageId]);
    expect(row!.body).toBe('ab\ufffdc "quoted" \\ {x}');
    expect(row!.proto).toEqual(Buffer.from([0, 1, 255]));
    expect(row!.media).toMatchObject({ mimetype: 'image/jpeg' });
  });
});

describe('words that mean something', () => {
  test('STOP opts out, MULAI opts in again, and neither counts inside a sentence', async () => {
    const chat = chatOf('6281100000010');
    await receive(app, [inbound(botId, chat, { body: ' berhenti. ' })]);
    expect((await conversation('6281100000010')).opted_out_at).not.toBeNull();
    await receive(app, [inbound(botId, chat, { body: 'jangan stop dulu' })]);
    expect((await conversation('6281100000010')).opted_out_at).not.toBeNull();
    await receive(app, [inbound(botId, chat, { body: 'Mulai' })]);
    expect((await conversation('6281100000010')).opted_out_at).toBeNull();
  });

  test.each([
    [['STOP', 'jangan chat lagi'], { out: true, quiet: true }],
    [['jangan chat lagi', 'STOP'], { out: true, quiet: true }],
    [['STOP', 'MULAI', 'jangan chat lagi'], { out: false, quiet: true }],
    [['STOP', 'jangan chat lagi', 'MULAI'], { out: false, quiet: false }],
    [['MULAI', 'STOP', 'halo'], { out: true, quiet: false }],
  ] as const)('every word of messages that come together counts: %j', async (words, wanted) => {
    const pn = `6281100001${words.join('').length.toString().padStart(3, '0')}`;
    await receive(
      app,
      words.map((body) => inbound(botId, chatOf(pn), { body })),
    );
    const row = await conversation(pn);
    expect({ out: row.opted_out_at !== null, quiet: row.no_follow_ups_at !== null }).toEqual(wanted);
  });

  test('the owner’s message on the phone settles open turns and takes over for 60 minutes', async () => {
    const chat = chatOf('6281100000011');
    await receive(app, [inbound(botId, chat), inbound(botId, chat)]);
    await receive(app, [
      inbound(botId, chat, { sender: 'owner', body: 'Saya cek dulu ya', name: null }),
      inbound(botId, chat, { body: 'Ditunggu' }),
    ]);
    const row = await conversation('6281100000011');
    expect(row).toMatchObject({ turn: 3, answered_turn: 2 });
    const minutes = (row.takeover_until.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThan(61);
  });

  test('an owner’s older message that comes late answers nothing', async () => {
    const chat = chatOf('6281100000012');
    await receive(app, [inbound(botId, chat)]);
    await receive(app, [inbound(botId, chat, { sender: 'owner', at: new Date(Date.now() - 3_600_000) })]);
    expect(await conversation('6281100000012')).toMatchObject({ turn: 1, answered_turn: 0, last_sender: 'lead' });
  });
});

describe('a message that its writer changed', () => {
  const at = '6281100000020';
  const chat = chatOf(at);
  const bodies = async () =>
    (await modules.sql(`SELECT body FROM messages WHERE conversation_id = $1 ORDER BY seq`, [(await conversation(at)).id])).map(
      (one) => one.body,
    );

  test('before its answer says the new words, and the draft of the old ones becomes stale', async () => {
    const first = inbound(botId, chat, { body: 'mau 1 kaos' });
    await receive(app, [first, inbound(botId, chat, { body: 'ya' })]);
    const [changed] = await receive(other, [{ ...first, body: 'mau 2 kaos', edited: true }]);
    expect(changed).toMatchObject({ upgraded: true, turn: 3 });
    expect(await bodies()).toEqual(['mau 2 kaos', 'ya']);
    expect(await conversation(at)).toMatchObject({ turn: 3, message_count: 2, last_preview: 'ya' });
    expect(await receive(other, [{ ...first, body: 'mau 2 kaos', edited: true }])).toHaveLength(0);
  });

  test('after its answer opens the turn again, unless only blanks changed or it is long ago', async () => {
    const last = inbound(botId, chat, { body: 'mau 2 kaos' });
    await receive(app, [last]);
    const answered = () => modules.sql(`UPDATE conversations SET answered_turn = turn WHERE bot_id = $1`, [botId]);
    const isOpen = async () => {
      const row = await conversation(at);
      return row.answered_turn < row.turn;
    };
    await answered();
    await receive(app, [{ ...last, body: ' mau 2\n kaos', edited: true }]);
    expect(await conversation(at)).toMatchObject({ last_preview: 'mau 2 kaos' });
    expect(await isOpen()).toBe(false);
    await receive(app, [{ ...last, body: 'mau 25 kaos', edited: true }]);
    expect(await conversation(at)).toMatchObject({ last_preview: 'mau 25 kaos' });
    expect(await isOpen()).toBe(true);
    await answered();
    await receive(app, [{ ...last, body: 'mau 3 kaos', edited: true, at: new Date(last.at.getTime() + 25 * 3_600_000) }]);
    expect(await conversation(at)).toMatchObject({ last_preview: 'mau 3 kaos' });
    // an impossible time is replaced by the present time, which is not long after
    await answered();
    await receive(app, [{ ...last, body: '', kind: 'deleted', edited: true }]);
    expect(await isOpen()).toBe(false);
  });

  test('is changed by no other sender, and one we never saw stays unknown', async () => {
    const mine = inbound(botId, chat, { sender: 'owner', body: 'dari saya' });
    await receive(app, [mine]);
    const before = await bodies();
    expect(await receive(app, [{ ...mine, sender: 'lead', body: 'palsu', edited: true }])).toHaveLength(0);
    expect(await receive(app, [inbound(botId, chat, { body: 'x', edited: true })])).toHaveLength(0);
    expect(await bodies()).toEqual(before);
  });

  test('in the very commit it came with counts once', async () => {
    const first = inbound(botId, chatOf('6281100000021'), { body: 'slah' });
    await receive(app, [first, { ...first, body: 'salah', edited: true }]);
    expect(await conversation('6281100000021')).toMatchObject({ message_count: 1, last_preview: 'salah' });
  });
});

test('one message costs two statements before the commit and one after it', async () => {
  const chat = chatOf('6281100000013');
  await receive(app, [inbound(botId, chat)]);
  const database = app.get(Database);
  const conversations = app.get(MessagesService);
  let statements = 0;
  const original = database.rows.bind(database);
  database.rows = ((...args: Parameters<typeof original>) => {
    statements += 1;
    return original(...args);
  }) as typeof database.rows;
  try {
    const message = inbound(botId, chat);
    const [conversationId] = await conversations.resolve(botId, [chat]);
    const ingested = await database.transaction((tx) => {
      const rows = tx.rows.bind(tx);
      tx.rows = ((...args: Parameters<typeof rows>) => {
        statements += 1;
        return rows(...args);
      }) as typeof tx.rows;
      return conversations.ingest(tx, [{ ...message, conversationId: conversationId! }]);
    });
    expect(statements).toBe(2);
    await conversations.announce(ingested);
    expect(statements).toBe(3);
  } finally {
    database.rows = original;
  }
});

const came = (from: CameFrom) => ({ cameFrom: { from, thumbnail: null } });
const ad = (sourceId: string) => came({ kind: 'ad', title: 'Promo', body: '', greeting: '', app: 'facebook', sourceId, clickId: 'klik' });

test('a conversation keeps the newest advertisement that it came from, also in one commit with an answer to a status', async () => {
  const chat = chatOf('6281100000088');
  const adOf = async () => (await conversation('6281100000088'))['ad']?.sourceId;
  await receive(app, [inbound(botId, chat, ad('1')), inbound(botId, chat, came({ kind: 'status' }))]);
  expect(await adOf()).toBe('1');
  await receive(app, [inbound(botId, chat, came({ kind: 'status' }))]);
  expect(await adOf()).toBe('1');
  await receive(app, [inbound(botId, chat, ad('2')), inbound(botId, chat, ad('3')), inbound(botId, chat)]);
  expect(await adOf()).toBe('3');
});
