import { expect, test } from '@jest/globals';
import { consentWord } from './consent.rules.js';

/* How people in chats with shops decline further messages, and what they say that only sounds like it. */

const refusals = `
kak tolong banget ya jangan wa wa saya lagi
saya sudah bilang ga tertarik, jangan dihubungi terus
mohon berhenti mengirimi saya pesan promosi ya
tolong ya min nomer saya dikeluarin dari broadcastnya
udah kak ga usah ngechat lagi, saya ga jadi beli
gausah follow up aku lagi ya kak
jangan sering2 wa dong kak ganggu
stop kirim2 pesan kaya gini dong
Saya keberatan dihubungi terus menerus seperti ini
hentikan broadcast ini
plis stop chat gue
udahan chatnya ya kak, makasih
ngga usah dikabarin promo2 lagi ya
saya gak mau nerima iklan dari nomor ini
aku unsubscribe ya kak
tolong jangan spam
kalau masih chat saya laporin ya
jangan hubungi saya lagi ya, saya salah nomor
jangan kirimin saya katalog lagi
cukup ya, jangan WA lagi
saya tidak ingin dihubungi lagi oleh toko ini
wes ojo chat aku maneh
ulah ngirim WA deui nya
gak perlu reminder lagi kak
stop reminder
stop broadcast please
please remove my number
please take my number off your broadcast list
don't contact me anymore
no more promos please
kindly stop texting me
I'm not interested, please stop messaging
enggak minat, stop ya
stop kak saya ga minat
berhenti wa saya
brenti chat saya
jangan ganggu saya lagi
tolong jgn ganggu lg ya
dibilangin jangan chat lagi kok masih chat
nomor saya hapus aja dari kontak kakak
hapus nomer sy dr list broadcast
keluarkan saya dari daftar promo
saya mau berhenti dari langganan pesan ini
gak mau di wa promo
ga usah nawar nawarin lagi
jangan nawarin terus kak, saya ga butuh
nggak usah nanya nanya lagi kak, nanti saya yang chat
jangan ingatkan saya lagi
tolong berhenti ngirim voucher
matiin aja notif promonya ke nomor saya
saya blokir kalau chat lagi
sekali lagi chat saya blok
mohon maaf jangan hubungi nomor ini lagi
tolong setop kirim promosi
udah stop aja kak follow upnya
jangan diterusin kak chatnya, saya ga tertarik
kak bisa berhenti ngirim pesan otomatis ga
saya risih di chat terus
jangan kirim kirim lagi brosurnya
tolong dong jangan sering follow up
stop dulu ya kak wa nya
hentikan chat ini
gak usah dikirimin voucher lagi kak
saya gak minta di wa
saya tidak pernah minta dikirimi promo
dapat nomor saya dari siapa? hapus ya
tolong jangan chat2 lagi
berhenti nge wa saya dong
nggak perlu follow-up lagi, terima kasih
stop aja iklannya
udah gausah nawar-nawarin
jangan dilanjutin chatnya ya
kalau chat lagi saya report
matikan saja pesan otomatisnya
saya ingin keluar dari daftar broadcast
no thanks, stop messaging me
stop sending promos to me
not interested. don't message me again
tulung ojo di wa terus
teu kedah ngabc deui
saya sudah tidak berlangganan, jangan kirim lagi pesannya
ga tertarik, jangan chat lagi ya
jangan hubungi saya via wa lagi
mohon hapus kontak saya
mohon hentikan pengiriman pesan promosi
ini spam ya? tolong berhenti
aku ga suka dichat terus
tidak usah hubungi saya kembali
kak udah ya jangan wa saya mulu
aku ga butuh promo promonya kak, tolong distop
tolong nomor aku jangan dimasukin ke daftar broadcast lagi
ini nomor kantor, jangan kirim promo ke sini
mohon tidak menghubungi saya lagi
males banget di bc terus
take me off this list
jangan di follow up terus kak saya belum mau
saya blok ya kalo masih kirim kirim
tolong hormati privasi saya, jangan chat lagi
saya udah beli di tempat lain, ga usah chat lagi
tolong stop, saya bukan Rina
sudahi saja ya kak, saya tidak tertarik
`;

const others = `
kak stop kontaknya yang 4 lubang ada?
jangan kirim hari ini ya kak, besok saja
jangan dikirim dulu, saya belum transfer
ga usah pakai bubble wrap kak
ga perlu dikirim, saya ambil di toko
jangan yang merah ya kak
kak chatnya kok lama dibalas
jangan lupa kirim resinya ya
jangan lupa chat saya kalau sudah ready
berhenti di halte mana ya kak kalau ke toko?
toko tutup jam berapa? masih terima pesan?
saya stop dulu pesanannya ya, yang kemarin sudah cukup
stop dulu produksi yang biru, saya ganti hijau
pesanannya batal ya kak
cancel ya kak ga jadi
ga jadi kak, maaf ya
saya tidak jadi beli
ga minat yang itu, ada yang lain?
kemahalan kak, ga jadi deh
nanti saya chat lagi ya kak
nanti saya hubungi lagi
boleh saya wa nanti malam?
jangan wa kurirnya kak, saya saja
kurirnya jangan telpon ya, bayi saya tidur
jangan telpon, chat saja
tolong jangan telepon saya, wa aja ya kak
ga usah dibales buru-buru kak, santai
jangan bosan ya kak saya tanya terus
maaf ya kak ganggu terus
maaf mengganggu kak, mau tanya
saya ganggu ga kak?
kak promo nya sampai kapan berhenti?
promonya sudah stop ya?
obat untuk berhenti merokok ada?
alarm anti ganggu tidur ada kak?
kak broadcast list itu cara bikinnya gimana
jasa broadcast wa berapa harganya
saya mau langganan katering 5 hari
langganan bulanannya bisa berhenti kapan saja?
stop langganan airnya mulai bulan depan ya
ga usah ada ucapannya kak di bucket
hapus satu item dari pesanan saya ya
hapus yang no 2 kak, ganti ukuran L
tolong nomor hp penerima diganti
nomor saya yang lama jangan dipakai, pakai yang ini
nomor di alamat salah, hapus ya
cukup kak, itu aja pesanannya
udah cukup 3 aja kak
udah kak itu aja makasih
jangan sampai telat ya kak
jangan dilipat ya undangannya
info stok dong kak
ga usah info lagi kalau habis, langsung ganti warna lain aja
jangan kasih tau suami saya ya, ini kejutan
tolong kalau chat jangan malam malam ya kak, siang aja
jangan diblok ya kak saya beneran mau beli
saya blok M kak, ongkir berapa?
no 12 blok C jangan salah ya
I don't need the box, just the shirt
please don't send it before Friday
jangan kirim brosur dulu, masih pilih warna
bisa kirim katalog lagi? yang tadi kehapus
kirim ulang katalognya dong
vouchernya jangan lupa dipotong ya
ga usah pake voucher gapapa
lanjutin chat yang kemarin ya kak
lanjutkan pesanan saya
jangan dilanjutin produksinya dulu
stop dulu, saya cek rekening
stop aja di 10 pcs
saya bukan Rina, saya Budi yang mau pesan
ini bukan punya saya
saya gak minta yang itu kak
saya ga minta dikirim sekarang
dapat nomor kakak dari ig
saya dapat nomor ini dari teman, mau pesan
sering chat ke sini tapi baru pesan sekarang
jangan sering sering disiram ya tanamannya?
sekali lagi chat saya ya kak kalau ready
tagih aja ke saya kak
jangan tagih dobel ya
kak wa wa aja nanti
kirim kirim ke papua bisa?
tanya tanya dulu boleh?
promo promonya apa aja kak
saya hapus chat tadi salah kirim
nomor saya hapus satu angka di belakang ya
mau keluar kota, kirim ke kantor aja
jangan promosi ke saya mahal mahal ya haha
ga usah follow ig nya kan?
jangan nagih terus kak
udah kak stop, pas segitu aja gulanya
itu kipasnya kalau ditekan stop berhenti ga?
keluarin yang ukuran S dari keranjang
nomor saya ganti, simpan yang ini ya
ga usah kirim katalog, saya langsung order aja
jangan chat ke nomor suami saya, ke saya aja
`;

const lines = (text: string): string[] => text.trim().split('\n');

test.each(lines(refusals))('%p ends follow-ups', (body) => expect(consentWord(body)).toBe('no-follow-ups'));

test.each(lines(others))('%p changes nothing', (body) => expect(consentWord(body)).toBeNull());
