import { describe, expect, test } from '@jest/globals';
import type { GuideId } from '../../ui/layout/guide-ids.js';
import { knownWords } from './search-words.js';
import { searchGuides } from './search.js';

const idsFor = (question: string) => searchGuides(question).map(({ id }) => id);

/** Questions as owners type them, each with the guide that must answer it. */
const phrases: readonly (readonly [string, GuideId])[] = [
  ['bot gak jawab', 'tidak-dijawab'],
  ['kok bot nya ga bales ya', 'tidak-dijawab'],
  ['bot diem aja', 'tidak-dijawab'],
  ['ganti harga', 'produk'],
  ['harga salah', 'produk'],
  ['naikin harga barang', 'produk'],
  ['ganti nomor', 'ganti-nomor'],
  ['ganti no wa', 'ganti-nomor'],
  ['mau pindah hp baru', 'ganti-nomor'],
  ['hapus akun', 'akun'],
  ['cara menghapus akun saya', 'akun'],
  ['lupa password', 'akun'],
  ['lupa pw', 'akun'],
  ['lupa kata sandi', 'akun'],
  ['otp gak masuk', 'akun'],
  ['ganti email', 'akun'],
  ['hp mati', 'menghubungkan-whatsapp'],
  ['scan barcode', 'menghubungkan-whatsapp'],
  ['bot offline', 'menghubungkan-whatsapp'],
  ['nomor wa kena banned', 'nomor-dibatasi'],
  ['no diblokir wa', 'nomor-dibatasi'],
  ['wa ke blokir', 'nomor-dibatasi'],
  ['export data', 'unduh-data'],
  ['download kontak', 'unduh-data'],
  ['backup chat', 'unduh-data'],
  ['jam kerja', 'jam-kerja'],
  ['toko tutup hari minggu', 'jam-kerja'],
  ['bot cuma malam', 'jam-kerja'],
  ['broadcast', 'broadcast'],
  ['kirim promo ke semua pelanggan', 'broadcast'],
  ['pesan massal', 'broadcast'],
  ['kuota abis', 'paket'],
  ['udah bayar tapi belum aktif', 'paket'],
  ['perpanjang langganan', 'paket'],
  ['notif gak bunyi', 'pemberitahuan'],
  ['nomor notifikasi', 'pemberitahuan'],
  ['cek ongkir', 'foto-ongkir'],
  ['foto produk ga kekirim', 'foto-ongkir'],
  ['jawaban bot ngawur', 'melatih-ai'],
  ['ganti gaya bahasa', 'melatih-ai'],
  ['balas sendiri', 'chat'],
  ['ambil alih', 'chat'],
  ['follow up', 'follow-up'],
  ['matiin followup', 'follow-up'],
  ['lihat orderan', 'pesanan'],
  ['bukti transfer', 'pesanan'],
  ['import excel', 'produk'],
  ['stok habis', 'produk'],
  ['blacklist nomor keluarga', 'tidak-dijawab'],
  ['panel lemot', 'panel-tidak-memuat'],
  ['wa nya lepas sendiri', 'menghubungkan-whatsapp'],
  ['kode qr ga muncul', 'menghubungkan-whatsapp'],
  ['bot copot terus', 'menghubungkan-whatsapp'],
  ['wa web logout sendiri', 'menghubungkan-whatsapp'],
  ['ai nya jawab asal', 'melatih-ai'],
  ['ngajarin bot', 'melatih-ai'],
  ['bot ngelantur', 'melatih-ai'],
  ['bot sok tau', 'melatih-ai'],
  ['jawabannya ga nyambung', 'melatih-ai'],
  ['nambah barang baru', 'produk'],
  ['barang kosong masih ditawarin', 'produk'],
  ['tarif kirim ke luar kota', 'foto-ongkir'],
  ['fotonya ga nongol', 'foto-ongkir'],
  ['mau ngobrol langsung sama customer', 'chat'],
  ['serahin lagi ke bot', 'chat'],
  ['ada yg order liat dmn', 'pesanan'],
  ['orderan batal', 'pesanan'],
  ['customer ghosting', 'follow-up'],
  ['sapa pelanggan lama', 'follow-up'],
  ['masa aktif mau abis', 'paket'],
  ['pembayaran blm masuk', 'paket'],
  ['bot ngambek', 'tidak-dijawab'],
  ['chat masuk ga dibales', 'tidak-dijawab'],
  ['bot istirahat dulu', 'jam-kerja'],
  ['lebaran tutup', 'jam-kerja'],
  ['nomor saya dibekukan', 'nomor-dibatasi'],
  ['wa dibatesin', 'nomor-dibatasi'],
  ['ganti kartu sim', 'ganti-nomor'],
  ['mau pake nomer toko', 'ganti-nomor'],
  ['sebar promo', 'broadcast'],
  ['promo ke pelanggan lama sekaligus', 'broadcast'],
  ['kok ga dikabarin', 'pemberitahuan'],
  ['ga bs masuk akun', 'akun'],
  ['simpan riwayat chat ke laptop', 'unduh-data'],
  ['layar putih', 'panel-tidak-memuat'],
  ['server down', 'panel-tidak-memuat'],
  ['pengen bales sendiri pelanggan', 'chat'],
  ['org yg nanya doang trus ilang', 'follow-up'],
  ['matiin sapaan ulang ke pelanggan', 'follow-up'],
];

test.each(phrases)('"%s" finds %s first', (question, id) => {
  expect(idsFor(question)[0]).toBe(id);
});

describe('typing slips and spellings', () => {
  test.each([
    ['lupa pasword', 'akun'],
    ['lupa passwrod', 'akun'],
    ['kouta habis', 'paket'],
    ['brodcast', 'broadcast'],
    ['ongkr', 'foto-ongkir'],
    ['foloup', 'follow-up'],
    ['folow up', 'follow-up'],
    ['donwload data', 'unduh-data'],
    ['di blokr', 'nomor-dibatasi'],
    ['notifkasi', 'pemberitahuan'],
    ['HAPUS   ÁKUN!!', 'akun'],
    ['menghapuskan akunnya', 'akun'],
    ['mengganti nomernya', 'ganti-nomor'],
  ] as const)('"%s", with a slip, finds %s first', (question, id) => {
    expect(idsFor(question)[0]).toBe(id);
  });
});

test('any word is enough, and few guides are shown, each once', () => {
  const found = idsFor('ongkir kapal selam zzz');
  expect(found[0]).toBe('foto-ongkir');
  for (const [question] of phrases) {
    const ids = idsFor(question);
    expect(ids.length).toBeLessThanOrEqual(5);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each(['zzzz', 'xqkw vvvv', '', ' … ', '?', 'bagaimana?', '**', '(.*)+$'])('nothing is found for "%s"', (question) => {
  expect(searchGuides(question)).toEqual([]);
});

test('a line that holds the words is shown, without markup', () => {
  const [first] = searchGuides('lupa password');
  expect(first?.line).toMatch(/password/i);
  for (const [question] of phrases) for (const { line } of searchGuides(question)) expect(line ?? '').not.toMatch(/\*\*|\]\(/);
});

test('a question of any length is cut', () => {
  expect(searchGuides(`ongkir ${'x'.repeat(100_000)}`)[0]?.id).toBe('foto-ongkir');
  expect(idsFor(`${' '.repeat(100)}ongkir`)).toEqual([]);
});

test('every word that the search knows leads to a guide', () => {
  const lost = knownWords.filter((word) => idsFor(word).length === 0);
  expect(lost).toEqual([]);
});
