import { expect, test } from '@jest/globals';
import { hourMs, minuteMs } from '#contracts/values/base/durations';
import {
  bannedUntilText,
  detailText,
  durationText,
  interruptionText,
  passkeyEnds,
  passkeyFaults,
  reasonText,
  restrictionBegun,
} from './bots.texts.js';

test.each([
  [0, 'sekarang'],
  [1, 'dalam 1 detik'],
  [4_001, 'dalam 5 detik'],
  [119_000, 'dalam 119 detik'],
  [119_001, 'dalam 2 menit'],
  [10 * minuteMs, 'dalam 10 menit'],
])('after a pause of %i ms the next try comes %s', (pauseMs, when) => {
  expect(interruptionText('lost', pauseMs)).toBe(`Koneksi ke WhatsApp terputus. Kami mencoba lagi ${when}.`);
});

test.each([
  [0, '1 menit'],
  [4 * minuteMs, '4 menit'],
  [hourMs - 1, '1 jam'],
  [hourMs, '1 jam'],
  [2 * hourMs + 5 * minuteMs, '2 jam 5 menit'],
])('an outage of %i ms took %s', (ms, told) => {
  expect(durationText(ms)).toBe(told);
});

test('the status has the reason before anything else, and is silent while a host is there', () => {
  expect(detailText('offline', 'logged_out', false)).toBe(reasonText('logged_out'));
  expect(detailText('offline', null, true)).toContain('belum dijalankan');
  expect(detailText('initing', null, false)).toContain('menunggu server');
  expect(detailText('initing', null, true)).toBeNull();
});

test('an end that WhatsApp named is told in the time of Jakarta, and one that it did not name is not made up', () => {
  const until = new Date('2026-11-21T17:30:00Z');
  expect(bannedUntilText(until)).toContain('22 November 2026 pukul 00.30 WIB');
  expect(restrictionBegun(until)).toContain('sampai 22 November 2026 pukul 00.30 WIB');
  expect(restrictionBegun(null)).toContain('sampai pembatasan berakhir');
  expect(restrictionBegun(null)).not.toContain('WIB');
});

test.each(
  Object.entries({
    ...{ busy: 'sibuk', rate: 'terlalu sering', version: 'versi', deaf: 'pesan tidak masuk', lost: 'terputus' },
  } as const),
)('an interruption by %s is told as “%s”', (why, words) => {
  expect(interruptionText(why as keyof typeof words & 'busy', 1_000)).toContain(words);
});

/** Words that a text must contain, so that it cannot be mistaken for another one: it names what happened, and what helps. */
const told = {
  off: [passkeyEnds.off, 'tidak melayani passkey', 'dukungan'],
  'malformed, of WhatsApp': [passkeyEnds.malformed, 'tidak kami kenal', 'sekali lagi'],
  refused: [passkeyEnds.refused, 'menolak', 'milik nomor yang dihubungkan'],
  too_late: [passkeyEnds.too_late, 'sudah habis', 'beberapa menit'],
  no_answer: [passkeyEnds.no_answer, 'tidak menjawab', 'internet'],
  codes_differ: [passkeyEnds.codes_differ, 'tidak sama', 'dari awal'],
  'malformed, of the browser': [passkeyFaults.malformed, 'tidak lengkap', 'seluruh hasilnya'],
  wrong_challenge: [passkeyFaults.wrong_challenge, 'permintaan yang lain', 'sekali lagi'],
  wrong_origin: [passkeyFaults.wrong_origin, 'web.whatsapp.com', 'Ulangi'],
  wrong_passkey: [passkeyFaults.wrong_passkey, 'akun WhatsApp yang lain', 'scan kode'],
  not_verified: [passkeyFaults.not_verified, 'tanpa sidik jari', 'buka kunci'],
} as const;
test.each(Object.entries(told))('a passkey that ends as %s is told so, with what helps', (_why, [text, ...parts]) => {
  for (const part of parts) expect(text).toContain(part);
});
