/**
 * Words that mean the same to an owner who searches. The first of a line is the one that the index holds; the
 * others are spellings, abbreviations, slang and English words for it.
 */
const meanings = `
tidak gak nggak ngga enggak engga ga gk g tdk tak kagak ndak nda bukan
hp handphone ponsel hape telepon telpon telp tlp smartphone android iphone
whatsapp wa watsap wasap whatsap
nomor no nmr nomer nope
password pw pass passwd pwd sandi katasandi paswot
blokir banned ban block diblock blok suspend suspended ditangguhkan keblokir kebanned beku dibekukan pembekuan freeze kebekuan
batas limit restricted restrict dibatasi
scan pindai memindai barcode qr qrcode kode
hubung sambung konek connect pairing taut link tersambung terkoneksi
putus disconnect terputus copot lepas kelepas kecopot terlepas
mati off offline nonaktif padam lowbat
unduh export ekspor eksport download donlot backup bekap cadangan rekap
impor import excel csv xlsx spreadsheet
unggah upload
broadcast bc blast siaran massal masal bom promosi sekaligus serentak
jam jadwal operasional pukul waktu
libur tutup cuti
ubah ganti edit update rubah tukar pindah perbarui naik turun
hapus delete remove hilang buang ilang ngilang ngilangin menghilang musnah
akun account
bayar payment pembayaran transfer tagihan invoice topup dana gopay ovo qris tf trf
paket langganan billing subscribe subscription berlangganan
refund kembalikan
kuota quota saldo kredit credit
habis abis
panjang perpanjang renew extend
jawab balas bales respon respons reply nyaut merespon jwb
diam bisu ngambek bengong mogok nganggur cuek
gagal error eror rusak macet stuck bug masalah down crash ngadat ngehang hang
harga price tarif biaya brp
produk barang katalog item dagangan jualan sku
stok stock
foto gambar photo pic picture image
ongkir ongkos shipping kurir jne jnt sicepat anteraja ekspedisi ekspedisinya
lupa lupain
login masuk signin
logout keluar
daftar register signup registrasi
otp verifikasi
email surel gmail mail imel
notifikasi notif pemberitahuan lonceng kabar bunyi ngabarin dikabarin kabarin
admin cs manusia orang operator
ambil takeover takeoper alih
chat percakapan obrolan pesan inbox message wacan ngobrol obrol ngechat
pelanggan customer cust konsumen pembeli klien client lead leads buyer
pesanan order orderan closing transaksi penjualan
suara voice vn voicenote audio
grup group
coba trial uji demo percobaan gratis free
lambat lemot lelet loading muat muter ngeload ngeloading nunggu
internet koneksi sinyal jaringan wifi
latih train training prompt ajar didik
salah ngawur keliru ngaco halu bohong ngarang mengarang asal ngasal asalan sembarangan seenaknya ngelantur melenceng nyeleneh
aman privasi keamanan hack hacker dibajak bajak
riwayat history
followup fu folowup
tanya pertanyaan question faq
kecuali blacklist pengecualian abaikan
pribadi keluarga teman istri suami
pasang instal install aplikasi
komputer laptop pc
hidup nyala start on aktif
henti stop berhenti matikan pause jeda istirahat rehat nonaktifin
pakai pake make gunakan menggunakan
beri kasih ngasih kasi
catat kecatat tercatat nyatet
untung omzet laporan statistik grafik
bantu bantuan support dukungan hubungi komplain
`;

/** Several words that are one thing. Applied before a question or a text is split into words. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bfoll?ow[\s-]*up\b/g, 'followup'],
  [/\bkata (?:sandi|kunci)\b/g, 'password'],
  [/\blog[\s-](in|out)\b/g, 'log$1'],
  [/\bsign[\s-](?:in)\b/g, 'login'],
  [/\bvoice (?:note|chat)\b/g, 'suara'],
  [/\bkode (?:verifikasi|otp)\b/g, 'otp'],
  [/\b(?:pesan|chat) (?:massal|masal)\b/g, 'broadcast'],
  [/\bambil alih\b/g, 'ambil'],
  [/\b(?:sok tau|sok tahu|(?:tidak|ga|gak|nggak|ngga) nyambung)\b/g, 'salah'],
  [/\b(?:tarif|biaya|harga|ongkos) (?:kirim|pengiriman|antar|ekspedisi)\b/g, 'ongkir'],
  [/\b(?:layar|halaman|web) (?:putih|hitam|blank|kosong)\b/g, 'halaman kosong'],
];

/** Words that are in every question and say nothing about its subject. */
export const fillers: ReadonlySet<string> = new Set(
  `apa apakah bagaimana gimana gmn cara caranya kok kenapa knp mengapa napa saya aku ku gue gw kami kita anda kamu yang yg bisa bs dapat dpt untuk utk
  kalau kalo klo kl dan atau di ke dari dr pada dengan dgn itu ini nya sih dong ya yah deh nih aja saja sudah udah udh dah lagi mau ingin pengen pingin
  tolong min kak kena pak bu mohon agar supaya biar jika bila ada punya terus trus sama jadi the how to is my`.split(/\s+/),
);

const canonical = new Map<string, string>();
for (const line of meanings.trim().split('\n')) {
  const [first = '', ...others] = line.split(' ');
  for (const word of [first, ...others]) canonical.set(word, first);
}

/** The word that stands for this one; undefined when it is in no group. */
export const meaningOf = (word: string): string | undefined => canonical.get(word);

/** All words of the groups, for the correction of typing slips. */
export const knownWords: readonly string[] = [...canonical.keys()];
