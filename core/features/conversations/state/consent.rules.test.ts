import { describe, expect, test } from '@jest/globals';
import { consentWord } from './consent.rules.js';

describe('what a lead wants of our messages', () => {
  test.each(['STOP', 'stop.', ' Berhenti! '])('%p ends all of the bot', (body) => expect(consentWord(body)).toBe('out'));

  test.each([
    'stop ya kak, jangan chat lagi',
    'jangan chat lagi',
    'jgn wa saya lagi ya',
    'berhenti kirim pesan',
    'Tolong berhenti mengirim pesan ke saya',
    'unsubscribe',
    'STOP PROMO',
    'udah ga usah difollow up',
    'gausah follow up lagi kak',
    'nggak usah chat-chat lagi',
    'stop ya kak',
    'Stop dong 🙏',
    'jangan hubungi saya lagi',
    'jangan dihubungi lagi ya min',
    'tidak usah kirim promo lagi',
    'jangan spam',
    'stop broadcast',
    'hapus nomor saya dari daftar',
    'please stop messaging me',
    "don't message me",
  ])('%p ends follow-ups', (body) => expect(consentWord(body)).toBe('no-follow-ups'));

  test.each([
    'stop di lampu merah',
    'stoknya stop produksi?',
    'kurirnya stop di gang depan ya',
    'promo apa aja kak?',
    'jangan kirim barangnya dulu ya',
    'jangan kirim dulu sebelum saya transfer',
    'jangan kirim pesan suara, saya tidak bisa dengar',
    'apa sudah stop promo kak?',
    'ga usah pakai bubble wrap',
    'jangan lupa kabari ya',
    'kenapa berhenti jualan?',
    'kalau hujan berhenti kirim?',
    'jangan lama-lama balas chatnya',
    'saya mau stop langganan susu, ganti yang lain ada?',
    'rem saya suka berhenti sendiri',
    'ga usah pesan lagi kak, sudah cukup',
    'stop kirim dulu kak, saya lagi di luar kota',
    'halo',
    '',
  ])('%p does not', (body) => expect(consentWord(body)).toBeNull());

  test('MULAI takes both back', () => expect(consentWord('mulai')).toBe('in'));
});

test.each([
  ['STOP', 'out'],
  [' berhenti!! ', 'out'],
  ['Stop.', 'out'],
  ['MULAI', 'in'],
  ['start', 'in'],
  ['stop! dong', null],
  ['ST.OP', null],
  ['stop dulu', null],
  ['jangan berhenti', null],
  ['', null],
])('%j means %j', (body, meaning) => {
  expect(consentWord(body)).toBe(meaning);
});
