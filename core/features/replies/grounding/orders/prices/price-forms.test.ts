import { expect, test } from '@jest/globals';
import { plainText } from '../../plain-text.rules.js';
import { nameWords } from '../name-words.rules.js';
import { PriceBook } from '../price-book.rules.js';
import { totalsAt } from '../priced.rules.js';

/** The owner's text, the ordered thing, its quantity, and its price. */
test.each([
  ['Sambal bawang: kecil 22, besar 28', 'sambal bawang besar', 2, 56_000],
  ['tempe daun 12 | tahu putih 35', 'tahu putih', 1, 35_000],
  ['tahu putih 35rb per ember\nambil 10 ember keatas tahu putih jadi 32rb', 'tahu putih', 10, 320_000],
  ['tahu putih 35rb per ember\nambil 10 ember keatas tahu putih jadi 32rb', 'tahu putih', 9, 315_000],
  ['kuesioner 3rb/responden, 200 responden ke atas 2.500', 'kuesioner', 250, 625_000],
  ['souvenir lilin 12rb, 100-299 10.500, 300+ 9rb', 'souvenir lilin', 150, 1_575_000],
  ['yogurt cup 120ml 6rb\nbutter 32rb\nambil >50 cup 5rb', 'yogurt cup', 60, 300_000],
  ['ulat hongkong 1kg 60rb, 1/4 kg 17rb', 'ulat hongkong 1/4 kg', 1, 17_000],
  ['susu segar 30rb/liter, 1/2 liter 17rb', 'susu segar setengah liter', 1, 17_000],
  ['bubuk original 200gr 45rb, coklat/jahe 48rb', 'bubuk jahe 200gr', 1, 48_000],
  ['bubuk original 200gr 45rb, coklat/jahe 48rb', 'bubuk original 200gr', 1, 45_000],
  ['virtual office setahun 2,4jt, 6 bln 1,5jt\npajak 350rb/bln', 'virtual office setahun', 1, 2_400_000],
  ['sintetis 2cm 95rb/m2 3 cm 125rb/m2', 'sintetis 3 cm', 1, 125_000],
  ['infocus 3000 lumens 200rb/hari, 5000 lumens 450rb/hari', 'infocus 5000 lumens', 1, 450_000],
  ['30 menit 20rb, 1 jam 35rb', '1 jam', 1, 35_000],
  ['Bed cover 25rb kecil, 35rb besar', 'bed cover kecil', 1, 25_000],
  ['Bed cover 25rb kecil, 35rb besar', 'bed cover besar', 2, 70_000],
  ['Karpet 20rb kecil, 25rb sedang, 40rb besar, jas 28rb', 'karpet sedang', 1, 25_000],
  ['Karpet 20rb kecil, 25rb sedang, 40rb besar, jas 28rb', 'jas', 1, 28_000],
  ['Pempek campur 20-60rb tergantung isi:\nisi 5 20rb, isi 10 38rb, isi 20 60rb', 'pempek isi 10', 1, 38_000],
  ['Toko Mama. Nugget 35-50rb tergantung rasa:\nnugget original 35rb, keju 42rb, premium 50rb', 'nugget premium', 2, 100_000],
])('%j: %s, %i of it', (owner, asked, count, idr) => {
  const book = new PriceBook(plainText(owner).text);
  const things = book.bestFor(nameWords(asked), 'goods');
  expect(things.flatMap((one) => totalsAt(one, count))).toEqual([idr]);
});

test.each([
  'Ukuran: kecil 22, besar 28',
  'stok: merah 22, biru 28',
  'kelas 10, kelas 11',
  'S 48, M 50, L 52',
  'jam buka senin 10, selasa 12',
])('%j has no prices', (owner) => {
  expect(new PriceBook(plainText(owner).text).entries).toEqual([]);
});
