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
  ])('%s', (text, code) => {
    expect(withoutCodes(text)).toBe(text.replace(code, hiddenCode));
  });

  test('each of several', () => {
    expect(withoutCodes('kode OTP 112233, yang kedua kode OTP 445566')).toBe(`kode OTP ${hiddenCode}, yang kedua kode OTP ${hiddenCode}`);
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
    'halo kak',
    '',
  ])('not in %j', (text) => expect(withoutCodes(text)).toBe(text));

  test('a code alone is known as such', () => {
    expect(['123456', ' 123-456 ', 'A7K9Q2'].map(isCodeAlone)).toEqual([true, true, true]);
    expect(['2 buah', '123456 ya', '150.000', '08123456789', ''].map(isCodeAlone)).toEqual([false, false, false, false, false]);
  });
});
