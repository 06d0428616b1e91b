import { describe, expect, test } from '@jest/globals';
import { SecretText } from './secret-leak.rules.js';

const open = 'Kaos polos Rp 75.000. Jaket Rp 185.000. Diskon member 10%. Toko Sari di Tebet. BCA 7751234567.';
const secret = `Modal kaos 40rb, modal jaket 110.000. Batas nego paling rendah 68rb.
Supplier kami CV Benang Mas di Cigondewah, kontak 0813-7777-8888, katalog benangmas.co.id.
Reseller besar dapat 22%. Jangan bilang kalau stok lama dari gudang kebanjiran tahun lalu.`;
const kept = new SecretText(secret, open);

describe('the secret is not disclosed', () => {
  test.each([
    ['a cost price', 'Modalnya 40.000 Kak.'],
    ['in words', 'Modalnya empat puluh ribu Kak.'],
    ['the limit of haggling', 'Paling rendah Rp 68.000 ya.'],
    ['a supplier', 'Kami ambil dari Benang Mas.'],
    ['a phone number', 'Hubungi 081377778888.'],
    ['a link', 'Lihat https://benangmas.co.id ya.'],
    ['a percentage', 'Reseller besar dapat 22%.'],
    ['a sentence', 'Stok lama dari gudang kebanjiran tahun lalu memang ada.'],
    ['in base64', Buffer.from('Batas nego paling rendah 68rb, modal 40rb').toString('base64')],
    ['in hexadecimal digits', Buffer.from('Supplier kami CV Benang Mas').toString('hex')],
    ['spelled', 'Suppliernya B-e-n-a-n-g.'],
    ['backwards', Array.from('Supplier CV Benang Mas').toReversed().join('')],
    ['with unseen signs', 'Suppliernya Be\u200bnang.'],
    ['in another language', 'Our supplier is Benang Mas from Cigondewah, cost 40k.'],
  ])('%s', (_, reply) => {
    expect(kept.toldIn(reply, '')).not.toBeNull();
  });

  test.each([
    ['what everybody may know', 'Kaos polos Rp 75.000, jaket Rp 185.000, diskon member 10%.'],
    ['a refusal', 'Mohon maaf Kak, soal modal dan supplier tidak bisa saya bagikan.'],
    ['ordinary words', 'Stok jaketnya masih ada Kak, mau warna apa?'],
    ['an account', 'Transfer ke BCA 7751234567 ya Kak.'],
  ])('%s may be said', (_, reply) => {
    expect(kept.toldIn(reply, '')).toBeNull();
  });

  test('a name that the lead wrote may be part of a refusal', () => {
    expect(kept.toldIn('Soal Benang Mas saya belum bisa jawab Kak.', 'suppliernya benang mas ya?')).toBeNull();
  });

  test('without a secret nothing is disclosed', () => {
    expect(new SecretText('', open).toldIn('Modalnya 40.000 Kak.', '')).toBeNull();
  });
});
