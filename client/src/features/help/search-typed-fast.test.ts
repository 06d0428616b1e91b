import { expect, test } from '@jest/globals';
import type { GuideId } from '../../ui/layout/guide-ids.js';
import { searchGuides } from './search.js';

/*
 * Questions typed fast on a phone, with missing or swapped letters. One of the guides must be among the first three
 * results.
 */
test.each<readonly [string, ...GuideId[]]>([
  ['karyawan jgn bs liat harga modal', 'akun'],
  ['botny kok gk jwb2', 'tidak-dijawab'],
  ['cra gnti hrga brng', 'produk'],
  ['nmor kblokir wa gmna', 'nomor-dibatasi'],
  ['psword lpa', 'akun'],
  ['gmn cr eksport dta plnggan', 'unduh-data'],
  ['bot jgn jwb jam 2 malem', 'jam-kerja'],
  ['brodcast promo ke smua pmbeli', 'broadcast'],
  ['scan barkode gagal mulu', 'menghubungkan-whatsapp'],
  ['ongkos kirm salah trs', 'foto-ongkir'],
  ['notip ga bunyi di hp', 'pemberitahuan'],
  ['kwota ai tnggl brp', 'paket'],
  ['perpanjng pket gmn byrnya', 'paket'],
  ['hps akn permanen', 'akun'],
  ['folow up jgn kirim mlm2', 'follow-up'],
  ['gmbar prodak ga kekirim', 'foto-ongkir'],
  ['pnel lemott bgt', 'panel-tidak-memuat'],
  ['pngen jwb sndiri dlu', 'chat'],
  ['exsel ga ke upload', 'produk'],
  ['closng ga kecatat', 'pesanan'],
  ['dskon minimal blanja', 'aturan-harga', 'produk'],
  ['kode prmo ga jalan', 'aturan-harga'],
  ['dp 50 persen gmn setingnya', 'aturan-harga'],
  ['bot jwbnya ngaco mlu', 'melatih-ai'],
  ['hp ilang bot gmn', 'ganti-nomor', 'menghubungkan-whatsapp'],
  ['cra hubungin lg stlah kputus', 'menghubungkan-whatsapp'],
])('"%s" finds %s among the first three', (question, ...ids) => {
  const found = searchGuides(question).slice(0, 3);
  expect(found.map(({ id }) => id).filter((id) => ids.includes(id))).not.toEqual([]);
});
