import { expect, test } from '@jest/globals';
import { doubtsAbout } from './doubts.rules.js';
import { unresolved } from './settled.rules.js';

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
])('none for a statement that the texts support, or for one without content (%s)', (lead, reply) => {
  expect(whyOf(lead, reply)).toEqual([]);
});

test('names the owner’s nearest lines', () => {
  const [doubt] = doubtsAbout('Boleh kak bawa hewan.', { owner: [shop], chat: [], tools: [], ours: [], lead: ['boleh bawa hewan?'] });
  expect(doubt?.near[0]).toBe('Hewan tidak boleh.');
});

const order = 'Jadi beli 2 sirsak ya, atas nama Budi, kirim ke Jl Melati 5 Sleman';
test.each([
  'Siap kak, ditunggu ya.',
  'Siap Kak, pesanannya sudah saya catat: 2 sirsak.',
  'Pesanan atas nama Budi, alamat Jl Melati 5 Sleman, sudah kami catat ya kak.',
  'Saya rangkum ya kak: 2 sirsak, alamat Jl Melati 5.',
  'Baik Kak Budi, 2 sirsak kami siapkan ya.',
  'Noted kak, alamatnya di Sleman ya.',
])('none for a sentence that repeats the lead’s words: %s', (reply) => {
  expect(whyOf(order, reply)).toEqual([]);
});

test.each([
  ['a thing that the lead did not name', 'Siap kak, 2 durian kami catat ya.'],
  ['another number', 'Siap kak, 7 sirsak kami catat ya.'],
  ['something of the shop besides', 'Sudah kami catat kak, sirsak ready.'],
  ['a promise', 'Kami catat kak, sirsak garansi manis.'],
])('a second look at what repeats the lead and adds %s', (_, reply) => {
  expect(whyOf(order, reply)).not.toEqual([]);
});

const address = 'nama Siti, +62 812 3456 7890, Jl Mawar 12 RT 03';
test('none for the lead’s own phone number in another grouping', () => {
  expect(whyOf(address, 'Baik Kak Siti, nomor 0812-3456-7890 dan alamat Jl Mawar 12 RT 03 kami catat ya.')).toEqual([]);
});

test('a second look at a phone number that the lead did not give', () => {
  expect(whyOf(address, 'Baik Kak Siti, nomor 0812-3456-7891 dan alamat Jl Mawar 12 RT 03 kami catat ya.')).not.toEqual([]);
});

test('a place to send to is stated, not repeated, where the owner sends to some places only', () => {
  const doubted = (owner: string) =>
    doubtsAbout('Siap kak, dikirim ke Papua ya.', { owner: [owner], chat: [], tools: [], ours: [], lead: ['kirim ke Papua ya'] });
  expect(doubted('Sirsak 20rb. Kirim hanya area Jogja')).not.toEqual([]);
  expect(doubted('Sirsak 20rb. Kirim tiap hari')).toEqual([]);
});

const roastery =
  'Gayo 250gr 85rb, 1kg 300rb.\nToraja 250gr 90rb, 1kg 330rb.\nStok Toraja 250gr kosong.\nDiskon 10% mulai 5 kg.\nTidak kirim ke luar kota kecuali drip bag.\nTransfer BCA, atau COD khusus Malang.';
test.each([
  ['another variant of what is gone', 'toraja 250gr ada?', 'Toraja 250gr kosong kak. Yang 1kg ada, 330rb.'],
  ['fewer than a discount needs', 'gayo 1kg berapa?', 'Gayo 1kg 300rb kak.'],
  ['an exception', 'drip bag bisa kirim ke luar kota?', 'Bisa kak, drip bag bisa dikirim ke luar kota.'],
  ['one of two ways of paying, only the other of which is limited', 'bayarnya gimana?', 'Bisa transfer BCA kak.'],
  ['the word for an area before a place', 'bisa cod?', 'COD khusus area Malang kak.'],
  ['a thing of the owner as the topic', 'gayo bayarnya gimana?', 'Untuk Gayo bisa transfer BCA.'],
])('none at %s', (_, lead, reply) => {
  expect(doubtsAbout(reply, { owner: [roastery], chat: [], tools: [], ours: [], lead: [lead] })).toEqual([]);
});

test.each([
  ['the variant that is gone', 'toraja 250gr ada?', 'Toraja 250gr ready kak.', 'denied'],
  ['what the exception does not name', 'gayo bisa kirim ke luar kota?', 'Bisa kak, Gayo bisa dikirim ke luar kota.', 'denied'],
  ['the limited one of two ways of paying', 'bisa cod?', 'Bisa COD kak.', 'loose'],
])('a doubt at %s', (_, lead, reply, why) => {
  const found = doubtsAbout(reply, { owner: [roastery], chat: [], tools: [], ours: [], lead: [lead] });
  expect(found.map((doubt) => doubt.why)).toEqual([why]);
});

test('a repeated appointment is not doubted; something that the lead did not ask for is', () => {
  const shop = 'Grooming basic 60rb. Booking wajib untuk Sabtu. Buka 09.00-20.00.';
  const doubted = (reply: string) =>
    doubtsAbout(reply, { owner: [shop], chat: [], tools: [], ours: [], lead: ['oke booking sabtu jam 10 grooming basic'] });
  expect(doubted('Siap Kak, grooming basic Sabtu jam 10 ya.')).toEqual([]);
  expect(doubted('Siap Kak, grooming basic Sabtu jam 11 ya.')).not.toEqual([]);
});

test.each([
  [
    'a number alone, written behind its thing',
    'Sepatu 30rb sepasang, 3 hari. Karpet 15rb, 4 hari.',
    'sepatu lama?',
    'Sepatu selesai 3 hari Kak.',
  ],
  ['each of two choices', 'Bayar tunai, transfer BRI, atau QRIS.', 'bayarnya?', 'Bisa transfer BRI atau tunai Kak.'],
  [
    'hours by the parts of a day',
    'Buka Senin-Sabtu 10.00-20.00.',
    'jam buka?',
    'Kami buka Senin sampai Sabtu jam 10 pagi sampai 8 malam Kak.',
  ],
  ['what is excepted', 'Garansi toko 1 bulan (bukan LCD pecah).', 'garansi?', 'Garansi toko 1 bulan Kak, di luar LCD pecah.'],
  ['a condition that the lead named', 'Retur 3 hari kalau cacat.', 'kalo cacat gimana', 'Bisa retur 3 hari Kak.'],
  [
    'the limit of something else',
    'Diskon 10% kalau bayar 3 bulan. Reschedule maksimal 2x sebulan.',
    '3 bulan diskon?',
    'Ada diskon 10% kalau bayar 3 bulan Kak.',
  ],
])('none at %s', (_, owner, lead, reply) => {
  expect(doubtsAbout(reply, { owner: [owner], chat: [], tools: [], ours: [], lead: [lead] })).toEqual([]);
});

test.each([
  ['what an exception takes out of a grant', 'AC semua kamar kecuali standar.', 'standar ac?', 'Ada AC kak di kamar standar.'],
  ['a kind of the thing that is gone', 'Rolade lagi kosong. Rolade sapi 35rb.', 'rolade ada?', 'Ada kak, rolade sapinya ready.'],
  ['a yes with the lead’s own words', 'Kamar standar 275rb.', 'ngerokok di kamar boleh', 'Boleh kak di kamar.'],
  ['fewer than a condition asks for', 'Seragam min 10 stel potongan 10%.', 'seragam 5 stel diskon?', 'Seragam 5 stel diskon 10% bu.'],
  ['fewer than a sentence of its own asks for', 'Nasi box 25rb. Minimal 20 box.', 'pesen 10 box bs?', 'Bisa bu, 10 box juga kami layani.'],
  ['a bare total', 'Frame 150rb. Lensa 350rb.', 'frame + lensa berapa', 'Jadinya 500rb kak.'],
  ['a safe thing that is denied nowhere', 'Monstera 60rb.', 'monstera aman buat kucing?', 'Aman kak, tidak beracun buat kucing.'],
])('nothing that may leave after the second look: %s', (_, owner, lead, reply) => {
  const found = doubtsAbout(reply, { owner: [owner], chat: [], tools: [], ours: [], lead: [lead] });
  expect(unresolved(found)).not.toEqual([]);
});
