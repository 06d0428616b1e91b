import type { BotId, ConversationId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { Chance } from '../chance.ts';
import type { Shop } from './open-account.ts';
import type { TestModules } from './test-modules.ts';

/*
 * Random chats, orders and notices of a shop. Their times are drawn from a few values, so that a page may end between
 * two rows with the same time.
 */

const chance = Chance.of('random-chats');
const pick = <Value>(...values: readonly Value[]): Value => values[chance.below(values.length)]!;
export const hour = 3_600_000;
export const now = new Date();
export const hoursAgo = (...hours: readonly number[]): Date => new Date(now.getTime() - pick(...hours) * hour);

/**
 * Number of the first chats that are plain. Nothing forbids a follow-up in them. Every second plain chat needs the
 * owner, because the quota was used up. So none of the compared lists is empty.
 */
const plainChats = 6;
const plain = {
  ...{ is_past: false, is_excluded: false, opted_out_at: null, takeover_until: null, handed_over: false, closing_at: null },
  ...{ no_follow_ups_at: null, follow_ups_for: null, last_sender: 'bot', turn: 2, answered_turn: 2 },
};

/** A chat, its contact and its follow-ups. */
function someChat(of: BotId, nth: number): Record<string, unknown> {
  const isPlain = nth < plainChats;
  const leadLastAt = isPlain ? hoursAgo(2) : hoursAgo(2, 3, 4, 30);
  const need = isPlain
    ? pick(nth % 2 ? 'no-quota' : null)
    : pick(null, 'question', 'no-quota', 'ai-failed', 'untrained', 'lead-wrote', 'complaint');
  const handedOver = need === 'complaint' && pick(true, false);
  const turn = pick(0, 1, 2, 2);
  return {
    ...{ id: newId(), bot_id: of, contact_id: newId(), lid: `77${nth}`, is_past: pick(true, ...Array<boolean>(9).fill(false)) },
    ...{ pn: `62811000${nth}`, name: `Lead ${nth}`, is_excluded: pick(true, false, false, false, false) },
    ...{ message_count: pick(1, 2), unread: pick(0, 0, 1, 3), labels: pick([], [], ['grosir'], ['grosir', 'lama']) },
    ...{ last_at: hoursAgo(1, 2), lead_last_at: leadLastAt, last_sender: pick('lead', 'bot', 'owner'), turn },
    ...{ answered_turn: Math.max(0, turn - pick(0, 0, 1)), handed_over: handedOver, needs_owner_reason: need },
    ...{ needs_owner_since: need && hoursAgo(1, 2), opted_out_at: pick(null, null, null, null, now) },
    ...{ takeover_until: handedOver ? 'infinity' : pick<Date | string | null>(null, null, null, hoursAgo(1), hoursAgo(-1), 'infinity') },
    ...{ closing_at: pick(null, null, null, null, now), no_follow_ups_at: pick(null, null, null, null, null, now) },
    ...{ follow_ups_for: pick(null, null, leadLastAt), reopened_at: pick(null, hoursAgo(1, 2)) },
    ...(isPlain && plain),
    follow_ups: [1, 2, 3].map((day) => ({
      ...{ id: newId(), day, due_at: hoursAgo(-1, 1, 2), silent_since: isPlain ? leadLastAt : pick(leadLastAt, leadLastAt, hoursAgo(9)) },
      state: isPlain ? 'scheduled' : pick('scheduled', 'scheduled', 'cancelled', 'skipped'),
    })),
  };
}

const chatColumns = `id uuid, bot_id uuid, contact_id uuid, lid text, is_past boolean, pn text, name text, is_excluded boolean, message_count int, unread int,
  labels text[], last_at timestamptz, lead_last_at timestamptz, last_sender text, turn int, answered_turn int, handed_over boolean, needs_owner_reason text,
  needs_owner_since timestamptz, opted_out_at timestamptz, takeover_until timestamptz, closing_at timestamptz, no_follow_ups_at timestamptz,
  follow_ups_for timestamptz, reopened_at timestamptz, follow_ups jsonb`;

async function fillChats(sql: TestModules['sql'], chats: readonly Record<string, unknown>[]): Promise<void> {
  const given = (text: string): Promise<unknown> =>
    sql(text.replace('given', `jsonb_to_recordset($1::jsonb) AS c (${chatColumns})`), [JSON.stringify(chats)]);
  await given(`INSERT INTO contacts (id, bot_id, name, pn, lid, past_since, former_pn)
    SELECT contact_id, bot_id, name, CASE WHEN NOT is_past THEN pn END, lid, CASE WHEN is_past THEN now() END, CASE WHEN is_past THEN pn END FROM given`);
  await given(`INSERT INTO blacklist (bot_id, lid) SELECT bot_id, lid FROM given WHERE is_excluded`);
  const same = `id, bot_id, contact_id, message_count, unread, labels, last_at, lead_last_at, last_sender, turn, answered_turn, handed_over,
    needs_owner_reason, needs_owner_since, opted_out_at, takeover_until, closing_at, no_follow_ups_at, follow_ups_for, reopened_at`;
  await given(`INSERT INTO conversations (jid, ${same}) SELECT 'x@lid', ${same} FROM given`);
  await given(`INSERT INTO follow_ups (id, bot_id, conversation_id, day, due_at, silent_since, state, ended_at)
    SELECT f.id, c.bot_id, c.id, f.day, f.due_at, f.silent_since, f.state, CASE WHEN f.state <> 'scheduled' THEN now() END
    FROM given, jsonb_to_recordset(c.follow_ups) AS f (id uuid, day int, due_at timestamptz, silent_since timestamptz, state text)`);
}

async function fillOthers(sql: TestModules['sql'], one: Shop, chats: readonly ConversationId[]): Promise<void> {
  const closings = Array.from({ length: 40 }, (_, nth) => ({
    ...{ id: newId(), at: hoursAgo(1, 2, 50), chat: pick(...chats.slice(0, 5)), state: ['new', 'paid', 'sent', 'cancelled'][nth % 4] },
    amount: pick(null, 5_000, 70_000),
  }));
  await sql(
    `INSERT INTO closings (id, bot_id, conversation_id, summary, amount, state, created_at)
     SELECT o.id, $1, o.chat, 'kaos', o.amount, o.state, o.at FROM jsonb_to_recordset($2::jsonb) AS o (id uuid, chat uuid, amount bigint, state text, at timestamptz)`,
    [one.botId, JSON.stringify(closings)],
  );
  const notices = Array.from({ length: 30 }, () => ({
    ...{ id: newId(), at: hoursAgo(1, 2), seen: pick(null, now), handled: pick(null, now, now), serious: pick(true, false) },
    kind: pick('handover', 'quota', 'handover', 'test'),
  }));
  await sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, serious, created_at, seen_at, handled_at)
     SELECT n.id, $1, $2, n.kind, n.id::text, 'judul', 'isi', n.serious AND n.kind <> 'test', n.at, n.seen, n.handled
     FROM jsonb_to_recordset($3::jsonb) AS n (id uuid, kind text, serious boolean, at timestamptz, seen timestamptz, handled timestamptz)`,
    [one.accountId, one.botId, JSON.stringify(notices)],
  );
}

/** Stores that many random chats of the shop, with orders and notices. */
export async function fillRandomly(sql: TestModules['sql'], shop: Shop, count: number): Promise<ConversationId[]> {
  const chats = Array.from({ length: count }, (_, nth) => someChat(shop.botId, nth));
  await fillChats(sql, chats);
  // cast: made above
  const ids = chats.map(({ id }) => id as ConversationId);
  await fillOthers(sql, shop, ids);
  return ids;
}
