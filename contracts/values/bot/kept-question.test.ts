import { describe, expect, test } from '@jest/globals';
import { limits } from '../limits.js';
import { hasOnlyWordsOf, proposedAnswer, proposedQuestion } from './kept-question.js';

describe('a question is proposed', () => {
  test.each([
    ['as it is', 'Apakah kaos polos ada ukuran XXL?', 'Apakah kaos polos ada ukuran XXL?'],
    ['with a question mark', 'bisa cod ke bandung', 'Bisa cod ke bandung?'],
    ['without a greeting', 'Halo kak, mau tanya dong, bisa COD ke Bandung?', 'Bisa COD ke Bandung?'],
    ['without a long greeting', "Assalamu'alaikum wr. wb. selamat pagi min, ada garansi gak ya? makasih", 'Ada garansi gak?'],
    ['without thanks', 'kaos ini luntur tidak kak? terima kasih ya', 'Kaos ini luntur tidak?'],
    ['without forms of address', 'ada XL kak, warna navy?', 'Ada XL, warna navy?'],
    ['with a part of the day that is asked about', 'malam ini bisa kirim?', 'Malam ini bisa kirim?'],
    ['with words of the subject', 'baju ibu hamil ada?', 'Baju ibu hamil ada?'],
    ['without a name', 'nama saya Rina Wati, apakah bisa retur?', 'Apakah bisa retur?'],
    ['without the name of somebody else', 'bisa dikirim atas nama Pak Joko mau kado?', 'Bisa dikirim mau kado?'],
    ['without the name shown for the lead', 'saya Budi, mau tanya stok gamis', 'Stok gamis?'],
    ['with a word of the shown name that is no name there', 'warna budi ungu ada?', 'Warna budi ungu ada?'],
    ['without a phone number', 'bisa hubungi 0812-3456-7890 kalau ready?', 'Bisa hubungi kalau ready?'],
    ['without a phone number in parts', 'wa saya +62 812 3456 7890, ada reseller?', 'Wa saya ada reseller?'],
    ['without the number of an order', 'pesanan saya nomor pesanan #A123 bisa ganti warna?', 'Pesanan saya bisa ganti warna?'],
    ['without a tracking number', 'no resi JP1234567890 itu sampai berapa hari?', 'Itu sampai berapa hari?'],
    ['without links', 'yang kayak https://shop.id/p/123 ada? toko.id/katalog', 'Yang kayak ada?'],
    ['without mail addresses and user names', 'kirim ke budi@mail.com atau @budi bisa?', 'Kirim ke atau bisa?'],
    ['without a short announced name', 'bisa dikirim a.n. Joko, mau kado?', 'Bisa dikirim mau kado?'],
    ['without a joined announced name', 'namaku Rina, ada XL?', 'Ada XL?'],
    ['without a form of address before a comma', 'Ibu, ada garansi?', 'Ada garansi?'],
    ['without a form of address after a greeting', 'halo bapak ada garansi?', 'Ada garansi?'],
    ['with a form of address that begins the subject', 'Ibu hamil boleh minum?', 'Ibu hamil boleh minum?'],
    ['without the words that announce its subject', 'saya mau tanya ya soal garansi', 'Garansi?'],
    ['with a subject that is the customers', 'Pelanggan lama dapat diskon?', 'Pelanggan lama dapat diskon?'],
    [
      'with amounts, sizes and measures',
      'kalau beli 1.500.000 ukuran 42 powerbank 20000mAh 250gr dapat bonus?',
      'Kalau beli 1.500.000 ukuran 42 powerbank 20000mAh 250gr dapat bonus?',
    ],
    ['without our words about the lead', 'Pelanggan Budi menanyakan apakah bisa bordir nama', 'Apakah bisa bordir nama?'],
    ['with the words after three of a name', 'bisa atas nama Budi Joko Rina Wati?', 'Bisa Wati?'],
    ['with an amount of eight digits', 'total 12.345.678 bisa dicicil?', 'Total 12.345.678 bisa dicicil?'],
    ['with the name of a model', 'tipe AB1234 ready?', 'Tipe AB1234 ready?'],
    ['with a short number that begins with a zero', 'kode 0812 3456 ada?', 'Kode 0812 3456 ada?'],
    ['with a mark that is stronger than the one before it', 'ada XL, kak?', 'Ada XL?'],
    ['without the words of a buyer who asks', 'Pembeli ini mau bertanya apakah ada garansi', 'Apakah ada garansi?'],
    ['not at all without a subject', 'halo kak 🙏', ''],
    ['not at all from a number', '081234567890', ''],
  ])('%s: %s', (_, written, proposed) => {
    expect(proposedQuestion(written, 'Budi')).toBe(proposed);
  });

  test('within its limit', () => {
    expect(proposedQuestion('apa '.repeat(5_000)).length).toBeLessThanOrEqual(limits.questionMaxChars);
  });
});

describe('an answer is proposed', () => {
  test.each([
    ['without the greeting and the name', 'Halo Kak Budi, bisa COD ya kak. Makasih', 'Bisa COD.'],
    [
      'with its lines, links and accounts',
      'Bisa Kak.\nKatalog: https://toko.id\nBCA 1234567890',
      'Bisa.\nKatalog: https://toko.id\nBCA 1234567890',
    ],
    ['without the number of an order', 'Pesanan nomor INV-20261125-001 dikirim besok.', 'Pesanan dikirim besok.'],
    ['with amounts', 'Ada Kak, XXL Rp 85.000 ya.', 'Ada, XXL Rp 85.000.'],
    ['with its last mark', 'Ada, Kak.', 'Ada.'],
  ])('%s: %s', (_, written, proposed) => {
    expect(proposedAnswer(written, 'Budi')).toBe(proposed);
  });
});

test.each([
  ['Bisa COD ke Bandung?', 'halo kak bisa cod ke bandung', true],
  ['Apakah bisa COD?', 'bisa cod kak', false],
  ['?!', 'x', true],
])('%j has only words of %j: %s', (text, source, expected) => {
  expect(hasOnlyWordsOf(text, source)).toBe(expected);
});
