import { expect, test } from '@jest/globals';
import { withoutCodes } from './one-time-codes.rules.js';

/* Texts of banks and apps as leads pass them on, and numbers of shops that look like codes. */

const codes = String.raw`
Kode OTP Anda adalah 482913. JANGAN BERIKAN kepada siapapun
482913 adalah kode verifikasi akun Anda
Gunakan 482913 untuk masuk ke akun Anda
Your Tokopedia code is 482913
<#> 482913 is your Facebook code H29Q+Fsn4Sr
G-482913 adalah kode verifikasi Google Anda
Kode rahasia transaksi Anda 482913
BRI: Kode OTP 482913 untuk transaksi di Shopee
jangan kasih tau siapa2 ya, kode gopay aku 4829
ini kode otpnya kak 482913
kak barusan masuk sms kode 482913
kode wa nya 482-913
kode verifikasinya 4 8 2 9 1 3
masukkan kode 482913 dalam 5 menit
Masukkan kode verifikasi berikut: 482913
Your one-time password is 482913
OTP:482913
OTP = 482913
Kode Otp kamu 482913 berlaku 3 menit
482913 is your verification code for Grab
PIN ATM saya 482913
pin m-banking 482913
password sementara: 482913
Kode login Anda: 482913
Kode keamanan 482913 jangan dibagikan
Use code 482913 to sign in
482913 use this to log in to your account
security code: 482913
Your Apple ID Code is: 482913. Don't share it with anyone.
Telegram code: 48291
Login code: 48291. Do not give this code to anyone
Kode masuk Telegram 48291
M-Token 482913
kode aktivasi kartu 482913
[Shopee] JANGAN BERIKAN KODE KE SIAPAPUN. Kode verifikasi 482913
Kode ATM 4829
no pin dana saya 482913
kodenya yang dikirim bank 482913
itu ada kode masuk dari wa 482913 ya kak
Lazada: kode verifikasi 482913
kode reset password 482913
Reset code 482913
Kode konfirmasi Anda 482913
Kode otorisasi 482913
Kode verifikasi Livin: 482913
JANGAN BAGIKAN kode ini: 482913
Kode sekali pakai: 482913
Your passcode: 482913
TAC 482913 untuk transaksi RM50
Kode verifikasi anda ialah 482 913
Kode persetujuan transaksi 482913
sandi sekali pakai 482913
WhatsApp: 482-913
Kode WhatsApp Anda: 482-913 Jangan bagikan kode ini
Kode masuk akun Instagram Anda 482 913
Kode BCA mobile 482913
token listrik otp 482913
Kode verifikasi TikTok [482913]
otpnya 482913
OTPmu 482913
kode o.t.p 482913
BCA: PIN Anda 482913
MPIN anda 482913
mPIN: 482913
DANA: 4829 adalah kode untuk login
WhatsApp kode 482-913 jangan dibagikan
Kode 2FA 482913
Kode MFA 482913
2 step code 482913
Kode satu kali pakai 482913
Kode otentifikasi 482913
Kode validasi 482913
Kode pengaman 482913
Kode tarik tunai 482913
Kata sandi sementara 482913
Passcode 482913
Token 482913 untuk transfer
RAHASIA: 482913 utk transaksi kartu kredit
Jangan sebarkan: 482913
Steam Guard code 7K2QF
kode shopee 482913
kode netflix 482913
kode dari bank 482913
Your Gojek code: 551288
pakai kode 551288 untuk masuk aplikasi
Masukkan angka 551288 untuk verifikasi
kode dari mandiri 551288
Kode mbanking 551288
kode livin 551288
ini sms dari bca: 551288 jangan diberikan ke orang lain
PIN aku 5512
kode wa: 551-288
whatsapp: 551 288
TAC: 551288
kode yang dikirim ke wa 551288
Kode persetujuan 551288
rahasia: 551288
kode verifikasi ovo 551288
nih kak otpnya 55 12 88
Instagram: 551 288 adalah kode Anda
551288 is your Instagram code
Kode Anda adalah 551288
Jangan bagikan kode verifikasi Anda: 551288
PIN saya 739104
kode dari whatsapp 739104
Gunakan kode 739104 untuk masuk ke akun Shopee Anda
ini kak kode yang dikirim ke hp saya 739104
respon KeyBCA 73910452
`;

const others = String.raw`
kode barang 48291 ready kak?
kode produk KA-482 ukuran M
kode pesanan saya 482913
kode pos 40132
kode booking 7K2QF
kode voucher HEMAT20
kode promo MERDEKA17 masih berlaku?
nomor resi JX0012345678
resi 482913002
no rek 4829130021 a.n. Rina
transfer ke BCA 4829130021
total 482.913 ya kak?
saya transfer 150042 kak kode uniknya 042
kode unik 123
order 5512 sudah dikirim?
invoice INV-2026-0042
token listrik 50000 ada kak?
mau beli token listrik 100rb
token PLN nya 1234 5678 9012 3456 7890
kode warna 2045
kode artikel 77881
saya no antrian 1023
meja 12 kode QR nya ga bisa discan
jam 1430 ya kak
tanggal 12012027
nomor rumah 4821
jalan melati no 4821
kode gerbang komplek 4512 ya buat kurirnya
pin point lokasi -6.2001
pin bros 2500 satuan
pin peniti 1000 pcs berapa
sandi morse kaos ukuran 4012
kode pintu kos 4512
password wifi toko apa kak? 
wifi password rumah saya jangan dicabut pas pasang ya
kode 5512 warna hitam
yang kode 8812 dan 8813
kak kode nya 77812 kan?
kode: 5512
kode akses 
model 2045 kode A12
hp saya 081234567890
nik 3273014501900001 buat faktur
npwp 123456789012000
plat nomor D 4512 AB
saya ref dari Budi kode 8831
kode referral RINA123
kode undangan 4512
ukuran 4829 cm
kode cetak 1201-A
barang kode 55121 jangan kasih ke orang lain ya, simpan buat saya
jangan jual ke orang lain ya yang 482913
password nya lupa kak
kode agen 10234
kode toko saya 33891
nomor kamar 1204 jangan salah
kode plu 4011
isi 5000 lembar
pulsa 50000 ke 081234567890
rahasia resepnya apa, 2500 kalori ya?
your code for product 5512
untuk konfirmasi pembayaran anda kami tunggu 150000
don't give it to anyone else, my room number is 1204
don't give it to anyone else, room 1204
kode akses gerbang 4512
kode transaksi 778899
kode masuk kelas 4412
harga otp 2500 ada
motif otp 4512
masukkan kode HEMAT20 untuk diskon
gunakan kode 551288 untuk potongan 10rb
pakai kode 551288 pas order ya
kode bank bca berapa ya? norek 5512881234
kode barang 551288 masih?
produk kode 551288
whatsapp: 081234567890
wa: 0812 3456 7890
pin saya 5000 pcs kapan jadi
tac 5512 ukuran berapa
rahasia: resep 2 sdm
your shirt code is 551288 right?
bank 5512881234 an siapa
token listrik 551288
kode reseller 551288
kode bayar 551288
jangan bagi 5512 ke tetangga, buat saya semua
kode lemari 551288 warna coklat
kode mobil B 5512 XY
nomor meja 5512
jual otp nokos whatsapp berapa 5000?
kode bahan 739104 jangan bagikan ke pembeli lain
beli pin 50 pcs kode 7391
`;

const lines = (text: string): string[] => text.trim().split('\n');

test.each(lines(codes))('the code in %p is hidden', (text) => {
  const shown = withoutCodes(text);
  expect(shown).toContain('••••••');
  expect(shown).not.toMatch(/482.?913|739104|551.?288|4 8 2 9 1 3/);
});

test.each(lines(others))('%p stays as it is', (text) => expect(withoutCodes(text)).toBe(text));
