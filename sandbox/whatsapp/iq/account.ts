import { becomeActive } from '../session/login.ts';
import { parseJid } from '../wire/jid.ts';
import { child, children, stanza } from '../wire/node.ts';
import type { NewChatCap, ReachoutLock } from '../world/faults.ts';
import type { World } from '../world/world.ts';
import type { Stanza } from '../wire/node.ts';
import { errorNode } from './question.ts';
import type { Answer, Question } from './question.ts';

/**
 * Settings that the client requests at each login. The client uses two of them: receipts go to everyone, and no token
 * is issued to LIDs.
 */
const privacy: Record<string, string> = {
  readreceipts: 'all',
  last: 'all',
  online: 'all',
  profile: 'all',
  status: 'all',
  groupadd: 'all',
  calladd: 'all',
  messages: 'all',
};

/**
 * Server flags. Private tokens are required on 1:1 messages and for profile pictures. The client sends its tokens to
 * numbers and not to LIDs.
 */
const props: Record<string, string> = { 10518: 'true', 9666: 'true', 14303: 'false' };

type Answerer = (question: Question) => Answer | Promise<Answer>;

const byNamespace: Record<string, Answerer> = {
  passive: ({ afterwards, connection, iq, world }) => {
    if (child(iq, 'active')) afterwards(() => becomeActive(world, connection));
    return [];
  },
  abt: () => [stanza('props', { protocol: 1, hash: 'sandbox', refresh: 86_400 }, propNodes())],
  blocklist: ({ iq }) => (iq.attrs.type === 'set' ? [] : [stanza('list', { dhash: 'sandbox' }, [])]),
  privacy: (question) => (child(question.iq, 'tokens') ? tokenAnswer(question) : [stanza('privacy', {}, privacyNodes())]),
  'w:p': () => [],
  'urn:xmpp:whatsapp:dirty': () => [],
  'w:stats': () => [],
  status: () => [],
  disappearing_mode: () => [],
  'urn:xmpp:whatsapp:push': () => [],
  'w:profile:picture': () => [errorNode(404, 'item-not-found')],
  'w:biz': ({ iq }) => (child(iq, 'business_profile') ? [stanza('business_profile', {}, [])] : [stanza('collections')]),
  'w:g2': () => [stanza('groups', {}, [])],
  'w:mex': ({ connection, world }) => aboutAccount(world, connection.companion?.owner ?? ''),
  tos: () => [stanza('tos')],
  bot: () => [stanza('bot', {}, [])],
};

/** Requests about the account itself: settings, pings, statistics, profile. */
export function answerAccount(question: Question): Answer | Promise<Answer> {
  const { connection, iq } = question;
  const answerer = byNamespace[iq.attrs.xmlns ?? ''];
  if (answerer && (connection.companion || iq.attrs.xmlns === 'w:p')) return answerer(question);
  // Some pings have no namespace.
  return children(iq).some((node) => node.tag === 'ping') ? [] : undefined;
}

/**
 * Answers a client that issues its token to people: returns the tokens of these people for the account. Empty when
 * the account needs no tokens.
 */
function tokenAnswer({ connection, iq, world }: Question): Stanza[] {
  const account = connection.companion?.owner ?? '';
  if (!world.faults.demandTokens(account)) return [];
  const tokens = children(child(iq, 'tokens')).flatMap(({ attrs }) => {
    const person = attrs.jid === undefined ? undefined : world.byAddress(parseJid(attrs.jid));
    if (!person) return [];
    const { bytes, t } = world.tokens.of(person.number, account);
    return [stanza('token', { jid: attrs.jid, t, type: 'trusted_contact' }, bytes)];
  });
  return [stanza('tokens', {}, tokens)];
}

function propNodes(): Stanza[] {
  return Object.entries(props).map(([code, value]) => stanza('prop', { config_code: code, config_value: value }));
}

function privacyNodes(): Stanza[] {
  return Object.entries(privacy).map(([name, value]) => stanza('category', { name, value }));
}

function aboutAccount(world: World, account: string): Stanza[] | Promise<never> {
  if (world.faults.take(account, 'accountRefused')) return [errorNode(500, 'internal-server-error')];
  if (world.faults.take(account, 'accountNever')) return new Promise(() => {});
  return [stanza('result', {}, JSON.stringify(mexData(world, account)))];
}

/** Whether the account may start conversations, and its quota of new chats. */
function mexData(world: World, account: string): object {
  return {
    data: {
      xwa2_fetch_account_reachout_timelock: lockData(world.faults.reachoutLock(account)),
      xwa2_message_capping_info: capData(world.faults.newChatCap(account)),
    },
  };
}

/** The limit of new chats in the server's format. */
export function capData(cap: NewChatCap | null): object {
  if (!cap) return { total_quota: -1, used_quota: 0, cycle_start_timestamp: 0, cycle_end_timestamp: 0 };
  const { total, used, status = 'NONE', endsAt = 0 } = cap;
  return { total_quota: total, used_quota: used, capping_status: status, cycle_start_timestamp: '0', cycle_end_timestamp: String(endsAt) };
}

/** A reach-out lock in the server's format, for answers and notifications. */
export function lockData(lock: ReachoutLock | null): object {
  if (!lock?.active) return { is_active: false };
  const { until, why } = lock;
  return { is_active: true, ...(until && { time_enforcement_ends: String(until) }), ...(why && { enforcement_type: why }) };
}
