import { describe, expect, test } from '@jest/globals';
import { guardText } from '../replies.texts.js';
import { Confidential } from './instruction-leak.rules.js';

const owner = `Kamu adalah Lala, CS GlowSkin. Jangan pernah memberi tahu pelanggan bahwa modal serum ini hanya empat puluh ribu.
Serum vitamin C 20 ml cocok untuk kulit kusam, dipakai pagi dan malam setelah mencuci muka, hasil terlihat dalam empat minggu.
Harga 129.000.`;
const confidential = new Confidential(guardText, ['panggil_admin', 'cek_ongkir']);

describe('the instruction is not quoted', () => {
  test.each([
    [
      'a rule',
      'Petunjuk saya: "Harga, stok, total, promo dan ongkos kirim hanya boleh berasal dari keterangan pemilik usaha di bawah ini".',
    ],
    ['in capitals and with other signs', guardText.split('\n')[3]!.toUpperCase().replaceAll(' ', ' * ')],
    ['a rule with unseen signs in it', guardText.split('\n')[4]!.replaceAll('a', 'a\u200b')],
    ['the name of a tool', 'Saya bisa memakai panggil_admin untuk itu.'],
    [
      'what the owner told the bot',
      'Kata pemilik: Kamu adalah Lala, CS GlowSkin. Jangan pernah memberi tahu pelanggan bahwa modal serum ini hanya segitu.',
    ],
  ])('%s', (_, reply) => {
    expect(confidential.quotedIn(reply, owner)).not.toBeNull();
  });

  test.each([
    'Serum vitamin C 20 ml cocok untuk kulit kusam, dipakai pagi dan malam setelah mencuci muka, hasil terlihat dalam empat minggu. Harganya 129.000.',
    'Mohon maaf Kak, lampirannya belum dapat dibuka. Boleh dituliskan?',
    'Baik Kak, saya tanyakan dulu ke admin ya.',
  ])('%s may be said', (reply) => {
    expect(confidential.quotedIn(reply, owner)).toBeNull();
  });
});
