import { expect, test } from '@jest/globals';
import { previewOf } from './preview.rules.js';

test.each([
  ['lead', 'Ada kaos merah?', null, null, 'Ada kaos merah?'],
  ['bot', 'Ada Kak, Rp 75.000', 'Bot', null, 'Ada Kak, Rp 75.000'],
  ['owner', 'Saya cek dulu', 'Anda', null, 'Saya cek dulu'],
  ['lead', '[Foto]', null, 'photo', 'Foto'],
  ['owner', '[Foto] yang ini ya', 'Anda', 'photo', 'yang ini ya'],
  ['lead', '[Pesan suara]', null, 'voice', 'Pesan suara'],
  ['bot', '[Dokumen] harga.pdf', 'Bot', 'document', 'harga.pdf'],
  ['lead', '[Panggilan] Panggilan video tak terjawab', null, null, 'Panggilan video tak terjawab'],
  ['lead', '[Kontak] Kontak: Ani 6281234567890', null, null, 'Kontak: Ani 6281234567890'],
  ['lead', '[Pesanan] Keranjang: 2 barang', null, null, 'Pesanan: Keranjang: 2 barang'],
  ['lead', '[Pesan dihapus]', null, null, 'Pesan dihapus'],
  // Special cases: brackets around a text that is not a kind, an unclosed bracket, and servers that do not send the
  // author.
  ['lead', '[1] atau [2]?', null, null, '[1] atau [2]?'],
  ['lead', '[Foto', null, null, '[Foto'],
  [undefined, '[Lokasi]', null, null, 'Lokasi'],
  [null, null, null, null, ''],
] as const)('%s: %s', (lastSender, lastMessage, ...[author, kind, words]) => {
  expect(previewOf({ lastSender, lastMessage })).toEqual({ author, kind, words });
});
