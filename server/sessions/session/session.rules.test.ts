import { describe, expect, test } from '@jest/globals';
import { limits } from '#contracts/values/limits';
import { backoffMs, codeLifetimeMs, codesPerTry, nextStep, noTries, type Ending } from './session.rules.js';

const ended: Ending = { code: 428, linking: false, codesShown: 0, paired: false, openMs: 5_000, restart: false };
const half = () => 0.5;

describe('a linked session', () => {
  test('reconnects with growing pauses of 1 to 60 s, which restart after 30 s stable', () => {
    let tries = noTries;
    const pauses: number[] = [];
    for (let round = 0; round < 9; round++) {
      const next = nextStep(ended, tries, () => 1);
      if (next.kind !== 'connect') throw new Error('must reconnect');
      pauses.push(next.afterMs);
      tries = next.tries;
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    expect(nextStep({ ...ended, openMs: 29_999 }, tries, () => 1)).toMatchObject({ afterMs: 60_000 });
    expect(nextStep({ ...ended, openMs: 30_000 }, tries, () => 1)).toMatchObject({ afterMs: 1_000 });
    expect(backoffMs(7, () => 0)).toBe(30_000);
    expect(backoffMs(1, () => 0)).toBe(1_000);
  });

  test('is back within 10 s after faults of our own stores, however many there were: leads write meanwhile, and WhatsApp refused nothing', () => {
    const own = { ...ended, restart: true };
    expect(nextStep(own, { failures: 1, bad: 0 }, () => 1)).toMatchObject({ kind: 'connect', afterMs: 2_000, why: 'lost' });
    expect(nextStep(own, { failures: 20, bad: 0 }, () => 1)).toMatchObject({ afterMs: 10_000, tries: { failures: 21 } });
  });

  test('shows that it is offline only after several failures', () => {
    expect(nextStep(ended, noTries, half)).toMatchObject({ shown: null });
    expect(nextStep(ended, { failures: 2, bad: 0 }, half)).toMatchObject({ shown: null, tries: { failures: 3, bad: 0 } });
    expect(nextStep(ended, { failures: 3, bad: 1 }, half)).toMatchObject({ shown: 'connection', tries: { failures: 4, bad: 0 } });
  });

  test('is rebuilt at once on 515, up to a limit', () => {
    expect(nextStep({ ...ended, code: 515 }, noTries, half)).toMatchObject({ kind: 'connect', afterMs: 0 });
    expect(nextStep({ ...ended, code: 515 }, { failures: 2, bad: 0 }, half)).toMatchObject({ afterMs: 0 });
    expect(nextStep({ ...ended, code: 515 }, { failures: 3, bad: 0 }, half)).toMatchObject({ afterMs: 6_000 });
  });

  test('comes back from a busy server in seconds, from a limit of its tries a little later, and says which', () => {
    expect(nextStep({ ...ended, code: 503 }, noTries, half)).toMatchObject({ afterMs: 1_000, why: 'busy' });
    expect(nextStep({ ...ended, code: 429 }, noTries, half)).toMatchObject({ afterMs: 5_000, why: 'rate' });
    expect(nextStep({ ...ended, code: 429 }, noTries, () => 0)).toMatchObject({ afterMs: 3_750 });
    expect(nextStep({ ...ended, code: 405 }, noTries, half)).toMatchObject({ why: 'version' });
    expect(nextStep(ended, noTries, half)).toMatchObject({ why: 'lost' });
  });

  test('ends where another try would do harm', () => {
    expect(nextStep({ ...ended, code: 401 }, noTries)).toEqual({ kind: 'end', reason: 'logged_out', wipe: true });
    expect(nextStep({ ...ended, code: 440 }, noTries)).toEqual({ kind: 'end', reason: 'replaced', wipe: false });
    expect(nextStep({ ...ended, code: 403 }, noTries)).toEqual({ kind: 'end', reason: 'banned', wipe: false });
  });

  test('gives a bad session three tries, and a refused version long pauses', () => {
    const first = nextStep({ ...ended, code: 500 }, noTries, half);
    expect(first).toEqual({ kind: 'connect', afterMs: 1_000, tries: { failures: 1, bad: 1 }, shown: null, why: 'lost' });
    expect(nextStep({ ...ended, code: 500 }, { failures: 1, bad: 1 }, half)).toMatchObject({
      kind: 'connect',
      tries: { failures: 2, bad: 2 },
    });
    expect(nextStep({ ...ended, code: 500 }, { failures: 2, bad: 2 }, half)).toEqual({ kind: 'end', reason: 'logged_out', wipe: true });
    expect(nextStep({ ...ended, code: 405 }, noTries, half)).toMatchObject({ afterMs: 900_000, shown: 'version_refused' });
  });
});

describe('before the first login', () => {
  const linking: Ending = { ...ended, linking: true, openMs: 0 };

  test('codes never loop', () => {
    expect(nextStep({ ...linking, codesShown: codesPerTry }, noTries)).toEqual({ kind: 'end', reason: 'code_expired', wipe: false });
    expect(nextStep({ ...linking, codesShown: codesPerTry - 1 }, noTries)).toMatchObject({ reason: 'pairing_failed' });
    expect(nextStep({ ...linking, code: 408, codesShown: 0 }, noTries)).toMatchObject({ kind: 'connect' });
    expect(nextStep({ ...linking, code: 408, codesShown: 2 }, noTries)).toEqual({ kind: 'end', reason: 'code_expired', wipe: false });
    expect(nextStep({ ...linking, codesShown: 1 }, noTries)).toEqual({ kind: 'end', reason: 'pairing_failed', wipe: false });
  });

  test('a version or an account that WhatsApp refuses ends the try, whatever was shown', () => {
    for (const codesShown of [0, 1, codesPerTry]) {
      expect(nextStep({ ...linking, code: 405, codesShown }, noTries)).toEqual({ kind: 'end', reason: 'version_refused', wipe: false });
      for (const code of [403, 406])
        expect(nextStep({ ...linking, code, codesShown }, noTries)).toEqual({ kind: 'end', reason: 'banned', wipe: false });
      expect(nextStep({ ...linking, code: 402, codesShown }, noTries)).toEqual({ kind: 'end', reason: 'restricted', wipe: false });
    }
  });

  test('WhatsApp is tried three times until it shows the first code', () => {
    const second = { kind: 'connect', tries: { failures: 1, bad: 0 }, shown: null } as const;
    expect(nextStep({ ...linking, code: 503 }, noTries, half)).toEqual({ ...second, afterMs: 1_000, why: 'busy' });
    expect(nextStep(linking, { failures: 1, bad: 0 }, half)).toMatchObject({ kind: 'connect', afterMs: 1_500, tries: { failures: 2 } });
    expect(nextStep(linking, { failures: 2, bad: 0 }, half)).toEqual({ kind: 'end', reason: 'connection', wipe: false });
  });

  test('a paired device connects again like any other', () => {
    expect(nextStep({ ...linking, codesShown: 1, paired: true, code: 515 }, noTries, half)).toMatchObject({ kind: 'connect', afterMs: 0 });
  });

  test('the first code lives 60 s, the others 20 s', () => expect([1, 2, 5].map(codeLifetimeMs)).toEqual([60_000, 20_000, 20_000]));
});

test('a pairing code lives as long as the codes of its try', () => {
  const lifetimes = Array.from({ length: codesPerTry }, (_, nth) => codeLifetimeMs(nth + 1));
  expect(lifetimes.reduce((sum, one) => sum + one, 0)).toBe(limits.pairingCodeSeconds * 1_000);
});
