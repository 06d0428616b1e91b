import { expect, test } from '@jest/globals';
import { decideSend, type SendFacts } from './sending.rules.js';

const off = { enabled: false, aiEnabled: false, text: '' };
const facts: SendFacts = {
  now: new Date('2026-11-20T03:00:00Z'), // ten in the morning in Jakarta
  day: 1,
  dueAt: new Date('2026-11-20T02:00:00Z'),
  silentSince: new Date('2026-11-19T02:00:00Z'),
  earlier: { sentAt: null, waits: false },
  name: 'Budi',
  stop: null,
  config: { day1: { enabled: true, aiEnabled: false, text: 'Halo {nama}' }, day2: off, day3: off },
  zone: 'WIB',
  dailyLimit: 100,
  plan: { active: true, aiResponsesLeft: 5 },
  isTrained: true,
  session: { wanted: true, online: true, restrictedUntil: null },
  pace: { sentToday: 0, daysBefore: 0, nextAt: null },
};
const ai = { ...facts.config, day1: { enabled: true, aiEnabled: true, text: 'unused' } };
const full = { sentToday: 20, daysBefore: 0, nextAt: null };
const nextMorning = new Date('2026-11-21T01:00:00Z');
const later = (ms: number) => new Date(facts.now.getTime() + ms);

test('with nothing against it the owner’s words leave, or the AI writes them', () => {
  expect(decideSend(facts)).toEqual({ kind: 'send', text: 'Halo Budi' });
  expect(decideSend({ ...facts, config: ai })).toEqual({ kind: 'send', text: null });
});

test.each<[string, Partial<SendFacts>, ReturnType<typeof decideSend>]>([
  ['the lead answered', { stop: 'answered' }, { kind: 'cancel', reason: 'answered' }],
  ['the lead bought', { stop: 'closing' }, { kind: 'cancel', reason: 'closing' }],
  ['the lead opted out', { stop: 'opted-out' }, { kind: 'cancel', reason: 'opted-out' }],
  ['the lead is excluded', { stop: 'blacklisted' }, { kind: 'cancel', reason: 'blacklisted' }],
  ['a human writes here now: only this day', { stop: 'takeover' }, { kind: 'skip', reason: 'takeover' }],
  ['no package', { plan: { active: false, aiResponsesLeft: 0 } }, { kind: 'cancel', reason: 'package' }],
  ['the day is off', { day: 2 }, { kind: 'skip', reason: 'off' }],
  ['the bot is stopped', { session: { ...facts.session, wanted: false } }, { kind: 'skip', reason: 'stopped' }],
  [
    'no words',
    { config: { ...facts.config, day1: { enabled: true, aiEnabled: false, text: ' \n' } } },
    { kind: 'skip', reason: 'no-text' },
  ],
  ['the AI knows nothing', { config: ai, isTrained: false }, { kind: 'skip', reason: 'untrained' }],
  ['the AI has nothing left', { config: ai, plan: { active: true, aiResponsesLeft: 0 } }, { kind: 'skip', reason: 'quota' }],
  ['own words cost nothing', { plan: { active: true, aiResponsesLeft: 0 } }, { kind: 'send', text: 'Halo Budi' }],
  ['its day is over', { dueAt: later(-16 * 3_600_000) }, { kind: 'skip', reason: 'late' }],
  [
    'its day is over while offline',
    { dueAt: later(-16 * 3_600_000), session: { ...facts.session, online: false } },
    { kind: 'skip', reason: 'offline' },
  ],
  [
    'its day is over under a restriction: it waits for the stated end',
    { dueAt: later(-17 * 3_600_000), session: { ...facts.session, restrictedUntil: later(1) } },
    { kind: 'hold', to: later(1), restrictedUntil: later(1) },
  ],
  ['offline', { session: { ...facts.session, online: false } }, { kind: 'wait', until: later(60_000) }],
  [
    'restricted',
    { session: { ...facts.session, restrictedUntil: later(5_000) } },
    { kind: 'hold', to: later(5_000), restrictedUntil: later(5_000) },
  ],
  [
    'restricted for three days, until the night: the window after it',
    { session: { ...facts.session, restrictedUntil: new Date('2026-11-23T17:00:00Z') } },
    { kind: 'hold', to: new Date('2026-11-24T01:00:00Z'), restrictedUntil: new Date('2026-11-23T17:00:00Z') },
  ],
  [
    'restricted while offline: a restriction is longer than an outage',
    { dueAt: later(-17 * 3_600_000), session: { ...facts.session, online: false, restrictedUntil: later(1) } },
    { kind: 'hold', to: later(1), restrictedUntil: later(1) },
  ],
  [
    'a stopped bot holds nothing back',
    { session: { wanted: false, online: false, restrictedUntil: later(1) } },
    { kind: 'skip', reason: 'stopped' },
  ],
  ['the restriction is over', { session: { ...facts.session, restrictedUntil: facts.now } }, { kind: 'send', text: 'Halo Budi' }],
  [
    'another zone where it is night',
    { zone: 'WIT', now: new Date('2026-11-20T11:30:00Z') },
    { kind: 'wait', until: new Date('2026-11-20T23:00:00Z') },
  ],
  ['too soon after the one before', { pace: { sentToday: 1, daysBefore: 0, nextAt: later(7) } }, { kind: 'wait', until: later(7) }],
  [
    'the day’s limit is reached: it moves to the next morning, and whoever is due behind it is looked at',
    { pace: full },
    { kind: 'move', to: nextMorning },
  ],
  [
    'our share of WhatsApp’s quota is used: the next window',
    { newChats: { left: 0, endsAt: null } },
    { kind: 'hold', to: nextMorning, restrictedUntil: null },
  ],
  [
    'the quota is counted anew in a week: then',
    { newChats: { left: 0, endsAt: new Date('2026-11-27T00:00:00Z') } },
    { kind: 'hold', to: new Date('2026-11-27T01:00:00Z'), restrictedUntil: null },
  ],
  [
    'moved there by the quota, it leaves',
    { now: new Date('2026-11-27T01:00:00Z'), dueAt: new Date('2026-11-27T01:00:00Z') },
    { kind: 'send', text: 'Halo Budi' },
  ],
  ['moved there, it leaves', { now: nextMorning, dueAt: nextMorning }, { kind: 'send', text: 'Halo Budi' }],
  [
    'moved there, it waits for its slot and for the connection like any other',
    { now: nextMorning, dueAt: nextMorning, session: { ...facts.session, online: false } },
    { kind: 'wait', until: new Date('2026-11-21T01:01:00Z') },
  ],
  [
    'moved to where the limit is reached again: the window of the next day’s own one is the last',
    { now: nextMorning, dueAt: nextMorning, pace: full },
    { kind: 'skip', reason: 'late' },
  ],
  [
    'held by WhatsApp to where the limit is reached: the next morning, and nothing is dropped',
    { now: nextMorning, dueAt: nextMorning, isHeld: true, pace: full },
    { kind: 'move', to: new Date('2026-11-22T01:00:00Z') },
  ],
  [
    'an earlier day of the same silence was held: those behind it move as far',
    { now: nextMorning, dueAt: nextMorning, earlier: { sentAt: nextMorning, waits: false, wasHeld: true } },
    { kind: 'move', to: new Date('2026-11-22T01:00:00Z') },
  ],
  [
    'held, and that window has closed: the next one',
    { now: new Date('2026-11-21T13:00:00Z'), dueAt: nextMorning, isHeld: true },
    { kind: 'wait', until: new Date('2026-11-22T01:00:00Z') },
  ],
  [
    'held for longer than a day: it leaves, because nothing is dropped',
    { now: new Date('2026-11-22T01:00:00Z'), dueAt: nextMorning, isHeld: true },
    { kind: 'send', text: 'Halo Budi' },
  ],
  [
    'held, and offline since: its day is over',
    {
      ...{ now: new Date('2026-11-22T01:00:00Z'), dueAt: nextMorning, isHeld: true },
      session: { ...facts.session, online: false },
    },
    { kind: 'skip', reason: 'offline' },
  ],
  ['moved, and that window has closed', { now: new Date('2026-11-21T13:00:00Z'), dueAt: nextMorning }, { kind: 'skip', reason: 'late' }],
  ['the day before it left today', { earlier: { sentAt: later(-1), waits: false } }, { kind: 'move', to: nextMorning }],
  ['the day before it still waits', { earlier: { sentAt: null, waits: true } }, { kind: 'move', to: nextMorning }],
  [
    'the day before it left yesterday, by the owner’s clock',
    { earlier: { sentAt: new Date('2026-11-19T16:59:00Z'), waits: false } },
    { kind: 'send', text: 'Halo Budi' },
  ],
  [
    'also without pace nobody gets two on one day',
    { pace: null, earlier: { sentAt: new Date('2026-11-19T17:00:00Z'), waits: false } },
    { kind: 'move', to: nextMorning },
  ],
  ['without pace it leaves', { pace: null }, { kind: 'send', text: 'Halo Budi' }],
  ['the pause is over', { pace: { sentToday: 1, daysBefore: 0, nextAt: facts.now } }, { kind: 'send', text: 'Halo Budi' }],
  ['the AI writes without limit', { config: ai, plan: { active: true, aiResponsesLeft: 'Unlimited' } }, { kind: 'send', text: null }],
  ['a warm number may more', { pace: { sentToday: 20, daysBefore: 1, nextAt: null } }, { kind: 'send', text: 'Halo Budi' }],
  [
    'linked today: a fourteenth of the limit, and the chats that the owner started use it too',
    {
      ...{ pace: { sentToday: 5, daysBefore: 3, nextAt: null }, rampDays: 14, openedToday: 3 },
      session: { ...facts.session, linkedSince: facts.now },
    },
    { kind: 'move', to: nextMorning },
  ],
  [
    'linked today, and the owner started one chat less',
    {
      ...{ pace: { sentToday: 5, daysBefore: 3, nextAt: null }, rampDays: 14, openedToday: 2 },
      session: { ...facts.session, linkedSince: facts.now },
    },
    { kind: 'send', text: 'Halo Budi' },
  ],
  [
    'linked long ago: the chats of the owner do not count',
    {
      ...{ pace: { sentToday: 5, daysBefore: 9, nextAt: null }, rampDays: 14, openedToday: 500 },
      session: { ...facts.session, linkedSince: later(-20 * 86_400_000) },
    },
    { kind: 'send', text: 'Halo Budi' },
  ],
])('%s', (_what, more, decision) => {
  expect(decideSend({ ...facts, ...more })).toEqual(decision);
});
