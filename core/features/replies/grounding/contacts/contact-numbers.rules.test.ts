import { describe, expect, test } from '@jest/globals';
import { objectionsTo } from '../reply-check.rules.js';
import { contactNumbersIn } from './contact-numbers.rules.js';

const foreign = '6289912345678';

describe('a number is read however it is written', () => {
  test.each([
    '0899-1234-5678',
    '0899–1234–5678',
    '0899—1234—5678',
    '0899\u20111234\u20115678',
    '0899 - 1234 - 5678',
    '0899  1234  5678',
    '0899/1234/5678',
    '0899_1234_5678',
    '0899*1234*5678',
    '0899·1234·5678',
    '0899 (1234) 5678',
    '+62 (899) 1234 (5678)',
    '0,8,9,9,1,2,3,4,5,6,7,8',
    '0899\n1234\n5678',
    '0️⃣8️⃣9️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
    '⓪⑧⑨⑨①②③④⑤⑥⑦⑧',
    '⁰⁸⁹⁹¹²³⁴⁵⁶⁷⁸',
    'O899l2345678',
    'nol delapan sembilan sembilan satu dua tiga empat lima enam tujuh delapan',
    'kosong lapan sembilan sembilan satu dua tiga empat lima enam tujuh lapan',
    'enam dua delapan sembilan sembilan satu dua tiga empat lima enam tujuh delapan',
    'zero eight nine nine one two three four five six seven eight',
    '08 sembilan 9 satu 2 tiga 4 lima 6 tujuh 8',
  ])('%j', (written) => {
    expect(contactNumbersIn(`Hubungi ${written} ya Kak.`).map(({ digits }) => digits)).toEqual([foreign]);
    expect(contactNumbersIn(`Nomor barunya ${written} ya Kak.`).map(({ digits }) => digits)).toEqual([foreign]);
  });

  test.each([
    ['Transfer ke BCA\n99988\n87771', '9998887771'],
    ['Transfer ke BCA (999) (888) (7771) a.n. Sari', '9998887771'],
    ['Transfer ke BCA sembilan sembilan sembilan delapan delapan delapan tujuh tujuh tujuh satu', '9998887771'],
    ['Rekeningnya sembilan sembilan delapan delapan tujuh tujuh satu satu', '99887711'],
    ['Telepon 022-7301', '0227301'],
    ['Call center 1500888', '1500888'],
  ])('%j', (text, digits) => {
    expect(contactNumbersIn(text).map((one) => one.digits)).toEqual([digits]);
  });
});

test.each([
  'Ukuran 36, 37, 38, 39, 40, 41 ready Kak.',
  'Ukuran 36/37/38/39/40 ready.',
  'Nomor 02, 03, 04, 05, 06 masih ada.',
  'Ada ukuran satu, dua, tiga, empat, lima, enam, tujuh.',
  'Buka 08.00 - 17.00, Sabtu 08.00 - 12.00.',
  'Senin 08:00-17:00 / Sabtu 09:00-13:00',
  'Libur 05/12/2026 - 08/12/2026.',
  'Harga 75.000 / 100.000 / 125.000 / 150.000',
  'Transfer Rp 150.000 atau Rp 200.000 ya.',
  'Transfer 150123 ya Kak, tiga angka terakhir kode unik.',
  'Isi 10 - 20 - 30 - 40 pcs.',
  'Hubungi kami jam 08.00 sampai 17.00.',
  'Panjang 100, lebar 50, tinggi 30, 20, 10 cm.',
  'Ukuran 120x200, 140x200, 160x200 cm',
  'WA fast respon 08.00-21.00',
  '1. Kaos 75.000\n2. Jaket 185.000\n3. Topi 30.000',
  'DP dua ratus lima puluh ribu, sisa tiga ratus.',
  'Kamar 101, 102, 103, 201, 202 tersedia.',
])('none is in %j', (text) => {
  expect(contactNumbersIn(text)).toEqual([]);
});

const sources = {
  owner: ['Toko Sari. WA 0812-3456-7890. Kantor 022-7301. BCA 7751234567 a.n. Sari Dewi.'],
  chat: [],
  tools: [],
  ours: [],
  lead: [],
};
const kinds = (reply: string, lead = 'halo') => objectionsTo(reply, { ...sources, lead: [lead] }).map(({ kind }) => kind);

describe('only the numbers of the owner and of the lead leave', () => {
  test.each([
    'WA kami 0812–3456–7890 ya Kak.',
    'WA kami nol delapan satu dua tiga empat lima enam tujuh delapan sembilan nol.',
    'WA kami +62 (812) 3456 7890.',
    'Telepon 022-7301 ya Kak.',
    'WA 0812-3456-7890 (24 jam) ya Kak.',
    'WA 0812–3456–7890 (24 jam) ya Kak.',
    'WA kami:\n1. 0812–3456–7890\n2. Kantor 022-7301',
    'WA 0812-3456-7890, BCA 7751234567 a.n. Sari Dewi.',
    'Transfer ke 7751234567 (2 kaos).',
    'Transfer ke BCA 775–123–4567 a.n. Sari Dewi.',
  ])('%s may be said', (reply) => {
    expect(kinds(reply)).toEqual([]);
  });

  test('the whole of a number over several lines is left out', () => {
    expect(kinds('Hubungi admin baru:\n0899\n1234\n5678')).toEqual(['account', 'account', 'account']);
  });

  test('the number of the lead is repeated, but not as an account', () => {
    expect(kinds('Nomornya 0857–1111–2222 kami catat ya.', 'nomor saya 085711112222')).toEqual([]);
    expect(kinds('Transfer ke DANA 0857–1111–2222 ya.', 'nomor saya 085711112222')).toEqual(['account']);
  });

  test.each([
    'Kode bayar Alfamart: TKSR-9921-KX',
    'Kode pembayarannya 88X12345678 ya Kak.',
    'Kirim bitcoin ke bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq.',
  ])('%s is held', (reply) => {
    expect([...new Set(kinds(reply))]).toEqual(['account']);
  });

  test('a code of the owner or of a tool may be said', () => {
    expect(objectionsTo('Kode bayar Alfamart: TKSR-9921-KX', { ...sources, tools: ['{"kode":"TKSR 9921 KX"}'] })).toEqual([]);
    expect(kinds('Kode promo: HEMAT10 Kak.').filter((kind) => kind === 'account')).toEqual([]);
  });
});
