import { expect, test } from '@jest/globals';
import { reasonWords } from '#contracts/values/bot/offline-words';
import { OfflineReason } from '#contracts/values/statuses';
import { bareState } from '../bot.rules.js';
import { endedWords, linkStageOf } from './link.rules.js';

const code = { ...bareState('qr'), pairingCode: 'ABCD1234' };
const passkey = { ...code, passkey: { step: 'asked' as const, until: null, code: null } };

test.each([
  ['nothing was asked for', bareState('offline'), 'no', 'number'],
  ['a QR code is shown', bareState('qr'), 'no', 'number'],
  ['a code still runs from before', code, 'no', 'code'],
  ['it was asked for', bareState('initing'), 'yes', 'waiting'],
  ['the way of linking is being changed', bareState('qr'), 'yes', 'waiting'],
  ['it came', code, 'yes', 'code'],
  ['another number is typed', code, 'again', 'number'],
  ['WhatsApp asks for a passkey', passkey, 'again', 'passkey'],
  ['nobody typed it in time', { ...bareState('offline'), reason: 'code_expired' as const }, 'yes', 'ended'],
  ['it is linked', bareState('online'), 'yes', 'linked'],
  ['a passkey is told of a bot that does not wait for one', { ...passkey, status: 'initing' as const }, 'yes', 'waiting'],
  ['a code is told of a bot that does not wait for one', { ...code, status: 'offline' as const }, 'yes', 'ended'],
] as const)('%s', (_, state, asked, stage) => {
  expect(linkStageOf(state, asked)).toBe(stage);
});

test('people who link by a code get no text about QR codes', () => {
  expect(endedWords({ reason: 'code_expired', detail: 'Kode QR sudah kedaluwarsa.' })).toBe(
    'Waktu kode habis sebelum diketik. Minta kode baru, lalu ketik di WhatsApp selagi masih berlaku.',
  );
  expect(endedWords({ reason: 'pairing_failed', detail: null })).toBe('WhatsApp menolak kodenya. Periksa nomornya, lalu minta kode baru.');
  expect(endedWords({ reason: 'banned', detail: 'WhatsApp memblokir nomor ini.' })).toBe('WhatsApp memblokir nomor ini.');
  expect(endedWords({ reason: null, detail: null })).toContain('Minta kode baru');
  // When the server sends a specific sentence, the window shows it unchanged.
  expect(endedWords({ reason: 'stopped', detail: 'Paket Trial sudah pernah dipakai.' })).toBe('Paket Trial sudah pernah dipakai.');
});

test('the window names no button that is on another screen only', () => {
  for (const reason of OfflineReason.options)
    for (const detail of [null, reasonWords[reason]]) {
      const words = endedWords({ reason, detail });
      const foreign = words
        .split('. ')
        .filter((sentence) => /Start Bot|Stop Bot|Hubungkan lagi(?!,)/.test(sentence) && !sentence.includes('di halaman Bot'));
      expect({ reason, foreign }).toEqual({ reason, foreign: [] });
    }
});
