import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../../../../test/support/runs.js';
import { ceremonyLimits as limits, idle, nextCeremony, type Ceremony, type CeremonyAction, type CeremonyEvent } from './ceremony.rules.js';
import { readOptions } from './assertion.rules.js';

const ask = (timeout?: number) => readOptions(Buffer.from(JSON.stringify({ challenge: 'YQ', rpId: 'whatsapp.com', timeout })));
const proved: CeremonyEvent = { kind: 'continued', isReadable: true, isProved: true };
const unproved: CeremonyEvent = { ...proved, isProved: false };
const asked: CeremonyEvent = { kind: 'asked', options: ask(600_000) };
const unreadable: CeremonyEvent = { kind: 'asked', options: null };

/** Applies the events one second apart. */
function play(events: readonly CeremonyEvent[]) {
  const actions: CeremonyAction[] = [];
  const kinds: Ceremony['kind'][] = [];
  let state = idle;
  events.forEach((event, second) => {
    const step = nextCeremony(state, event, second * 1_000, limits);
    state = step.state;
    kinds.push(state.kind);
    if (step.action) actions.push(step.action);
  });
  return { state, actions, kinds };
}

const way: CeremonyEvent[] = [asked, { kind: 'answered' }, { kind: 'committed' }, proved, { kind: 'delivered' }, { kind: 'paired' }];

test('question, answer, commitment, the phone’s key, the sealed request, the link', () => {
  const { actions, kinds } = play(way);
  expect(kinds).toEqual(['asked', 'proving', 'proving', 'confirming', 'linking', 'linked']);
  expect(actions).toEqual(['show-asked', 'commit', 'confirm']);
});

test('without the proof of the scanned code nothing is confirmed before the owner has compared', () => {
  const before: CeremonyEvent[] = [asked, { kind: 'answered' }, { kind: 'committed' }, unproved];
  expect(play(before).actions).toEqual(['show-asked', 'commit', 'show-code']);
  expect(play([...before, { kind: 'compared' }]).actions.at(-1)).toBe('confirm');
});

test('an unreadable request is queried once', () => {
  expect(play([unreadable, asked]).kinds).toEqual(['reading', 'asked']);
  expect(play([unreadable, unreadable]).state).toEqual({ kind: 'failed', why: 'malformed' });
});

test('a later question replaces an earlier one until the nonce is sent to the phone', () => {
  for (const told of [1, 2, 3]) expect(play([...way.slice(0, told), asked]).state.kind).toBe('asked');
  for (const told of [4, 5]) expect(play([...way.slice(0, told), asked]).state.kind).toBe(told === 4 ? 'confirming' : 'linking');
});

test('the phone’s key before our commitment, or one that is none, ends the attempt', () => {
  for (const told of [1, 2]) expect(play([...way.slice(0, told), proved]).state).toEqual({ kind: 'failed', why: 'malformed' });
  expect(play([...way.slice(0, 3), { kind: 'continued', isReadable: false, isProved: true }]).state.kind).toBe('failed');
});

test('a link before the phone could know the new secret is none', () => {
  for (const told of [1, 2, 3]) expect(play([...way.slice(0, told), { kind: 'paired' }]).state.kind).toBe('failed');
  // the phone has linked the device although WhatsApp's own answer to the request has not arrived yet
  expect(play([...way.slice(0, 4), { kind: 'paired' }]).state.kind).toBe('linked');
});

test('the time that WhatsApp gives is believed up to ten minutes', () => {
  const until = (timeout?: number): unknown => play([{ kind: 'asked', options: ask(timeout) }]).state;
  expect(until(90_000)).toMatchObject({ untilMs: 90_000 });
  expect(until(3_600_000)).toMatchObject({ untilMs: 600_000 });
  expect(until()).toMatchObject({ untilMs: 600_000 });
});

test.each([
  [1, 'too_late'],
  [2, 'no_answer'],
  [3, 'no_answer'],
  [4, 'no_answer'],
  [5, 'no_answer'],
] as const)('a step that takes too long ends the attempt: after %i', (told, why) => {
  expect(play([...way.slice(0, told), { kind: 'late' }]).state).toEqual({ kind: 'failed', why });
});

const at = 1_000_000;
const allStates: { readonly [Kind in Ceremony['kind']]: Extract<Ceremony, { kind: Kind }> } = {
  idle: { kind: 'idle' },
  reading: { kind: 'reading', untilMs: at },
  asked: { kind: 'asked', options: ask()!, untilMs: at },
  proving: { kind: 'proving', isCommitted: true, untilMs: at },
  comparing: { kind: 'comparing', untilMs: at },
  confirming: { kind: 'confirming', untilMs: at },
  linking: { kind: 'linking', untilMs: at },
  linked: { kind: 'linked' },
  failed: { kind: 'failed', why: 'refused' },
};
const after = (from: Ceremony['kind'], event: CeremonyEvent) => nextCeremony(allStates[from], event, at, limits);

test.each<[Ceremony['kind'], CeremonyEvent, Ceremony, CeremonyAction | null]>([
  ['idle', unreadable, { kind: 'reading', untilMs: at + 30_000 }, 'ask-options'],
  ['asked', { kind: 'answered' }, { kind: 'proving', isCommitted: false, untilMs: at + 30_000 }, 'commit'],
  ['proving', { kind: 'committed' }, { kind: 'proving', isCommitted: true, untilMs: at }, null],
  ['proving', proved, { kind: 'confirming', untilMs: at + 30_000 }, 'confirm'],
  ['proving', unproved, { kind: 'comparing', untilMs: at + 180_000 }, 'show-code'],
  ['comparing', { kind: 'compared' }, { kind: 'confirming', untilMs: at + 30_000 }, 'confirm'],
  ['confirming', { kind: 'delivered' }, { kind: 'linking', untilMs: at + 180_000 }, null],
  ['comparing', { kind: 'revealed' }, { kind: 'comparing', untilMs: at }, null],
  ['linking', { kind: 'paired' }, { kind: 'linked' }, null],
  ['reading', unreadable, { kind: 'failed', why: 'malformed' }, 'show-failure'],
  ['comparing', proved, { kind: 'failed', why: 'malformed' }, 'show-failure'],
  ['comparing', { kind: 'paired' }, { kind: 'failed', why: 'malformed' }, 'show-failure'],
  ['comparing', { kind: 'late' }, { kind: 'failed', why: 'too_late' }, 'show-failure'],
  ['reading', { kind: 'late' }, { kind: 'failed', why: 'no_answer' }, 'show-failure'],
  ['linking', { kind: 'failed', why: 'refused' }, { kind: 'failed', why: 'refused' }, 'show-failure'],
])('%s, then %j: %j and %j', (from, event, state, action) => {
  expect(after(from, event)).toEqual({ state, action });
});

test.each<[string, CeremonyEvent, Ceremony['kind'][]]>([
  ['an answer to nothing', { kind: 'answered' }, ['idle', 'reading', 'proving', 'comparing', 'confirming', 'linking', 'linked', 'failed']],
  ['a commitment that nobody waits for', { kind: 'committed' }, ['idle', 'reading', 'asked', 'comparing', 'confirming', 'linking']],
  ['the phone’s key once more', proved, ['idle', 'linking', 'linked', 'failed']],
  ['a comparison of nothing', { kind: 'compared' }, ['idle', 'reading', 'asked', 'proving', 'confirming', 'linking', 'linked']],
  ['WhatsApp’s word for what was not sent', { kind: 'delivered' }, ['idle', 'reading', 'asked', 'proving', 'comparing', 'linking']],
  ['a link', { kind: 'paired' }, ['idle', 'linked', 'failed']],
  ['a failure', { kind: 'failed', why: 'no_answer' }, ['idle', 'linked', 'failed']],
  ['the end of the time', { kind: 'late' }, ['idle', 'linked', 'failed']],
  ['a question', asked, ['confirming', 'linking', 'linked', 'failed']],
  ['a question that cannot be read', unreadable, ['confirming', 'linking', 'linked', 'failed']],
])('%s changes nothing where it cannot matter', (_what, event, unmoved) => {
  for (const kind of unmoved) expect(after(kind, event)).toEqual({ state: allStates[kind], action: null });
});

const anyEvent = fc.constantFrom<CeremonyEvent>(
  ...way,
  unproved,
  unreadable,
  { kind: 'revealed' },
  { kind: 'continued', isReadable: false, isProved: true },
  { kind: 'compared' },
  { kind: 'failed', why: 'refused' },
  { kind: 'late' },
);

test('whatever comes in whatever order: nothing is confirmed without question, answer and key, and an end stays an end', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
      const { kinds, actions } = play(events);
      const confirmedAt = kinds.indexOf('confirming');
      if (confirmedAt >= 0) {
        const before = kinds.slice(0, confirmedAt);
        expect(before).toEqual(expect.arrayContaining(['asked', 'proving']));
        expect(events.slice(0, confirmedAt + 1).some((event) => event.kind === 'continued' && event.isReadable)).toBe(true);
      }
      const end = kinds.findIndex((kind) => kind === 'linked' || kind === 'failed');
      if (end >= 0) expect(new Set(kinds.slice(end)).size).toBe(1);
      expect(actions.filter((action) => action === 'show-failure').length).toBe(kinds.includes('failed') ? 1 : 0);
      expect(actions.filter((action) => action === 'confirm').length).toBeLessThanOrEqual(1);
    }),
    { numRuns: runs(2_000) },
  );
});
