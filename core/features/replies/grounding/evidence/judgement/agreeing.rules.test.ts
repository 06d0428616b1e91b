import { expect, test } from '@jest/globals';
import { decisiveIn, decisiveWords } from '../places/decisive.rules.js';
import { segmentsOf } from '../places/segments.rules.js';
import { mayBeSaidBy } from './agreeing.rules.js';

function agrees(owner: string, sentence: string, lead = '', others = ''): boolean {
  const place = { text: owner, segments: segmentsOf(owner), words: decisiveIn(owner).words };
  const known = new Set(decisiveWords(`${owner} ${others}`));
  return mayBeSaidBy(place, { sentence, lead, reply: sentence, isKnown: (word) => known.has(word) });
}

test.each([
  ['DP 50% saat pesan, lunas saat antar', 'DP 50% saat pesan kak, sisanya lunas waktu diantar', 'dp brp'],
  ['Isi: kasur, lemari, meja.', 'Kami sediakan kasur, lemari, dan meja', 'isinya apa'],
  ['Ukuran all size LD sampai 120', 'Muat kak, all size sampai LD 120', 'muat besar?'],
  ['Tidak boleh bawa hewan', 'Maaf kak, hewan belum boleh dibawa', 'bawa kucing?'],
])('"%s" may say "%s"', (owner, sentence, lead) => {
  expect(agrees(owner, sentence, lead)).toBe(true);
});

test.each([
  ['another number', 'Garansi toko 1 bulan', 'Garansi toko 2 bulan kak', ''],
  ['the number of another thing', 'Garansi toko 1 bulan mesin (iPhone 2 minggu)', 'iPhone garansi 1 bulan kak', ''],
  ['a price of another thing', 'Paket: Komplit 25rb (ayam, mie), Premium 35rb (rendang, udang)', 'Yang ada rendang 25rb kak', ''],
  ['another day', 'Instruktur wanita ada hari Senin', 'Ada kak, hari Sabtu instruktur wanita bisa', ''],
  ['another time', 'Kolam buka jam 08.00-17.00', 'Kolam buka sampai jam 21.00 kak', ''],
  ['another place', 'Kirim kurir toko area Depok', 'Kirim kurir toko sampai ke Bogor kak', ''],
  ['a name', 'Kirim luar kota pakai Paxel', 'Kirim luar kota bisa pakai J&T', ''],
  ['a promise', 'Flek hitam memudar dalam 4 minggu', 'Flek hitam dijamin memudar dalam 4 minggu', ''],
  ['the promise of another thing', 'Servis besar 2 hari, ringan bisa ditunggu', 'Servis besar bisa ditunggu kak', ''],
  ['a denial', 'Tidak boleh bawa hewan', 'Boleh bawa hewan kak', ''],
  ['a limit', 'Modul gratis untuk paket 12x', 'Modul gratis kak', ''],
  ['only another thing', 'Parkir motor saja', 'Ada parkir mobil kak', ''],
  ['one thing more', 'Kantor bisa tempo 14 hari', 'Tempo 14 hari untuk rumah juga kak', ''],
  ['all', 'Modul gratis paket 12x', 'Semua paket 12x dapat modul gratis', ''],
  ['only a price', 'Servis ringan 75rb, servis besar 200rb', 'Servis besar langsung selesai kak', ''],
  ['another case', 'Batal lebih dari 7 hari DP kembali 50%', 'DP kembali 50% kak', 'batal 3 hari sebelumnya'],
  ['another day that the lead names', 'Instruktur wanita ada hari Senin', 'Instruktur wanita ada kak', 'sabtu ada instruktur wanita?'],
  ['few of its words', 'Lensa minus 120rb', 'Lensa anti gores dan anti radiasi kak', ''],
])('a place with %s is refused', (_, owner, sentence, lead) => {
  expect(agrees(owner, sentence, lead)).toBe(false);
});

test('a yes is about all that the lead names and the texts know', () => {
  const owner = 'Drg Rina: Senin Rabu Jumat.';
  expect(agrees(owner, 'Bisa kak sama drg Rina hari Rabu', 'pasang behel sama drg rina bs?', 'Behel dengan drg Bowo')).toBe(false);
  expect(agrees(owner, 'Bisa kak sama drg Rina hari Rabu', 'sama drg rina rabu bs?')).toBe(true);
});
