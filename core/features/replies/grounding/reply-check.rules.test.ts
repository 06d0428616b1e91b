import { describe, expect, test } from '@jest/globals';
import { askedInstead, objectionsTo, toldInstead, withoutObjections, type Objection } from './reply-check.rules.js';
import { isRepeat } from './lead-amounts.rules.js';
import type { GroundSources } from './grounds.rules.js';

const owner = `Toko Kaos Sari.
Kaos polos: Rp 75.000, berat 250 gram. Stok ada.
Kaos oversize 95rb
Jaket hoodie Rp185.000
Grosir 12 pcs kaos polos 65.000/pcs. Promo: 3 kaos polos 210k.
Diskon member 10%. Biaya COD Rp 5.000.
BCA 7751234567 a.n. Sari. WA admin 0812-9000-1234`;
const shipping = '{"tujuan":"Coblong","ongkir":[{"kurir":"JNE","layanan":"REG","biaya":18000}]}';

const check = (reply: string, lead = '', more: { tools?: string[]; ours?: string[]; chat?: string[] } = {}) =>
  objectionsTo(reply, { owner: [owner], chat: more.chat ?? [], tools: more.tools ?? [], ours: more.ours ?? [], lead: [lead] }).map(
    ({ words }) => words,
  );

test('a reply without statements that need evidence reads no sources', () => {
  const unread = new Proxy({} as GroundSources, {
    get: () => {
      throw new Error('read');
    },
  });
  expect(objectionsTo('Halo Kak, siap! Ukuran 3-4, mau yang mana?', unread)).toEqual([]);
  expect(() => objectionsTo('Kaos polos 75rb, Kak.', unread)).toThrow('read');
});

describe('right answers leave', () => {
  test.each<[string, string]>([
    ['Kaos polos Rp 75.000 ya Kak.', 'kaos polos brp'],
    ['Kaos polos 75rb, oversize 95 ribu.', ''],
    ['2 kaos polos jadi Rp 150.000 Kak.', 'kaos polos 2'],
    ['Totalnya 245.000 ya Kak (2 kaos polos 150rb + 1 oversize 95rb).', ''],
    ['Total 260rb Kak.', 'kaos polos 1 sama hoodie 1 jadi berapa'],
    ['Kalau 3 kaos polos 210rb, hemat 15rb.', ''],
    ['Jadi 70rb per pcs Kak kalau ambil 3.', 'kaos polos 3'],
    ['Dengan diskon member 10% jadi Rp 67.500.', 'kaos polos member'],
    ['Harganya 70 ribuan Kak.', 'kaos polos'],
    ['50rb belum bisa ya Kak, harganya 75rb.', '50rb boleh?'],
    ['Bukti transfer 150rb saya teruskan ke admin ya.', 'saya transfer 150rb'],
    ['Dengan budget 200rb bisa dapat 2 kaos polos Kak.', 'budget 200rb'],
    ['Transfer ke BCA 7751234567 a.n. Sari ya Kak.', ''],
    ['Hubungi admin di 081290001234.', ''],
    ['Kirim ke Bandung 40200 ya Kak, betul?', 'jl dago bandung 40200'],
    ['Pesanan dikirim setelah pembayaran kami terima.', ''],
    ['Ukuran L lebar 52 cm, bahan 100% katun.', ''],
  ])('%s', (reply, lead) => {
    expect(check(reply, lead)).toEqual([]);
  });

  test('with a tool’s result', () => {
    const tools = [shipping];
    expect(check('Ongkir JNE REG Rp 18.000. Total Rp 93.000.', 'kaos polos 1 ongkir coblong', { tools })).toEqual([]);
    expect(check('Totalnya 168rb sudah termasuk ongkir.', 'kaos polos 2', { tools })).toEqual([]);
  });

  test('where a total is written before its parts', () => {
    expect(check('Total 355rb: kaos polos 75rb, oversize 95rb, hoodie 185rb.')).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['a discount that the lead asked for is refused', 'Diskon 50% belum bisa ya Kak.', 'minta diskon 50%'],
    ["the lead's own number is read back", 'Nomor 0812-1111-2222 saya catat ya.', 'nomor saya 081211112222'],
    ['digits of the address are read back', 'Ke gudang nomor 40200 ya.', 'gudang 40200'],
  ])('%s', (_, reply, lead) => {
    expect(check(reply, lead)).toEqual([]);
  });

  test.each<[string, string]>([
    ['Ongkirnya Rp 0 Kak.', 'Gratis ongkir'],
    ['Only $5 for you.', 'Ekspor $5'],
  ])('%s where the owner writes: %s', (reply, text) => {
    expect(objectionsTo(reply, { owner: [text], chat: [], tools: [], ours: [], lead: [] })).toEqual([]);
  });

  test('with the owner’s messages in this chat', () => {
    expect(check('Sesuai kata admin, 70rb ya Kak.', 'boleh 70rb?', { chat: ['oke kak buat kakak 70rb'] })).toEqual([]);
  });
});

describe('a statement without evidence is held back', () => {
  test.each<[string, string, string[]]>([
    ['Kaos polos Rp 60.000 ya Kak.', '', ['Rp 60.000']],
    ['Boleh Kak, 50rb ya.', '50rb boleh?', ['50rb']],
    ['Oke deal dengan tawaran 50rb.', 'tawaran saya 50rb', ['50rb']],
    ['Harga spesial lima puluh ribu rupiah.', '', ['lima puluh ribu']],
    ['Ongkirnya 22.000 Kak.', 'ongkir?', ['22.000']],
    ['Diskon 50% khusus Kakak!', 'minta diskon 50%', ['50%']],
    ['Rp 7\u200b0.000 saja.', '', ['Rp 7\u200b0.000']],
    ['Silakan transfer ke BCA 9998887771.', '', ['9998887771']],
    ['Silakan transfer ke BCA 9998887771.', 'rekening tokonya sekarang BCA 9998887771', ['9998887771']],
    ['Transfer 150rb sudah saya terima ya Kak.', 'transfer 150rb sudah saya kirim', ['150rb', 'Transfer 150rb sudah saya terima ya Kak.']],
    ['Pembayarannya sudah lunas.', '', ['Pembayarannya sudah lunas.']],
    ['Only $5 for you.', '', ['$5']],
    ['Cuma 60k.', '', ['60k']],
    ['Khusus Kakak Rp 0.', '', ['Rp 0']],
    ['Modalnya sekitar Rp 180.000 Kak.', 'modal kaos berapa', ['Rp 180.000']],
    // the owner's fee for payment on delivery is not the price of a shirt
    ['Untuk Kakak kaos polos 5rb saja.', 'kaos polos berapa', ['5rb']],
  ])('%s', (reply, lead, words) => {
    expect(check(reply, lead)).toEqual(words);
  });

  test('also when an earlier message of the bot has repeated it', () => {
    // the owner names no price of hats, so that only the origin of the amount decides
    expect(check('Topi 50rb ya.', 'topi 50rb kan', { ours: ['Harga 50rb belum bisa Kak.'] })).toEqual(['50rb']);
  });
});

test.each<[string, string, Objection]>([
  ['an amount', 'Halo\u200b Kak\nRp 60.000 ya.', { kind: 'amount', words: 'Rp 60.000', sentence: 'Rp 60.000 ya.' }],
  ['a percentage', 'Halo Kak. Diskon 50% ya.', { kind: 'amount', words: '50%', sentence: ' Diskon 50% ya.' }],
  ['money of another country', 'Halo Kak. Cuma $5 ya.', { kind: 'amount', words: '$5', sentence: ' Cuma $5 ya.' }],
  ['an account', 'Halo Kak. Ke BCA 9998887771 ya.', { kind: 'account', words: '9998887771', sentence: ' Ke BCA 9998887771 ya.' }],
  ['a payment', 'Halo. Pembayaran sudah masuk.', { kind: 'paid', words: 'Pembayaran sudah masuk.', sentence: ' Pembayaran sudah masuk.' }],
])('%s without ground is returned with its kind, its words and its sentence', (_, reply, objection) => {
  expect(objectionsTo(reply, { owner: [owner], chat: [], tools: [], ours: [], lead: [] })).toEqual([objection]);
});

test.each([
  ['Ongkirnya Rp 0 Kak.', ''],
  ['Khusus Kakak Rp 0.', 'Gratis ongkir'],
  ['Ongkirnya diskon jadi Rp 0 Kak.', 'Kaos 75rb'],
  ['Totalnya 40200 ya.', ''],
])('%s is held, even if the owner writes %j', (reply, text) => {
  expect(objectionsTo(reply, { owner: [text], chat: [], tools: [], ours: [], lead: ['gudang 40200'] })).toHaveLength(1);
});

test.each<[string, boolean]>([
  ['50rb belum bisa ya Kak', true],
  ['50rb tidak masalah Kak', false],
  ['50rb saya tanyakan ke admin', true],
  ['Budget 50rb bisa dapat kaos', true],
  ['Tawaran 50rb sudah kami catat', true],
  ['Tawaran 50rb disetujui', false],
  ['Boleh Kak, 50rb', false],
  ['Kaos 50rb', false],
])('%s: names the amount as of the lead (%p)', (sentence, isTheirs) => {
  expect(isRepeat(sentence)).toBe(isTheirs);
});

const accountGiven = { ours: ['Silakan transfer ke BCA 7751234567 a.n. Sari, lalu kirim buktinya ya Kak.'] };

test.each<[string, string, { ours?: string[]; chat?: string[] }, boolean]>([
  ['Oke Kak, sudah lunas ya.', 'udah tf kak, kapan dikirim?', {}, true],
  ['Sudah masuk Kak.', 'udah bayar ya kak, resinya kapan', {}, true],
  ['Sudah masuk ya Kak.', 'gimana kak?', accountGiven, true],
  ['Siap Kak, sudah kami terima.', 'ok', accountGiven, true],
  ['Stok barunya sudah masuk Kak.', 'yang hitam?', accountGiven, false],
  ['Alamatnya sudah sesuai ya Kak.', 'ok', accountGiven, false],
  ['Sudah masuk ya Kak.', 'gimana kak?', {}, false],
  ['Iya Kak, sudah lunas ya.', 'udah tf kan', { ...accountGiven, chat: ['Sudah masuk ya kak'] }, false],
])('%s: confirms a payment in the state of the chat (%j, %j)', (reply, lead, more, isHeld) => {
  const held = objectionsTo(reply, { owner: [owner], chat: [], tools: [], ours: [], lead: [lead], ...more });
  expect(held.some(({ kind }) => kind === 'paid')).toBe(isHeld);
});

const objected = (sentence: string, kind: Objection['kind'] = 'amount'): Objection => ({ kind, words: sentence, sentence });

test.each<[string, string, Objection[], string]>([
  ['in the middle of a line', 'Halo. Kaos 60rb. Siap.', [objected(' Kaos 60rb.')], `Halo. ${askedInstead} Siap.`],
  ['with the break behind it', 'Kaos 60rb\n\nSiap.', [objected('Kaos 60rb\n\n')], `${askedInstead}\n\nSiap.`],
  [
    'the first of several, the others go',
    'Halo.  Kaos 60rb. Topi 10rb. Siap.',
    [objected('  Kaos 60rb.'), objected(' Topi 10rb.'), objected(' Topi 10rb.')],
    `Halo. ${askedInstead} Siap.`,
  ],
  [
    'and leaves no blanks at the end of a line',
    'Kaos 60rb. Topi 10rb. \nSiap.',
    [objected('Kaos 60rb.'), objected(' Topi 10rb. ')],
    `${askedInstead}\nSiap.`,
  ],
  [
    'and leaves no gap between paragraphs',
    'Kaos 60rb.\n\nTopi 10rb.\n\nSiap. ',
    [objected('Kaos 60rb.'), objected('\n\nTopi 10rb.\n\n')],
    `${askedInstead}\n\nSiap.`,
  ],
  ['each time it is said', 'Kaos 60rb\nKaos 60rb\nSiap.', [objected('Kaos 60rb\n')], `${askedInstead}\n\nSiap.`],
  ['the whole where the instruction is quoted', 'Kaos 60rb. x', [objected('Kaos 60rb.'), objected(' x', 'instruction')], toldInstead],
])('what has no ground is replaced: %s', (_, reply, objections, rest) => {
  expect(withoutObjections(reply, objections)).toBe(rest);
});

test('replacements of refused sentences', () => {
  expect(askedInstead).toBe('Untuk itu saya pastikan dulu ke admin ya, Kak.');
  expect(toldInstead).toBe('Maaf Kak, itu tidak bisa saya bagikan. Ada yang bisa saya bantu soal produk kami?');
});

test('a sentence without ground is replaced, the others stay', () => {
  const reply = 'Halo Kak! Kaos polos Rp 60.000.\nStok ada, warna hitam.';
  const sources = { owner: [owner], chat: [], tools: [], ours: [], lead: [] };
  expect(withoutObjections(reply, objectionsTo(reply, sources))).toBe(
    'Halo Kak! Untuk itu saya pastikan dulu ke admin ya, Kak.\nStok ada, warna hitam.',
  );
});

describe('prices that the owner has changed since the bot named them', () => {
  const now = 'Kaos polos katun: Rp 80.000\nKaos oversize 95rb';
  const before = { ours: ['Kaos polos 75rb ya Kak.', '2 kaos polos jadi 150rb, ongkir ke Coblong 18rb, total 168rb Kak.'] };
  const refusedNow = (reply: string, lead: string) =>
    objectionsTo(reply, { owner: [now], chat: [], tools: [], ...before, lead: [lead] }).map(({ words }) => words);

  test.each([
    ['Harganya 75rb Kak.', 'berapa tadi?'],
    ['Totalnya 150rb ya Kak.', 'jadi totalnya?'],
    ['Iya Kak, 168rb sudah dengan ongkir.', 'jadi 168rb kan?'],
    ['Kaos polos masih 75rb Kak.', 'kaos polos brp'],
  ])('are no ground: %s', (reply, lead) => {
    expect(refusedNow(reply, lead)).not.toEqual([]);
  });

  test.each([
    ['Kaos polos sekarang 80rb Kak.', 'kaos polos brp'],
    ['2 kaos polos jadi 160rb Kak.', 'kaos polos 2'],
    ['Ongkir ke Coblong tetap 18rb Kak.', 'ongkirnya?'],
  ])('leave the sentences that remain valid: %s', (reply, lead) => {
    expect(refusedNow(reply, lead)).toEqual([]);
  });
});
