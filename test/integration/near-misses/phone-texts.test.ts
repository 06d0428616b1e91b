import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { findAnsweringThemselves } from '#core/features/conversations/messages/inbound.statements';
import {
  findKnownTexts,
  notePhoneText,
  removeOldPhoneTexts,
  type KnownText,
} from '#core/features/conversations/messages/speakers/phone-texts.statements';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { addedMessage, Crowd, type ChatRows } from '../../support/core/crowd.ts';

/*
 * Texts that the shop's phone sent, and texts that were written before them. For each condition, one row fails only
 * this condition.
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

/** The time at which the tested message arrived: noon. */
const noon = Date.UTC(2026, 2, 1, 12);
const time = (seconds: number): Date => new Date(noon + seconds * 1000);
const when = (seconds: number): string => `'${time(seconds).toISOString()}'`;
const lead = (seq: number, seconds: number, more: Readonly<Record<string, string>> = {}): string =>
  addedMessage(seq, 'lead', { wa_at: when(seconds), ...more });
/** A message of the shop. Ids of linked devices begin with 3EB0. */
const ours = (seq: number, seconds: number, more: Readonly<Record<string, string>> = {}, id = '3EB0'): string =>
  addedMessage(seq, 'owner', { wa_at: when(seconds), ...more }).replace('gen_random_uuid()::text', `'${id}' || gen_random_uuid()`);
const phone = (seq: number, seconds: number): string => ours(seq, seconds, {}, '3A');

type Known = Pick<KnownText, 'spokenAt' | 'lastAt' | 'openedAt'>;
const found = (spoken: number | null, last: number | null, opened: number | null): Known => {
  const at = (seconds: number | null): Date | null => (seconds === null ? null : time(seconds));
  return { spokenAt: at(spoken), lastAt: at(last), openedAt: at(opened) };
};
const first = `seq = 1, wa_at = ${when(-7200)}`;
const hour = 3600;
const cases: Readonly<Record<string, ChatRows & { readonly is: Known }>> = {
  'the lead wrote': { messages: first, is: found(-7200, -7200, -7200) },
  'the lead wrote again': { messages: first, added: lead(2, -10), is: found(-10, -10, -10) },
  'soon after': { messages: first, added: lead(2, -7100), is: found(-7100, -7100, -7200) },
  'after just under an hour': { messages: first, added: lead(2, -7200 + hour - 1), is: found(-hour - 1, -hour - 1, -7200) },
  'after an hour': { messages: first, added: lead(2, -7200 + hour), is: found(-hour, -hour, -hour) },
  'within a second after': { messages: first, added: lead(2, 1), is: found(1, 1, 1) },
  'two seconds after': { messages: first, added: lead(2, 2), is: found(-7200, -7200, -7200) },
  'a device answered': { messages: first, added: ours(2, -20), is: found(-20, -20, -20) },
  'a device answered twice': { messages: first, added: ours(2, -20) + ours(3, -10), is: found(-20, -10, -20) },
  'a device answered, then the lead, then a device': {
    messages: first,
    added: ours(2, -20) + lead(3, -15) + ours(4, -10),
    is: found(-10, -10, -20),
  },
  'accepted later': { messages: first, added: ours(2, -20, { sent_at: when(-12) }), is: found(-12, -12, -12) },
  'a lead’s message has no such time': { messages: first, added: lead(2, -20, { sent_at: when(-12) }), is: found(-20, -20, -20) },
  'the phone wrote': { messages: first, added: phone(2, -20), is: found(-7200, -20, -20) },
  'the phone wrote between bubbles of a device': {
    messages: first,
    added: ours(2, -30) + phone(3, -20) + ours(4, -10),
    is: found(-30, -10, -30),
  },
  'waits to be sent': { messages: first, added: ours(2, -20, { status: `'queued'` }), is: found(-7200, -7200, -7200) },
  'waits before what was sent': { messages: first, added: ours(2, -30, { status: `'queued'` }) + ours(3, -20), is: found(-20, -20, -20) },
  'a newer number with an older time': { messages: `seq = 3, wa_at = ${when(-7200)}`, added: ours(2, -20), is: found(-20, -20, -20) },
};

test('when somebody wrote before a text of the phone, and since when the chat is not idle', async () => {
  const chats = await Crowd.of(sql, botId, {}, { ...cases, 'of another bot': { botId: other, messages: first } });
  const names = [...Object.keys(cases), 'of another bot'];
  const rows = await findKnownTexts(
    sql,
    names.map((name) => ({ botId, conversationId: chats.of(name).id, hash: Buffer.from('x'), at: time(0) })),
  );
  expect(rows.map(({ ord }) => ord)).toEqual(names.map((_, nth) => nth + 1));
  const none = { fastChats: [], soonElsewhere: 0 };
  for (const [nth, name] of names.entries())
    expect([name, rows[nth]]).toEqual([name, { ord: nth + 1, ...(cases[name]?.is ?? found(null, null, null)), ...none }]);
});

test('the last thirty messages of a chat are read', async () => {
  const devices = (count: number): string => Array.from({ length: count }, (_, nth) => ours(nth + 2, -60 + nth)).join('');
  const phones = (count: number): string => Array.from({ length: count }, (_, nth) => phone(nth + 2, -60 + nth)).join('');
  const chats = await Crowd.of(
    sql,
    botId,
    { messages: first },
    {
      'twenty-nine of devices': { added: devices(29) },
      'thirty-one of devices': { added: devices(31) },
      'twenty-nine of the phone': { added: phones(29) },
      'thirty of the phone': { added: phones(30) },
    },
  );
  const names = ['twenty-nine of devices', 'thirty-one of devices', 'twenty-nine of the phone', 'thirty of the phone'];
  const rows = await findKnownTexts(
    sql,
    names.map((name) => ({ botId, conversationId: chats.of(name).id, hash: Buffer.from('x'), at: time(-60) })),
  );
  const read = rows.map(({ spokenAt, lastAt, openedAt }) => ({ spokenAt, lastAt, openedAt }));
  // Texts from the phone do not count as earlier messages.
  expect(read).toEqual([found(-60, -59, -60), found(-59, -59, -59), found(-7200, -59, -60), found(-7200, -59, -60)]);
  const [later] = await findKnownTexts(sql, [
    { botId, conversationId: chats.of('twenty-nine of the phone').id, hash: Buffer.from('x'), at: time(-100) },
  ]);
  const [cut] = await findKnownTexts(sql, [
    { botId, conversationId: chats.of('thirty of the phone').id, hash: Buffer.from('x'), at: time(-100) },
  ]);
  expect([later!.lastAt, cut!.lastAt]).toEqual([time(-7200), null]);
});

test('in which other chats of the bot a text was seen', async () => {
  const chats = await Crowd.of(sql, botId, {}, { second: {} });
  const [own, second] = [chats.of('usual').id, chats.of('second').id];
  const note = (conversationId: ConversationId, text: string, fast: boolean, seconds = 0): Promise<void> =>
    notePhoneText(sql, { botId, conversationId, hash: Buffer.from(text), at: time(seconds), fast });
  await note(own, 'halo', true);
  await note(second, 'halo', false);
  await note(own, 'lain', true);
  await notePhoneText(sql, { botId: other, conversationId: newId(), hash: Buffer.from('halo'), at: time(0), fast: true });
  const seen = async (conversationId: ConversationId, text: string): Promise<unknown> => {
    const [row] = await findKnownTexts(sql, [{ botId, conversationId, hash: Buffer.from(text), at: time(0) }]);
    return [row!.fastChats, row!.soonElsewhere];
  };
  expect([await seen(own, 'halo'), await seen(second, 'halo'), await seen(newId(), 'halo')]).toEqual([
    [[], 1],
    [[own], 1],
    [[own], 2],
  ]);
  expect([await seen(second, 'lain'), await seen(own, 'baru')]).toEqual([
    [[own], 1],
    [[], 0],
  ]);

  // each chat appears once, at most five chats, with the latest time
  const stored = async (): Promise<Record<string, unknown>> =>
    (
      await modules.sql(
        `SELECT soon_chats AS soon, fast_chats AS fast, seen_at AS seen FROM phone_texts WHERE bot_id = $1 AND text_hash = 'halo'`,
        [botId],
      )
    )[0]!;
  await note(own, 'halo', true, 10);
  await note(second, 'halo', true, 5);
  expect(await stored()).toEqual({ soon: [own, second], fast: [own, second], seen: time(10) });
  const more: ConversationId[] = Array.from({ length: 4 }, () => newId());
  for (const id of more) await note(id, 'halo', true);
  await note(newId(), 'halo', false);
  expect(await stored()).toEqual({ soon: [own, second, ...more.slice(0, 3)], fast: [own, second, ...more.slice(0, 3)], seen: time(10) });
});

test('old texts are removed by when they were last seen', async () => {
  for (const [text, seconds] of [
    ['older', -1],
    ['on the limit', 0],
    ['newer', 1],
  ] as const)
    await notePhoneText(sql, { botId, conversationId: newId(), hash: Buffer.from(text), at: time(seconds), fast: false });
  expect(await removeOldPhoneTexts(sql, time(0))).toBe(1);
  const rows = await modules.sql(`SELECT convert_from(text_hash, 'utf8') AS text FROM phone_texts ORDER BY text`);
  expect(rows.map(({ text }) => text)).toEqual(['newer', 'on the limit']);
});

test('bots answer themselves unless their owner left the answers to the agent of Meta', async () => {
  const [shop, other, third] = [await makeOwner(modules), await makeOwner(modules), await makeOwner(modules, null, '')];
  await modules.sql(`UPDATE bot_settings SET meta_ai_answers = true WHERE bot_id = $1`, [other.botId]);
  const found = await findAnsweringThemselves(sql, [shop.botId, other.botId, third.botId]);
  expect(found.toSorted()).toEqual([shop.botId, third.botId].toSorted());
});
