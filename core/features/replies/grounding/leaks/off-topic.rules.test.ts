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
] as const)('%s', (_, reply, kind) => {
  expect(offTopicIn(reply, shop)).toBe(kind);
});

test('a shop that writes how its goods are taken may say so', () => {
  expect(offTopicIn('Madunya diminum 2 sendok sehari Kak.', 'Madu hutan, aturan pakai 2 sendok sehari.')).toBeNull();
});
