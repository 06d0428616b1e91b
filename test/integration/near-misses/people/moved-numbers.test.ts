import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { Database } from '#core/platform/database/database';
import { releaseNumber, type Released } from '#core/features/conversations/contacts/number-moves.statements';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { addedMessage, Crowd, type ChatRows } from '../../../support/core/crowd.ts';
import { day, onDay } from '../../../support/core/merged.ts';

/* Contacts whose number now belongs to another person. For each condition, one contact fails only this condition. */

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

async function release(chats: Crowd, name: string): Promise<Released> {
  const { id: conversationId, contactId } = chats.of(name);
  return sql.transaction((tx) =>
    releaseNumber(tx, botId, { contactId, conversationId, pn: '62811', lid: '77001', username: null }, day(9)),
  );
}

/** A contact with a number and a privacy id. The privacy id stays when the number is removed. */
const withBoth = { contacts: `lid = pn` };

const contactOf = async (chats: Crowd, name: string): Promise<Record<string, unknown>> =>
  (await modules.sql(`SELECT * FROM contacts WHERE id = $1`, [chats.of(name).contactId]))[0]!;

test('a person without their number has it as the former one', async () => {
  const chats = await Crowd.of(sql, botId, { contacts: `lid = '77001', pn = '62811', pn_since = now()` }, {});
  await modules.sql(`INSERT INTO contacts (id, bot_id, pn, lid) VALUES (gen_random_uuid(), $1, '62811', '77001')`, [other]);
  expect(await release(chats, 'usual')).toMatchObject({ name: 'usual', pn: '62811', refunds: 0 });
  expect(await contactOf(chats, 'usual')).toMatchObject({ pn: null, former_pn: '62811', past_since: day(9), pn_since: null });
  expect(await modules.sql(`SELECT pn, former_pn FROM contacts WHERE bot_id = $1`, [other])).toEqual([{ pn: '62811', former_pn: null }]);
});

type Marked = readonly [answered: number | null, reason: string | null, marked: readonly number[]];
const open = `turn = 3, answered_turn = 1, last_seq = 200`;
const needing = (reason: string): ChatRows => ({
  conversations: `${open}, needs_owner_reason = '${reason}', needs_owner_since = ${onDay(1)}`,
  messages: `turn = 2, seq = 199`,
});
const held = ['question', 'called-off', 'bot-called', 'receipt', 'complaint'].map(
  (reason) => [`open and needing more: ${reason}`, { ...needing(reason), wanted: [3, reason, [199]] as Marked }] as const,
);
const turns: Readonly<Record<string, ChatRows & { readonly wanted: Marked }>> = {
  open: { conversations: open, messages: `turn = 2, seq = 199`, wanted: [3, 'number-moved', [199]] },
  'with two open questions': {
    conversations: open,
    messages: `turn = 2, seq = 198`,
    added: addedMessage(199, 'lead', { turn: '3' }),
    wanted: [3, 'number-moved', [199]],
  },
  'whose last open question is just near enough': {
    conversations: open,
    messages: `turn = 2, seq = 101`,
    wanted: [3, 'number-moved', [101]],
  },
  'whose last open question is just too long ago': {
    conversations: open,
    messages: `turn = 2, seq = 100`,
    wanted: [3, 'number-moved', []],
  },
  'whose later message is not of an open turn': {
    conversations: open,
    messages: `turn = 2, seq = 198`,
    added: addedMessage(199, 'lead', { turn: '1' }),
    wanted: [3, 'number-moved', [198]],
  },
  'with a later bubble': {
    conversations: open,
    messages: `turn = 2, seq = 198`,
    added: addedMessage(199, 'bot', { turn: '2' }),
    wanted: [3, 'number-moved', [198]],
  },
  answered: { conversations: `turn = 3, answered_turn = 3, last_seq = 200`, messages: `turn = 4, seq = 199`, wanted: [3, null, []] },
  'answered and needing': {
    conversations: `turn = 3, answered_turn = 3, needs_owner_reason = 'question', needs_owner_since = ${onDay(1)}`,
    wanted: [3, 'question', []],
  },
  'open and needing less': { ...needing('unsent'), wanted: [3, 'number-moved', [199]] },
  ...Object.fromEntries(held),
};

test('an open turn ends, its last question is marked, and the owner is needed', async () => {
  const chats = await Crowd.of(sql, botId, withBoth, turns);
  for (const [name, { wanted, conversations }] of Object.entries(turns)) {
    const changed = await chats.changedBy(() => release(chats, name));
    const [row] = await modules.sql(
      `SELECT c.*, ARRAY(SELECT seq::int FROM messages WHERE conversation_id = c.id AND unanswered = 'number-moved') AS marked FROM conversations c WHERE id = $1`,
      [chats.of(name).id],
    );
    expect([name, changed, row!['jid']]).toEqual([name, [name], '77001@lid']);
    expect([name, row!['answered_turn'], row!['needs_owner_reason'], row!['marked']]).toEqual([name, ...wanted]);
    if (conversations?.includes('needs_owner_since')) expect([name, row!['needs_owner_since']]).toEqual([name, day(1)]);
  }
});

test('a bot releases no number of another bot', async () => {
  const answer = `INSERT INTO replies (id, bot_id, conversation_id, model, turn, charged) VALUES (gen_random_uuid(), :bot, :conversation, 'x', 1, true);`;
  const queued = addedMessage(11, 'bot', { turn: '1', status: `'queued'` }) + answer;
  const chats = await Crowd.of(sql, botId, withBoth, { foreign: { botId: other, ...turns['open'], added: queued } });
  expect(await chats.changedBy(() => release(chats, 'foreign'))).toEqual([]);
  expect(await modules.sql(`SELECT charged FROM replies`)).toEqual([{ charged: true }]);
});

test('queued messages are withdrawn, and answers of which nothing left are given back', async () => {
  const reply = (turn: number, charged = true): string =>
    `INSERT INTO replies (id, bot_id, conversation_id, model, turn, charged) VALUES (gen_random_uuid(), :bot, :conversation, 'x', ${turn}, ${charged});`;
  const bubble = (seq: number, turn: number, status: string): string =>
    addedMessage(seq, 'bot', { turn: `${turn}`, status: `'${status}'` });
  const queued = (turn: number): string => bubble(11, turn, 'queued') + reply(turn);
  const cases: Readonly<Record<string, ChatRows & { readonly refunds: number; readonly withdrawn: number }>> = {
    'nothing sent': { added: queued(1), refunds: 1, withdrawn: 1 },
    'two answers': { added: queued(1) + bubble(12, 2, 'queued') + bubble(13, 2, 'queued') + reply(2), refunds: 2, withdrawn: 3 },
    'failed before': { added: queued(1) + bubble(12, 1, 'failed'), refunds: 1, withdrawn: 1 },
    'partly sent': { added: queued(1) + bubble(12, 1, 'sent'), refunds: 0, withdrawn: 1 },
    'an earlier answer was sent': { added: queued(2) + bubble(12, 1, 'sent') + reply(1), refunds: 1, withdrawn: 1 },
    'not charged': { added: bubble(11, 1, 'queued') + reply(1, false), refunds: 0, withdrawn: 1 },
    'a charged answer of another turn': { added: bubble(11, 1, 'queued') + reply(2), refunds: 0, withdrawn: 1 },
    'of the owner': { added: addedMessage(11, 'owner', { turn: '1', status: `'queued'` }) + reply(1), refunds: 0, withdrawn: 1 },
    'sent by the owner in that turn': { added: queued(1) + addedMessage(12, 'owner', { turn: '1' }), refunds: 1, withdrawn: 1 },
    'nothing queued': { added: bubble(11, 1, 'sent') + reply(1), refunds: 0, withdrawn: 0 },
  };
  const chats = await Crowd.of(sql, botId, withBoth, { 'that nobody asks for': { added: queued(1) }, ...cases });
  for (const [name, { refunds, withdrawn }] of Object.entries(cases)) {
    const released = await release(chats, name);
    expect([name, released.refunds, released.withdrawn.length]).toEqual([name, refunds, withdrawn]);
    const rows = await modules.sql(`SELECT id FROM messages WHERE conversation_id = $1 AND status = 'failed' AND unsent = 'number-moved'`, [
      chats.of(name).id,
    ]);
    expect([name, rows.map(({ id }) => id).toSorted()]).toEqual([name, [...released.withdrawn].toSorted()]);
  }
  const charged = await modules.sql(
    `SELECT k.name, r.turn FROM replies r JOIN conversations c ON c.id = r.conversation_id JOIN contacts k ON k.id = c.contact_id WHERE r.charged ORDER BY 1, 2`,
  );
  expect(charged.map(({ name, turn }) => `${name}: ${turn}`)).toEqual([
    'a charged answer of another turn: 2',
    'an earlier answer was sent: 1',
    'nothing queued: 1',
    'of the owner: 1',
    'partly sent: 1',
    'that nobody asks for: 1',
  ]);
});

test('scheduled follow-ups to the number are cancelled', async () => {
  const followUp = (nth: number, rest: string, columns = ''): string =>
    `INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at, state${columns}) VALUES (gen_random_uuid(), :bot, :conversation, now(), ${nth}, now(), ${rest});`;
  const scheduled = followUp(1, `'scheduled'`);
  const chats = await Crowd.of(
    sql,
    botId,
    { ...withBoth, added: scheduled },
    { second: {}, skipped: { added: followUp(2, `'skipped', now(), 'quota'`, ', ended_at, reason') } },
  );
  await release(chats, 'usual');
  await release(chats, 'skipped');
  const rows = await modules.sql(
    `SELECT k.name, f.day, f.state, f.reason FROM follow_ups f JOIN conversations c ON c.id = f.conversation_id JOIN contacts k ON k.id = c.contact_id ORDER BY 1, 2`,
  );
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    'second 1 scheduled ',
    'skipped 1 cancelled number-moved',
    'skipped 2 skipped quota',
    'usual 1 cancelled number-moved',
  ]);
});
