import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../../../../test/support/runs.js';
import { ceremonyLimits as limits, idle, nextCeremony, type Ceremony, type CeremonyAct, type CeremonyEvent } from './ceremony.rules.js';
import { readOptions } from './assertion.rules.js';

const ask = (timeout?: number) => readOptions(Buffer.from(JSON.stringify({ challenge: 'YQ', rpId: 'whatsapp.com', timeout })));
const proved: CeremonyEvent = { kind: 'continued', isReadable: true, isProved: true };
const unproved: CeremonyEvent = { ...proved, isProved: false };
const asked: CeremonyEvent = { kind: 'asked', options: ask(600_000) };
const unreadable: CeremonyEvent = { kind: 'asked', options: null };

/** Plays events a second apart. */
function play(events: readonly CeremonyEvent[]) {
  const acts: CeremonyAct[] = [];
  const kinds: Ceremony['kind'][] = [];
  let state = idle;
  events.forEach((event, second) => {
    const step = nextCeremony(state, event, second * 1_000, limits);
    state = step.state;
    kinds.push(state.kind);
    if (step.act) acts.push(step.act);
  });
  return { state, acts, kinds };
}

const way: CeremonyEvent[] = [asked, { kind: 'answered' }, { kind: 'committed' }, proved, { kind: 'delivered' }, { kind: 'paired' }];

test('question, answer, commitment, the phone’s key, the sealed request, the link', () => {
  const { acts, kinds } = play(way);
  expect(kinds).toEqual(['asked', 'proving', 'proving', 'confirming', 'linking', 'linked']);
  expect(acts).toEqual(['show-asked', 'commit', 'confirm']);
});

test('without the proof of the scanned code nothing is confirmed before the owner has compared', () => {
  const before: CeremonyEvent[] = [asked, { kind: 'answered' }, { kind: 'committed' }, unproved];
  expect(play(before).acts).toEqual(['show-asked', 'commit', 'show-code']);
  expect(play([...before, { kind: 'compared' }]).acts.at(-1)).toBe('confirm');
});

test('a question that cannot be read is asked for once', () => {
  expect(play([unreadable, asked]).kinds).toEqual(['reading', 'asked']);
  expect(play([unreadable, unreadable]).state).toEqual({ kind: 'failed', why: 'malformed' });
});

test('a later question replaces an earlier one until the phone was told the nonce', () => {
  for (const told of [1, 2, 3]) expect(play([...way.slice(0, told), asked]).state.kind).toBe('asked');
  for (const told of [4, 5]) expect(play([...way.slice(0, told), asked]).state.kind).toBe(told === 4 ? 'confirming' : 'linking');
});

test('the phone’s key before our commitment, or one that is none, ends the attempt', () => {
  for (const told of [1, 2]) expect(play([...way.slice(0, told), proved]).state).toEqual({ kind: 'failed', why: 'malformed' });
  expect(play([...way.slice(0, 3), { kind: 'continued', isReadable: false, isProved: true }]).state.kind).toBe('failed');
});

test('a link before the phone could know the new secret is none', () => {
  for (const told of [1, 2, 3]) expect(play([...way.slice(0, told), { kind: 'paired' }]).state.kind).toBe('failed');
  // WhatsApp's own word for the request may come after it
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

const anyEvent = fc.constantFrom<CeremonyEvent>(
  ...way,
  unproved,
  unreadable,
  { kind: 'continued', isReadable: false, isProved: true },
  { kind: 'compared' },
  { kind: 'failed', why: 'refused' },
  { kind: 'late' },
);

test('whatever comes in whatever order: nothing is confirmed without question, answer and key, and an end stays an end', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), (events) => {
      const { kinds, acts } = play(events);
      const confirmedAt = kinds.indexOf('confirming');
      if (confirmedAt >= 0) {
        const before = kinds.slice(0, confirmedAt);
        expect(before).toEqual(expect.arrayContaining(['asked', 'proving']));
        expect(events.slice(0, confirmedAt + 1).some((event) => event.kind === 'continued' && event.isReadable)).toBe(true);
      }
      const end = kinds.findIndex((kind) => kind === 'linked' || kind === 'failed');
      if (end >= 0) expect(new Set(kinds.slice(end)).size).toBe(1);
      expect(acts.filter((act) => act === 'show-failure').length).toBe(kinds.includes('failed') ? 1 : 0);
      expect(acts.filter((act) => act === 'confirm').length).toBeLessThanOrEqual(1);
    }),
    { numRuns: runs(2_000) },
  );
});
