import { expect, test } from '@jest/globals';
import { consentWord } from './consent.rules.js';

/** Messages that decline further messages, as people of several regions write them. */
const refusals = `
ga usah dikabarin lagi kak
tlg jgn di WA terus
udah gausah chat
jangan promosi lagi
males ah di follow up terus
risih kak di chat terus
saya gak minat lagi, jangan kirim penawaran lagi ya
gak minat kak, ga usah di-follow up
pls stop sending me messages
stop texting me
quit messaging me
no more promos
STOP PROMOSI
stop wa
stop chat
Stop follow up
stop follow-up ya
berhenti promo
berhenti spam
jangan ganggu lagi
jangan hubungin aku lagi
ngga usah repot2 follow up lagi
jangan dm lagi
jangan pm lagi
blokir aja nomor saya
hapus kontak saya
saya tidak ingin menerima pesan lagi
tidak mau menerima pesan dari toko ini lagi
saya keberatan dihubungi terus
mohon tidak menghubungi saya lagi
ojo WA terus
wes gak usah chat maneh
ojo ngirim pesen maneh
aja WA maneh
ulah WA deui
teu kedah ngirim pesen deui
atos tong chat abdi deui
entong di WA wae
jan chat ambo lai
indak usah WA lai
kaga usah chat lagi
kagak usah di wa lagi
jangan wa gue lagi napa
sampunang chat malih
jangan mi chat lagi
jang chat lagi
nda usah WA lagi
kada usah WA lagi
gosah wa lg
gausa chat lg
gk ush chat lg
gausah di fu
ga usah di bc lagi
ngapain sih chat mulu, stop
jgn chat mulu
stop ngechat
jangan ngechat gue lagi
unsubscribe me
opt-out
please remove me from your list
don't text me again
stop contacting me
do not contact me
I don't want to receive messages anymore
no thanks, please don't message again
tolong jangan mesej saya lagi
berhenti mengirimi saya pesan
berhenti menghubungi saya
jangan dikirimi promo lagi
tolong hentikan promosinya
hentikan iklan ini
hentikan kirim pesan
gak usah ngingetin lagi
gausah diingetin lagi
dont chat me again pls
Stop kirim pesan!
STOP!! jangan kirim pesan lagi
cukup, jangan chat lagi
udah beli di tempat lain kak, ga usah dichat lagi
saya sudah tidak berminat, mohon jangan dihubungi kembali
jangan hubungi saya kembali
tidak perlu follow up kembali
udh jgn WA2 lagi
jangan nge-wa lagi
stop nge-spam
stop 🙏
stop kak stop
STOP YA
stop aja deh
Stop min
stop stop stop
berhenti ya kak
berhenti dong
tolong stop
mohon stop
udah cukup ya kak, jangan kirim apa-apa lagi
gak usah kirim apa2 lagi
jangan kirim chat kayak gini lagi
jangan kirim pesan seperti ini lagi
tolong berhenti kirim pesan seperti ini
udah ya jangan di chat2 lagi
plis jgn follow up aku trs
gw ga butuh promo, jangan kirim2 lagi
sy tdk mau terima broadcast
keluarin aku dari list broadcast dong
hapus aku dari broadcast
jangan masukkan saya ke list promo lagi
tolong hapus nomor saya dari kontak kalian
saya merasa terganggu dengan pesan ini, mohon dihentikan
mohon hentikan pengiriman pesan ini
pesan kalian mengganggu, stop
berhenti nge-chat saya
jangan telpon/wa saya lagi
ga usah di ingetin lagi kak
gak usah nanya nanya lagi
jangan tawarin lagi
ga usah nawarin lagi kak
stop nawarin
jangan prospek saya lagi
stop promosi ke saya ya
stop info promo
stop notif
no promo pls
no spam please
matikan notifikasi promo
nonaktifkan pesan otomatis ini
unsub
sudah kak, gak usah dihubungi lagi, makasih
tidak tertarik, jangan hubungi lagi
ndak usah di WA terus to mas
rasah wa maneh
ra sah chat maneh
wis cukup ojo chat terus
ulah wa wae atuh
teu kudu chat deui
usah chat ambo lai
jangan ganggu awak lai
ngga minat, jangan spam
please stop spamming
stop bothering me
i'm not interested, don't contact me again
jgn ngespam
blok aja nomorku
jangan sms lagi
skip promo ya kak jangan kirim lagi
cukup sekian jangan wa lagi
stop ga minat
Stop, tidak minat
stop kak ga jadi
stop, saya tidak pernah order
stop saya bukan pelanggan
stop ya admin, saya cuma tanya-tanya aja
gw bilang stop ya stop
Stop yaa kak
STOPP
stopp kak
stop kakkk
promonya stop ya
chatnya distop ya kak
follow upnya distop aja
tolong promonya dihentikan
sudah cukup ya chatnya
udahan ye chatnya
cukup sudah promonya
mohon nomor saya dihapus dari daftar
nomor saya tolong dihapus dari list ya
g usah d chat lg
jangan d wa lagi
jngn chat lg
jangann chat lagi
jgn hub saya lg
jangan hub saya lagi
ga usah hub sy lagi
saya gamau dichat lagi
gamau di follow up lagi
gakmau dapet promo lagi
gak perlu dikabari lagi kak, saya sudah beli
jangan chat ke sini lagi
jangan iklan ke sini
jangan chat tiap hari dong
jangan nge-chat aku tiap hari
aku ga nyaman di chat terus
saya tidak berkenan dihubungi lagi
chat lagi saya blokir
saya block ya kalau chat lagi
Berhenti mengirimkan pesan promosi kepada saya
ogah ah di wa mulu
jangan pada ngechat gue lagi ye
tulung ojo ngirim promo nang aku maneh
aku emoh di WA maneh
wegah di chat terus
kulo mboten kerso dipun WA malih
mandeg o kirim promo
aja WA terus
dont msg me again
stop msg me
stop sending me this
stop these messages
enough with the messages
please don't send me anything again
delete my number please
`;
/** Messages with the same words about something else. */
const others = `
jangan chat dulu kak nanti malam aja
stop order dulu
jangan lupa wa saya ya
nanti jangan lupa hubungi saya lagi
kalau sudah ready jangan lupa follow up
kok ga wa lagi kak?
kenapa ga chat lagi
stop, jangan pakai sambal
bisa berhenti kapan saja langganannya?
jangan kirim pesanan lagi ke alamat itu
non stop
stop kran ada?
stop lamp
lampu stop motor
jangan wa, dm aja
kalau habis jangan kirim yang lain
jangan chat ke nomor ini, ke nomor baru saya
ga usah kirim foto lagi
jangan kirim invoice lagi sudah saya bayar
ga usah info ongkir
jangan pesan lagi yang biru
jangan hubungi nomor lama
berhenti di depan pagar ya
tolong hapus pesanan saya
kabari lagi kalau promo
tolong ingatkan lagi
jangan sampai ga dikabari
saya ga mau ganggu kakak lagi, maaf chat malam
ga bisa chat lagi?
promo stop kapan?
jangan lupa kirim info promo lagi ya
jangan lupa chat lagi
kok berhenti kirim promo kak
saya berhenti follow up dulu ke supplier
gak usah dikirim lagi barangnya
jangan kirim paketnya lagi
ojo lali wa maneh
ojo lali chat aku maneh
stopnya di mana mas
stok stop kontak ada
bukan stop tapi lanjut
stop dulu ya kak saya pikir-pikir
lanjut kirim promo ya jangan stop
kalau mau berhenti langganan gimana caranya
gausah pakai chat, telepon aja
aku ga perlu info itu kak, yang lain aja
gak usah wa, ketemu langsung aja di toko
ga usah kirim notif kalau sudah sampai
sudah berhenti hujannya
jangan japri suami saya
stop jangan dikirim dulu
tolong stop pengiriman
stop pengiriman
stop pesanan saya
stop produksi
batal kak, stop
jangan lupa kirim wa ya kak
tolong jangan kirim yang rusak
jangan tawarin yang merah, yang biru aja
ga usah nawarin harga segitu
berhenti merokok ada obatnya?
stop cock ada kak
mau beli keran stop
no spam musubi satu ya
tanpa spam ya kak
jangan dibungkus kado
ga usah struk
kalau kosong ga usah dikirim
saya berhenti kerja di toko lama
gak usah buru buru kak
jangan kirim sekarang
jangan kirim lewat jne lagi
ga usah pakai asuransi lagi
jangan hubungi saya sebelum jam 10
jangan telpon dulu, lagi di kelas
jangan wa jam segini dong
gausah kirim resi
gak usah difoto
ga perlu ongkir lagi kan
sudah stop hujan
ga chat dulu ya
saya ga bisa wa sekarang
jangan matikan lampu toko
hapus pesanan kaos merah
hapus alamat lama saya ya
blokir kartu saya gimana
jangan blokir nomor saya ya
jangan hapus nomor saya ya kak
saya jangan dikeluarin dari grup reseller
tolong masukin nomor saya ke list broadcast
hapus nomor 3 dari daftar pesanan ya kak
keluarin no 2 dari list, sisanya lanjut
jangan masukin sambal ke list pesanan saya
ga usah dimasukin yang biru ke list ya kak
pesan 3 kaos aja kak, stop ya
saya pesan 2 aja, udah stop
saya matikan notif dulu ya kak, lagi kerja, nanti saya balas
kak jangan matiin notif ya biar cepet balas
please stop calling, just text me
stop calling, chat aja
blokir aja nomor ini kak, itu penipu yang ngaku admin
ga perlu info lagi kak, saya transfer sekarang
ga usah promo, harga normal juga gapapa
ga perlu promo kak, yang penting ready
no promo, no problem. saya ambil 2
ga usah promosi kak, saya udah yakin beli kok, kirim rekeningnya
ojo promosi wae, regane piro
jangan promo mulu kak, barangnya ready ga sih
ga usah kirim notif, cukup resinya
ga usah WA, saya sudah di depan toko
gak usah chat lagi kak, ini saya sudah di depan
jangan kirim pesan ke nomor ini, pakai nomor yang satunya
jangan chat ke nomor ini lagi, nomor ini mau hangus, ke 0812 aja
chat sama admin kemarin kok gak dibales, stop ya
yang suka menipu mestinya kakak blokir nomor nomor seperti ini
tolong aplikasinya jangan gangguan terus
jangan kirim ini ya kak
jangan kirim yang kayak gini lagi kak, robek
jangan kirim kayak gini lagi kak
jangan kirim semua ya, dua aja
jangan kirim apa apa dulu kak
ga usah kirim ini kak, yang satunya aja
stop kirim ini kak salah alamat
jangan chat saya di nomor kantor
jangan hubungi saya di jam kerja
jangan wa saya kalau belum ready
jangan kabari suami saya lagi ya
ga usah kabari lagi kalau udah dikirim
wa saya stop kontaknya bang
promo stop kontak ada?
saya ga mau dikirim lewat kurir itu lagi
saya tidak mau dihubungi kurir, titip satpam aja
ga mau dichat bot, mau sama admin
males dichat bot, admin mana
capek chat sama bot terus
bosen dapet info kosong terus kak, jadi ready ga
terima pesan ini kak? stop di nomor berapa ya
cukup pesan ini aja kak
chatnya saya hapus ya kak
nomor saya yang lama hapus aja dari alamat, pakai yang ini
hapus data alamat saya yang lama
tolong hapus nomor hp istri saya
tolong hapus nomor saya dari pesanan itu, pakai nomor ibu
saya block aja yang ganggu itu kak
wa lagi ya kalau sudah ready
kalau promo lagi saya ambil
jangan ragu chat saya lagi kak
jangan sungkan hubungi saya lagi
jangan bosan kirim promo ya kak
jangan malu wa saya lagi
jangan cuma kirim promo dong kak
jangan telat kirim info promo lagi ya
udah jangan nawar lagi kak
stop nawar kak, udah harga pas
ga usah tawar menawar lagi
ga usah ditanya lagi kak pasti saya bayar
tak usah risau, saya transfer
jangan ada tulisan promo ya
jangan ada iklan di kemasannya
jangan kasih info ke orang lain
jangan info saya lewat telpon
jangan sms, wa aja
jangan ganggu adek saya ya kak yang terima paket
ga perlu info saya, info ke istri aja
stop dulu chatnya ya kak saya nyetir
kak chatnya berhenti di harga tadi
`;

const lines = (text: string): string[] => text.trim().split('\n');

test.each(lines(refusals))('%p ends follow-ups', (body) => expect(consentWord(body)).toBe('no-follow-ups'));

test.each(lines(others))('%p is no refusal', (body) => expect(consentWord(body)).not.toBe('no-follow-ups'));
