import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { NeedReason } from '#contracts/values/needs';
import { Database } from '#core/platform/database/database';
import type { ReplyClaim } from '#core/features/conversations/conversations.types';
import { claimTurn, leaveToOwner, settleTurn, type Ending } from '#core/features/conversations/messages/turns/turns.statements';
import { endQuestionNeed, raiseNeed } from '#core/features/conversations/state/needs.statements';
import type { Shop } from '../../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { addedMessage, Crowd, type Ids } from '../../../support/core/crowd.ts';
import { ago, at, hour, minute, now } from '../../../support/core/follow-up-rows.ts';
import { written } from '../../../support/core/written.ts';

/*
 * The columns of a conversation that change when a turn ends. Every column has a value before, and no other column
 * may change.
 */

let modules: TestModules;
let sql: Database;
let shop: Shop;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
  shop = await makeOwner(modules, null);
});
afterAll(() => modules?.close());

const anyDate: unknown = expect.any(Date);
const before = `turn = 3, answered_turn = 2, message_count = 1, last_preview = 'lama', last_at = '2026-01-01', closing_at = '2026-01-01',
  lateness_told_at = '2026-01-01', unread = 1, marked_unread = true, lead_words = 'lama', lead_last_at = '2026-01-01', takeover_until = ${at(minute)}`;

async function changedIn(set: string | undefined, act: (one: Ids) => Promise<unknown>, added = ''): Promise<object> {
  const chats = await Crowd.of(
    sql,
    shop.botId,
    { conversations: before, messages: `turn = 3`, added },
    { one: set ? { conversations: set } : {} },
  );
  const one = chats.of('one');
  return written(sql, { table: 'conversations', key: 'id', value: one.id }, () => act(one));
}

const bubbles = ['satu', 'dua'].map((body) => ({ body, photo: null }));
const story = { model: 'm', tools: [], promptTokens: 1, completionTokens: 2, tookMs: 3 };
const claim =
  (more: Partial<ReplyClaim>) =>
  async ({ botId, id }: Ids): Promise<void> => {
    const answer = { ...story, botId, conversationId: id, draftedTurn: 3, bubbles, closing: false, need: null, ...more };
    expect(await claimTurn(sql, shop.accountId, answer, now)).toBeDefined();
  };
const settle =
  (ending: Partial<Ending>) =>
  async ({ botId, id }: Ids): Promise<void> => {
    const turn = { botId, conversationId: id, turn: 3 };
    expect(await settleTurn(sql, turn, { takeoverMinutes: null, need: null, ...ending }, now)).toBeDefined();
  };

const answered = { answered_turn: 3, last_seq: '12', message_count: 3, last_preview: 'dua', last_sender: 'bot', last_at: anyDate };
const handedOver = (reason: string) => ({
  ...{ needs_owner_since: now, needs_owner_reason: reason, handed_over: true, takeover_until: Infinity, lateness_told_at: null },
});

test.each<[string, (one: Ids) => Promise<unknown>, object, string?]>([
  ['an answer', claim({}), answered],
  ['an answer to a chat that is news already', claim({}), { ...answered, last_at: undefined }, `last_at = '2100-01-01'`],
  ['an answer without a bubble', claim({ bubbles: [] }), { answered_turn: 3 }],
  ['an answer that closes', claim({ closing: true }), { ...answered, closing_at: anyDate }],
  ['words about the quota', claim({ isFree: true, tellsQuota: true }), { ...answered, quota_told_at: anyDate }],
  ['the end of a turn', settle({}), { answered_turn: 3 }],
  ['a pause of the bot', settle({ takeoverMinutes: 30 }), { answered_turn: 3, takeover_until: anyDate }],
  ['a pause that is shorter than the takeover', settle({ takeoverMinutes: 30 }), { answered_turn: 3 }, `takeover_until = 'infinity'`],
  [
    'a turn that is left to the owner',
    ({ botId, id }) => leaveToOwner(sql, { botId, conversationId: id, turn: 3 }, now),
    { needs_owner_since: now, needs_owner_reason: 'lead-wrote' },
  ],
])('%s', async (_name, act, changes, set = '') => {
  expect(await changedIn(set, act)).toEqual(changes);
});

test.each(['bot-called', 'complaint', 'receipt'] as const)('an answer that calls the owner hands the chat over: %s', async (need) => {
  expect(await changedIn(undefined, claim({ need }))).toEqual({ ...answered, ...handedOver(need) });
  expect(await changedIn(undefined, claim({ need, bubbles: [] }))).toEqual({ answered_turn: 3, ...handedOver(need) });
});

/** The need before an event, and the need after each of these events. */
const needs: readonly (readonly [before: NeedReason | null, after: Readonly<Record<'receipt' | 'called-off' | 'question', NeedReason>>])[] =
  [
    [null, { receipt: 'receipt', 'called-off': 'called-off', question: 'question' }],
    ['no-quota', { receipt: 'receipt', 'called-off': 'called-off', question: 'question' }],
    ['question', { receipt: 'receipt', 'called-off': 'called-off', question: 'question' }],
    ['called-off', { receipt: 'receipt', 'called-off': 'called-off', question: 'called-off' }],
    ['complaint', { receipt: 'complaint', 'called-off': 'complaint', question: 'complaint' }],
  ];

test.each(needs)('a need (%s) gives way only to a more urgent one, and its lead waits since it began', async (reason, after) => {
  const set = reason ? `needs_owner_reason = '${reason}', needs_owner_since = ${at(hour)}` : undefined;
  const read = async (act: (one: Ids) => Promise<unknown>): Promise<unknown> => {
    let row: Record<string, unknown> | undefined;
    await changedIn(set, async (one) => {
      await act(one);
      [row] = await modules.sql(`SELECT needs_owner_reason AS reason, needs_owner_since AS since FROM conversations WHERE id = $1`, [
        one.id,
      ]);
    });
    return row;
  };
  for (const [added, wanted] of Object.entries(after)) {
    const need = added as keyof typeof after;
    const raise = ({ botId, id }: Ids): Promise<boolean> => raiseNeed(sql, botId, id, need, now);
    for (const act of [claim({ need }), claim({ need, bubbles: [] }), settle({ need }), raise])
      expect([added, await read(act)]).toEqual([added, { reason: wanted, since: reason ? ago(hour) : now }]);
  }
  const kept = { reason, since: reason && ago(hour) };
  for (const act of [settle({}), claim({ bubbles: [] })]) expect(await read(act)).toEqual(kept);
  const ends = ({ botId, id }: Ids): Promise<void> => endQuestionNeed(sql, botId, id);
  expect(await read(ends)).toEqual(reason === 'question' ? { reason: null, since: null } : kept);
  // An answer ends a need that only waited for an answer.
  expect(await read(claim({}))).toEqual(reason === 'no-quota' ? { reason: null, since: null } : kept);
});

test.each<[string, string, boolean]>([
  ['that waits for the owner', addedMessage(9, 'lead', { kind: `'unreadable'`, unanswered: `'unreadable'` }), true],
  ['that became readable', addedMessage(9, 'lead', { unanswered: `'unreadable'` }), false],
  ['that calls nobody', addedMessage(9, 'lead', { kind: `'unreadable'` }), false],
  [
    'that the owner answered',
    addedMessage(8, 'lead', { kind: `'unreadable'`, unanswered: `'unreadable'` }) + addedMessage(9, 'owner'),
    false,
  ],
  [
    'before which the owner wrote',
    addedMessage(8, 'owner') + addedMessage(9, 'lead', { kind: `'unreadable'`, unanswered: `'unreadable'` }),
    true,
  ],
  [
    'after which the app wrote',
    addedMessage(8, 'lead', { kind: `'unreadable'`, unanswered: `'unreadable'` }) + addedMessage(9, 'owner', { origin: `'app'` }),
    true,
  ],
  [
    'after which the bot wrote',
    addedMessage(8, 'lead', { kind: `'unreadable'`, unanswered: `'unreadable'` }) + addedMessage(9, 'bot'),
    true,
  ],
])('an answer does not end the need for a message without content %s', async (_name, added, isKept) => {
  const set = `needs_owner_reason = 'unreadable', needs_owner_since = ${at(hour)}`;
  const ended = isKept ? {} : { needs_owner_reason: null, needs_owner_since: null };
  expect(await changedIn(set, claim({}), added)).toEqual({ ...answered, ...ended });
});
