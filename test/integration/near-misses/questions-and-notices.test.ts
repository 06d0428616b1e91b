import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ConversationId, NoticeId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { KnowledgeModule } from '#core/features/knowledge/knowledge.module';
import { KnowledgeService } from '#core/features/knowledge/knowledge.service';
import { NotificationsModule } from '#core/features/notifications/notifications.module';
import { NotificationsRepository } from '#core/features/notifications/notifications.repository';
import { NotificationsService } from '#core/features/notifications/notifications.service';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import {
  countUnseen,
  deleteOfConversation,
  deleteOlder,
  findLastRaised,
  findNotices,
  findOpenNotices,
  setHandled,
  setSeen,
  settleConversations,
  settleEndings,
  settleNotices,
} from '#core/features/notifications/bell.statements';
import { endQuestion, findAsked, findConversation, findOpen, insertQuestions } from '#core/features/questions/questions.statements';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Crowd, type ChatRows } from '../../support/core/crowd.ts';
import { day, onDay } from '../../support/core/merged.ts';

/* Questions and notices that a statement should match, and for each condition one that fails only this condition. */

let modules: TestModules;
let knowledge: KnowledgeService;
let copies: NotificationsRepository;
let raising: NotificationsService;
let sql: Database;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  modules = await openTestModules();
  const context = await modules.open([KnowledgeModule, NotificationsModule]);
  sql = context.get(Database);
  knowledge = context.get(KnowledgeService);
  copies = context.get(NotificationsRepository, { strict: false });
  raising = context.get(NotificationsService);
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  shop = await makeOwner(modules);
  other = await makeOwner(modules);
});

const asked = (text: string, date: number, ended = 'NULL'): string =>
  `INSERT INTO owner_questions (id, bot_id, conversation_id, question, asked_at, ended_at) VALUES (gen_random_uuid(), :bot, :conversation, '${text}', ${onDay(date)}, ${ended});`;
const needing = { conversations: `needs_owner_reason = 'question', needs_owner_since = ${onDay(2)}` };
const idOf = async (question: string): Promise<string> =>
  (await modules.sql(`SELECT id FROM owner_questions WHERE question = $1`, [question]))[0]!['id'];
const textsOf = (rows: readonly { readonly question: string }[]): string[] => rows.map(({ question }) => question);

test('a question is open until it ends, or the need since before it', async () => {
  const all = asked('third', 4) + asked('first', 2) + asked('ended', 3, 'now()') + asked('second', 3) + asked('before the need', 1);
  const chats = await Crowd.of(sql, shop.botId, needing, {
    asked: { added: all },
    second: { added: asked('of another chat', 3) },
    'without a need': { conversations: `needs_owner_reason = NULL, needs_owner_since = NULL`, added: asked('without a need', 3) },
    'of another bot': { botId: other.botId, added: asked('of another bot', 3) },
  });
  const open = async (name: string): Promise<string[]> => textsOf(await findOpen(sql, shop.botId, chats.of(name).id));
  expect(await open('asked')).toEqual(['first', 'second', 'third']);
  expect([await open('second'), await open('without a need'), await open('of another bot')]).toEqual([['of another chat'], [], []]);

  const end = async (question: string): Promise<unknown> => {
    const id = await idOf(question);
    const ended = await sql.transaction((tx) => endQuestion(tx, shop.botId, id, { answer: 'ya', now: day(9) }));
    return ended && [ended.question, ended.left];
  };
  for (const question of ['ended', 'before the need', 'without a need', 'of another bot'])
    expect([question, await end(question)]).toEqual([question, undefined]);
  expect([await end('second'), await end('first'), await end('first'), await end('of another chat')]).toEqual([
    ['second', 2],
    ['first', 1],
    undefined,
    ['of another chat', 0],
  ]);
  const answered = await modules.sql(`SELECT question FROM owner_questions WHERE answer = 'ya' AND ended_at = $1 ORDER BY 1`, [day(9)]);
  // cast: rows of that column
  expect(textsOf(answered as never)).toEqual(['first', 'of another chat', 'second']);
  const place = async (question: string): Promise<unknown> => findConversation(sql, shop.botId, await idOf(question));
  expect([await place('ended'), await place('of another bot')]).toEqual([chats.of('asked').id, undefined]);
});

test('a conversation has at most five open questions', async () => {
  const [four, five] = [4, 5].map((count) => Array.from({ length: count }, (_, nth) => asked(`${nth}`, 3)).join(''));
  const cases: Readonly<Record<string, ChatRows & { readonly stored: number }>> = {
    'with four': { added: four, stored: 1 },
    'with five': { added: five, stored: 0 },
    'with one that ended': { added: `${four} ${asked('ended', 3, 'now()')}`, stored: 1 },
    'with one of before the need': { added: `${four} ${asked('earlier', 1)}`, stored: 1 },
    'without a need': { conversations: `needs_owner_reason = NULL, needs_owner_since = NULL`, added: five, stored: 2 },
    'of another bot': { botId: other.botId, added: five, stored: 0 },
  };
  const chats = await Crowd.of(sql, shop.botId, needing, cases);
  for (const [name, { stored }] of Object.entries(cases)) {
    const { botId, id: conversationId } = chats.of(name);
    const two = ['satu', 'dua'].map((question) => ({ question, origin: 'lead' as const }));
    await sql.transaction((tx) => insertQuestions(tx, { botId, conversationId }, two, day(5)));
    const rows = await modules.sql(
      `SELECT question, bot_id, asked_at FROM owner_questions WHERE conversation_id = $1 AND origin = 'lead' ORDER BY question DESC`,
      [conversationId],
    );
    expect([name, rows]).toEqual([
      name,
      ['satu', 'dua'].slice(0, stored).map((question) => ({ question, bot_id: botId, asked_at: day(5) })),
    ]);
  }
});

test('the questions of a span are its own, newest first', async () => {
  const all = asked('at its end', 4) + asked('first', 2) + asked('last', 3, 'now()') + asked('before', 1);
  await Crowd.of(
    sql,
    shop.botId,
    {},
    { asked: { added: all }, 'of another bot': { botId: other.botId, added: asked('of another bot', 3) } },
  );
  expect(await findAsked(sql, shop.botId, day(2), day(4), 9)).toEqual(['last', 'first']);
  expect(await findAsked(sql, shop.botId, day(2), day(4), 1)).toEqual(['last']);
});

/** Stores notices. They belong to the shop unless their columns say otherwise. */
async function notices(rows: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Promise<void> {
  for (const [name, columns] of Object.entries(rows)) {
    const row: Record<string, unknown> = {
      ...{ id: newId(), account_id: shop.accountId, bot_id: shop.botId, kind: 'handover', dedupe_key: `${name}:1` },
      ...{ title: name, body: 'isi', serious: true, created_at: day(5), ...columns },
    };
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    await modules.sql(`INSERT INTO notifications (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`, Object.values(row));
  }
}
const foreign = (): object => ({ account_id: other.accountId, bot_id: other.botId });
const noticeId = async (title: string): Promise<NoticeId> =>
  (await modules.sql(`SELECT id FROM notifications WHERE title = $1`, [title]))[0]!['id'];

/** Names of the notices whose columns the action changes. */
async function changed(action: () => Promise<unknown>): Promise<string[]> {
  const read = (): Promise<Record<string, unknown>[]> =>
    modules.sql(`SELECT title, to_jsonb(n)::text AS text FROM notifications n ORDER BY title`);
  const before = await read();
  await sql.transaction(async () => action());
  const after = new Map((await read()).map(({ title, text }) => [title, text]));
  return before.filter(({ title, text }) => after.get(title) !== text).map(({ title }) => String(title));
}

test('notices are listed newest first, of one account, page by page', async () => {
  const [small, large] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  await notices({
    'small id': { id: small },
    'large id': { id: large },
    newer: { created_at: day(6) },
    handled: { created_at: day(4), handled_at: day(4) },
    'not serious': { created_at: day(3), serious: false },
    test: { kind: 'test', created_at: day(2), handled_at: day(2) },
    foreign: { ...foreign(), created_at: day(7) },
  });
  const titles = (rows: readonly { readonly title: string }[]): string[] => rows.map(({ title }) => title);
  const page = async (limit: number, before: string | null): Promise<string[]> =>
    titles(await findNotices(sql, shop.accountId, { limit, before }));
  const all = ['newer', 'large id', 'small id', 'handled', 'not serious'];
  await modules.sql(`UPDATE notifications SET seen_at = $1 WHERE title IN ('large id', 'test')`, [day(6)]);
  const marks = (rows: Awaited<ReturnType<typeof findNotices>>): string[] =>
    rows.map(({ title, seen, handled }) => `${title}${seen ? ', seen' : ''}${handled ? ', handled' : ''}`);
  expect(marks(await findNotices(sql, shop.accountId, { limit: 9, before: null }))).toEqual([
    ...['newer', 'large id, seen', 'small id', 'handled, handled', 'not serious'],
  ]);
  expect(marks(await findOpenNotices(sql, shop.accountId))).toEqual(['newer', 'large id, seen', 'small id']);
  expect(await page(9, null)).toEqual(all);
  expect([
    await page(2, null),
    await page(9, large!),
    await page(2, await noticeId('newer')),
    await page(9, await noticeId('foreign')),
  ]).toEqual([all.slice(0, 2), all.slice(2), all.slice(1, 3), []]);
  expect(titles(await findOpenNotices(sql, shop.accountId))).toEqual(['newer', 'large id', 'small id']);
  const many = Object.fromEntries(Array.from({ length: 110 }, (_, nth) => [`many ${nth}`, { created_at: day(8) }]));
  await notices(many);
  expect([(await findOpenNotices(sql, shop.accountId)).length, await countUnseen(sql, shop.accountId)]).toEqual([20, 100]);
  await modules.sql(`UPDATE notifications SET seen_at = now() WHERE title LIKE 'many%'`);
  expect(await countUnseen(sql, shop.accountId)).toBe(4);
  expect(await changed(() => setSeen(sql, shop.accountId))).toEqual(all.filter((title) => title !== 'large id').toSorted());
});

test('a notice is handled alone, with its chat or with its cause, once', async () => {
  const chat = newId<ConversationId>();
  await notices({
    open: { conversation_id: chat },
    seen: { conversation_id: chat, seen_at: day(1) },
    'not serious, unseen': { conversation_id: chat, serious: false },
    'not serious, seen': { conversation_id: chat, serious: false, seen_at: day(1) },
    'handled, unseen': { conversation_id: chat, handled_at: day(1) },
    'handled, seen': { conversation_id: chat, handled_at: day(1), seen_at: day(1) },
    'of another chat': { conversation_id: newId() },
    foreign: { ...foreign(), conversation_id: chat },
  });
  const own = ['handled, unseen', 'not serious, unseen', 'open', 'seen'];
  const reset = (): Promise<unknown> =>
    modules.sql(
      `UPDATE notifications SET seen_at = CASE WHEN seen_at <= $1 THEN seen_at END, handled_at = CASE WHEN handled_at <= $1 THEN handled_at END`,
      [day(1)],
    );
  expect(await changed(() => settleConversations(sql, shop.accountId, [chat]))).toEqual(own);
  const kept = await modules.sql(`SELECT title FROM notifications WHERE seen_at = $1 OR handled_at = $1 ORDER BY title`, [day(1)]);
  expect(kept.map(({ title }) => title)).toEqual(['handled, seen', 'handled, unseen', 'not serious, seen', 'seen']);
  await reset();
  const handled = async (title: string): Promise<unknown> => {
    let result: unknown;
    const titles = await changed(async () => (result = await setHandled(sql, shop.accountId, await noticeId(title))));
    return [titles, result];
  };
  expect(await handled('open')).toEqual([['open'], true]);
  expect([await handled('handled, seen'), await handled('foreign')]).toEqual([
    [[], true],
    [[], false],
  ]);
  await reset();
  const ids = await Promise.all(['open', 'seen', 'handled, unseen', 'foreign'].map(noticeId));
  let accounts: unknown;
  expect(await changed(async () => (accounts = await settleNotices(sql, ids)))).toEqual(['foreign', 'open', 'seen']);
  expect(new Set(accounts as string[])).toEqual(new Set([shop.accountId, other.accountId]));
  expect((accounts as string[]).length).toBe(2);
});

test('the end of an outage settles the bot’s open notices of it', async () => {
  await notices({
    ending: { kind: 'offline', dedupe_key: 'offline:1' },
    outage: { kind: 'offline', dedupe_key: 'outage:1' },
    'another cause': { kind: 'offline', dedupe_key: 'number:1' },
    'another kind': { kind: 'handover', dedupe_key: 'offline:2' },
    'another kind of outage': { kind: 'handover', dedupe_key: 'outage:2' },
    'not serious': { kind: 'offline', dedupe_key: 'offline:3', serious: false },
    handled: { kind: 'offline', dedupe_key: 'offline:4', handled_at: day(1) },
    'not serious outage': { kind: 'offline', dedupe_key: 'outage:3', serious: false },
    foreign: { ...foreign(), kind: 'offline', dedupe_key: 'offline:5' },
  });
  expect(await changed(() => settleEndings(sql, shop.botId, false))).toEqual(['ending']);
  await modules.sql(`UPDATE notifications SET handled_at = NULL WHERE title = 'ending'`);
  expect(await changed(() => settleEndings(sql, shop.botId, true))).toEqual(['ending', 'outage']);
});

test('notices are removed with their chat and when they are old, and the newest of a key is known', async () => {
  const chat = newId<ConversationId>();
  await notices({
    about: { conversation_id: chat, created_at: day(1), dedupe_key: 'a:1' },
    naming: { named_conversations: [newId(), chat], created_at: day(3), dedupe_key: 'a:2' },
    'naming others': { named_conversations: [newId()], created_at: day(2), dedupe_key: 'a:3' },
    'of another key': { created_at: day(4), dedupe_key: 'b:1' },
    'on the limit': { created_at: day(2), dedupe_key: 'b:2' },
    'just before it': { created_at: new Date(day(2).getTime() - 1), dedupe_key: 'b:3' },
    foreign: { ...foreign(), conversation_id: chat, created_at: day(9), dedupe_key: 'a:1' },
  });
  expect([await findLastRaised(sql, shop.botId, 'a:'), await findLastRaised(sql, shop.botId, 'c:')]).toEqual([day(3), null]);
  expect(await deleteOfConversation(sql, shop.accountId, chat)).toBe(2);
  const left = async (): Promise<string[]> =>
    (await modules.sql(`SELECT title FROM notifications ORDER BY title`)).map(({ title }) => title);
  expect(await left()).toEqual(['foreign', 'just before it', 'naming others', 'of another key', 'on the limit']);
  expect(await deleteOlder(sql, day(2))).toBe(1);
  expect(await left()).toEqual(['foreign', 'naming others', 'of another key', 'on the limit']);
});

test('a copy waits until it is sent or too old, for its own bot', async () => {
  const queued = { wa_id: 'W1', wa_status: 'queued' };
  await notices({
    'on the limit': { ...queued, created_at: day(2) },
    'just after it': { ...queued, created_at: new Date(day(2).getTime() + 1) },
    newest: { ...queued, created_at: day(4) },
    'sent long ago': { wa_id: 'W1', wa_status: 'sent', created_at: day(1) },
    'without a copy, old': { wa_status: 'none', created_at: day(1) },
    'sent lately': { wa_id: 'W1', wa_status: 'sent' },
    failed: { wa_id: 'W1', wa_status: 'failed' },
    'without a copy': { wa_status: 'none' },
    foreign: { ...foreign(), ...queued, created_at: day(4) },
    'foreign, old': { ...foreign(), ...queued, created_at: day(1) },
  });
  const waiting = async (): Promise<string[]> => (await copies.queued(sql, shop.botId, day(2))).map(({ title }) => title);
  expect(await waiting()).toEqual(['just after it', 'newest']);
  expect(new Set(await copies.waiting(sql, [shop.botId, other.botId]))).toEqual(new Set([shop.botId, other.botId]));
  expect(await copies.waiting(sql, [other.botId])).toEqual([other.botId]);
  expect(await changed(() => copies.dropStale(sql, shop.botId, day(2)))).toEqual(['on the limit']);
  for (const title of ['sent lately', 'failed', 'without a copy', 'foreign', 'foreign, old'])
    expect([title, await changed(async () => copies.markCopy(sql, shop.botId, await noticeId(title), 'failed'))]).toEqual([title, []]);
  expect(await changed(async () => copies.markCopy(sql, shop.botId, await noticeId('newest'), 'sent'))).toEqual(['newest']);
  expect(await waiting()).toEqual(['just after it']);
  await copies.markCopy(sql, shop.botId, await noticeId('just after it'), 'failed');
  expect(await copies.waiting(sql, [shop.botId])).toEqual([]);
  const states = await modules.sql(`SELECT title, wa_status FROM notifications WHERE title IN ('newest', 'on the limit', 'just after it')`);
  expect(Object.fromEntries(states.map((row) => [row['title'], row['wa_status']]))).toEqual({
    ...{ newest: 'sent', 'on the limit': 'failed', 'just after it': 'failed' },
  });
});

test('each sample that an owner asks for is sent', async () => {
  for (const { botId } of [shop, other])
    await modules.sql(`UPDATE bot_settings SET notification_number = '62812' WHERE bot_id = $1`, [botId]);
  for (const { botId } of [shop, other, shop]) await raising.sendSample(botId);
  expect([(await raising.queuedFor(shop.botId)).length, (await raising.queuedFor(other.botId)).length]).toEqual([2, 1]);
});

/** The saved answers that the action changes or removes. */
async function changedAnswers(action: () => Promise<unknown>): Promise<string[]> {
  const read = async () =>
    new Map((await modules.sql(`SELECT id, to_jsonb(k)::text AS text FROM knowledge k`)).map((row) => [row['id'], row['text']]));
  const before = await read();
  await action();
  const after = await read();
  return [...before.keys()].filter((id) => before.get(id) !== after.get(id));
}

test('an answer that its owner saves is theirs in words, and another account reads, changes and removes none of it', async () => {
  const { id } = await knowledge.create(shop.accountId, { question: 'Ada ongkir?', answer: 'Ada', origin: 'lead' });
  expect((await knowledge.create(other.accountId, { question: 'Buka?', answer: 'Ya' })).origin).toBe('owner');
  const words = { question: 'Ongkir?', answer: 'Mulai 9rb' };
  for (const act of [() => knowledge.update(other.accountId, id, words), () => knowledge.remove(other.accountId, id)])
    await expect(act()).rejects.toMatchObject({ code: 'answer_unknown' });
  expect((await knowledge.list(shop.accountId, {})).answers).toEqual([{ id, question: 'Ada ongkir?', answer: 'Ada', origin: 'lead' }]);
  expect(await changedAnswers(() => knowledge.update(shop.accountId, id, words))).toEqual([id]);
  expect((await knowledge.list(shop.accountId, {})).answers).toEqual([{ id, ...words, origin: 'owner' }]);
  await expect(knowledge.update(shop.accountId, 'nonsense', words)).rejects.toMatchObject({ code: 'answer_unknown' });
  expect(await changedAnswers(() => knowledge.remove(shop.accountId, id))).toEqual([id]);
});

test('a page ends with a place to go on from exactly where more follow', async () => {
  for (let nth = 1; nth <= 4; nth += 1)
    await knowledge.create(shop.accountId, { question: `Tanya ${nth}`, answer: nth < 4 ? 'Kaos' : 'Topi' });
  const page = async (request: Parameters<KnowledgeService['list']>[1]) => {
    const { answers, next, total } = await knowledge.list(shop.accountId, request);
    return { questions: answers.map(({ question }) => question.at(-1)).join(''), isMore: next !== null, total, next: next ?? undefined };
  };
  expect(await page({ limit: 4 })).toMatchObject({ questions: '4321', isMore: false, total: 4 });
  const first = await page({ limit: 3 });
  expect(first).toMatchObject({ questions: '432', isMore: true, total: 4 });
  expect(await page({ limit: 3, after: first.next })).toMatchObject({ questions: '1', isMore: false, total: 4 });
  expect(await page({ q: ' KAOS ' })).toMatchObject({ questions: '321', total: 3 });
  expect(await page({ limit: limits.pageSize, after: 'nonsense' })).toMatchObject({ questions: '4321' });
});
