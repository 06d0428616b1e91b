import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import {
  keepEarlyEdits,
  removeOldEarlyEdits,
  takeEarlyEdits,
  takeEditsOfStored,
  type EarlyEdit,
} from '#core/features/conversations/messages/early-edits.statements';
import { findOriginals, storeEdits } from '#core/features/conversations/messages/edits.statements';
import { inbound, makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { Crowd, type ChatRows, type Ids } from '../../support/core/crowd.ts';
import { day, onDay } from '../../support/core/merged.ts';

/*
 * Edits that are stored before their message. One edit should match a statement; for each condition, one edit fails
 * only this condition.
 */

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

const sealed = { of: 'M', iv: 'aXY=', payload: 'aXNp' };
let digests = 0;
const edit = ({ botId: bot, id }: Pick<Ids, 'botId' | 'id'>, body: string, more: Partial<EarlyEdit> = {}): EarlyEdit => ({
  ...{ botId: bot, conversationId: id, waId: 'M', digest: Buffer.from(String((digests += 1))), sender: 'lead', kind: 'text', body },
  ...{ sealed: null, writers: ['62811@s.whatsapp.net'], at: day(1) },
  ...more,
});
const keep = (edits: readonly EarlyEdit[]): Promise<boolean> => sql.transaction((tx) => keepEarlyEdits(tx, edits));
const left = async (): Promise<string[]> => (await modules.sql(`SELECT body FROM early_edits ORDER BY body`)).map(({ body }) => body);

test('an edit is stored once, with all that it is, in a chat of that bot', async () => {
  const chats = await Crowd.of(sql, botId, {}, { 'of another bot': { botId: other } });
  const whole = edit(chats.of('usual'), 'isi', { sealed, sender: 'owner', kind: 'reaction', writers: ['a', 'b'] });
  expect(await keep([whole, { ...whole, body: 'again' }])).toBe(true);
  expect(await keep([{ ...whole, body: 'again' }, edit(chats.of('usual'), 'another')])).toBe(true);
  expect(await keep([edit(chats.of('of another bot'), 'of another bot')])).toBe(true);
  const merged = edit({ botId, id: newId<ConversationId>() }, 'merged');
  expect(await keep([merged, edit(chats.of('usual'), 'beside a merged one')])).toBe(false);
  expect(await keep([edit({ botId, id: chats.of('of another bot').id }, 'of a foreign chat')])).toBe(false);
  expect(await left()).toEqual(['another', 'beside a merged one', 'isi', 'of another bot']);
  const take = { botId, conversationId: whole.conversationId, waId: 'M', sender: 'owner', kind: 'text' } as const;
  expect(await sql.transaction((tx) => takeEarlyEdits(tx, [take]))).toEqual([whole]);
});

test('the newest twenty of a chat and two hundred of a bot are kept, of edits and of reactions each', async () => {
  const rows = (count: number, kind: string, bot = ':bot'): string =>
    `INSERT INTO early_edits (bot_id, conversation_id, wa_id, digest, sender, kind, body, writers, edited_at, kept_at)
     SELECT ${bot}, :conversation, 'M', convert_to(gen_random_uuid()::text, 'utf8'), 'lead', '${kind}', '${kind} ' || n, '{}', ${onDay(1)}, now() - n * interval '1 minute'
     FROM generate_series(1, ${count}) n;`;
  const full = Object.fromEntries(Array.from({ length: 10 }, (_, nth) => [`full ${nth}`, { added: rows(20, 'text') }]));
  const chats = await Crowd.of(
    sql,
    botId,
    {},
    { two: { added: rows(21, 'text') + rows(20, 'reaction') }, ...full, 'of another bot': { botId: other, added: rows(21, 'text') } },
  );
  const counts = async (): Promise<Record<string, unknown>> => {
    const found = await modules.sql(
      `SELECT conversation_id AS id, kind, count(*)::int, max(kept_at) FILTER (WHERE body = kind || ' 1') IS NOT NULL AS newest FROM early_edits GROUP BY 1, 2`,
    );
    return Object.fromEntries(found.map(({ id, kind, count, newest }) => [`${chats.names([id])[0]} ${kind}`, newest ? count : -count]));
  };
  const wanted = { ...Object.fromEntries(Object.keys(full).map((name) => [`${name} text`, 20])), 'two text': 20, 'two reaction': 20 };
  expect(await counts()).toEqual({ ...wanted, 'two text': 21, 'of another bot text': 21 });
  // The oldest edit of the chat is removed. The bot then still has twenty edits too many, among them the oldest of
  // all its chats.
  expect(await keep([edit(chats.of('usual'), 'text 1')])).toBe(true);
  const after = await counts();
  expect(after['of another bot text']).toBe(21);
  expect(after['two reaction']).toBe(20);
  const texts = Object.entries(after).filter(([name]) => name.endsWith(' text') && !name.startsWith('of another'));
  expect(texts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(200);
  expect(texts.every(([, count]) => Number(count) > 0)).toBe(true);
  expect(after['usual text']).toBe(1);
  const oldest = async (bot: BotId): Promise<unknown> => {
    const rows = await modules.sql(`SELECT max(split_part(body, ' ', 2)::int) AS n FROM early_edits WHERE kind = 'text' AND bot_id = $1`, [
      bot,
    ]);
    return rows[0]!['n'];
  };
  expect(await oldest(botId)).toBe(19);
  // This chat is the only one of a bot with few edits.
  expect(await keep([edit(chats.of('of another bot'), 'text 1')])).toBe(true);
  expect([(await counts())['of another bot text'], await oldest(other)]).toEqual([20, 19]);
});

const message = (waId: string): string => `wa_id = '${waId}'`;

test('an edit is taken for its message, of that writer and chat; a sealed one when the secret can be there', async () => {
  const chats = await Crowd.of(sql, botId, {}, { second: {}, 'of another bot': { botId: other } });
  const own = chats.of('usual');
  const all = [
    edit(own, 'plain'),
    edit(own, 'sealed', { sealed }),
    edit(own, 'of another message', { waId: 'N' }),
    edit(own, 'of the owner', { sender: 'owner' }),
    edit(chats.of('second'), 'of another chat'),
  ];
  await keep(all);
  await keep([edit(chats.of('of another bot'), 'of another bot')]);
  const take = async (more: object, kept: readonly EarlyEdit[] = []): Promise<string[]> => {
    const given = { botId, conversationId: own.id, waId: 'M', sender: 'lead', kind: 'text', ...more } as const;
    const taken = await sql.transaction((tx) => takeEarlyEdits(tx, [given]));
    if (kept.length > 0) await keep(taken);
    return taken.map(({ body }) => body).toSorted();
  };
  expect([await take({ kind: 'unreadable' }, all), await take({ again: true }, all)]).toEqual([['plain'], ['plain']]);
  expect([await take({ botId: other }), await take({ conversationId: chats.of('of another bot').id }), await take({ waId: 'O' })]).toEqual([
    [],
    [],
    [],
  ]);
  expect(await take({})).toEqual(['plain', 'sealed']);
  expect(await left()).toEqual(['of another bot', 'of another chat', 'of another message', 'of the owner']);
  expect(await take({ sender: 'owner' })).toEqual(['of the owner']);
});

test('edits are applied in the order of their times, and deletions last', async () => {
  const chats = await Crowd.of(sql, botId, { messages: message('M') }, {});
  const own = chats.of('usual');
  const all = [
    edit(own, 'deleted', { kind: 'deleted', at: day(1) }),
    edit(own, 'third', { at: day(4) }),
    edit(own, 'first', { at: day(2) }),
    edit(own, 'second', { at: day(3) }),
  ];
  const order = ['first', 'second', 'third', 'deleted'];
  await keep(all);
  const given = { botId, conversationId: own.id, waId: 'M', sender: 'lead', kind: 'text' } as const;
  expect((await sql.transaction((tx) => takeEarlyEdits(tx, [given]))).map(({ body }) => body)).toEqual(order);
  await keep(all);
  expect((await sql.transaction((tx) => takeEditsOfStored(tx, botId, own.id))).map(({ body }) => body)).toEqual(order);
});

test('of a chat, the edits are taken whose message is stored there, by the same side', async () => {
  const cases: Readonly<Record<string, ChatRows & { readonly of?: Partial<EarlyEdit>; readonly is: boolean }>> = {
    'of the lead': { is: true },
    'sealed of the lead': { of: { sealed }, is: true },
    'of the owner': { messages: `sender = 'owner'`, of: { sender: 'owner' }, is: true },
    'of the shop, written by the bot': { messages: `sender = 'bot'`, of: { sender: 'owner' }, is: true },
    'of the owner on a message of the lead': { of: { sender: 'owner' }, is: false },
    'of the lead on a message of the bot': { messages: `sender = 'bot'`, is: false },
    'of another message': { of: { waId: 'N' }, is: false },
    'of a placeholder': { messages: `kind = 'unreadable'`, is: true },
    'sealed of a placeholder': { messages: `kind = 'unreadable'`, of: { sealed }, is: false },
    'of a cut message': { messages: `incomplete = true`, is: true },
    'sealed of a cut message': { messages: `incomplete = true`, of: { sealed }, is: false },
    'of another bot': { botId: other, is: false },
  };
  const named = Object.fromEntries(
    Object.entries(cases).map(([name, { messages, ...rest }], nth) => [
      name,
      { ...rest, messages: [message(`M${nth}`), messages].filter(Boolean).join(', ') },
    ]),
  );
  const chats = await Crowd.of(sql, botId, {}, named);
  for (const [nth, [name, { of }]] of Object.entries(cases).entries()) await keep([edit(chats.of(name), name, { waId: `M${nth}`, ...of })]);
  // the same message id in another chat
  await keep([edit(chats.of('usual'), 'of a message in another chat', { waId: 'M0' })]);
  const taken: string[] = [];
  for (const name of ['usual', ...Object.keys(cases)])
    for (const one of await sql.transaction((tx) => takeEditsOfStored(tx, botId, chats.of(name).id))) {
      const [contact] = await modules.sql(`SELECT pn, lid FROM contacts WHERE id = $1`, [chats.of(name).contactId]);
      expect(one).toMatchObject({ body: name, conversationId: chats.of(name).id, jid: 'x@lid', ...contact });
      taken.push(one.body);
    }
  expect(taken).toEqual(Object.keys(cases).filter((name) => cases[name]!.is));
  expect(await left()).toEqual([...Object.keys(cases).filter((name) => !cases[name]!.is), 'of a message in another chat'].toSorted());
});

test('old edits are removed by when they were stored', async () => {
  const chats = await Crowd.of(sql, botId, {}, {});
  await keep(['older', 'on the limit', 'newer'].map((body) => edit(chats.of('usual'), body)));
  await modules.sql(
    `UPDATE early_edits SET kept_at = $1::timestamptz + CASE body WHEN 'older' THEN interval '-1 ms' WHEN 'newer' THEN interval '1 ms' ELSE interval '0' END`,
    [day(5)],
  );
  expect(await removeOldEarlyEdits(sql, day(5))).toBe(1);
  expect(await left()).toEqual(['newer', 'on the limit']);
});

test('the original of a sealed edit has content, is of the same side and no older than a day', async () => {
  const now = new Date();
  const ago = (hours: number): string => `'${new Date(now.getTime() - hours * 3_600_000).toISOString()}'`;
  const chats = await Crowd.of(
    sql,
    botId,
    { messages: `wa_id = 'M', proto = '\\x01', wa_at = ${ago(23)}` },
    {
      incomplete: { messages: `incomplete = true, proto = '\\x02'` },
      'without protocol form': { messages: `proto = NULL` },
      deleted: { messages: `kind = 'deleted'` },
      'a day old': { messages: `wa_at = ${ago(24)}` },
      'of the bot': { messages: `sender = 'bot', proto = '\\x03'` },
      'another message': { messages: `wa_id = 'N'` },
      'of another bot': { botId: other },
    },
  );
  const find = async (sender: 'lead' | 'owner'): Promise<unknown> => {
    const edit = { botId, waId: 'M', sender, at: now };
    const found = await findOriginals(sql, [edit, edit]);
    return found.map((one) => [one.sender, one.proto[0], one.incomplete]).toSorted();
  };
  expect(await find('lead')).toEqual([
    ['lead', 1, false],
    ['lead', 2, true],
  ]);
  expect(await find('owner')).toEqual([['owner', 3, false]]);
  expect(chats.ids).toHaveLength(8);
});

test('a changed or deleted message clears the summary that covers it, from its number on, in its chat', async () => {
  // the message of each chat has the number 10
  const until = (seq: number): ChatRows => ({
    added: `INSERT INTO memories (conversation_id, bot_id, summary, upto_seq) VALUES (:conversation, :bot, 'lama', ${seq});`,
  });
  const of = (kind: 'text' | 'deleted') =>
    ({ [`up to the ${kind}`]: until(10), [`further than the ${kind}`]: until(11), [`before the ${kind}`]: until(9) }) as const;
  const chats = await Crowd.of(sql, botId, {}, { ...of('text'), ...of('deleted'), 'not changed': until(10) });
  for (const name of chats.names(chats.ids).filter((one) => / the (?:text|deleted)$/.test(one))) {
    const { id } = chats.of(name);
    const [message] = await modules.sql<{ waId: string }>(`SELECT wa_id AS "waId" FROM messages WHERE conversation_id = $1 AND seq = 10`, [
      id,
    ]);
    const kind = name.endsWith('deleted') ? 'deleted' : 'text';
    const said = inbound(botId, { pn: null, lid: null, jid: 'x@lid' }, { waId: message!.waId, kind, body: kind === 'text' ? 'baru' : '' });
    await storeEdits(sql, [{ ...said, conversationId: id }], new Date());
  }
  const kept = await modules.sql(`SELECT conversation_id AS id FROM memories WHERE summary = 'lama' AND upto_seq > 0`);
  expect(chats.names(kept.map(({ id }) => id)).toSorted()).toEqual(['before the deleted', 'before the text', 'not changed']);
});
