import { afterEach, expect, test } from '@jest/globals';
import { dayMs } from '#contracts/values/base/durations';
import { neededSettings } from '../../../test/support/needed-settings.js';
import { Clock } from '../../platform/clock/clock.js';
import { readSettings } from '../../platform/config/config.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { MailboxProofsService } from './mailbox-proofs.service.js';

/* The secret in a code mail: who can show it, for which mailbox, and how long. */

const settings = (more: object = {}) => readSettings({ ...neededSettings, ...more }, () => '');
const clock = new Clock(settings());
const proofs = new MailboxProofsService(new SecretBox(settings()), clock);
const elsewhere = new MailboxProofsService(new SecretBox(settings({ APP_SECRET: 'another secret of 32 characters!' })), clock);
const email = 'tokosari@gmail.com';
const given = new Date('2026-11-27T23:59:00Z');
const now = clock.now.bind(clock);
const at = (days: number) => (clock.now = () => new Date(given.getTime() + days * dayMs));
afterEach(() => {
  clock.now = now;
});

test('a secret is valid for its mailbox, however it is spelt, until the seventh day is over', () => {
  at(0);
  const proof = proofs.give(email);
  for (const days of [0, 1, 7]) {
    at(days);
    expect([days, proofs.isOf(email, proof), proofs.isOf('Toko.Sari+x@Gmail.com', proof)]).toEqual([days, true, true]);
  }
  at(8);
  expect(proofs.isOf(email, proof)).toBe(false);
});

test('a secret is of no other mailbox, installation or day', () => {
  at(0);
  const proof = proofs.give(email);
  const [day, hash] = proof.split('.');
  expect(proofs.isOf('tokosari@yahoo.com', proof)).toBe(false);
  expect(elsewhere.isOf(email, proof)).toBe(false);
  for (const wrong of [`${Number(day) + 1}.${hash}`, `${day}.${'x'.repeat(43)}`, `${day}.`, hash, '', undefined, 7, [proof]])
    expect([wrong, proofs.isOf(email, wrong)]).toEqual([wrong, false]);
});

test('who shows the secret asks as the reader of the mailbox, from any network; others ask as their network', () => {
  at(0);
  const proof = proofs.give(email);
  const asker = (network: string, shown?: string, of = email) => proofs.askerOf(of, network, shown);
  expect(asker('10.0.0.1', proof)).toEqual(asker('10.0.0.2', proof));
  expect(asker('10.0.0.1', proof)).toEqual(proofs.askerOf('TOKOSARI@gmail.com', '10.0.0.1', proof));
  expect([asker('10.0.0.1', proof).isKnown, asker('10.0.0.1').isKnown, asker('10.0.0.1', 'wrong').isKnown]).toEqual([true, false, false]);
  expect(asker('10.0.0.1')).toEqual(asker('10.0.0.1', 'wrong'));
  const hashes = [asker('10.0.0.1', proof), asker('10.0.0.1'), asker('10.0.0.2'), asker(`mailbox:${email}`)].map(({ hash }) =>
    String(hash),
  );
  expect(new Set(hashes).size).toBe(hashes.length);
  // one network is one asker, for whichever mailbox it asks: each mailbox has its own limits for it
  expect(asker('10.0.0.1', undefined, 'lain@gmail.com')).toEqual(asker('10.0.0.1'));
});
