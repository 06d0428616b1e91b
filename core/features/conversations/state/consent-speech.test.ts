import { expect, test } from '@jest/globals';
import { consentWord } from './consent.rules.js';

/** Refusals in slang, regional languages, English and spoken words without punctuation. */
const refusals = `
bang udah deh jangan chat gue mulu
gw udah bilang kan ga usah ngechat lg
please lah min, promonya jangan masuk ke wa gue lagi
capek gue dapet beginian tiap hari, stop napa
ntar gue blok nih kalo masih nge-wa
ga penting banget promo lo, jangan kirim lagi
udeh ah, kagak usah dichat mulu, bikin berisik aje
kaga minat gue bang, jangan nawarin mulu
lah ngapain sih ngechat gue terus, berhenti deh
entu promo jangan dikirimin ke aye lagi ye
ogah gue terima promo beginian
males gue diginiin, stop chat dah
mas, ora usah ngabari aku maneh yo
wis to mas, ojo di WA terus aku
aku wis ora gelem ditawani maneh
tulung nomerku dibusak soko daftar
ojo ngechat aku meneh yo mbak, aku ora minat
mpun nggih, mboten usah ngirim promo malih
nyuwun sewu, kulo mboten kerso dihubungi malih
mandek ngirim WA yo
wes cukup promone, ojo dikirim maneh
punten kang, tong ngirim WA ka abdi deui
abdi mah teu hoyong ditawaran deui
ulah ngechat wae atuh, abdi teu minat
eureun atuh ngirim promo teh
teu kedah ngahubungi abdi deui nya
geus ah ulah di chat wae, lieur
punten pisan teh, nomer abdi hapus wae tina daftar
tong di-follow up wae, abdi tos meser di tempat sanes
sorry min not interested, jangan follow up lagi ya
can you stop sending promos to me?
I'm done with these messages, please stop
pls remove nomor saya from your broadcast list
no need to follow up again kak, thanks
guys stop spamming my whatsapp
stop it, I never signed up for this
kindly stop the promo blasts
unsubscribe dong min, udah ga butuh
do not text this number again
jangan di-remind lagi ya, udah ga tertarik
halo kak maaf ya ini saya lagi di jalan jadi pakai suara aja, jadi gini kak saya tuh udah beli di toko lain kemarin jadi tolong ya jangan dihubungi lagi sayanya makasih kak
assalamualaikum mbak, ini ibu yang kemarin tanya gamis, ibu sudah tidak jadi ya mbak, jadi tidak usah dikirimi pesan terus, ibu jadi bingung hapenya bunyi terus
eh min ini gimana sih tiap pagi ada chat masuk dari toko ini saya kan udah bilang ga minat dari minggu kemarin tolong lah stop chatnya ya
aduh kak saya tuh ga tau ya kenapa dapet pesan promo kayak gini padahal saya ga pernah daftar apa apa jadi mohon dihentikan aja ya kak
jadi kemarin itu anak saya yang pegang hp terus dia yang chat, saya sendiri tidak butuh, jadi mohon tidak usah dihubungi lagi nomor ini ya pak
mas ngene yo mas, aku wis tuku neng pasar wingi, dadi ora usah dikabari maneh yo mas, matur nuwun
kang punten ieu mah, abdi tos gaduh barangna, janten teu kedah di WA deui nya, hatur nuhun
gini loh bang gue kan kemaren cuma nanya doang, eh sekarang malah dichat mulu tiap hari, udah ya jangan lagi, ganggu tau
saya mohon dengan hormat agar tidak dikirimi pesan penawaran lagi
nomor ini jangan dihubungi lagi ya, yang punya sudah meninggal
gausa hubungin gua lagi
stoppp kakk jgn promo trss
bisa ga sih jangan spam
mohon keluarkan nomor saya dari grup promo
aku gak mau lagi dapat wa dari sini
tolong yaa, WA nya distop
gausah di up lagi kak chatnya, udah ga minat
skip dulu ya kak, ga usah di follow up
mau berhenti langganan info promo dong
kalo masih kirim iklan saya laporkan ke whatsapp
kak boleh minta tolong ga, jangan kirim promo ke aku lagi
sumpah ganggu banget tiap hari di wa, stop please
dah dibilangin jangan chat masih aja chat
lu budeg ya, gue bilang jangan wa lagi
gua kagak pernah daftar ginian, stop ngirim
bosen gue liat promo lo mulu, udahin dah
jgn di japri2 lagi ya min
gak usah diingetin terus kak, nanti kalau butuh saya yang chat
tolong ya mbak, saya jangan di-chat lagi
aku jangan dimasukin broadcast lagi dong
saya minta nomor saya dihapus
minta tolong hapus data saya dari sistem kalian
no wa saya tolong dikeluarkan dari grup promosi
aye kagak demen di-WA mulu bang
bang promo bang promo, udeh ah stop
ora usah ngirimi promo maneh mas
mbak aku ojo dichat maneh to
wis ojo ngganggu aku maneh
kulo nyuwun mboten usah dipun kirimi promo malih
sampun cekap mas, ampun WA malih
abdi ulah di WA deui nya kang
teu kersa nampi promo deui, nuhun
entong ngirim nanaon deui ka abdi
hapus nomer abdi tina kontak nya
stop it please, too many messages
no more follow ups please, I already bought it elsewhere
can you please stop messaging my number
don't bother me anymore
take my number off your list please
I didn't subscribe to this, stop messaging
not interested, stop texting
udah unsubscribe kok masih dikirim
jangan sampai saya blokir ya, udah jangan chat lagi
ganggu, stop.
stop ya, ganggu
stop! saya tidak kenal toko ini
tolong berhenti, saya tidak butuh
cukup ya, jangan ada chat lagi
kalau kirim promo lagi saya report
terakhir ya, chat lagi gue blok
maaf kak saya tidak berminat, mohon tidak di-WA lagi
mohon untuk tidak menghubungi nomor ini lagi
gak mau di spam
jangan di-spam ya kak nomor saya
halo mas saya yang kemarin nanya motor itu, motornya sudah dapat di tempat lain ya mas jadi ga usah di wa wa lagi ya mas terima kasih banyak
ini dari tadi hp saya bunyi terus ternyata promo dari sini, tolong jangan dikirimin lagi ya saya lagi kerja soalnya
ya allah mbak tiap hari kok nge WA terus, aku lho sudah bilang ga jadi beli, wes ta ojo WA maneh
kak sebelumnya makasih ya udah follow up terus tapi kayaknya saya belum butuh jadi ga usah difollow up lagi ya kak nanti kalau butuh saya hubungi
mbak plis deh, wa promonya distop
gw block nih kalo masih spam
saya laporin ke wa kalau masih kirim pesan promo
no promo ya min, thanks
no more wa please
gak suka di wa terus
ga demen gue ditawarin mulu
tolong jangan ada promo lagi ke nomor saya
sekali lagi tolong jangan kirim wa
saya ga pernah minta info ini, tolong berhenti
sudah saya bilang tidak tertarik, jangan maksa chat terus
udah dong kak jangan followup terus, pusing
stopp promosiii
brenti napa ngechat gue
jgnn di wa trusss
ojo wa wa ae mas
mas mbok ojo ngirimi aku promo terus
wis mbak, stop wae
kulo sampun mboten minat, mboten usah WA malih nggih
atos teu minat kang, tong nawarkeun wae
nuhun tapi ulah di follow up deui
teu butuh promo abdi mah, tong dikirim deui
aye udah kaga butuh, jangan nge-WA lagi ye bang
please don't contact this number anymore
I want to unsubscribe from this
enough with the promo texts
stop following up please
I don't need any more promos
nomor saya jangan disimpan, jangan dihubungi lagi
hp saya penuh sama chat kalian, tolong stop ya
`;
/** Messages of the same people, with the same words, about something else. */
const others = `
bang stop di depan indomaret aja ya
gue stop dulu ordernya, lagi bokek
jangan chat doang bang, kirim fotonya juga dong
wa aja ya jangan telpon, gue lagi di kantor
jangan pelit promo dong kak
ga usah dikabarin dulu kak, saya lagi rapat, nanti saya chat
kagak usah pake plastik bang
gue cuma mau satu, jangan dikirim dua ye
abang jangan php mulu, barangnya kapan dikirim
lo jangan ngechat nomor lama gue ye, pake yang ini aje
ogah gue kalo harganya segitu
males ah ongkirnya mahal
aja lali bonuse yo mas
ojo larang-larang regane mas
ora usah dibungkus kado yo
aku ora iso WA saiki, mengko bengi wae
mboten usah kesusu nggih mas
sampun kulo transfer nggih, mboten usah dikabari malih
tulung ojo dikirim saiki, aku isih nang luar kota
mandek produksi to iki mas
tong hilap bonusna nya
ulah dikirim ka bumi, ka kantor wae
teu kedah nganggo kantong kang
teu hoyong nu beureum, nu hideung wae
ulah nepi ka telat nya kang
cekap hiji wae teh
don't send the red one please
please don't call, I'm in a meeting
no need to wrap it
stop by our office tomorrow ya
don't forget to text me when it's ready
can I get more info about the promo
block A nomor 3 kak alamatnya
remove the onion please
no messages from the courier yet kak
do you have a stop watch
halo kak ini saya mau tanya yang kemarin itu loh yang promo beli dua gratis satu, itu sudah berhenti apa masih ya kak soalnya saya mau ambil dua
mbak ini ibu lagi di jalan ya jadi jangan ditelpon dulu, nanti kalau sudah sampai rumah ibu kabari lagi mau ambil yang warna apa
bang jadi gini ya gue kan pesen tiga nah yang satu jangan dikirim dulu soalnya orangnya lagi keluar kota, dua dulu aja yang jalan ya bang
kak maaf ya tadi saya chat berkali kali soalnya sinyalnya jelek, pesannya jadi dobel, yang satu dihapus aja ya kak pesanannya
eh min tolong dong nomor yang kemarin saya kasih itu dihapus aja dari alamat pengiriman, ganti pakai nomor suami saya ya
saya tuh udah ga mau lagi beli di toko sebelah kak, pelayanannya jelek chatnya ga dibales, makanya saya ke sini
mas iki piye to, aku wis transfer kok durung dikirim, ojo suwe-suwe yo mas selak dinggo
kang punten, tadi abdi tos transfer, mangga dikirim ayeuna wae, teu kedah ngantosan dinten senen
stop jual yang ukuran L ya kak? sayang banget
kalau promonya sudah berhenti kabari ya
cukup chat aja kak ga usah datang
udah cukup kak pesanannya
hapus aja yang ukuran M dari keranjang
blokir yang suka spam di grup itu dong kak
jangan lupa promonya ya kak
kok promonya distop sih kak, padahal saya mau beli
saya gak terima pesan dari kurir kak
ga mau kalau ga ada promo
saya berhenti langganan susu yang lama, mau ganti yang ini
jangan sampai berhenti produksi ya kak, enak banget
gak usah nanya lagi, bungkus aja semuanya
gausah difollow up instagramnya, saya udah follow kok
terus kalau mau stop cicilannya gimana
notifnya ga masuk kak, coba kirim ulang
kak boleh minta tolong ga, jangan kirim sebelum jam 3
gue mau stop makan pedes bang, ada yang ga pedes?
dah dibilangin jangan yang biru masih aja dikirim biru
lu jangan ngilang dong bang, chat gue ga dibales
bosen warna item mulu, ada yang laen?
jgn di japri, bahas di sini aja
ga usah diingetin kak saya inget kok, nanti sore saya ambil
saya jangan ditinggal dong kak stoknya
aku jangan dikasih yang kecil
minta tolong hapus item kedua
no rekening tolong dikirim ulang
aye demen bang, kirim dua ye
bang promo bang, murahin dikit
ora usah ngirim gambar maneh mas, wis paham
aja dikirimi sing cilik
mbak ojo lali balesi WA ku
wis ojo digawe ribet, aku tuku siji
mboten usah dipun bungkus
sampun cekap mas, pinten totale
abdi ulah dipasihan nu leutik nya kang
teu kersa nu awis kang
entong lami teuing kang
hapus nu beureum tina pesenan nya
too many choices haha
no more spicy please
can you stop the delivery first
don't bother wrapping it
take the red one off my list
not interested in the blue one, the green please
udah bayar kok masih ditagih
jangan sampai saya batal ya, udah jangan lama lagi
ganggu ga kalau saya telepon?
stop ya kak pesanan saya yang tadi
stop! itu salah alamat
berhentiin dulu kirimnya ke suami saya
tolong berhenti sebentar di pos, saya keluar
cukup ya, jangan ditambah lagi isinya
kalau kirim salah lagi saya report ke shopee
terakhir ya, kasih harga bagus gue ambil
maaf kak saya tidak berminat yang itu, mohon yang lain
mohon untuk tidak menghubungi penerima sebelum sampai
gak mau di cod, transfer aja
jangan dispam tabel kak tulisannya, singkat aja
saya jangan dichat hari ini ya, besok aja
gausah wa lagi kak udah ketemu tokonya, saya di parkiran
jangan wa ke nomor yang ini, itu nomor kantor, pakai 0813 ya
ga usah kirim promo yang ribet, diskon 10 persen aja gimana
halo mas saya yang kemarin nanya motor itu, motornya jangan dijual dulu ya mas saya lagi cari uang dp nya
ini dari tadi saya chat kok ga dibalas, tolong jangan lama lama ya saya nunggu di depan toko
mbak aku wis transfer, tulung ojo suwe suwe yo, sesuk arep dinggo
nomor wa kak
no wa admin berapa
no wa ini aktif kak
nomor wa yang lain ada
wa saya berhenti sendiri kak
chatnya berhenti di mana ya tadi
nanti saya lapor kalau barang sudah dikirim
saya kabari lagi kalau ada info
mau blokir nomor saya ya?
kok hapus nomor saya?
ga suka yang itu kak
ga demen pedes bang
kalau chat ga dibales saya ke toko langsung ya
promonya jangan dihapus dulu ya
promonya jangan cepet habis dong
chatnya jangan dihapus kak, ada alamat saya
pesannya jangan dikirim dulu
iklannya stop tayang ya kak
infonya dikirim ke wa saya ya
notif pembayaran jangan lupa dikirim
saya ga pernah dapat promo dari sini
ga pernah dapet balesan chat kak
jangan maksa dong kak, kurangin dikit
sekali lagi tolong kirim alamatnya
mas mbok ojo larang larang
wis mbak, loro wae
tong nu beureum kang
teu aya promo deui
nomor saya simpan ya kak, nanti dihubungi lagi
hp saya penuh jadi chatnya kehapus
ga usah telepon, cukup wa ya kak
cukup chat
jangan ditelepon biar anak saya ga kebangun
gimana cara hapus nomor saya dari keranjang?
`;
/** Messages of people to a shop with the words stop, berhenti, cukup, hapus, blokir, jangan, promo and list. */
const shop = `
stop kran setengah inci ada kak | stop kontak broco berapa | stop kontak 4 lubang ready | ada stop kontak outdoor
lampu stop vario 150 ada ga | stop lamp beat led | harga lampu stop belakang nmax | stopwatch digital ada kak
stop map folio satu pak berapa | stopmap kuning 20 lembar | stoper pintu stainless ready | stop kran wastafel bocor bisa diganti
door stop magnet ada | non stop buka ya kak | buka 24 jam non stop | mobilnya stop di depan ruko ya | kurirnya suruh stop di pos satpam
abangnya stop di gang mawar aja | nanti stop di pertigaan ya bang | produknya udah stop produksi belum
varian matcha stop produksi ya kak | stok lama udah stop ya | sudah di-stop produksinya kak? | masih produksi apa stop
stop dulu pesanannya kak ada perubahan | stop dulu kak saya cek saldo | stop jangan dipacking dulu | stop kak salah alamat
stop dulu kirimnya kak | tolong distop dulu pengirimannya | pengirimannya tolong dihentikan dulu kak | cicilannya bisa stop di tengah ga
langganan catering bisa stop kapan aja | mau stop langganan galon minggu ini | stop antar susu dulu ya minggu depan
catering senin stop dulu ya kak | antar korannya stop sampai tanggal 10 | hujan belum stop kak | hujannya udah berhenti langsung jalan
motor saya berhenti mendadak di jalan | mesin cucinya suka berhenti sendiri | jam tangannya berhenti kak bisa servis
kipasnya berhenti muter kenapa ya | AC nya berhenti dingin, bisa dicek | berhenti di halte depan toko | bus berhenti dekat sini ga
kalau gojek berhenti di mana | anak saya sudah berhenti minum susu itu | saya berhenti pakai krim itu karena jerawatan
mau berhenti merokok ada permen nikotin | skincare ini kalau berhenti pakai gimana | obatnya boleh berhenti kalau sudah sembuh
berhenti minum obat dulu ya dok | tokonya berhenti jual online kak | kenapa berhenti jual ukuran S | kok berhenti jual yang merah
kapan berhenti diskonnya | diskonnya berhenti tanggal berapa | promo berhenti hari ini ya kak | promonya sampai kapan berhentinya
penjualnya berhenti balas kak di shopee | adminnya lagi berhenti dulu ya | cukup satu aja kak | cukup 2 pcs ya | cukup yang hitam kak
cukup itu dulu kak, totalnya berapa | sudah cukup kak, itu aja | cukup kak makasih | dah cukup itu aja bang | kayaknya cukup segitu
uang saya cukup ga ya kalau sama ongkir | saldonya cukup kak | budget 200 cukup? | ukuran L cukup buat 70kg | kalau BB 65 cukup pakai XL
lingkar dada 100 cukup M | 1 liter cukup untuk berapa meter | cat 5kg cukup buat kamar 3x4 | kain 2 meter cukup buat gamis
cukup di WA aja ga usah telepon | cukup kirim ke alamat lama | cukup chat aja kalau sudah sampai | infonya cukup jelas kak
infonya cukup kak makasih | penjelasannya sudah cukup | promonya cukup menarik | promo ini cukup sampai jumat | cukup promo yang 10% aja
cukup bayar setengah dulu bisa | dp 50 ribu cukup | cukup transfer ke BCA ya | gulanya cukup sedikit | pedasnya cukup level 1
es nya cukup dikit aja | porsinya cukup buat 10 orang | nasi kotak 50 cukup | stoknya cukup untuk 100 pcs
waktunya cukup ga kalau diambil sore | cukup sampai sini dulu, besok lanjut | tolong hapus pesanan yang pertama kak
hapus satu item ya kak | hapus yang biru aja | hapus aja kak dobel itu | yang tadi dihapus ya salah ketik
pesan saya tadi hapus aja kak salah kirim | catatan di pesanan tolong dihapus | hapus catatannya kak | hapus nama di kartu ucapannya
nama saya di undangan tolong dihapus gelarnya | hapus ulasan lama bisa | penghapus karet ada | penghapus whiteboard ready
kapas penghapus makeup | spidol yang bisa dihapus ada | tinta yang ga bisa dihapus | foto saya yang lama dihapus kak
background fotonya dihapus ya | tulisannya dihapus aja logo tetap | hapus alamat kantor, pakai alamat rumah | hapus voucher yang tadi ya
hapus nomor rumah di alamat, salah | nomor hp yang lama dihapus ya dari pengiriman | nomor saya di resi tolong dihapus satu angkanya dobel
keluarkan yang merah dari paketnya | keluarin bawangnya ya | hapus pesanan nomor 12 | hapus saya salah pilih ukuran, yang M aja
data saya kok terhapus kak | chat saya terhapus, rekeningnya berapa tadi | chatnya kehapus, kirim ulang ya
blokir dulu stoknya buat saya kak | tolong blok 2 kamar untuk sabtu | blok tanggal 15 ya kak | rumah saya di blok C nomor 4
alamat blok A2 no 7 | blok M dekat mana kak | antar ke blok F aja | sun block ada kak | sunblock spf 50 berapa | block note custom ada
block dice ready | paving block per meter | kain block print | ATM saya keblokir besok ya transfernya | kartu saya diblokir bank, bisa cod
rekening saya terblokir kak nanti ya | nomor saya keblokir kak tolong dibuka | kok nomor saya diblokir | akun shopee saya diblokir
ada yang ngaku admin, sudah saya blokir | nomor penipu itu sudah saya blokir kak | kalau penipu blokir aja kak
saya kira ini penipu makanya saya blokir, maaf | blok bata merah ready | jangan pedas ya | jangan pakai es | jangan lama ya kak
jangan lupa bonusnya | jangan sampai pecah ya kak | jangan dilipat ya kak fotonya | jangan yang murah kak | jangan mahal mahal kak
jangan dikurangi isinya | jangan salah warna lagi ya | jangan salah kirim lagi kak | jangan telat lagi ya | jangan kirim yang cacat lagi
jangan kasih harga tinggi lagi dong | jangan dijual dulu kak saya ambil | jangan diproses dulu | jangan ditutup dulu tokonya
jangan tutup dulu ya saya otw | jangan bohong ya kak | jangan php kak | jangan slow respon dong | jangan lama balasnya kak
jangan cuma dibaca dong chatnya | jangan di-read doang kak | jangan kirim lewat jnt | jangan kirim hari minggu | jangan kirim ke kantor
jangan dikirim ke alamat rumah | jangan titip satpam | jangan telepon, bayi tidur | jangan chat jam kerja ya kak | jangan wa malam malam
jangan wa nomor suami | jangan hubungi penerimanya, ini kejutan | jangan kasih tau istri saya | jangan tulis harga di paket
jangan pakai nama saya di paket | jangan sertakan nota | jangan ada tulisan promo di paket | jangan pakai kardus bekas
jangan lupa kartu ucapan | jangan lupa kabari kalau ready | jangan lupa chat saya kalau restock | jangan lupa info promonya
jangan lupa kirim resi ke wa saya | jangan lewatkan saya kalau ada promo | jangan kehabisan stok lagi ya | jangan terlalu manis
jangan terlalu besar ukurannya | jangan dicampur ya kak | jangan dihangatkan | jangan diganti warna lain | jangan naik lagi harganya kak
jangan dihapus dulu keranjangnya | jangan dibatalin kak saya jadi ambil | jangan dicancel ya | jangan masukin kerupuk ke list
jangan tambah gula | jangan tanya mantan saya dong kak haha | jangan bilang promonya habis | jangan jangan palsu ini
jangan khawatir kak pasti saya bayar | jangan marah ya kak saya baru balas | jangan bosan ya kak saya tanya terus
jangan kapok kak layani saya | jangan bikin saya nunggu | jangan spam bumbu ya | jangan stop jual yang ini
jangan berhenti jualan kak enak banget | promo apa hari ini | masih promo ga | promo gajian ada | ada promo ongkir
promo beli 2 gratis 1 masih | kode promonya apa | promonya ga bisa dipakai | promo nya habis ya | saya mau promo yang kemarin
promo buat member baru | promo khusus reseller ada ga | ga ada promo lagi ya kak | tidak ada promo kak? | ga dapat promo lagi dong saya
kok saya ga dapat promo | ga usah promo yang penting asli | ga perlu promo kak kirim aja | gausah pakai promo, total berapa
promo ga promo saya ambil | ga nunggu promo deh | nanti kalau promo saya beli | tunggu promo dulu | saya tunggu promo bulan depan
kapan promo lagi kak | promo lagi dong kak | kalau ada promo wa saya ya | info promo dong | minta info promo terbaru
mau dapat info promo terus | ga mau promo yang itu, yang ini aja | ga mau yang promo, mau yang original | yang promo ga mau kak
saya ga pakai promo kak | promo natal sudah selesai | promonya bohong ya kak kok harga sama | di iklan katanya promo
saya lihat iklannya di ig | dari iklan facebook kak | iklannya bilang 50 ribu | spam likes bisa beli | jasa broadcast wa berapa
jasa iklan fb ada | beli paket wa blast | ada jasa follow up customer | software chat otomatis berapa | mau pasang notif lampu
notifikasi pembayaran sudah masuk | list harga dong kak | price list nya ada | minta list produk | list warnanya apa aja
kirim list menu ya | list harga grosir | masukin ke list ya kak | nama saya masuk list belum | tambah satu lagi ke list
nomor 3 di list masih ada | yang di list nomor 5 berapa | dari list itu saya ambil no 2 | keluarin yang no 4 dari list pesanan
coret yang kaos dari list | list belanjaan saya segini kak | waiting list masih bisa | masuk waiting list ya | celana list putih ada
list plafon pvc per meter | list kayu minimalis | list chrome mobil | baju list merah ready | keramik list kamar mandi
wishlist saya masih ada kak | daftar harga dong | daftar reseller gimana | cara daftar member | saya sudah daftar kak
hapus pendaftaran yang dobel kak | daftar ulang nomor saya yang baru | ga usah kak | ga usah deh kak | gak usah bubble wrap kak
gausah plastik | gausah dianter saya ambil | ga usah pakai sendok | ga perlu struk | ga perlu difoto lagi
tidak usah dikirim foto lagi kak sudah jelas | ga jadi kak | ga jadi yang merah | gajadi deh kak | batal ya kak | cancel pesanan saya
batalin aja kak | ga minat yang itu, ada yang lain | ga minat warna hitam kak | kurang minat kak kalau segitu | ga tertarik sama yang itu
belum minat kak nanti saya kabari | gak dulu kak | nanti dulu ya kak | lain kali aja kak | besok saya kabari lagi | saya pikir dulu ya
mahal kak | kemahalan kak ga jadi | sudah beli di toko sebelah kak | udah dapet kak makasih | udah ga butuh kak | ga butuh yang besar kak
saya ga butuh box | tidak butuh sekarang kak | chat lagi nanti ya | nanti saya chat lagi | besok wa lagi ya kak
tolong chat saya kalau ada | boleh wa saya nanti sore | hubungi saya lagi ya kak jam 5 | telepon saya aja kak
jangan dibalas pakai bot dong | saya mau ngobrol sama orang bukan bot | stop bot nya, saya mau admin
matikan botnya kak saya mau tanya admin | adminnya mana jangan bot terus | pesan saya belum dibalas | pesan lagi yang kemarin
saya pesan terus ga datang datang | kirim pesan ke penjual dong | pesannya cukup 3 porsi | pesanan saya distop kurir di gerbang
terus terang saya suka | terus berapa totalnya | terus kapan dikirim | ganggu ga kak kalau saya ambil malam | maaf ganggu malam malam kak
maaf ya saya ganggu terus | saya ga enak chat terus kak | maaf saya nanya terus | capek nunggu kurir kak | capek saya nyari ukuran ini
bosan warna hitam, ada yang lain | males ke toko, bisa kirim | risih pakai bahan panas kak, ada yang adem | keberatan ga kalau cod
keberatan ongkirnya kak | delete yang size M kak | remove the sugar | stop at level 2 spicy please | don't put onions
don't send it today | please don't forget the sauce | no promo code? | enough for 10 people? | enough sauce please | no more stock?
list of colors please | block heels size 38 | stop bank bca berapa kak | stopkontak usb ada | stop and go gym bag ada
sudah stop jual eceran ya | berhenti nunggu restock deh saya ambil yang ada | cukup kasih tau harganya aja
cukup difoto aja kak ga usah video | cukup segini infonya saya ambil satu | hapus riwayat chat kak biar rapi
hapus kata promo di banner saya ya | tolong hapus nomor antrian saya | blokir jalan kak jadi kurirnya muter
jalan diblokir warga, stop di gang sebelah | jangan lupa wa kalau kurir jalan | jangan kirim chat panjang kak saya bingung
jangan promo palsu ya kak | jangan info ke siapa siapa ya | jangan notif ke email istri | promo chat admin dulu ya | promo wa only kah
chat promo yang tadi kirim lagi | list promo bulan ini kak | promo list menu dong | daftar list tunggu dong kak
wa saya error, chatnya berhenti sendiri | kok chatnya stop di sini kak | chatnya cukup panjang jadi saya bingung
`;

const parts = (text: string, mark: string): string[] => text.trim().split(mark);

test.each(parts(refusals, '\n'))('%p ends follow-ups', (body) => expect(consentWord(body)).toBe('no-follow-ups'));

test.each(parts(others, '\n'))('%p is no refusal', (body) => expect(consentWord(body)).not.toBe('no-follow-ups'));

test('no sentence of daily business says anything about follow-ups', () => {
  const sentences = parts(shop, '\n').flatMap((line) => parts(line, ' | '));
  expect(sentences.length).toBeGreaterThanOrEqual(400);
  expect(sentences.filter((body) => consentWord(body) !== null)).toEqual([]);
});
