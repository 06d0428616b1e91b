import { describe, expect, test } from '@jest/globals';
import { nextOutage, watchLimits, type Health, type OutageState } from './outage.rules.js';

const limits = watchLimits(1);
const none: OutageState = { kind: 'none' };
const second = 1_000;
const lost = (sinceS: number): Health => ({ kind: 'unwell', sinceMs: sinceS * second, cause: 'connection' });
const well = (sinceS: number, heardS = Infinity): Health => ({ kind: 'well', sinceMs: sinceS * second, heardMs: heardS * second });

/**
 * Evaluates the rules every 3 s, as the host's sweep does. Unless `healthAt` says otherwise, WhatsApp has just sent
 * something. Returns the notifications, each with its second.
 */
function told(healthAt: (second: number) => Health, untilS: number, state: OutageState = none): string[] {
  const told: string[] = [];
  for (let at = 0; at <= untilS; at += 3) {
    const health = healthAt(at);
    const isHeard = health.kind === 'well' && health.heardMs === Infinity;
    const step = nextOutage(state, isHeard ? { ...health, heardMs: at * second } : health, at * second, limits);
    state = step.state;
    if (step.tell) told.push(`${step.tell} ${at}`);
  }
  return told;
}

describe('the owner is told', () => {
  test('once of a long outage, within 120 s, and once when it is over', () => {
    expect(told((at) => (at < 600 ? lost(0) : well(600)), 3_600)).toEqual(['began 90', 'over 630']);
  });

  test('never of silence or of two short breaks', () => {
    expect(told(() => well(0), 7_200)).toEqual([]);
    const breaks = (at: number): Health => (at < 9 ? lost(0) : at < 60 ? well(9) : at < 75 ? lost(60) : well(75));
    expect(told(breaks, 3_600)).toEqual([]);
    const close = (at: number): Health => (at < 9 ? lost(0) : at < 15 ? well(9) : at < 30 ? lost(15) : well(30));
    expect(told(close, 3_600)).toEqual([]);
  });

  test('of a connection that opens again and again and never holds, once', () => {
    const flapping = (at: number): Health => (at % 30 < 15 ? lost(at - (at % 30)) : well(at - (at % 30) + 15));
    expect(told(flapping, 3_600)).toEqual(['began 90']);
  });

  test('of a WhatsApp that lets each login in and then says nothing, once', () => {
    // WhatsApp sends for 2 s after each login, every 60 s; the silent connection is found 50 s after the last stanza
    const mute = (at: number): Health => (at % 60 < 52 && at >= 60 ? well(at - (at % 60), at - (at % 60) + 2) : lost(at - (at % 60)));
    expect(told(mute, 3_600)).toEqual(['began 114']);
  });

  test('once, although another host continues the session', () => {
    expect(told((at) => (at < 300 ? lost(0) : well(300)), 900, { kind: 'told', sinceMs: -60_000 })).toEqual(['over 330']);
  });

  test('not while a first link is under way', () => {
    expect(told(() => ({ kind: 'idle' }), 3_600)).toEqual([]);
  });

  test('at the moment that is long enough, and not before', () => {
    const at = (seconds: number, state: OutageState = none) => nextOutage(state, lost(0), seconds * second, limits);
    expect(at(89.999)).toEqual({ state: { kind: 'silent', sinceMs: 0 }, tell: null });
    expect(at(90)).toEqual({ state: { kind: 'told', sinceMs: 0 }, tell: 'began' });
    // An outage that began before the current problem counts from its own start.
    expect(nextOutage({ kind: 'silent', sinceMs: 0 }, lost(80), 89_999, limits)).toEqual({
      state: { kind: 'silent', sinceMs: 0 },
      tell: null,
    });
    expect(nextOutage({ kind: 'silent', sinceMs: 0 }, lost(80), 90_000, limits)).toEqual({
      state: { kind: 'told', sinceMs: 0 },
      tell: 'began',
    });
    expect(nextOutage({ kind: 'silent', sinceMs: 50_000 }, lost(0), 90_000, limits).state).toEqual({ kind: 'told', sinceMs: 0 });
  });
});

describe('the known state', () => {
  const silent: OutageState = { kind: 'silent', sinceMs: 0 };
  const known: OutageState = { kind: 'told', sinceMs: 0 };

  test('stays while nothing can be out, and while messages have not passed for long enough', () => {
    for (const state of [none, silent, known]) {
      expect(nextOutage(state, { kind: 'idle' }, 500_000, limits)).toEqual({ state, tell: null });
      expect(nextOutage(state, well(100, 129.999), 500_000, limits)).toEqual({ state, tell: null });
    }
  });

  test('is over then: the end is reported when the start was reported', () => {
    expect(nextOutage(silent, well(100, 130), 500_000, limits)).toEqual({ state: none, tell: null });
    expect(nextOutage(known, well(100, 130), 500_000, limits)).toEqual({ state: none, tell: 'over' });
    expect(nextOutage(none, well(100, 130), 500_000, limits)).toEqual({ state: none, tell: null });
  });
});
