/**
 * Groups of words that mean the same in a search, one group per line. The index uses the first word of a line. The
 * other words are its spellings, abbreviations, slang forms and English equivalents.
 */
const meanings = `
jangan jgn jgan jngan
tidak gak nggak ngga enggak engga ga gk g tdk tak kagak ndak nda bukan
hp handphone ponsel hape smartphone android iphone
telepon telpon telp tlp nelpon nelpn nelp call panggilan menelepon ditelepon penelepon vidcall
whatsapp wa watsap wasap whatsap
nomor no nmr nomer nope
password pw pass passwd pwd sandi katasandi paswot
blokir banned ban block diblock blok suspend suspended ditangguhkan keblokir kebanned beku dibekukan pembekuan freeze kebekuan
batas limit restricted restrict dibatasi
scan pindai memindai barcode qr qrcode kode kamera camera kotak
hubung sambung konek connect pairing taut link tersambung terkoneksi
putus disconnect terputus copot lepas kelepas kecopot terlepas dc kedc
mati off offline nonaktif padam lowbat
unduh export ekspor eksport download donlot backup bekap cadangan rekap
impor import excel csv xlsx spreadsheet
unggah upload
broadcast bc blast siaran massal masal bom promosi sekaligus serentak
jam jadwal operasional pukul waktu
libur tutup cuti lebaran mudik
ubah ganti edit update rubah tukar pindah perbarui naik turun
hapus delete remove hilang buang ilang ngilang ngilangin menghilang musnah
akun account
tagihan invoice nota kuitansi kwitansi faktur
bayar payment pembayaran transfer lunas topup dana gopay ovo qris tf trf
paket langganan billing subscribe subscription berlangganan
refund
kuota quota saldo kredit credit
habis abis
panjang perpanjang renew extend
jawab balas bales respon respons reply nyaut merespon jwb
diam bisu ngambek bengong mogok nganggur cuek
gagal error eror rusak macet stuck bug masalah down crash ngadat ngehang hang
harga price tarif biaya brp
grosir lusinan lusin kodi partai borongan reseller diskon potongan eceran murah
produk barang katalog item dagangan sku
stok stock ready po preorder bundling bundle varian ukuran size warna macam macem jenis
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
pesanan order orderan closing transaksi penjualan beli pembelian checkout borong laku
suara voice vn voicenote audio
grup group
coba trial uji demo percobaan gratis free
lambat lemot lelet loading muat muter ngeload ngeloading nunggu
panel web website situs webnya tampilan
internet koneksi sinyal jaringan wifi
latih train training prompt ajar didik suruh nyuruh perintah instruksi arahkan
gaya bahasa nada ngomong omongan bicara kaku santai formal sopan jutek galak judes emoji emotikon salam sapaan bertele singkat emot emotnya cerewet bawel lebay berisik
mesin robot ai chatgpt gpt
salah ngawur keliru ngaco halu bohong ngarang mengarang asal ngasal asalan sembarangan seenaknya ngelantur melenceng nyeleneh
aman privasi keamanan hack hacker dibajak bajak
riwayat history
sampai nyampe tiba
followup fu folowup
tanya nanya pertanyaan question faq
lihat liat cek ngecek pantau
kecuali blacklist pengecualian abaikan
pribadi keluarga teman istri suami
mulai pertama awal pemula perdana
daerah surabaya bandung jakarta medan semarang jogja yogyakarta malang bekasi depok tangerang bogor makassar palembang bali denpasar solo kabupaten kecamatan kelurahan pulau wilayah
sibuk repot rame ramai
pasang instal install aplikasi
komputer laptop pc
hidup nyala start on aktif
henti stop berhenti matikan pause jeda istirahat rehat nonaktifin
pakai pake make gunakan menggunakan
beri kasih ngasih kasi
catat kecatat tercatat nyatet
untung omzet jualan total laporan statistik grafik rekap rekapan pendapatan pemasukan
bantu bantuan support dukungan hubungi komplain
karyawan pegawai staf staff tim akses asisten sales kasir marketing
voucher vocer kupon coupon
dobel double ganda duplikat kembar
panduan tutorial tutor petunjuk guide
penipu tipu nipu menipu penipuan ditipu ketipu scam scammer modus
menyela nyela nyamber nyerobot memotong motong nyelonong nimpali
upgrade downgrade
tokopedia tokped toped shopee shoppe sopi lazada bukalapak tiktokshop marketplace
huruf tulisan teks font
kecil kekecilan mungil
pulsa paketan
`;

/**
 * Phrases that have one meaning, each with the word that replaces it. The replacement happens before a question or a
 * text is split into words.
 */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bfoll?ow[\s-]*up\b/g, 'followup'],
  [/\b(?:sapa|nyapa|menyapa|sapaan|hubungi|menghubungi|ingatkan|ingetin|ingatin) (?:lagi|ulang|kembali)\b/g, 'followup'],
  [
    /\b(?:tanya|nanya)(?:2|nya)?(?: (?:doang|aja|saja|harga))? (?:trus|terus|lalu|abis itu) (?:ilang|hilang|ngilang|kabur|diam|diem)\b/g,
    'followup',
  ],
  [
    /\b(?:ilang|hilang|ngilang|menghilang|kabur|diam|diem) (?:abis|habis|setelah|sesudah|pas|begitu) (?:tanya|nanya|bertanya|dikasih tahu|dikasih tau|tahu|tau)\b/g,
    'followup',
  ],
  [
    /\b(?:panggil|manggil|memanggil|panggilan|sebut|nyebut|menyebut) (?:(?:saya|sy|aku|pelanggan|pembeli|customer|cust) )?(?:kakak|kak|kk|kakaknya|bapak|pak|ibu|bu|bunda|sis|sist|sista|gan|agan|juragan|boss?(?:ku)?|mas|mbak|bang|abang|om|tante|say|sayang|beb|dek|adek|aa|teh|teteh)\b/g,
    'gaya',
  ],
  [/\b(?:kasih|kasi|beri) (?:tau|tahu)(?= (?:saya|sy|aku|kalau|kalo|klo|kl|ada|pas|tiap)\b)/g, 'notifikasi'],
  [/\banak ?buah\b/g, 'karyawan'],
  [
    /\b(?:ikut|ikutan|bantu|bantuin) (?:pegang|megang|jaga|jagain|urus|ngurus|kelola|buka|pakai|pake|pantau)(?: (?:panel|akun|aplikasi|dashboard|chat)(?:nya)?)?\b/g,
    'karyawan',
  ],
  [
    /\b(?:masukin|masukkan|memasukkan|input|inputin|nginput|entri) (?:semua )?(?:(?:data|daftar|list) )?(?:data|daftar|list|produk|barang|harga|katalog|stok|jualan|dagangan|menu)\b/g,
    'impor produk',
  ],
  [
    /\b(?:balikin|balikkan|kembaliin|kembalikan|serahin|serahkan|oper|operin|lepasin) (?:(?:lagi|chat|chatnya|obrolan|pelanggan|customer) ){0,2}(?:ke|sama|pada) (?:bot|robot|ai|mesin)\w{0,3}\b/g,
    'kembalikan bot',
  ],
  [/\b(?:dua|2) ?(?:kali|x)\b|\bdobel(?:an)? dobel\b|\bdouble double\b/g, 'dobel'],
  // In the panel, a blacklist means excluded numbers, not a blocked account.
  [/\bdaftar hitam\b|\bblack ?list\b/g, 'kecuali'],
  // mobile data of the phone, not the quota or package of the panel
  [/\b(?:kuota|paket) (?:internet|data)(?:nya)?\b/g, 'pulsa'],
  [/\bkode (?:promo|diskon|kupon|voucher)\b/g, 'voucher'],
  [/\b(?:org|orang) (?:yg|yang)\b/g, 'pelanggan'],
  [/\b(?:balas|bales|membalas|ngebales|jawab|jawabin) (?:sendiri|manual)\b/g, 'ambil'],
  [/\btangan sendiri\b/g, 'ambil'],
  [/\bkata (?:sandi|kunci)\b/g, 'password'],
  [/\blog[\s-](in|out)\b/g, 'log$1'],
  [/\bsign[\s-](?:in)\b/g, 'login'],
  [/\bvoice (?:note|chat)\b/g, 'suara'],
  [/\bkode (?:verifikasi|otp)\b/g, 'otp'],
  [/\b(?:pesan|chat) (?:massal|masal)\b/g, 'broadcast'],
  [/\bambil alih\b/g, 'ambil'],
  [/\b(?:sok tau|sok tahu|(?:tidak|ga|gak|nggak|ngga) nyambung)\b/g, 'salah'],
  [/\b(?:tarif|biaya|harga|ongkos) (?:kirim|pengiriman|antar|ekspedisi)\b/g, 'ongkir'],
  [/\b(?:ke|buat|untuk) (?:semua|banyak|ratusan|ribuan|\d{2,6}) (?:orang|kontak|nomor|nomer|no|pelanggan|customer|wa)\b/g, 'broadcast'],
  [/\bquick repl(?:y|ies)\b/g, 'balasan cepat'],
  [/\b(?:uang|duit|dana) (?:kembali|balik)\b/g, 'refund'],
  [/\b(?:kembalikan|balikin|minta) (?:uang|duit|dana)\b/g, 'refund'],
  [/\b(?:hari (?:minggu|sabtu|jumat|senin)|tanggal merah)\b/g, 'libur'],
  [/\b(?:web|webnya|panel|panelnya) (?:berat|lama)\b/g, 'panel lambat'],
  [/\b(?:layar|halaman|web) (?:putih|hitam|item|gelap|blank|kosong)\b/g, 'halaman kosong'],
  [
    /\b(?:pas|saat|waktu|ketika|padahal) (?:saya|sy|aku|gue|gw|kita|admin) (?:(?:lagi|lg|sedang|sdg|mau) )?(?:balas|bales|jawab|ngetik|mengetik|nulis|chat|ngechat)\b/g,
    'ambil',
  ],
  // The WhatsApp account, not the account in the panel.
  [/\b(?:akun )?(?:wa|whatsapp)(?:nya)? (?:(?:saya|sy|aku|ku) )?(?:ditutup|dihapus|dimatikan|dinonaktifkan|dikunci)\b/g, 'whatsapp blokir'],
  [/\bpindah ke (?:kompetitor|pesaing|sebelah|tempat lain|bot lain|aplikasi lain)\b/g, 'unduh aplikasi lain'],
];

/** Common words that occur in many questions and therefore do not help the search. */
export const fillers: ReadonlySet<string> = new Set(
  `apa apakah bagaimana gimana gmn cara caranya kok kenapa knp mengapa napa saya aku ku gue gw kami kita anda kamu yang yg bisa bs dapat dpt untuk utk
  kalau kalo klo kl tapi tp padahal pdhl pas masih msh cuma cm cuman doang hanya banget bgt mulu trus2an juga jg kayak kyk seperti soal tentang
  gitu gini tuh loh lho terlalu bikin buat bang mas mbak gan dan atau di ke dari dr pada dengan dgn itu ini nya sih dong ya yah deh nih aja saja sudah udah udh dah lagi mau ingin pengen pingin
  tolong min kak kena pak bu mohon agar supaya biar jika bila ada punya terus trus sama jadi sy dimana dmn mana seminggu sebulan the how to is my`.split(
    /\s+/,
  ),
);

const canonical = new Map<string, string>();
for (const line of meanings.trim().split('\n')) {
  const [first = '', ...others] = line.split(' ');
  for (const word of [first, ...others]) canonical.set(word, first);
}

/** The first word of the group of this word; undefined when it is in no group. */
export const meaningOf = (word: string): string | undefined => canonical.get(word);

/** All words of the groups, used to correct typing errors. */
export const knownWords: readonly string[] = [...canonical.keys()];
