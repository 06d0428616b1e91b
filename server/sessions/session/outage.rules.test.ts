import { describe, expect, test } from '@jest/globals';
import { nextOutage, watchLimits, type Health, type OutageState } from './outage.rules.js';

const limits = watchLimits(1);
const none: OutageState = { kind: 'none' };
const second = 1_000;
const lost = (sinceS: number): Health => ({ kind: 'unwell', sinceMs: sinceS * second, cause: 'connection' });
const well = (sinceS: number): Health => ({ kind: 'well', sinceMs: sinceS * second });

/** Looks every 3 s, as the host's sweep does; gives what was told, with the second it was told at. */
function told(healthAt: (second: number) => Health, untilS: number, state: OutageState = none): string[] {
  const told: string[] = [];
  for (let at = 0; at <= untilS; at += 3) {
    const step = nextOutage(state, healthAt(at), at * second, limits);
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

  test('once, although another host goes on with it', () => {
    expect(told((at) => (at < 300 ? lost(0) : well(300)), 900, { kind: 'told', sinceMs: -60_000 })).toEqual(['over 330']);
  });

  test('not while a first link is under way', () => {
    expect(told(() => ({ kind: 'idle' }), 3_600)).toEqual([]);
  });
});
