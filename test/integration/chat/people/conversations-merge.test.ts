import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import pg from 'pg';
import type { BotId } from '#contracts/values/ids';
import { ConversationMergedError } from '#core/features/conversations/conversations.errors';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { personOf } from '#core/outside/whatsapp/jids';
import { Database } from '#core/platform/database/database';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../../support/core/test-modules.ts';
import { fill } from '../../../support/stores/fill.ts';

let modules: TestModules;
let app: INestApplicationContext;
let other: INestApplicationContext;
let botId: BotId;
const pn = '6281500000001';
const lid = '55443322110099';

beforeAll(async () => {
  modules = await openTestModules();
  [app, other] = await Promise.all([modules.open([ConversationsModule]), modules.open([ConversationsModule])]);
});
beforeEach(async () => {
  ({ botId } = await makeOwner(modules));
});
afterAll(() => modules.close());

const service = (context = app) => context.get(MessagesService);
const contacts = () =>
  modules.sql(`SELECT k.*, c.id AS conversation_id FROM contacts k JOIN conversations c ON c.contact_id = k.id WHERE k.bot_id = $1`, [
    botId,
  ]);
const conversation = async () => (await modules.sql(`SELECT * FROM conversations WHERE bot_id = $1`, [botId]))[0]!;
const thread = async () => (await modules.sql(`SELECT body FROM messages WHERE bot_id = $1 ORDER BY seq`, [botId])).map((one) => one.body);

describe('one person is one contact', () => {
  test('whichever half is met first, from two processes at once', async () => {
    const chats = [chatOf(pn), chatOf(null, lid), chatOf(pn, lid)];
    const ids = await Promise.all(
      [...chats, ...chats.toReversed(), ...chats].map((chat, at) => service(at % 2 ? app : other).resolve(botId, [chat])),
    );
    expect(ids.every((one) => one.length === 1)).toBe(true);
    const rows = await contacts();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ pn, lid });
    expect(await service().resolve(botId, chats)).toEqual([rows[0]!.conversation_id, rows[0]!.conversation_id, rows[0]!.conversation_id]);
  });

  test('also among many new ones in one call', async () => {
    const chats = Array.from({ length: 30 }, (_, at) => chatOf(`62816000000${10 + (at % 10)}`, `1000000000${10 + (at % 10)}`));
    const [a, b] = await Promise.all([service(app).resolve(botId, chats), service(other).resolve(botId, chats)]);
    expect(a).toEqual(b);
    expect(await contacts()).toHaveLength(10);
  });

  test('purchases under either half belong to the one person', async () => {
    const [keep, gone] = await service().resolve(botId, [chatOf(pn), chatOf(null, lid)]);
    const note = (conversationId: string, summary: string) =>
      modules.sql(`INSERT INTO closings (id, bot_id, conversation_id, summary) VALUES (gen_random_uuid(), $1, $2, $3)`, [
        botId,
        conversationId,
        summary,
      ]);
    await note(keep!, 'kaos');
    await note(gone!, 'topi');
    // rows that name several conversations: a report, and a text of the phone
    await modules.sql(
      `INSERT INTO notifications (id, account_id, bot_id, kind, title, body, named_conversations, dedupe_key)
       SELECT gen_random_uuid(), account_id, id, 'report', 'Laporan', '', $2::uuid[], 'laporan' FROM bots WHERE id = $1`,
      [botId, [gone, keep]],
    );
    await modules.sql(
      `INSERT INTO phone_texts (bot_id, text_hash, soon_chats, fast_chats, seen_at) VALUES ($1, 'hash', $2::uuid[], $3::uuid[], now())`,
      [botId, [gone, keep], [gone]],
    );
    await service().resolve(botId, [chatOf(pn, lid)]);
    const { id } = await conversation();
    const [report] = await modules.sql<{ named: string[] }>(
      `SELECT named_conversations AS named FROM notifications WHERE bot_id = $1 AND kind = 'report'`,
      [botId],
    );
    expect(new Set(report!.named)).toEqual(new Set([id]));
    expect(await modules.sql(`SELECT soon_chats AS soon, fast_chats AS fast FROM phone_texts WHERE bot_id = $1`, [botId])).toEqual([
      { soon: [id], fast: [id] },
    ]);
    expect(await modules.sql(`SELECT summary, conversation_id FROM closings WHERE bot_id = $1 ORDER BY summary`, [botId])).toEqual([
      { summary: 'kaos', conversation_id: (await conversation()).id },
      { summary: 'topi', conversation_id: (await conversation()).id },
    ]);
  });

  test('a number that another privacy id brings moves to it', async () => {
    await service().resolve(botId, [chatOf(pn, lid)]);
    await service().resolve(botId, [chatOf(pn, '77777777777777')]);
    expect(await contacts()).toMatchObject([{ pn, lid: '77777777777777' }]);
  });

  test('a privacy id that moves between two known numbers merges no contacts', async () => {
    await service().resolve(botId, [chatOf(pn, lid), chatOf('6281500000002')]);
    await service().resolve(botId, [chatOf('6281500000002', lid)]);
    expect((await contacts()).map((one) => [one.pn, one.lid]).toSorted()).toEqual([
      [pn, null],
      ['6281500000002', lid],
    ]);
  });
});

describe('when the mapping is learnt', () => {
  test('two threads become one, in order, with counters that fit', async () => {
    await receive(app, [inbound(botId, chatOf(pn), { body: 'satu', name: null })]);
    await modules.sql(`UPDATE conversations SET answered_turn = turn WHERE bot_id = $1`, [botId]);
    await receive(app, [inbound(botId, chatOf(null, lid), { body: 'dua', name: 'Budi' })]);
    await receive(app, [inbound(botId, chatOf(pn), { body: 'tiga', sender: 'owner' })]);
    await receive(app, [inbound(botId, chatOf(null, lid), { body: 'empat' })]);
    await service().learnMappings(botId, [
      { pn, lid },
      { pn: '6289999999999', lid: '11111111111111' },
    ]);
    expect(await contacts()).toMatchObject([{ pn, lid, name: 'Budi' }]);
    expect(await thread()).toEqual(['satu', 'dua', 'tiga', 'empat']);
    expect(await conversation()).toMatchObject({
      turn: 3,
      answered_turn: 2,
      message_count: 4,
      last_seq: '4',
      last_preview: 'empat',
      jid: `${lid}@lid`,
    });
    expect((await conversation()).takeover_until).not.toBeNull();
  });

  test('a message stored in both is kept once, with its content', async () => {
    const twice = inbound(botId, chatOf(pn), { kind: 'unreadable', body: '' });
    await receive(app, [twice]);
    await receive(app, [{ ...twice, chat: chatOf(null, lid), kind: 'text', body: 'isi' }]);
    await service().learnMappings(botId, [{ pn, lid }]);
    expect(await thread()).toEqual(['isi']);
    expect(await conversation()).toMatchObject({ message_count: 1, turn: 1, answered_turn: 0 });
  });

  test('replies stay tied to their turns', async () => {
    const ids: string[] = [];
    for (const chat of [chatOf(pn), chatOf(null, lid)]) {
      const [message] = await receive(app, [inbound(botId, chat)]);
      ids.push(message!.conversationId);
      await modules.sql(
        `INSERT INTO replies (id, bot_id, conversation_id, turn, model, charged) VALUES (gen_random_uuid(), $1, $2, 1, 'm', true)`,
        [botId, message!.conversationId],
      );
      await modules.sql(`UPDATE conversations SET answered_turn = 1 WHERE id = $1`, [message!.conversationId]);
    }
    await service().learnMappings(botId, [{ pn, lid }]);
    expect((await modules.sql(`SELECT turn FROM replies WHERE bot_id = $1 ORDER BY turn`, [botId])).map((one) => one.turn)).toEqual([1, 2]);
    expect(await conversation()).toMatchObject({ turn: 2, answered_turn: 2 });
  });

  test('the bytes that both halves sent on a day are added', async () => {
    const [keep, gone] = await service().resolve(botId, [chatOf(pn), chatOf(null, lid)]);
    for (const [id, day, bytes] of [
      [keep, '2026-11-01', 300],
      [gone, '2026-11-01', 500],
      [gone, '2026-11-02', 70],
    ])
      await modules.sql(`INSERT INTO lead_storage (conversation_id, bot_id, day, bytes) VALUES ($1, $2, $3, $4)`, [id, botId, day, bytes]);
    await service().learnMappings(botId, [{ pn, lid }]);
    const kept = await modules.sql(`SELECT day::text, bytes::int FROM lead_storage WHERE conversation_id = $1 ORDER BY day`, [keep]);
    expect(kept).toEqual([
      { day: '2026-11-01', bytes: 800 },
      { day: '2026-11-02', bytes: 70 },
    ]);
  });

  test('whatever hangs on either thread hangs on the one', async () => {
    const [keep, gone] = await service().resolve(botId, [chatOf(pn), chatOf(null, lid)]);
    const tables = await modules.sql<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'conversation_id'`,
    );
    const hanging = async (id: string) => {
      const found = await Promise.all(
        tables.map(({ name }) =>
          modules.sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${name} WHERE conversation_id = $1`, [id]),
        ),
      );
      return new Map(found.map(([row], at) => [tables[at]!.name, row!.count]));
    };
    const client = new pg.Client({ connectionString: modules.env['DATABASE_URL']! });
    await client.connect();
    const facts = tables.flatMap(({ name }) => [
      [`${name}.conversation_id`, () => gone!] as const,
      [`${name}.bot_id`, () => botId] as const,
    ]);
    await fill(client, Object.fromEntries(facts));
    await client.end();
    const before = await hanging(gone!);
    expect(Math.min(...before.values())).toBeGreaterThan(0);

    await service().learnMappings(botId, [{ pn, lid }]);
    expect(await contacts()).toMatchObject([{ conversation_id: keep }]);
    expect(await hanging(keep!)).toEqual(before);
    expect(Math.max(...(await hanging(gone!)).values())).toBe(0);
  });

  test('messages that arrive at that very moment are neither lost nor doubled', async () => {
    const messages = Array.from({ length: 24 }, (_, at) =>
      inbound(botId, at % 2 ? chatOf(pn) : chatOf(null, lid), { body: `pesan ${at}` }),
    );
    const arriving = messages.map((message, at) => receive(at % 3 ? app : other, [message]));
    const learning = [service(app).learnMappings(botId, [{ pn, lid }]), service(other).resolve(botId, [chatOf(pn, lid)])];
    await Promise.all([...arriving, ...learning]);
    await service().learnMappings(botId, [{ pn, lid }]);
    expect((await thread()).toSorted()).toEqual(messages.map((one) => one.body).toSorted());
    expect(await conversation()).toMatchObject({ message_count: 24, turn: 24 });
    expect(await contacts()).toHaveLength(1);
  });

  test('a conversation looked up before it was merged away still gets its message', async () => {
    const [gone] = await service().resolve(botId, [chatOf(null, lid)]);
    await service().resolve(botId, [chatOf(pn)]);
    await service().learnMappings(botId, [{ pn, lid }]);
    const [keep] = await service().resolve(botId, [chatOf(pn)]);
    expect(keep).not.toBe(gone);
    const message = { ...inbound(botId, chatOf(null, lid)), conversationId: gone! };
    const ingest = () => app.get(Database).transaction((tx) => service().ingest(tx, [message]));
    await expect(ingest()).rejects.toThrow(ConversationMergedError);
    const [stored] = await receive(app, [message]);
    expect(stored!.conversationId).toBe(keep);
  });

  test('names from the address book reach people we know, by either half', async () => {
    await service().resolve(botId, [chatOf(pn), chatOf(null, lid)]);
    await service().learnNames(botId, [
      { pn, lid: null, name: 'Bu Ani' },
      { pn: null, lid, name: ' Pak\0 Joko ' },
      { pn: '6280000000000', lid: null, name: 'Entah' },
    ]);
    expect((await contacts()).map((one) => one.name).toSorted()).toEqual(['Bu Ani', 'Pak Joko']);
  });

  test('three addresses of one person are one: number, privacy id and the business platform; what the owner and the bot noted is kept', async () => {
    const address = (jid: string) => ({ ...personOf(jid)!, at: new Date() });
    const [byNumber] = await receive(app, [inbound(botId, address(`${pn}@s.whatsapp.net`), { body: 'satu' })]);
    const [byLid] = await receive(app, [inbound(botId, address(`${lid}@lid`), { body: 'dua' })]);
    const [byPlatform] = await receive(app, [inbound(botId, address(`${lid}:99@hosted.lid`), { body: 'tiga' })]);
    expect(byPlatform!.conversationId).toBe(byLid!.conversationId);
    const label = (id: string, word: string) => modules.sql(`UPDATE conversations SET labels = ARRAY[$2] WHERE id = $1`, [id, word]);
    await label(byNumber!.conversationId, 'Grosir');
    await label(byLid!.conversationId, 'Langganan');
    const remember = (id: string, facts: object, summary: string) =>
      modules.sql(`INSERT INTO memories (conversation_id, bot_id, facts, summary, upto_seq) VALUES ($1, $2, $3, $4, 1)`, [
        ...[id, botId, JSON.stringify(facts), summary],
      ]);
    await remember(byNumber!.conversationId, { size: { value: 'XL', by: 'owner', at: '' } }, 'tanya kaos');
    await remember(
      byLid!.conversationId,
      { address: { value: 'Jl. Melati 5', by: 'bot', at: '' }, note: { value: 'Minta nota', by: 'owner', at: '' } },
      'tanya topi',
    );
    await modules.sql(
      `INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at) VALUES (gen_random_uuid(), $1, $2, now(), 1, now() + interval '1 day')`,
      [botId, byLid!.conversationId],
    );
    await receive(app, [
      inbound(botId, { ...personOf(`${lid}:99@hosted.lid`, `${pn}@s.whatsapp.net`)!, at: new Date() }, { body: 'empat' }),
    ]);

    const [one] = await contacts();
    expect(await contacts()).toMatchObject([{ pn, lid }]);
    expect(await thread()).toEqual(['satu', 'dua', 'tiga', 'empat']);
    expect((await conversation()).labels.toSorted()).toEqual(['Grosir', 'Langganan']);
    const memories = await modules.sql(`SELECT facts, summary FROM memories WHERE bot_id = $1`, [botId]);
    expect(memories).toHaveLength(1);
    expect(memories[0]!.facts).toMatchObject({ size: { value: 'XL' }, address: { value: 'Jl. Melati 5' }, note: { value: 'Minta nota' } });
    const followUps = await modules.sql(`SELECT conversation_id FROM follow_ups WHERE bot_id = $1`, [botId]);
    expect(followUps).toEqual([{ conversation_id: one!.conversation_id }]);
  });
});
