import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { botRoom } from '#contracts/realtime/rooms';
import { minuteMs } from '#contracts/values/base/durations';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { MessageKind } from '#contracts/values/statuses';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { ExcludedPeople } from '#core/features/conversations/contacts/excluded-people.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { ChatActions } from '#core/features/conversations/inbox/chat-actions.service';
import { ChatsService } from '#core/features/conversations/inbox/chats.service';
import { SearchService } from '#core/features/conversations/inbox/search.service';
import { IdleConversationsService } from '#core/features/conversations/messages/idle/idle-conversations.service';
import { LeadTyping } from '#core/features/conversations/messages/lead-typing';
import { MemoriesService } from '#core/features/conversations/messages/memories.service';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { NeedsService } from '#core/features/conversations/state/needs.service';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { JobQueue } from '#core/platform/queue/job-queue';
import { Wakes, type Wake } from '#core/platform/wake/wakes';
import { listenToPanel } from '../../../support/core/panel-listener.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../../support/core/test-modules.ts';
import { waitFor } from '../../../support/wait-for.ts';

/*
 * The effects of an action on a chat: it ends notices, schedules jobs and notifies hosts. The tests also check
 * everything that the action must not change.
 */

let modules: TestModules;
let context: INestApplicationContext;
let botId: BotId;
let accountId: string;
let wakes: Wake[] = [];
const pn = '6281280000001';
const quietMs = minuteMs;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([ConversationsModule], { REPLY_QUIET_MS: String(quietMs) });
  await context.get(Wakes).listen((wake) => wakes.push(wake));
});
beforeEach(async () => {
  ({ accountId, botId } = await makeOwner(modules));
  wakes = [];
});
afterAll(() => modules?.close());

/**
 * The notifications that a host has received about the bot so far. They arrive in order, so the test sends one more
 * and waits for it.
 */
async function toldHost(): Promise<string[]> {
  const last = newId();
  context.get(Wakes).send({ kind: 'session', botId, about: last });
  await waitFor(() => wakes.some(({ about }) => about === last), { what: 'the last notice' });
  return wakes.filter((wake) => wake.botId === botId && wake.kind !== 'session').map(({ kind, about }) => `${kind} ${about ?? ''}`.trim());
}

/** The jobs of this bot in a queue, with their delay. */
async function jobs(queue: 'replies' | 'attachments') {
  const found = await context.get(JobQueue).queue(queue).getJobs(['delayed', 'waiting', 'prioritized']);
  return found.filter(({ data }) => data.botId === botId).map(({ data, opts }) => ({ data, delayMs: opts.delay ?? 0 }));
}

/** Creates a chat with an open last turn that a human handles, and with a serious notice about it. */
async function openChat(set = ''): Promise<ConversationId> {
  const [message] = await receive(context, [inbound(botId, chatOf(pn))], false);
  const { conversationId } = message!;
  await modules.sql(`UPDATE conversations SET takeover_until = 'infinity'${set && `, ${set}`} WHERE id = $1`, [conversationId]);
  await modules.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, serious, conversation_id)
     VALUES ($1, $2, $3, 'handover', 'handover:1', 't', 'b', true, $4)`,
    [newId(), accountId, botId, conversationId],
  );
  return conversationId;
}
const isNoticeOpen = async (): Promise<boolean> =>
  (await modules.sql(`SELECT 1 FROM notifications WHERE bot_id = $1 AND dedupe_key = 'handover:1' AND handled_at IS NULL`, [botId]))
    .length === 1;

interface Act {
  readonly act: (conversationId: ConversationId) => Promise<unknown>;
  readonly endsNotice: boolean;
  /** True when the bot answers the open message immediately after the action. */
  readonly answers?: true;
  readonly tells?: string;
}
const chats = () => context.get(ChatsService);
const together = (kind: 'read' | 'unread' | 'done' | 'give-back') => (id: ConversationId) =>
  context.get(ChatActions).action(botId, [id, id], { kind });
const acts: Readonly<Record<string, Act>> = {
  'words of the owner': { act: () => chats().send(botId, pn, { body: 'Siap' }), endsNotice: true, tells: 'outbox' },
  'a takeover': { act: () => chats().takeover(botId, pn, true), endsNotice: false, tells: `outbox ${pn}@s.whatsapp.net` },
  'the end of a takeover': { act: () => chats().takeover(botId, pn, false), endsNotice: true, answers: true },
  'a chat that is done': { act: () => chats().finish(botId, pn), endsNotice: true },
  'a chat that is opened': { act: () => chats().markSeen(botId, pn), endsNotice: true },
  labels: { act: () => chats().setLabels(botId, pn, ['Grosir']), endsNotice: false },
  'a business that is a customer': { act: () => chats().setCustomer(botId, pn, true), endsNotice: false },
  'many that are read': { act: together('read'), endsNotice: true },
  'many that are unread': { act: together('unread'), endsNotice: false },
  'many that are done': { act: together('done'), endsNotice: true },
  'many that are given back': { act: together('give-back'), endsNotice: true, answers: true },
  'a label of many': {
    act: (id) => context.get(ChatActions).action(botId, [id], { kind: 'label', label: 'Grosir' }),
    endsNotice: false,
  },
};

test.each(Object.entries(acts))('%s: its notices, the answer and the host', async (_what, { act, endsNotice, answers, tells }) => {
  const conversationId = await openChat();
  await act(conversationId);
  expect(await isNoticeOpen()).toBe(!endsNotice);
  expect(await jobs('replies')).toMatchObject(answers ? [{ data: { botId, conversationId }, delayMs: 0 }] : []);
  expect(await toldHost()).toEqual(tells ? [tells] : []);
});

test.each(['the end of a takeover', 'many that are given back'])('%s sets no alarm where everything is answered', async (what) => {
  await acts[what]!.act(await openChat('answered_turn = turn'));
  expect(await jobs('replies')).toEqual([]);
});

test('words that are sent again are the same message, and end no notice that came since', async () => {
  await openChat();
  const message = { body: 'Siap', clientId: newId() };
  const first = await chats().send(botId, pn, message);
  await modules.sql(`UPDATE notifications SET handled_at = NULL WHERE bot_id = $1`, [botId]);
  expect((await chats().send(botId, pn, { ...message, body: 'Lain' })).id).toBe(first.id);
  expect(await isNoticeOpen()).toBe(true);
  expect((await chats().send(botId, pn, { body: 'Siap' })).id).not.toBe(first.id);
  expect(await modules.sql(`SELECT body FROM messages WHERE bot_id = $1 AND sender = 'owner'`, [botId])).toEqual([
    ...[{ body: 'Siap' }, { body: 'Siap' }],
  ]);
});

test.each<[string, Parameters<typeof inbound>[2], { ends: boolean; tells: string[]; lines: number }]>([
  ['words typed on the phone', { sender: 'owner', name: null }, { ends: true, tells: [], lines: 1 }],
  ['words of Meta’s agent', { sender: 'owner', name: null, origin: 'meta-ai' }, { ends: false, tells: [], lines: 2 }],
  ['the owner’s own "stop"', { sender: 'owner', name: null, body: 'STOP' }, { ends: true, tells: [], lines: 1 }],
  ['a lead who opts out', { body: 'STOP' }, { ends: false, tells: [`outbox ${pn}@s.whatsapp.net`], lines: 1 }],
  ['a message that cannot be read yet', { kind: 'unreadable', body: '' }, { ends: false, tells: [], lines: 0 }],
])('%s: the notice, the host and the log', async (_what, more, { ends, tells, lines }) => {
  await openChat();
  await receive(context, [inbound(botId, chatOf(pn), more)]);
  expect(await isNoticeOpen()).toBe(!ends);
  expect(await toldHost()).toEqual(tells);
  const log = context.get(ActivityLogService);
  log.write(botId, 'INFO', 'last');
  const tail = await waitFor(
    async () => {
      const all = await log.tail(botId, 10);
      return all.some((one) => one.endsWith('last')) && all;
    },
    { what: 'the last line' },
  );
  expect(tail).toHaveLength(lines + 1);
});

test('an owner who lets Meta’s agent answer is not warned of it, one beside them is', async () => {
  const { botId: unaware } = await makeOwner(modules);
  await modules.sql(`UPDATE bot_settings SET meta_ai_answers = true WHERE bot_id = $1`, [botId]);
  const said = { sender: 'owner', name: null, origin: 'meta-ai' } as const;
  await receive(context, [inbound(botId, chatOf(pn), said), inbound(unaware, chatOf(pn), said)]);
  const warned = await modules.sql<{ bot_id: string }>(
    `SELECT bot_id FROM notifications WHERE dedupe_key = 'meta-ai-answers' AND bot_id = ANY ($1::uuid[])`,
    [[botId, unaware]],
  );
  expect(warned.map(({ bot_id }) => bot_id)).toEqual([unaware]);
});

test('the file of each kind of message that has one is fetched, and no other', async () => {
  for (const [nth, kind] of MessageKind.options.entries())
    await receive(context, [inbound(botId, chatOf(`62812900000${10 + nth}`), { kind })]);
  const fetched = new Set((await jobs('attachments')).map(({ data }) => data.messageId));
  const rows = await modules.sql<{ id: string; kind: string }>(`SELECT id, kind FROM messages WHERE bot_id = $1`, [botId]);
  expect(
    rows
      .filter(({ id }) => fetched.has(id))
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['audio', 'document', 'image', 'video', 'voice']);
});

test('a lead types until they stop or write, by either of their addresses, and nobody else does', async () => {
  const lid = '77001122334456';
  const [message] = await receive(context, [inbound(botId, chatOf(pn, lid))], false);
  const [typing, turns] = [context.get(LeadTyping), context.get(TurnsService)];
  const heard = await listenToPanel(context, botRoom(botId));
  const isTyping = () => turns.leadIsTyping(message!.conversationId);
  const [byNumber, byId] = [
    { pn, lid: null },
    { pn: null, lid },
  ];
  const told = async (count: number) => {
    await waitFor(() => heard.length >= count, { what: `${count} events` });
    return heard.every((event) => event === 'chat.typing') ? heard.length : heard;
  };
  await typing.began(botId, { pn: '628999', lid: null });
  await typing.ended(botId, byNumber);
  expect(await isTyping()).toBe(false);
  await typing.began(botId, byId);
  expect([await isTyping(), await told(1)]).toEqual([true, 1]);
  await typing.ended(botId, byNumber); // a lead who wrote only by number could not be seen typing
  expect(await isTyping()).toBe(true);
  await typing.ended(botId, { pn, lid });
  expect([await isTyping(), await told(2)]).toEqual([false, 2]);
  await typing.ended(botId, byId);
  await typing.began(botId, byNumber);
  expect([await isTyping(), await told(3)]).toEqual([true, 3]);
});

test('what waits to be sent is known as the bot’s or the owner’s words', async () => {
  const conversationId = await openChat();
  await chats().send(botId, pn, { body: 'Dari pemilik' });
  const words = { body: 'Dari bot', speech: 'lateness' } as const;
  await context.get(Database).transaction((tx) => context.get(IdleConversationsService).say(tx, botId, conversationId, words));
  const outbox = () => context.get(MessagesService).outbox(botId, 10);
  const ofOwner = (await outbox()).find(({ body }) => body === 'Dari pemilik')!;
  expect(ofOwner).toMatchObject({ isAutomatic: false, opensChat: false, forbidden: null, ageMs: expect.any(Number) });
  expect(ofOwner.ageMs).toBeGreaterThanOrEqual(0);
  await modules.sql(`UPDATE messages SET status = 'sent' WHERE bot_id = $1 AND body = 'Dari pemilik'`, [botId]);
  expect(await outbox()).toMatchObject([{ body: 'Dari bot', isAutomatic: true }]);
});

test('a message is expected to be answered when it is new, opens a turn, and the bot may answer', async () => {
  const contacts = (set: string) => (nth: number) =>
    modules.sql(`UPDATE contacts SET ${set} WHERE bot_id = $1 AND pn = $2`, [botId, numberOf(nth)]);
  const chat = (set: string) => (nth: number) =>
    modules.sql(`UPDATE conversations SET ${set} WHERE contact_id = (SELECT id FROM contacts WHERE bot_id = $1 AND pn = $2)`, [
      ...[botId, numberOf(nth)],
    ]);
  const numberOf = (nth: number) => `62812950000${10 + nth}`;
  const cases: readonly (readonly [
    what: string,
    before: ((nth: number) => Promise<unknown>) | null,
    more?: Parameters<typeof inbound>[2],
  ])[] = [
    ['usual', null],
    ['of the history', null, { live: false }],
    ['of the phone', null, { sender: 'owner' }],
    ['a sign alone', null, { body: '👍' }],
    ['handled by a human', chat(`takeover_until = 'infinity'`)],
    ['opted out', chat(`opted_out_at = now()`)],
    ['named', contacts(`name = 'Ani'`)],
    ['excluded', (nth) => modules.sql(`INSERT INTO blacklist (bot_id, pn) VALUES ($1, $2)`, [botId, numberOf(nth)])],
    [
      'of the number for notices',
      (nth) => modules.sql(`UPDATE bot_settings SET notification_number = $2 WHERE bot_id = $1`, [botId, numberOf(nth)]),
    ],
  ];
  const messages = context.get(MessagesService);
  const expected: string[] = [];
  for (const [nth, [what, before, more]] of cases.entries()) {
    await receive(context, [inbound(botId, chatOf(numberOf(nth)))], false);
    await before?.(nth);
    const message = inbound(botId, chatOf(numberOf(nth)), more);
    const [conversationId] = await messages.resolve(botId, [message.chat]);
    const ingested = await context
      .get(Database)
      .transaction((tx) => messages.ingest(tx, [{ ...message, conversationId: conversationId! }]));
    if ((await messages.announce(ingested)).length > 0) expected.push(what);
  }
  expect(expected).toEqual(['usual', 'named']);
  const alarms = await jobs('replies');
  expect(new Set(alarms.map(({ delayMs }) => delayMs))).toEqual(new Set([quietMs]));
});

test.each([
  [limits.searchContacts, limits.searchMessages, false],
  [limits.searchContacts + 1, limits.searchMessages + 1, true],
])('a search that finds %i people and %i messages shows its first ones; that there are more: %s', async (people, messages, isMore) => {
  await modules.sql(
    `WITH made AS (
       INSERT INTO contacts (id, bot_id, name, pn) SELECT gen_random_uuid(), $1, 'Zubaidah ' || n, (6287000000000 + n)::text FROM generate_series(1, $2::int) n
       RETURNING id, pn
     )
     INSERT INTO conversations (id, bot_id, contact_id, jid, message_count, last_sender, last_at, lead_last_at)
     SELECT gen_random_uuid(), $1, id, pn || '@s.whatsapp.net', 1, 'lead', now(), now() FROM made`,
    [botId, people],
  );
  await modules.sql(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status)
     SELECT gen_random_uuid(), $1, (SELECT id FROM conversations WHERE bot_id = $1 LIMIT 1), n, 'lead', 'text', 'gamis zebra', 'W' || n, 'delivered'
     FROM generate_series(1, $2::int) n`,
    [botId, messages],
  );
  const search = context.get(SearchService);
  const found = await search.search(botId, 'zubaidah');
  expect([found.contacts.length, found.moreContacts, found.messages.length, found.more]).toEqual([limits.searchContacts, isMore, 0, false]);
  const texts = await search.search(botId, 'zebra');
  expect([texts.contacts.length, texts.moreContacts, texts.messages.length, texts.more]).toEqual([0, false, limits.searchMessages, isMore]);
});

test('what an owner corrects of a lead stays, the rest is the bot’s, and an empty word is forgotten', async () => {
  const [message] = await receive(context, [inbound(botId, chatOf(pn))], false);
  const memories = context.get(MemoriesService);
  const facts = { name: { value: 'Budi', by: 'bot', at: '' }, address: { value: 'Bandung', by: 'bot', at: '' } };
  await modules.sql(`INSERT INTO memories (conversation_id, bot_id, summary, upto_seq, facts) VALUES ($1, $2, 'Tanya kaos.', 1, $3)`, [
    ...[message!.conversationId, botId, JSON.stringify(facts)],
  ]);
  const shown = async (change?: Parameters<MemoriesService['change']>[2]) => {
    const { summary, facts: all } = change ? await memories.change(botId, pn, change) : await memories.show(botId, pn);
    return [summary, ...all.filter(({ value }) => value !== '').map(({ kind, value, byOwner }) => `${kind} ${value} ${byOwner}`)];
  };
  expect(await shown()).toEqual(['Tanya kaos.', 'name Budi false', 'address Bandung false']);
  expect(await shown({ facts: { name: ' Pak Budi ' } })).toEqual(['Tanya kaos.', 'name Pak Budi true', 'address Bandung false']);
  expect(await shown({ facts: { address: '  ' } })).toEqual(['Tanya kaos.', 'name Pak Budi true']);
  expect(await shown({ forgetSummary: false })).toEqual(['Tanya kaos.', 'name Pak Budi true']);
  expect(await shown({ forgetSummary: true })).toEqual(['', 'name Pak Budi true']);
  for (const act of [() => memories.show(botId, '628999'), () => memories.change(botId, '628999', {})])
    await expect(act()).rejects.toMatchObject({ code: 'contact_unknown' });
});

test('a person who is excluded by a username is tied to who has it now, and the hosts stop typing to each of their addresses', async () => {
  const excluded = context.get(ExcludedPeople);
  const lid = '77001122334455';
  await receive(context, [inbound(botId, { ...chatOf(null, lid), username: 'batik.ani' }, { name: 'Ani' })], false);
  await excluded.exclude(botId, '@batik.ani');
  expect(await toldHost()).toEqual([`outbox ${lid}@lid`]);
  await excluded.exclude(botId, '@nobody.here');
  expect(await toldHost()).toEqual([`outbox ${lid}@lid`, 'outbox']);
  expect(await modules.sql(`SELECT lid, username FROM blacklist WHERE bot_id = $1 ORDER BY username`, [botId])).toEqual([
    { lid, username: 'batik.ani' },
    { lid: null, username: 'nobody.here' },
  ]);
  expect(await excluded.list(botId)).toEqual([
    { key: '@nobody.here', label: null },
    { key: `lid:${lid}`, label: 'Ani (@batik.ani)' },
  ]);
  await excluded.remove(botId, `lid:${lid}`);
  expect(await modules.sql(`SELECT username FROM blacklist WHERE bot_id = $1`, [botId])).toEqual([{ username: 'nobody.here' }]);
});

test.each([
  [limits.lateAfterMinutes - 1, false],
  [limits.lateAfterMinutes + 1, true],
  [24 * 60 - 1, true],
  [24 * 60 + 1, false],
])('a lead who was handed over %i minutes ago and still waits is told about it: %s', async (minutes, isTold) => {
  const conversationId = await openChat(`handed_over = true, needs_owner_reason = 'complaint', needs_owner_since = now()`);
  await modules.sql(`UPDATE conversations SET needs_owner_since = now() - $2 * interval '1 minute', takeover_until = NULL WHERE id = $1`, [
    ...[conversationId, minutes],
  ]);
  const late = await context.get(Database).transaction((tx) => context.get(NeedsService).takeLate(tx));
  expect(late?.conversationId === conversationId).toBe(isTold);
});
