import { expect, test } from '@jest/globals';
import type { AccountId, BotId } from '#contracts/values/ids';
import type { HeldSession } from '#core/features/bots/bots.types';
import { newId } from '#core/platform/crypto/ids';
import { Admission } from './admission.js';
import { trialUsed } from './mode.rules.js';

const held: HeldSession = {
  botId: newId<BotId>(),
  epoch: '1',
  passkeyLost: false,
  restriction: null,
  outage: null,
  desired: 'running',
  pairingPhone: null,
};
const number = { phone: '6281200000001', lid: null };

/**
 * The admission of an account. `trial`: whether the trial allows the number. `claim`: the outcome of the account's
 * claim to the number.
 */
function admission(trial: boolean, claim: 'taken' | 'refused' | 'lost') {
  const taken: string[] = [];
  const take = async (_held: HeldSession, phone: string, proof: 'link' | 'scan') => {
    taken.push(`${phone} by ${proof}`);
    return claim;
  };
  const members = { accountOf: async () => newId<AccountId>() };
  const admission = new Admission(held, { members, numbers: { claimNumber: take }, plans: { claimTrialNumber: async () => trial } });
  return { taken, admission };
}

test.each([
  ['taken', { kind: 'admitted', number }],
  // another account runs the number: this device is logged out, and the owner is notified
  ['refused', { kind: 'refused', outcome: { reason: 'number_taken', detail: null, wipe: true } }],
  // another host has the session by now; it decides about the device
  ['lost', { kind: 'stop' }],
] as const)('a device that is logged in, its number %s', async (claim, event) => {
  const asked = admission(true, claim);
  expect(await asked.admission.opened(number, 'link')).toEqual(event);
  expect(asked.taken).toEqual(['6281200000001 by link']);
});

test('a number that had its trial is refused and stays with its present bot', async () => {
  const asked = admission(false, 'taken');
  expect(await asked.admission.opened(number, 'link')).toEqual({ kind: 'refused', outcome: trialUsed });
  expect(await asked.admission.scanned(number.phone)).toBe(false);
  expect(asked.taken).toEqual([]);
});

test('a scanned number is taken by its scan, also from another account', async () => {
  const asked = admission(true, 'taken');
  expect(await asked.admission.scanned(number.phone)).toBe(true);
  expect(await asked.admission.opened(number, 'scan')).toEqual({ kind: 'admitted', number });
  expect(asked.taken).toEqual(['6281200000001 by scan', '6281200000001 by scan']);
});
