import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import type { ChatsAction } from '#contracts/http/chat/chat';
import { limits } from '#contracts/values/limits';
import { Database } from '#core/platform/database/database';
import { countFollowUps, countOpened, markOpened } from '#core/features/conversations/inbox/new-chats.statements';
import { applyAction, markAsPhone } from '#core/features/conversations/state/chat-actions.statements';
import { insertOwnersMessage } from '#core/features/conversations/messages/owners-messages.statements';
import { finish, markRead, markReadUpTo, setTakeover } from '#core/features/conversations/state/owner-acts.statements';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { addedMessage, Crowd, type ChatRows } from '../../../support/core/crowd.ts';
import { day, onDay } from '../../../support/core/merged.ts';

/* Chats that an action of the owner should match, and for each condition one that fails only this condition. */

let modules: TestModules;
let sql: Database;
let botId: BotId;
let other: BotId;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  ({ botId } = await makeOwner(modules));
  ({ botId: other } = await makeOwner(modules));
});

/** Columns of a chat with everything that an action of the owner may end. */
const busy = `turn = 3, answered_turn = 2, unread = 2, marked_unread = true, needs_owner_reason = 'question', needs_owner_since = now(), message_count = 1`;
const ended = { needs_owner_since: null, needs_owner_reason: null, handed_over: false };
const read = { unread: 0, marked_unread: false };
const rowOf = async (chats: Crowd, name: string): Promise<Record<string, unknown>> =>
  (await modules.sql(`SELECT * FROM conversations WHERE id = $1`, [chats.of(name).id]))[0]!;

test('an act on one chat changes that chat of the bot alone', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `${busy}, takeover_until = ${onDay(9)}` },
    {
      second: {},
      'handed over': { conversations: `handed_over = true` },
      'read, marked': { conversations: `unread = 0` },
      'of another bot': { botId: other },
    },
  );
  const acts: readonly ((id: ConversationId) => Promise<unknown>)[] = [
    (id) => markRead(sql, botId, id),
    (id) => finish(sql, botId, id),
    (id) => setTakeover(sql, botId, id, true),
    (id) => setTakeover(sql, botId, id, false),
  ];
  for (const act of acts) expect(await chats.changedBy(() => act(chats.of('of another bot').id))).toEqual([]);
  const marked: unknown[] = [];
  for (const name of ['usual', 'read, marked', 'of another bot']) marked.push(await markRead(sql, botId, chats.of(name).id));
  expect(marked).toEqual([true, false, false]);
  expect([await rowOf(chats, 'usual'), await rowOf(chats, 'second')]).toMatchObject([read, { unread: 2, marked_unread: true }]);

  expect(await chats.changedBy(() => finish(sql, botId, chats.of('second').id))).toEqual(['second']);
  expect(await rowOf(chats, 'second')).toMatchObject({ ...ended, ...read, answered_turn: 3, takeover_until: day(9) });
  await finish(sql, botId, chats.of('handed over').id);
  expect(await rowOf(chats, 'handed over')).toMatchObject({ ...ended, ...read, answered_turn: 3, takeover_until: null });

  await modules.sql(`UPDATE conversations SET handed_over = true WHERE id = $1`, [chats.of('usual').id]);
  const take = (name: string, active: boolean): Promise<unknown> => setTakeover(sql, botId, chats.of(name).id, active);
  expect([await take('usual', true), await take('second', true)]).toEqual([
    { waits: true, jid: 'x@lid' },
    { waits: false, jid: 'x@lid' },
  ]);
  expect(await rowOf(chats, 'usual')).toMatchObject({ takeover_until: Infinity, handed_over: false, needs_owner_reason: 'question' });
  await modules.sql(`UPDATE conversations SET handed_over = true WHERE id = $1`, [chats.of('usual').id]);
  expect([await take('usual', false), await take('second', false)]).toMatchObject([{ waits: true }, { waits: false }]);
  expect(await rowOf(chats, 'usual')).toMatchObject({ ...ended, takeover_until: null, answered_turn: 2 });
  expect(await take('of another bot', true)).toBeUndefined();
});

test('a message of the owner takes a chat over for the shop’s time, and shortens only the takeover of a handed-over chat', async () => {
  const needing = `needs_owner_reason = 'question', needs_owner_since = now()`;
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `turn = 3, answered_turn = 1, unread = 2, marked_unread = true, message_count = 1, ${needing}` },
    {
      'taken over for longer': { conversations: `takeover_until = now() + interval '1 day'` },
      'taken over for good': { conversations: `takeover_until = 'infinity'` },
      'taken over for less': { conversations: `takeover_until = now() + interval '1 minute'` },
      'handed over': { conversations: `handed_over = true, takeover_until = 'infinity'` },
      'with news of later': { conversations: `last_at = '2100-01-01'` },
      'of another bot': { botId: other },
    },
  );
  await modules.sql(`UPDATE bot_settings SET takeover_minutes = 45 WHERE bot_id = $1`, [botId]);
  // Each chat gets a message with the same id. Only a message with this id in the same chat is a repetition.
  const write = (name: string, of = botId) =>
    sql.transaction((tx) => insertOwnersMessage(tx, { botId: of, conversationId: chats.of(name).id, body: 'Ada kak', waId: 'W1' }));
  expect(await chats.changedBy(async () => expect(await write('of another bot')).toBeUndefined())).toEqual([]);
  const minutes: Record<string, number> = {};
  const written = { turn: 3, answered_turn: 3, last_seq: '11', message_count: 2, last_sender: 'owner', last_preview: 'Ada kak' };
  for (const name of [
    'usual',
    'taken over for longer',
    'taken over for good',
    'taken over for less',
    'handed over',
    'with news of later',
  ]) {
    let stored: Awaited<ReturnType<typeof write>>;
    expect(await chats.changedBy(async () => (stored = await write(name)))).toEqual([name]);
    expect(stored!.isNew).toBe(true);
    expect(await chats.changedBy(async () => expect(await write(name)).toEqual({ ...stored, isNew: false }))).toEqual([]);
    const { takeover_until: until, last_at: lastAt, ...row } = await rowOf(chats, name);
    expect(row).toMatchObject({ ...ended, ...read, ...written });
    if (name === 'with news of later') expect(lastAt).toEqual(new Date('2100-01-01T00:00:00Z'));
    else expect(Math.abs(Number(lastAt) - Date.now())).toBeLessThan(60_000);
    minutes[name] = until === Infinity ? Infinity : Math.round((Number(until) - Date.now()) / 60_000);
  }
  expect(minutes).toEqual({
    ...{ usual: 45, 'taken over for longer': 1_440, 'taken over for good': Infinity },
    ...{ 'taken over for less': 45, 'handed over': 45, 'with news of later': 45 },
  });
  const counts = await modules.sql(`SELECT count FROM daily_message_counts WHERE bot_id = $1`, [botId]);
  expect(counts).toEqual([{ count: 6 }]);
  await modules.sql(`DELETE FROM bot_settings WHERE bot_id = $1`, [other]);
  await write('of another bot', other);
  const { takeover_until: until } = await rowOf(chats, 'of another bot');
  expect(Math.round((Number(until) - Date.now()) / 60_000)).toBe(limits.takeoverMinutes);
});

/** A chat for an action. `after` replaces the usual state after the action. */
type Acted = ChatRows & { readonly changes: boolean; readonly after?: object };
const nine = 'a,b,c,d,e,f,g,h,i';

const acted: readonly [ChatsAction['kind'], Readonly<Record<string, Acted>>, then: object][] = [
  [
    'read',
    { unread: { conversations: `unread = 1, marked_unread = true`, changes: true }, read: { conversations: `unread = 0`, changes: false } },
    read,
  ],
  [
    'unread',
    {
      read: { conversations: `unread = 0`, changes: true },
      'with unread messages': { conversations: `unread = 2`, changes: true, after: { unread: 2, marked_unread: true } },
      marked: { conversations: `marked_unread = true`, changes: false },
      empty: { conversations: `message_count = 0`, changes: false },
    },
    { unread: 1, marked_unread: true },
  ],
  [
    'done',
    {
      needing: { conversations: `${busy}, takeover_until = ${onDay(9)}`, changes: true },
      'needing and handed over': {
        conversations: `${busy}, handed_over = true, takeover_until = 'infinity'`,
        ...{ changes: true, after: { takeover_until: null } },
      },
      quiet: { conversations: `turn = 1`, changes: false },
    },
    { ...ended, ...read, answered_turn: 3, takeover_until: day(9) },
  ],
  [
    'give-back',
    {
      'taken over': { conversations: `takeover_until = now() + interval '1 hour'`, changes: true },
      'handed over': { conversations: `handed_over = true`, changes: true },
      'with a need': { conversations: `${busy}, takeover_until = 'infinity'`, changes: true },
      'takeover is over': { conversations: `takeover_until = now() - interval '1 hour'`, changes: false },
    },
    { ...ended, takeover_until: null },
  ],
  [
    'label',
    {
      'without labels': { changes: true },
      'with it in another case': { conversations: `labels = '{GROSIR}'`, changes: false },
      'with nine others': { conversations: `labels = '{${nine}}'`, changes: true, after: { labels: [...nine.split(','), 'Grosir'] } },
      'with ten others': { conversations: `labels = '{${nine},j}'`, changes: false },
    },
    { labels: ['Grosir'] },
  ],
  [
    'unlabel',
    {
      'with it': { conversations: `labels = '{a,GROSIR,c}'`, changes: true },
      'without it': { conversations: `labels = '{a,c}'`, changes: false },
    },
    { labels: ['a', 'c'] },
  ],
];

test.each(acted)('an act on many chats (%s) changes those that it means', async (kind, cases, then) => {
  const usual = { conversations: `message_count = 1` };
  const [first] = Object.values(cases);
  const chats = await Crowd.of(sql, botId, usual, { ...cases, unnamed: first!, 'of another bot': { botId: other, ...first } });
  const names = [...Object.keys(cases), 'of another bot'];
  // cast: an action of each kind, with the fields of all
  const act = { kind, label: 'Grosir' } as never;
  let found: Awaited<ReturnType<typeof applyAction>> = [];
  const ids = names.map((name) => chats.of(name).id);
  const changed = await chats.changedBy(async () => (found = await applyAction(sql, botId, ids, act)));
  const wanted = Object.keys(cases).filter((name) => cases[name]!.changes);
  expect([changed, chats.names(found.map(({ id }) => id)).toSorted()]).toEqual([wanted, wanted.toSorted()]);
  for (const name of wanted) {
    const row = await rowOf(chats, name);
    expect(row).toMatchObject({ ...then, ...cases[name]!.after });
    const [waits] = found.filter(({ id }) => id === chats.of(name).id).map((one) => one.waits);
    expect([name, waits]).toEqual([name, Number(row['answered_turn']) < Number(row['turn'])]);
  }
});

test('what was read elsewhere leaves later messages unread', async () => {
  const three =
    addedMessage(11, 'lead', { wa_at: 'now()' }) +
    addedMessage(12, 'lead') +
    addedMessage(13, 'owner') +
    addedMessage(14, 'lead', { origin: `'notice'` });
  const named = (id: string, rows = three): string => rows.replace('gen_random_uuid()::text', `'${id}'`);
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `unread = 3, marked_unread = true` },
    {
      'with later ones': { added: named('A') },
      'with few unread': { added: named('B'), conversations: `unread = 1` },
      'of the owner': { added: addedMessage(11, 'owner').replace('gen_random_uuid()::text', `'C'`) },
      'all read': { added: addedMessage(11, 'lead').replace('gen_random_uuid()::text', `'D'`), messages: `wa_id = 'E'` },
      'of another bot': { botId: other, added: named('A') },
    },
  );
  let ids: ConversationId[] = [];
  const changed = await chats.changedBy(async () => (ids = await markReadUpTo(sql, botId, ['A', 'B', 'C', 'D', 'E'])));
  expect([changed, chats.names(ids).toSorted()]).toEqual([
    ['with later ones', 'all read'],
    ['all read', 'with later ones'],
  ]);
  expect([await rowOf(chats, 'with later ones'), await rowOf(chats, 'all read')]).toMatchObject([
    { unread: 1, marked_unread: false },
    read,
  ]);
});

test('marks of the phone reach the chats of a number or privacy id', async () => {
  const chats = await Crowd.of(
    sql,
    botId,
    { conversations: `message_count = 1` },
    {
      'by number': { contacts: `pn = '62811'` },
      'by number with another privacy id': { contacts: `pn = '62812', lid = '77012'` },
      'by privacy id': { contacts: `lid = '77013'`, conversations: `unread = 4, marked_unread = true` },
      'with unread messages': { contacts: `lid = '77014'`, conversations: `unread = 4` },
      'marked before': { contacts: `lid = '77015'`, conversations: `marked_unread = true, unread = 1` },
      empty: { contacts: `lid = '77016'`, conversations: `message_count = 0` },
      'of another bot': { botId: other, contacts: `pn = '62811', lid = '77014'` },
    },
  );
  const unread = true;
  const marks = [
    { pn: '62811', lid: null, unread },
    { pn: '62812', lid: '77099', unread },
    { pn: null, lid: '77013', unread: false },
    ...['77014', '77015', '77016'].map((lid) => ({ pn: null, lid, unread })),
  ];
  let ids: ConversationId[] = [];
  const wanted = ['by number', 'by privacy id', 'with unread messages'];
  expect(await chats.changedBy(async () => (ids = await markAsPhone(sql, botId, marks)))).toEqual(wanted);
  expect(chats.names(ids).toSorted()).toEqual(wanted);
  const rows = await Promise.all(wanted.map((name) => rowOf(chats, name)));
  expect(rows.map((row) => [row['unread'], row['marked_unread']])).toEqual([
    [1, true],
    [0, false],
    [4, true],
  ]);
});

const second = (seconds: number): string => `'${new Date(day(20).getTime() + seconds * 1000).toISOString()}'`;
const hour = 3600;

test('chats that the owner began are counted from their first message on, for a fortnight', async () => {
  const opened = (seconds: number): string => `opened_by_owner_at = ${second(seconds)}`;
  const cases: Readonly<Record<string, ChatRows & { readonly counted: boolean }>> = {
    'since then': { conversations: opened(0.5), counted: true },
    'just before': { conversations: opened(0.4), counted: false },
    'before, left in that second': { conversations: opened(-hour), messages: `sent_at = ${second(0)}`, counted: true },
    'before, left earlier': { conversations: opened(-hour), messages: `sent_at = ${second(-0.1)}`, counted: false },
    'before, waits': { conversations: opened(-hour), messages: `status = 'queued', sent_at = NULL`, counted: true },
    'before, a later one waits': {
      conversations: opened(-hour),
      messages: `sent_at = ${second(-9)}`,
      added: addedMessage(11, 'owner', { status: `'queued'` }),
      counted: false,
    },
    'a fortnight before, waits': { conversations: opened(0.5 - 14 * 24 * hour), messages: `status = 'queued'`, counted: true },
    'longer before, waits': { conversations: opened(-14 * 24 * hour), messages: `status = 'queued'`, counted: false },
    'of another bot': { botId: other, conversations: opened(1), counted: false },
    'not begun by the owner': { messages: `status = 'queued'`, counted: false },
  };
  const since = new Date(day(20).getTime() + 500);
  for (const [name, { counted, ...rows }] of Object.entries(cases)) {
    await modules.sql(`DELETE FROM contacts`);
    await Crowd.of(sql, botId, {}, { [name]: rows });
    expect([name, await countOpened(sql, botId, since)]).toEqual([name, counted ? 1 : 0]);
  }
  const chats = await Crowd.of(sql, botId, {}, { full: { conversations: `message_count = 1` }, 'another bot’s': { botId: other } });
  const mark = (name: string): Promise<boolean> => sql.transaction((tx) => markOpened(tx, botId, chats.of(name).id, day(5)));
  expect([await mark('usual'), await mark('full'), await mark('another bot’s')]).toEqual([true, false, false]);
  expect((await rowOf(chats, 'usual'))['opened_by_owner_at']).toEqual(day(5));
});

test('follow-ups are counted from when they left, or while they still may', async () => {
  const speech = (more: string): ChatRows => ({ messages: `sender = 'bot', speech = 'follow-up', ${more}` });
  const created = (seconds: number): string => `created_at = ${second(seconds)}`;
  const waiting = (until: number): string => `status = 'queued', not_after = ${second(until)}`;
  const cases: Readonly<Record<string, ChatRows & { readonly counted: boolean }>> = {
    'since then': { ...speech(created(0.5)), counted: true },
    'just before': { ...speech(created(0.4)), counted: false },
    'before, left in that second': { ...speech(`${created(-hour)}, sent_at = ${second(0)}`), counted: true },
    'before, left earlier': { ...speech(`${created(-hour)}, sent_at = ${second(-0.1)}`), counted: false },
    'before, waits': { ...speech(`${created(-hour)}, ${waiting(hour + 1)}`), counted: true },
    'before, its window ends': { ...speech(`${created(-hour)}, ${waiting(hour)}`), counted: false },
    'before, not queued': { ...speech(`${created(-hour)}, not_after = ${second(hour + 1)}`), counted: false },
    'a day before, waits': { ...speech(`${created(0.5 - 24 * hour)}, ${waiting(hour + 1)}`), counted: true },
    'longer before, waits': { ...speech(`${created(-24 * hour)}, ${waiting(hour + 1)}`), counted: false },
    'not sent for good': { ...speech(`${created(1)}, status = 'failed', unsent = 'number-moved'`), counted: false },
    'another kind of message': { messages: `sender = 'bot', ${created(1)}`, counted: false },
    'of another bot': { botId: other, ...speech(created(1)), counted: false },
  };
  const [since, now] = [0.5, hour].map((seconds) => new Date(day(20).getTime() + seconds * 1000));
  for (const [name, { counted, ...rows }] of Object.entries(cases)) {
    await modules.sql(`DELETE FROM contacts`);
    await Crowd.of(sql, botId, {}, { [name]: rows });
    await modules.sql(`DELETE FROM contacts WHERE name = 'usual'`);
    expect([name, await countFollowUps(sql, botId, since!, now!)]).toEqual([name, counted ? 1 : 0]);
  }
});
