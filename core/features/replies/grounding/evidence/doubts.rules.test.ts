import { expect, test } from '@jest/globals';
import { doubtsAbout } from './doubts.rules.js';

const shop = `Kost Putri Mawar
Kamar A 750rb per bulan, wifi dan air termasuk
Hewan tidak boleh. Orang tua boleh menginap maksimal 2 malam
Antar jemput stasiun radius 5 km 15rb
Komplain diganti asal ada video
Laundry 20rb (gratis untuk kamar C)
Katering dipesan H-2
Jeruk manis 25rb, sirsak inden sampai Januari`;

const whyOf = (lead: string, reply: string, more: { readonly tools?: readonly string[] } = {}): string[] =>
  doubtsAbout(reply, { owner: [shop], chat: [], tools: more.tools ?? [], ours: [], lead: [lead] }).map(({ why }) => why);

test.each([
  ['words that the texts do not have', 'parkir', 'Ada kak, parkir mobil luas dan teduh.', 'words'],
  ['a yes to a question in other words', 'boleh bawa kucing?', 'Boleh kak.', 'asked'],
  ['what the texts deny', 'boleh bawa hewan?', 'Boleh kak bawa hewan.', 'denied'],
  ['something that is not at hand', 'sirsak ada?', 'Ada kak, sirsak ready.', 'gone'],
  ['a number beside other things only', 'orang tua menginap?', 'Orang tua boleh menginap 5 malam kak.', 'number'],
  ['a distance beyond the limit', 'jarak 12 km bisa antar?', 'Bisa kak antar jemput 15rb.', 'limit'],
  ['a condition that is waived', 'kalau ga ada video?', 'Tetap diganti kak walau tanpa video.', 'without'],
  ['a gift to others', 'laundry bayar?', 'Laundry gratis kak.', 'charged'],
  ['a notice that is too short', 'katering buat besok bisa?', 'Bisa kak, besok siap kateringnya.', 'soon'],
])('a second look at %s', (_, lead, reply, why) => {
  expect(whyOf(lead, reply)).toContain(why);
});

test('a total of several things without its lines, unless a tool computed it', () => {
  expect(whyOf('kamar A sama laundry', 'Totalnya 770rb kak.')).toContain('total');
  expect(whyOf('kamar A sama laundry', 'Totalnya 770.000 kak.', { tools: ['{"total":770000}'] })).not.toContain('total');
  expect(whyOf('kamar A sama laundry', 'Kamar A 750rb + laundry 20rb, totalnya 770rb kak.')).toEqual([]);
});

test.each([
  ['wifi?', 'Wifi dan air sudah termasuk kak.'],
  ['boleh bawa hewan?', 'Maaf kak, hewan tidak boleh ya.'],
  ['orang tua menginap?', 'Orang tua boleh menginap maksimal 2 malam kak.'],
  ['jarak 3 km bisa antar?', 'Bisa kak, antar jemput stasiun 15rb radius 5 km.'],
  ['halo', 'Halo kak, ada yang bisa saya bantu?'],
  ['boleh bawa kucing?', 'Untuk itu saya tanyakan dulu ke pemilik ya kak.'],
  ['ini fotonya', 'Fotonya sudah saya terima, Kak.'],
])('none at what the texts carry, or states nothing (%s)', (lead, reply) => {
  expect(whyOf(lead, reply)).toEqual([]);
});

test('names the owner’s nearest lines', () => {
  const [doubt] = doubtsAbout('Boleh kak bawa hewan.', { owner: [shop], chat: [], tools: [], ours: [], lead: ['boleh bawa hewan?'] });
  expect(doubt?.near[0]).toBe('Hewan tidak boleh.');
});
