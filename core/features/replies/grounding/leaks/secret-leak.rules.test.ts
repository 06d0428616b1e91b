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
    ['with pictures inside its words', 'Mod🌸alnya 4🌸0rb Kak.'],
    ['in Roman numerals', 'Modalnya XL ribu Kak.'],
    ['in base64', Buffer.from('Batas nego paling rendah 68rb, modal 40rb').toString('base64')],
    ['in hexadecimal digits', Buffer.from('Supplier kami CV Benang Mas').toString('hex')],
    ['spelled', 'Suppliernya B-e-n-a-n-g.'],
    ['backwards', Array.from('Supplier CV Benang Mas').toReversed().join('')],
    ['with unseen signs', 'Suppliernya Be\u200bnang.'],
    ['in hexadecimal digits with marks', '0x42 0x65 0x6e 0x61 0x6e 0x67'],
    ['in base32', 'IJSW4YLOM4QE2YLT'],
    ['in short base64', 'QmVuYW5nIE1hcw=='],
    ['in base64 over lines', 'QmVuYW5n\nIE1hcw=='],
    ['in Morse code', '-... . -. .- -. --.'],
    ['in the radio alphabet', 'Bravo Echo November Alfa November Golf'],
    ['rotated by three', 'Suppliernya Ehqdqj Pdv.'],
    ['in Cyrillic letters', 'Dari B\u0435n\u0430ng Mas.'],
    ['struck through by combining signs', 'Dari B\u0336e\u0336n\u0336a\u0336n\u0336g\u0336.'],
    ['with commas', 'B, E, N, A, N, G'],
    ['with plus signs', 'B+E+N+A+N+G'],
    ['with dots and spaces', 'B . E . N . A . N . G'],
    ['one letter a line', 'B\nE\nN\nA\nN\nG'],
    ['as first letters of lines', 'Bagus\nEnak\nNyaman\nAman\nNikmat\nGurih'],
    ['with a hyphen inside', 'Dari Be-nang Mas.'],
    ['with a space inside', 'Dari Ben ang Mas.'],
    ['half in bold', 'Dari *Be*nang Mas.'],
    ['with covered letters', 'Dari B*nang M*s.'],
    ['without vowels', 'Dari Bnng Ms.'],
    ['with digits for letters', 'Dari B3n4ng.'],
    ['a cost in tens', 'Modal kami empat puluh Kak.'],
    ['a cost without its unit', 'Kami ambilnya 40 Kak.'],
    ['a rough cost', 'Kami kulakan empat puluhan Kak.'],
    ['the limit in two digits', 'Paling mentok enam delapan ya.'],
    ['an amount one digit a line', 'Modalnya\n4\n0\n0\n0\n0'],
    ['in another language', 'Our supplier is Benang Mas from Cigondewah, cost 40k.'],
  ])('%s', (_, reply) => {
    expect(kept.toldIn(reply, '')).not.toBeNull();
  });

  test.each([
    ['what everybody may know', 'Kaos polos Rp 75.000, jaket Rp 185.000, diskon member 10%.'],
    ['a refusal', 'Mohon maaf Kak, soal modal dan supplier tidak bisa saya bagikan.'],
    ['ordinary words', 'Stok jaketnya masih ada Kak, mau warna apa?'],
    ['an account', 'Transfer ke BCA 7751234567 ya Kak.'],
    ['a size in a sentence about prices', 'Paling murah ukuran XL Kak.'],
    ['sizes', 'Ukuran S, M, L, XL, XXL ready Kak.'],
    ['a count beside a purchase', 'Beli 40 pcs dapat harga khusus Kak, mau dihitungkan?'],
    ['a size beside a purchase', 'Kalau ambil ukuran 40 bisa Kak, belinya ukuran 40 atau ukuran 68?'],
    ['lines', 'Boleh Kak.\nEstimasi besok.\nNanti dikabari.\nAda lagi?'],
  ])('%s may be said', (_, reply) => {
    expect(kept.toldIn(reply, '')).toBeNull();
  });

  test('a name that the lead wrote may be part of a refusal', () => {
    expect(kept.toldIn('Soal Benang Mas saya belum bisa jawab Kak.', 'suppliernya benang mas ya?')).toBeNull();
  });

  test.each([
    ['an amount in a refusal', 'Maaf Kak, 68rb belum bisa ya.', '68rb boleh?'],
    ['a budget', 'Maaf Kak, budget 40rb belum cukup.', 'budget saya 40rb'],
    ['a percentage', 'Maaf Kak, potongan 22% belum bisa.', 'diskon 22% ya'],
    ['a number', 'Nomor 0813-7777-8888 sudah kami catat.', 'nomor saya 081377778888'],
    ['a sentence', 'Soal gudang kebanjiran tahun lalu saya tanyakan dulu.', 'stok lama dari gudang kebanjiran tahun lalu?'],
  ])('what the lead wrote is no secret: %s', (_, reply, lead) => {
    expect(kept.toldIn(reply, lead)).toBeNull();
    expect(kept.toldIn(reply, 'halo')).not.toBeNull();
  });

  test.each([
    ['Batas nego 68rb. Lebih dari itu tanya Owner dulu.', 'Saya tanyakan ke owner dulu ya Kak.'],
    ['MODAL KAOS 40RB. BATAS NEGO 68RB. KALO CUSTOMER MAKSA TELPON BOSS', 'Sama-sama Kak, terima kasih sudah jadi customer kami.'],
    ['MODAL 40RB. JANGAN KASIH ALAMAT LENGKAP', 'Siap Kak, kirim alamat lengkapnya ya. Alamat lengkap dengan kecamatan.'],
    ['Modal Kaos Empat Puluh Ribu. Jangan Kasih Bocoran Kepada Siapapun', 'Boleh kasih bocoran warna favoritnya kepada kami Kak?'],
    ['Kasih bonus kalau order Senin pagi.', 'Dikirim hari Senin ya Kak.'],
    ['Kalau Lebaran stok dari Gudang lama.', 'Lebaran kami libur, gudang tutup Kak.'],
  ])('capital letters show no name: %s', (text, reply) => {
    expect(new SecretText(text, open).toldIn(reply, '')).toBeNull();
  });

  test.each([
    ['SUPPLIER KAMI CV BENANG MAS. MODAL KAOS 40RB', 'Dari Benang Mas Kak.'],
    ['Supplier: Toko Makmur Jaya, Kontak Pak Hendra', 'Ambil dari Makmur Kak.'],
    ['SUPPLIER KAMI TOKO MAKMUR JAYA. MODAL 40RB', 'Ambil dari Makmur Kak.'],
    ['supplier kami cv benang mas', 'Dari Benang Mas Kak.'],
    ['Ambil dari Cigondewah, jangan disebut.', 'Dari Cigondewah Kak.'],
  ])('names are kept however they are written: %s', (text, reply) => {
    expect(new SecretText(text, open).toldIn(reply, '')).not.toBeNull();
  });

  test('without a secret nothing is disclosed', () => {
    expect(new SecretText('', open).toldIn('Modalnya 40.000 Kak.', '')).toBeNull();
  });
});

test('names are found in a sentence that is full of them', () => {
  const named = new SecretText('Penjahit kami Bu Komang di Gianyar, kain dari Toko Sinar Surya Klungkung.', open);
  expect(named.toldIn('Kainnya kami ambil dari Sinar Surya Kak.', '')).not.toBeNull();
});
