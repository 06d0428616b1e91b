import { describe, expect, test } from '@jest/globals';
import { hiddenCode, isCodeAlone, withoutCodes } from './one-time-codes.rules.js';

describe('one-time codes are hidden, and nothing else', () => {
  test.each([
    ['Kode OTP Anda <123456>. Jangan berikan kode ini kepada siapa pun.', '123456'],
    ['kode OTP Anda 123456', '123456'],
    ['Jangan berikan kode ini ke siapapun: 998877', '998877'],
    ['123456 adalah kode verifikasi Anda. Demi keamanan, jangan bagikan kode ini.', '123456'],
    ['<#> Your WhatsApp code: 123-456. Don’t share this code with others', '123-456'],
    ['Your verification code is 4821', '4821'],
    ['G-482193 is your Google verification code.', 'G-482193'],
    ['Kode verifikasi WhatsApp kamu 482-193', '482-193'],
    ['BCA: OTP utk trx Rp1.250.000 di TOKOPEDIA adalah 771203. Berlaku 5 menit.', '771203'],
    ['mohon masukkan kode OTP 7 7 1 2 0 3 di aplikasi', '7 7 1 2 0 3'],
    ['otp nya kak 445566 tadi masuk ke hp saya', '445566'],
    ['kak ini kodenya 445566, jangan kasih tau siapa siapa ya, kode rahasia', '445566'],
    ['RAHASIAKAN KODE INI. 55012 untuk masuk ke akun Anda', '55012'],
    ['kode login A7K9Q2 jangan disebarkan', 'A7K9Q2'],
    ['Kode keamanan: 9081 2746', '9081 2746'],
    ['*123456* is your one-time password. Never share it with anyone.', '123456'],
    ['PIN sekali pakai: 334455', '334455'],
    ['kode aktivasi akun anda adalah １２３４５６', '１２３４５６'],
    ['Kode otp 90-12-33', '90-12-33'],
    ['kode OTP untuk pesanan 30012345 adalah 998877', '998877'],
    ['https://contoh.id/otp?kode=778899', '778899'],
    ['Masuk ke akun Gojek pakai kode 5512. JANGAN KASIH KE SIAPA PUN.', '5512'],
    ['Rahasia! 482913 kode OTP Shopee kamu. Jangan beri tahu siapa pun termasuk pihak Shopee.', '482913'],
    ['Your one time PIN is 884422', '884422'],
    ['Use 558877 as your login code for Tokopedia.', '558877'],
    ['otp:123456', '123456'],
    ['OTP123456 ya kak', '123456'],
    ['Facebook: 88776655 adalah kode konfirmasi Anda', '88776655'],
    ['【Lazada】123456 is your verification code', '123456'],
    ['M-Token: 778899 jangan diberikan ke siapapun', '778899'],
    ['Kode OTP 123456 utk transfer Rp 2.500.000 ke 1234567890', '123456'],
    ['Kode verifikasi Anda adalah 123456. Berlaku 5 menit. Hubungi 1500000 bila bukan Anda.', '123456'],
    ['PIN ATM saya 123456 kak', '123456'],
    ['Ini OTP\n\n661122\n\njangan dibagikan', '661122'],
    ['Your code is 123456', '123456'],
    ['123456 is your Shopee code', '123456'],
    ['Use 123456 to verify your account', '123456'],
    ['Enter 4821 to log in to your account', '4821'],
    ['Kode Anda 771204', '771204'],
    ['Kode kamu adalah 771204, berlaku 5 menit', '771204'],
    ['SMS Token BNI 123456', '123456'],
    ['Token BCA 12345678 utk trx Anda', '12345678'],
    ['Masukkan 771203 untuk konfirmasi transaksi Anda', '771203'],
    ['Gunakan 771203 utk verifikasi akun kamu', '771203'],
    ['Kode masuk BRImo: 123.456', '123.456'],
    ['Kode OTP Anda 123456789', '123456789'],
    ['Kode rahasia Anda ABCDEF', 'ABCDEF'],
    ['Kode verifikasi: QWERTY\nJangan dibagikan', 'QWERTY'],
    ['Kode OTP Anda:\n12345 6', '12345 6'],
    ['Kode OTP Anda: 1234 56', '1234 56'],
    ['Kode OTP 12345 5 menit lagi habis', '12345'],
    ['kode verif 123456', '123456'],
    ['kode sms nya 123456 kak', '123456'],
    ['884422 kode verifikasi', '884422'],
    ['OTPmu 482913', '482913'],
    ['kode o.t.p 482913', '482913'],
    ['BCA: PIN Anda 482913', '482913'],
    ['mPIN: 482913', '482913'],
    ['DANA: 4829 adalah kode untuk login', '4829'],
    ['WhatsApp kode 482-913 jangan dibagikan', '482-913'],
    ['Kode 2FA 482913', '482913'],
    ['2 step code 482913', '482913'],
    ['Kode satu kali pakai 482913', '482913'],
    ['Kode validasi 482913', '482913'],
    ['Kode tarik tunai 482913', '482913'],
    ['Kata sandi sementara 482913', '482913'],
    ['Steam Guard code 7K2QF', '7K2QF'],
    ['kode shopee 482913', '482913'],
    ['kode seabank 482913', '482913'],
    ['kode verifikasinya 884422', '884422'],
    ['otpnya 884422', '884422'],
    ['kode keamanannya: 884422', '884422'],
    ['kode masuknya 884422 ya kak', '884422'],
    ['kode smsnya 884422', '884422'],
    ['kode yg dikirim lewat sms 884422', '884422'],
    ['kak ada sms masuk kode 884422', '884422'],
    ['Kode pembayaran OVO: 884422', '884422'],
    ['Kode OTP dari Bank Jago 884422, berlaku 2 menit', '884422'],
    ['kode pembayaran dari gopay 884422', '884422'],
    ['CVV kartu saya 482', '482'],
    ['cvv nya 4821 ya kak', '4821'],
    ['482 (cvv)', '482'],
    ['3 angka di belakang kartu saya 482', '482'],
    ['CVC kartu kredit: 482', '482'],
  ])('%s', (text, code) => {
    expect(withoutCodes(text)).toBe(text.replace(code, hiddenCode));
  });

  test('each of several', () => {
    expect(withoutCodes('kode OTP 112233, yang kedua kode OTP 445566')).toBe(`kode OTP ${hiddenCode}, yang kedua kode OTP ${hiddenCode}`);
  });

  test('of a payment card: its number and the one on its back', () => {
    const text = 'no kartu 4111 1111 1111 1111 exp 12/28 cvv 482, kirim ke 081234567890';
    expect(withoutCodes(text)).toBe(`no kartu ${hiddenCode} exp 12/28 cvv ${hiddenCode}, kirim ke 081234567890`);
  });

  test.each([
    'kode pos 40123 ya kak',
    'mau pesan kode 4567 warna merah 2 pcs',
    'kode promo HEMAT10 masih berlaku?',
    'transfer 150123 ya, kode unik 123',
    'nomor pesanan saya 30012345',
    'kode OTP saya tidak masuk kak, nomor pesanan 30012345',
    'kak kode OTP nya gak masuk-masuk, hubungi 1500888 atau 08123456789?',
    'OTP untuk transaksi Rp150.000, total 150000',
    'kode verifikasi berlaku 1440 menit',
    'jangan dikirim dulu ya, totalnya 125000',
    'jangan kasih tau siapa yang kirim, alamat Jl Mawar 12345',
    'jangan lupa kodenya 4567 yang merah',
    'resi JX0012345 sudah sampai mana',
    'tahun 2026 masih ada stok?',
    'saya mau 1000 pcs',
    '08123456789',
    'token listrik 1234-5678-9012-3456-7890',
    'kode booking KAI ABC12D untuk 2 orang',
    'kode voucher 123456 bisa dipakai?',
    'kode member saya 99887766',
    'kode: 4567',
    'kode: 884422 warna hitam ada?',
    'kode produknya 884422',
    'kodenya 884422',
    'kode: 884422',
    'kode barang yang masuk minggu ini 884422',
    'kode yang dikirim ke rumah saya 884422 warna apa?',
    'sms saya ke 884422 belum dibalas',
    'ukuran 884422 ada? kode posnya 40123',
    'Your order code is 123456',
    '123456 is your discount code, right?',
    'kode booking Anda ABCDEF',
    'kode voucher kamu: HEMATX',
    'kode pesanan Anda 123456',
    'Kode bayar Anda 123456',
    'Masukkan 150123 untuk konfirmasi pesanan saya',
    'transfer 150123 untuk konfirmasi pembayaran',
    'kode OTP nya tidak masuk, totalnya: 150.000',
    'Kode OTP untuk transaksi 150.000 tidak masuk kak',
    'OTP belum masuk. Nomor rekening: 123456789',
    'Kode OTP: SEGERA dicek ya',
    'KODE OTP SAYA TIDAK MASUK',
    'What is your code for the blue shirt, 88123 or 88124',
    'your code for product 5512',
    'untuk konfirmasi pembayaran anda kami tunggu 150000',
    "don't give it to anyone else, my room number is 1204",
    'kode akses gerbang 4512',
    'kode transaksi 778899',
    'kode masuk kelas 4412',
    'kode pembayaran Alfamart 4829131122',
    'kode pembayaran di Indomaret 482913',
    'kain CVC 240 gsm ready?',
    'kaos cvc 482 pcs',
    'CV Maju 482',
    'cvv itu apa kak? saya pesan 482 pcs',
    'halo kak',
    '',
  ])('not in %j', (text) => expect(withoutCodes(text)).toBe(text));

  test.each([
    ['kode: 884422', 'kode: ••••••'],
    ['Kode 884422', 'Kode ••••••'],
    ['PIN 4829', 'PIN ••••••'],
    ['Pesanan 5512 dikirim. Kode pengambilan: 884422', 'Pesanan 5512 dikirim. Kode pengambilan: ••••••'],
    ['Pesanan 5512 dikirim', 'Pesanan 5512 dikirim'],
    ['Kode pos 40132, total 150000', 'Kode pos 40132, total 150000'],
  ])('in %j of a verified business', (text, shown) => expect(withoutCodes(text, true)).toBe(shown));

  test('a code alone is known as such', () => {
    expect(['123456', ' 123-456 ', 'A7K9Q2'].map(isCodeAlone)).toEqual([true, true, true]);
    expect(['2 buah', '123456 ya', '150.000', '08123456789', ''].map(isCodeAlone)).toEqual([false, false, false, false, false]);
  });
});

test('in a text of very many numbers beside the name of a code, the further numbers are hidden too', () => {
  const list = (count: number) => Array.from({ length: count }, (_, at) => `kaos biru lengan panjang katun ${10_100 + at}`).join('\n');
  const end = `\n${'mohon dibantu ya kak, '.repeat(5)}saya dapat kode otp dari bank tadi`;
  expect(withoutCodes(list(50) + end)).toBe(list(50) + end);
  expect(withoutCodes(list(80) + end)).toBe(`${list(50)}\n${`kaos biru lengan panjang katun ${hiddenCode}\n`.repeat(30).trimEnd()}${end}`);
});
