import { expect, test } from '@jest/globals';
import { hourMs, minuteMs } from '#contracts/values/base/durations';
import { detailText, durationText, interruptionText, reasonText } from './bots.texts.js';

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
