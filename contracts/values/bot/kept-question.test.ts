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

  test.each([
    '62 812 3456 7890',
    '+62 812 3456 7890',
    '+62 812-3456-7890',
    '(62) 812 3456 7890',
    '(+62) 812 3456 7890',
    '0812 3456 7890',
    '(0812) 3456 7890',
    '021 555 678',
    '081234567890',
    '1234567890',
  ])('without the number %s, however it is written', (number) => {
    expect(proposedQuestion(`bisa telepon ${number} dulu?`)).toBe('Bisa telepon dulu?');
  });

  test.each(['hp', 'wa', 'telp', 'rekening', 'rek', 'order', 'pesanan', 'resi', 'invoice'])(
    'without the words that announce a number as that of a %s',
    (what) => {
      for (const label of ['no', 'nomor', 'nomer', 'nmr'])
        expect(proposedQuestion(`ke ${label} ${what} 081234567890 bisa?`)).toBe('Ke bisa?');
    },
  );

  test.each(['resi', 'invoice', 'id', 'nmr'])('without the word %s before a number, which is never a subject', (label) => {
    expect(proposedQuestion(`ke ${label} JP1234567890 bisa?`)).toBe('Ke bisa?');
  });

  test.each(['wa', 'hp', 'telp', 'rekening', 'pesanan', 'order'])('with the word %s, which may be the subject', (word) => {
    expect(proposedQuestion(`ke ${word} 081234567890 bisa?`)).toBe(`Ke ${word} bisa?`);
  });

  test.each([
    'www.toko.id',
    'http://toko-sari',
    '<www.toko.id>',
    '(www.toko.id)',
    '"www.toko.id"',
    "'https://toko-sari'",
    'HTTPS://TOKO-SARI',
  ])('without the link %s', (link) => {
    expect(proposedQuestion(`${link} ada warna navy?`)).toBe('Ada warna navy?');
  });

  test.each(['nama saya', 'nama aku', 'nama sy', 'nama gue', 'namaku', 'atas nama', 'a.n.', 'an.'])(
    'without a name after "%s"',
    (words) => {
      expect(proposedQuestion(`${words} Joko, bisa retur?`)).toBe('Bisa retur?');
    },
  );

  const titles = 'kak kakak ka min gan sis bun bund bunda bang mas mbak mba pak bapak bu ibu om tante ko koh cik ci';
  test.each(titles.split(' '))('without the name shown for the lead after "%s"', (title) => {
    expect(proposedQuestion(`halo ${title} Budi, ada XL?`, 'Budi')).toBe('Ada XL?');
  });

  test.each(['saya', 'aku', 'sy', 'gue'])('without the name shown for the lead after "%s"', (person) => {
    expect(proposedQuestion(`${person} Budi ada XL?`, 'Budi')).toBe('Ada XL?');
  });

  test('with a short part of the shown name, which may be any word', () => {
    expect(proposedQuestion('saya di Depok bisa COD?', 'Di Santoso')).toBe('Saya di Depok bisa COD?');
  });

  const greetings = 'halo,hallo,hai,hi,hello,hei,hey,permisi,misi,punten,assalamualaikum,assalamu alaikum,asalamualaikum,ass wr wb';
  const parts = 'selamat siang,met malam,maaf,sorry,pagi,siang,sore,malam,waalaikumsalam';
  test.each(`${greetings},${parts}`.split(','))('without the greeting "%s"', (greeting) => {
    expect(proposedQuestion(`${greeting} kak, ada XL?`)).toBe('Ada XL?');
  });

  test.each([
    'mau tanya',
    'ingin bertanya',
    'boleh nanya',
    'numpang tanya',
    'izin bertanya',
    'ijin tanya',
    'cuma mau tny',
    'aku menanyakan',
  ])('without the words "%s"', (words) => {
    expect(proposedQuestion(`${words} bisa COD?`)).toBe('Bisa COD?');
  });

  const ends =
    'ya,yaa,yah,y,iya,dong,donk,deh,nih,sih,makasih,makasi,trimakasih,terimakasih,terima kasih,mksh,thanks,thx,tq,trims,please,pls';
  test.each(ends.split(','))('without "%s" at its end', (end) => {
    expect(proposedQuestion(`ada XL ${end}?`)).toBe('Ada XL?');
  });

  test('with the mark of its question, also when thanks with another mark follow', () => {
    expect(proposedQuestion('ada XL ya? makasih.')).toBe('Ada XL?');
    expect(proposedQuestion('ada XL ya. makasih ya?')).toBe('Ada XL?');
    expect(proposedQuestion('kirim ke Depok saja ya. makasih')).toBe('Kirim ke Depok saja.');
  });

  test.each(['Pelanggan', 'Customer', 'Pembeli'])('without what the bot says of a "%s" who asks', (who) => {
    expect(proposedQuestion(`${who} bertanya apakah ada garansi`)).toBe('Apakah ada garansi?');
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
    ['with the number to call', 'Hubungi 0812-3456-7890 ya Kak.', 'Hubungi 0812-3456-7890.'],
    ['with the blank line between two parts', 'Bisa Kak.\n\nKirim besok.', 'Bisa.\n\nKirim besok.'],
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
