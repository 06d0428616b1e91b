import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { DomainEvent, EventKind, FactsOf } from '#contracts/events/catalogue';
import type { AccountId, BotId, ClosingId, ConversationId, MessageId, OrderId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import type { Notice } from '../notifications/notifications.service.js';
import * as accounts from './account-notices.texts.js';
import * as leads from './lead-notices.texts.js';
import * as plans from './plan-notices.texts.js';
import * as replies from './reply-notices.texts.js';
import * as sessions from './session-notices.texts.js';

/*
 * Every notice that an event becomes: which events share one notice, which get separate ones, and which are also mailed.
 * A new text has to be added here.
 */

interface Case {
  /**
   * The notice of the first event, and the notices of further events. Each further event differs from the first one
   * in one field.
   */
  readonly first: () => Notice;
  readonly others: Readonly<Record<string, () => Notice>>;
  /** Different events that give the same notice. */
  readonly same?: Readonly<Record<string, () => Notice>>;
  readonly is: Pick<Notice, 'kind' | 'mail' | 'serious'>;
}

interface More {
  readonly id?: string;
  readonly conversationId?: ConversationId;
}
const subject = { accountId: newId<AccountId>(), botId: newId<BotId>(), conversationId: newId<ConversationId>() };
const event = <Kind extends EventKind>(kind: Kind, facts: FactsOf<Kind>, more: More = {}) => ({
  ...{ id: 'e1', at: new Date(0), ...subject, kind, facts },
  ...more,
});
const again: More = { id: 'e2' };
const elsewhere: More = { conversationId: newId<ConversationId>() };

const answered = [{ conversationId: subject.conversationId, key: '628111', name: 'Ana', answers: 12 }];
const lead = { name: 'Ana', contact: '628111' };
const [monday, later, tuesday] = ['2026-03-02T09:00:00.000Z', '2026-03-02T09:20:00.000Z', '2026-03-03T09:00:00.000Z'] as const;
const turns = { lead, turn: 1 };
const closing = { ...turns, closingId: newId<ClosingId>(), summary: '1 gamis', amount: 50_000 };
const corrected = { ...closing, before: { summary: '2 gamis', amount: 100_000 } };
const changedOrder: FactsOf<'closing.message-changed'> = { ...turns, storedAt: monday, change: 'edited', awaitsAnswer: false };
const called: FactsOf<'handover.called'> = { ...turns, reason: 'bot-called', why: 'minta orang', whyBy: 'model', leadSaid: 'halo' };
const asked = { ...turns, questions: ['Ada garansi?'] };
const late: FactsOf<'handover.late'> = { lead, reason: 'bot-called', since: monday };
const loop: FactsOf<'reply.withheld'> = { ...turns, reason: 'loop', pauseMinutes: 30 };
const hourly: FactsOf<'reply.withheld'> = { ...turns, reason: 'hourly', pauseMinutes: null };
const daily: FactsOf<'reply.withheld'> = { ...hourly, reason: 'daily' };
const quota = { percent: 80, left: 200, activatedAt: monday };
const expiring: FactsOf<'package.expiring'> = { packageId: 'ai-1000', daysLeft: 3, expiresAt: monday };
const expired: FactsOf<'package.expired'> = { packageId: 'ai-1000', expiresAt: monday };
const failed = { ...turns, givenUp: true };
const loggedOut: FactsOf<'session.ended'> = { reason: 'logged_out', detail: null };
const unreadable: FactsOf<'session.ended'> = { reason: 'keys_unreadable', detail: null };
const deaf: FactsOf<'session.offline'> = { cause: 'deaf', since: monday };
const over: FactsOf<'session.online'> = { since: monday, until: later };
const order: FactsOf<'order.reversed'> = { orderId: newId<OrderId>(), packageId: 'ai-1000', amount: 99_000, outcome: 'refunded' };
const full = { usedBytes: 81, limitBytes: 100 };
const ended = (facts: FactsOf<'session.ended'>, day: string, more?: More) =>
  sessions.sessionEndedNotice(event('session.ended', facts, more), day)!;

/** One notice for each turn of a conversation. */
function ofTurn<Kind extends 'closing.noted' | 'closing.corrected' | 'handover.called' | 'question.asked' | 'reply.withheld'>(
  notice: (one: ReturnType<typeof event<Kind>>) => Notice,
  kind: Kind,
  facts: FactsOf<Kind>,
): Pick<Case, 'first' | 'others'> {
  return {
    first: () => notice(event(kind, facts)),
    others: {
      'of the next turn': () => notice(event(kind, { ...facts, turn: 2 })),
      'of another conversation': () => notice(event(kind, facts, elsewhere)),
    },
  };
}

/** One notice for each conversation and day. */
function ofDay(notice: (more: More, day: string) => Notice): Pick<Case, 'first' | 'others'> {
  return {
    first: () => notice({}, '2026-03-02'),
    others: {
      'of the next day': () => notice({}, '2026-03-03'),
      'of another conversation': () => notice(elsewhere, '2026-03-02'),
    },
  };
}

const cases: Readonly<Record<string, Case>> = {
  closingNotice: { ...ofTurn(leads.closingNotice, 'closing.noted', closing), is: { kind: 'closing' } },
  correctedClosingNotice: { ...ofTurn(leads.correctedClosingNotice, 'closing.corrected', corrected), is: { kind: 'closing' } },
  changedOrderNotice: {
    first: () => leads.changedOrderNotice(event('closing.message-changed', changedOrder), closing),
    others: {
      'of a deletion': () => leads.changedOrderNotice(event('closing.message-changed', { ...changedOrder, change: 'deleted' }), closing),
      'of the next turn': () => leads.changedOrderNotice(event('closing.message-changed', { ...changedOrder, turn: 2 }), closing),
      'of another conversation': () => leads.changedOrderNotice(event('closing.message-changed', changedOrder, elsewhere), closing),
    },
    is: { kind: 'closing' },
  },
  handoverNotice: { ...ofTurn(leads.handoverNotice, 'handover.called', called), is: { kind: 'handover' } },
  questionNotice: { ...ofTurn(leads.questionNotice, 'question.asked', asked), is: { kind: 'question' } },
  lateNotice: {
    first: () => leads.lateNotice(event('handover.late', late)),
    others: {
      'of a later call': () => leads.lateNotice(event('handover.late', { ...late, since: later })),
      'of another conversation': () => leads.lateNotice(event('handover.late', late, elsewhere)),
    },
    is: { kind: 'handover' },
  },
  'withheldNotice (loop)': {
    ...ofTurn((one: DomainEvent<'reply.withheld'>) => leads.withheldNotice(one, 'day'), 'reply.withheld', loop),
    same: { 'on another day': () => leads.withheldNotice(event('reply.withheld', loop), 'other day') },
    is: { kind: 'handover' },
  },
  'withheldNotice (hourly)': {
    ...ofDay((more, day) => leads.withheldNotice(event('reply.withheld', hourly, more), day)),
    is: { kind: 'handover' },
  },
  'withheldNotice (daily)': {
    ...ofDay((more, day) => leads.withheldNotice(event('reply.withheld', daily, more), day)),
    same: { 'of the next turn': () => leads.withheldNotice(event('reply.withheld', { ...daily, turn: 2 }), '2026-03-02') },
    is: { kind: 'handover' },
  },
  quotaNotice: {
    first: () => plans.quotaNotice(event('quota.reached', quota)),
    others: {
      'at another share': () => plans.quotaNotice(event('quota.reached', { ...quota, percent: 95 })),
      'of the next package': () => plans.quotaNotice(event('quota.reached', { ...quota, activatedAt: tuesday })),
      'of a package that began on the same day': () => plans.quotaNotice(event('quota.reached', { ...quota, activatedAt: later })),
    },
    same: { 'with fewer answers left': () => plans.quotaNotice(event('quota.reached', { ...quota, left: 190 })) },
    is: { kind: 'quota', mail: true },
  },
  'quotaNotice (nothing left)': {
    first: () => plans.quotaNotice(event('quota.reached', { ...quota, percent: 100, left: 0 })),
    others: {
      'of the next package': () => plans.quotaNotice(event('quota.reached', { ...quota, percent: 100, left: 0, activatedAt: later })),
    },
    is: { kind: 'quota', mail: true, serious: true },
  },
  expiringNotice: {
    first: () => plans.expiringNotice(event('package.expiring', expiring)),
    others: {
      'on a later day': () => plans.expiringNotice(event('package.expiring', { ...expiring, daysLeft: 1 })),
      'of a package that was extended': () => plans.expiringNotice(event('package.expiring', { ...expiring, expiresAt: later })),
    },
    is: { kind: 'expiry', mail: true },
  },
  expiredNotice: {
    first: () => plans.expiredNotice(event('package.expired', expired)),
    others: { 'of a package that was extended': () => plans.expiredNotice(event('package.expired', { ...expired, expiresAt: later })) },
    is: { kind: 'expiry', mail: true, serious: true },
  },
  trialNumberNotice: {
    first: () => plans.trialNumberNotice(event('trial.refused', { activatedAt: monday })),
    others: { 'of a later trial': () => plans.trialNumberNotice(event('trial.refused', { activatedAt: later })) },
    is: { kind: 'expiry', mail: true, serious: true },
  },
  usageNotice: {
    first: () => replies.usageNotice(event('usage.unusual', { used: 80, since: monday }), answered),
    others: { 'of another day': () => replies.usageNotice(event('usage.unusual', { used: 80, since: tuesday }), []) },
    same: { 'within the hour': () => replies.usageNotice(event('usage.unusual', { used: 90, since: later }), []) },
    is: { kind: 'usage', mail: true, serious: true },
  },
  mediaBoundNotice: {
    ...ofDay((more, day) => replies.mediaBoundNotice(event('attachments.withheld', turns, more), day)),
    same: { 'of the next turn': () => replies.mediaBoundNotice(event('attachments.withheld', { ...turns, turn: 2 }), '2026-03-02') },
    is: { kind: 'handover' },
  },
  failureNotice: {
    first: () => replies.failureNotice(event('reply.failed', failed), null),
    others: {
      'of the next outage': () => replies.failureNotice(event('reply.failed', failed), new Date(monday)),
      'of the one after that': () => replies.failureNotice(event('reply.failed', failed), new Date(tuesday)),
    },
    same: { 'of another conversation': () => replies.failureNotice(event('reply.failed', failed, elsewhere), null) },
    is: { kind: 'handover' },
  },
  unreadableNotice: {
    first: () => replies.unreadableNotice(event('message.unreadable', { lead, messageId: newId<MessageId>() })),
    others: {
      'of another message': () => replies.unreadableNotice(event('message.unreadable', { lead, messageId: newId<MessageId>() })),
    },
    is: { kind: 'handover' },
  },
  sessionEndedNotice: {
    first: () => ended(loggedOut, '2026-03-02'),
    others: {
      'of the next end': () => ended(loggedOut, '2026-03-02', again),
      'for another reason': () => ended({ ...loggedOut, reason: 'banned' }, '2026-03-02'),
      'for a ban that ends by itself': () => ended({ ...loggedOut, reason: 'restricted' }, '2026-03-02'),
    },
    same: { 'delivered again on another day': () => ended(loggedOut, '2026-03-03') },
    is: { kind: 'offline', mail: true },
  },
  'sessionEndedNotice (keys)': {
    first: () => ended(unreadable, '2026-03-02'),
    others: { 'of the next day': () => ended(unreadable, '2026-03-03') },
    same: { 'of another host on that day': () => ended(unreadable, '2026-03-02', again) },
    is: { kind: 'offline', mail: true },
  },
  offlineNotice: {
    first: () => sessions.offlineNotice(event('session.offline', deaf)),
    others: {
      'of the next outage': () => sessions.offlineNotice(event('session.offline', { ...deaf, since: later })),
      'for another cause': () => sessions.offlineNotice(event('session.offline', { ...deaf, cause: 'connection' })),
      'of its end': () => sessions.onlineNotice(event('session.online', over)),
    },
    same: { 'announced again': () => sessions.offlineNotice(event('session.offline', deaf, again)) },
    is: { kind: 'offline', mail: true },
  },
  onlineNotice: {
    first: () => sessions.onlineNotice(event('session.online', over)),
    others: { 'of the next outage': () => sessions.onlineNotice(event('session.online', { since: later, until: tuesday })) },
    same: { 'with another end': () => sessions.onlineNotice(event('session.online', { ...over, until: tuesday })) },
    is: { kind: 'online', mail: true },
  },
  reversedNotice: {
    first: () => accounts.reversedNotice(event('order.reversed', order), false),
    others: { 'of another order': () => accounts.reversedNotice(event('order.reversed', { ...order, orderId: newId<OrderId>() }), false) },
    same: {
      'announced again': () => accounts.reversedNotice(event('order.reversed', order, again), false),
      'while another package runs': () => accounts.reversedNotice(event('order.reversed', order), true),
    },
    is: { kind: 'expiry', mail: true, serious: true },
  },
  storageNotice: {
    first: () => accounts.storageNotice(event('storage.nearly-full', full)),
    others: { 'of a later time': () => accounts.storageNotice(event('storage.nearly-full', full, again)) },
    same: { 'with more files': () => accounts.storageNotice(event('storage.nearly-full', { ...full, usedBytes: 90 })) },
    is: { kind: 'storage' },
  },
};

test('every text of a notice is tried here', () => {
  const written = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('-notices.texts.ts'))
    .flatMap((file) =>
      [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/export function (\w+Notice)\(/g)].map(([, name]) => name!),
    );
  expect([...new Set(Object.keys(cases).map((name) => name.split(' ')[0]!))].toSorted()).toEqual(written.toSorted());
});

test('no subscriber writes a notice itself', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.subscriber.ts'));
  expect(files.filter((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('dedupeKey'))).toEqual([]);
});

test.each(['stopped', 'code_expired', 'connection'] as const)('an end of a session by %s raises no notice', (reason) => {
  expect(sessions.sessionEndedNotice(event('session.ended', { reason, detail: null }), '2026-03-02')).toBeNull();
});

test('a package that was taken back is serious only when no other one runs: nobody is answered then', () => {
  const of = (hasPackage: boolean) => accounts.reversedNotice(event('order.reversed', order), hasPackage);
  expect(of(false).body).toContain('Pelanggan tidak dijawab');
  expect(of(true)).not.toHaveProperty('serious');
  expect(of(true).body).not.toContain('Pelanggan tidak dijawab');
});

test('notices of different kinds are never merged', () => {
  const keys = Object.values(cases).map(({ first }) => first().dedupeKey);
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(Object.entries(cases))('%s', (_name, { first, others, same = {}, is }) => {
  test('is one notice for one event', () => {
    const keys = Object.entries(same).map(([how, notice]) => [how, notice().dedupeKey]);
    expect(keys).toEqual(Object.keys(same).map((how) => [how, first().dedupeKey]));
  });

  test('is another notice for a repeated event', () => {
    const keys = [first(), ...Object.values(others).map((notice) => notice())].map(({ dedupeKey }) => dedupeKey);
    expect([...new Set(keys)]).toEqual(keys);
  });

  test('is mailed and serious as said here', () => {
    const { kind, mail, serious } = first();
    expect({ kind, mail, serious }).toEqual({ mail: undefined, serious: undefined, ...is });
  });
});

test.each([
  ['Keluhan pelanggan: "Kuenya hancur!"', 'kuenya hancur', "Catatan bot: “Keluhan pelanggan: 'Kuenya hancur!'”"],
  ['Minta bicara dengan admin.', 'kuenya hancur', 'Catatan bot: “Minta bicara dengan admin.” Pelanggan: “kuenya hancur”'],
  ['Pelanggan bertanya harga', 'harga', 'Catatan bot: “Pelanggan bertanya harga”'],
  ['Pelanggan mau beli', 'li', 'Catatan bot: “Pelanggan mau beli” Pelanggan: “li”'],
])('a handover with the note %s and the words %s is told once', (why, leadSaid, body) => {
  expect(leads.handoverNotice(event('handover.called', { ...called, why, leadSaid })).body).toBe(body);
});

test('a notice about many answers names the conversations of its leads, so that erasing one of them finds it', () => {
  const notice = replies.usageNotice(event('usage.unusual', { used: 80, since: monday }), answered);
  expect([notice.body.includes('Ana (12)'), notice.named]).toEqual([true, [subject.conversationId]]);
});

test.each([
  ['refunded', 'dikembalikan'],
  ['cancelled', 'dibatalkan'],
  ['failed', 'dibatalkan'],
] as const)('a payment that was %s is told as %s', (outcome, told) => {
  const { title, body } = accounts.reversedNotice(event('order.reversed', { ...order, outcome }), false);
  expect([title, body]).toEqual([expect.stringMatching(new RegExp(` ${told}$`)), expect.stringContaining(`telah ${told}, sehingga`)]);
});
