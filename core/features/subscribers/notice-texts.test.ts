import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { DomainEvent, EventKind, FactsOf } from '#contracts/events/catalogue';
import type { ConversationId } from '#contracts/values/ids';
import type { Notice } from '../notifications/notifications.service.js';
import * as leads from './lead-notices.texts.js';
import * as plans from './plan-notices.texts.js';
import * as replies from './reply-notices.texts.js';

/*
 * Every notice that an event becomes: which events share one notice, which get separate ones, and which are also mailed.
 * A new text has to be added here.
 */

interface Case {
  /** The notice of the first event, and the notices of events that differ from it in one field each. */
  readonly first: () => Notice;
  readonly others: Readonly<Record<string, () => Notice>>;
  /** Different events that give the same notice. */
  readonly same?: Readonly<Record<string, () => Notice>>;
  readonly is: Pick<Notice, 'kind' | 'mail' | 'serious'>;
}

const event = <Kind extends EventKind>(kind: Kind, facts: FactsOf<Kind>, more: { at?: Date; conversationId?: string } = {}) =>
  ({ id: 'id', kind, facts, at: new Date(0), accountId: 'a', botId: 'b', conversationId: 'c1', ...more }) as unknown as DomainEvent<Kind>;
const elsewhere = { conversationId: 'c2' as ConversationId };

const lead = { name: 'Ana', contact: '628111' };
const [monday, later, tuesday] = ['2026-03-02T09:00:00.000Z', '2026-03-02T09:20:00.000Z', '2026-03-03T09:00:00.000Z'] as const;
const turns = { lead, turn: 1 };
const closing = { ...turns, closingId: 'x', summary: '1 gamis', amount: 50_000 } as FactsOf<'closing.noted'>;
const corrected = { ...closing, before: { summary: '2 gamis', amount: 100_000 } } as FactsOf<'closing.corrected'>;
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

/** One notice for each turn of a conversation. */
function ofTurn<Kind extends 'closing.noted' | 'closing.corrected' | 'handover.called' | 'question.asked' | 'reply.withheld'>(
  notice: (one: DomainEvent<Kind>) => Notice,
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
function ofDay(notice: (more: { conversationId?: string }, day: string) => Notice): Pick<Case, 'first' | 'others'> {
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
    is: { kind: 'expiry', mail: true },
  },
  usageNotice: {
    first: () => replies.usageNotice(event('usage.unusual', { used: 80, since: monday }), []),
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
    first: () => replies.failureNotice(event('reply.failed', failed), '2026-03-02'),
    others: { 'of the next day': () => replies.failureNotice(event('reply.failed', failed), '2026-03-03') },
    same: { 'of another conversation': () => replies.failureNotice(event('reply.failed', failed, elsewhere), '2026-03-02') },
    is: { kind: 'handover' },
  },
  unreadableNotice: {
    first: () =>
      replies.unreadableNotice(event('message.unreadable', { lead, messageId: 'm1' as FactsOf<'message.unreadable'>['messageId'] })),
    others: {
      'of another message': () =>
        replies.unreadableNotice(event('message.unreadable', { lead, messageId: 'm2' as FactsOf<'message.unreadable'>['messageId'] })),
    },
    is: { kind: 'handover' },
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
