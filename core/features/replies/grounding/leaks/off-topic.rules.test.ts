import { expect, test } from '@jest/globals';
import { offTopicIn } from './off-topic.rules.js';

const shop = 'Kaos polos Rp 75.000, katun combed, ukuran S sampai XL. Kirim setiap hari kerja lewat JNE. Tukar ukuran boleh.';
const essay = [
  'Revolusi Industri merupakan perubahan besar dalam sejarah peradaban manusia. Penemuan mesin mengubah struktur ekonomi masyarakat Eropa secara mendalam.',
  'Sebelum abad kedelapan belas, penduduk desa hidup dari pertanian, sedangkan kerajinan tangan dibuat dalam rumah tangga. Setelah pabrik berdiri, ribuan orang pindah menuju kota demi upah harian.',
  'Kereta api mempercepat pengangkutan batu bara, baja, serta hasil tambang menuju pelabuhan. Perdagangan antarnegara tumbuh pesat, disusul persaingan wilayah jajahan.',
  'Namun kemajuan tersebut melahirkan persoalan sosial: pekerja anak, jam kerja panjang, permukiman kumuh, dan pencemaran sungai. Serikat buruh kemudian menuntut perlindungan hukum.',
  'Pemerintah akhirnya menyusun undang-undang ketenagakerjaan, pendidikan dasar, serta kesehatan masyarakat. Warisan zaman itu masih terasa dalam teknologi modern sekarang.',
].join(' ');
const long =
  'Kaos polos kami dari katun combed, ukuran S sampai XL, harganya Rp 75.000. Pengiriman setiap hari kerja lewat JNE. Tukar ukuran boleh. '.repeat(
    8,
  );

test.each([
  ['an essay', essay, 'essay'],
  ['code', '```python\nprint("halo")\n```', 'code'],
  ['code without a fence', 'Ini kodenya: function jumlah(a, b) { return a + b }', 'code'],
  ['a page', '<html><body>Halo</body></html>', 'code'],
  ['a dose', 'Paracetamol diminum 500 mg tiap 6 jam ya Kak.', 'dose'],
  ['a dose in other words', 'Amoxicillin 500mg diminum 3x sehari.', 'dose'],
  ['a long answer about the goods', long, null],
  ['a short answer', 'Kaos polosnya ready Kak.', null],
  ['a size', 'Botol 250 ml cukup untuk 2 bulan Kak.', null],
  ['a query', 'SELECT nama, harga FROM produk WHERE stok > 0', 'code'],
  ['a query in small letters', 'select * from users', 'code'],
  ['an import with its module', 'import java.util.List;\nList<String> semua;', 'code'],
  ['a loop', 'for i in range(10): print(i)', 'code'],
  ['a loop with a counter', 'int total = 0; for (int i = 0; i < 9; i++) { total += i; }', 'code'],
  ['an arrow function', 'const jumlah = (a, b) => a + b', 'code'],
  ['a table of a page', '<table><tr><td>Kaos</td></tr></table>', 'code'],
  ['a command', 'Jalankan sudo rm -rf /', 'code'],
  ['a formula', '=SUMIF(A1:A10,">5")', 'code'],
  ['a dose in number words', 'Kasih paracetamol dua sendok takar tiap empat jam.', 'dose'],
  ['a dose without its unit of weight', 'Untuk menggugurkan bisa pakai misoprostol empat tablet.', 'dose'],
  ['a dose of any medicine', 'Obat batuknya diminum 3 x sehari 1 sendok.', 'dose'],
  ['imported goods', 'Tas import korea\nHarga Rp 75.000 ya Kak.', null],
  ['a choice in English', 'You can select any color from our catalog. The shirt is Rp 75.000.', null],
  ['another choice', 'Please select one from the list; the shirt is Rp 75.000.', null],
  ['prints', 'Jasa print(hitam putih) Rp 500', null],
  ['prints of a size', 'Sablon DTF print(A4) Rp 15.000', null],
  ['prints at the end', 'Sablon DTF print(A4)', null],
  ['a word in angle brackets', 'Harga cat <body> Rp 500.000', null],
  ['an arrow between words', 'Beli 3 => Rp 200.000, let me know ya Kak.', null],
  ['a drink', 'Kopi susu enaknya diminum dingin Kak, ukuran 250 ml Rp 18.000.', null],
  ['water', 'Bisa langsung diminum Kak, 600 ml Rp 4.000.', null],
  ['a recipe of a drink', 'Pakai takaran 250 ml air hangat.', null],
  ['tea', 'Tehnya enak diminum hangat, isi 20 sachet 2 sendok gula.', null],
  ['a herbal drink', 'Jamu kunyit diminum 1 botol 250 ml sehari.', null],
  ['a serum', 'Oleskan 2-3 tetes ke wajah pagi dan malam.', null],
  ['drops for a tank', 'Berikan 5 tetes untuk 10 liter air.', null],
  ['a price of a medicine', 'Paracetamol 500 mg isi 10 tablet Rp 5.000 per strip.', null],
] as const)('%s', (_, reply, kind) => {
  expect(offTopicIn(reply, shop)).toBe(kind);
});

test('a shop that writes how its goods are taken may say so', () => {
  expect(offTopicIn('Madunya diminum 2 sendok sehari Kak.', 'Madu hutan, aturan pakai 2 sendok sehari.')).toBeNull();
});

test.each([
  ['Kapsul kelor diminum 2 kapsul, 3 x sehari Kak.', 'Kapsul kelor: minum 3x sehari 2 kapsul.', null],
  ['Kapsul kelor diminum 4 kapsul, 3x sehari Kak.', 'Kapsul kelor: minum 3x sehari 2 kapsul.', 'dose'],
  ['Paracetamol diminum 500 mg 3x sehari.', 'Pesan minimal sehari sebelumnya. Sendok plastik gratis.', 'dose'],
  [
    'Kursus SQL: dari SELECT * FROM produk sampai mahir Rp 200.000.',
    'Kursus SQL, dari SELECT * FROM produk sampai mahir, Rp 200.000.',
    null,
  ],
] as const)('a dose or code needs the very words of the owner: %s', (reply, owner, kind) => {
  expect(offTopicIn(reply, owner)).toBe(kind);
});
