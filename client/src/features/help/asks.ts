import type { GuideId } from '../../ui/layout/guide-ids.js';

/**
 * Questions that each guide answers, in the words of shop owners and separated by slashes. The search ranks guides by
 * their similarity to these questions. They use standard spelling, because the search derives spoken forms and other
 * spellings itself.
 */
const questions: Readonly<Record<GuideId, string>> = {
  'menghubungkan-whatsapp': `
    cara menghubungkan whatsapp / scan qr / scan barcode / bot mati / bot offline / hp mati / hp hilang / bot terputus / wa lepas sendiri /
    whatsapp keluar sendiri / kode 8 huruf / kode qr kedaluwarsa / passkey / login whatsapp web / tidak bisa scan / sambung ulang wa /
    mulai pakai bot / pertama kali harus apa / nyalakan bot / bot tidak tersambung / WhatsApp Business / tautkan perangkat / kode kedaluwarsa /
    hp rusak bot tetap jalan / hp tidak ada sinyal / whatsapp tidak bisa ditautkan / kode qr tidak terbaca kamera / kode pasangan ditolak /
    tidak punya hp kedua untuk scan / menu perangkat tertaut di mana / bot minta scan lagi / bot keluar sendiri dari wa /
    perangkat tertaut penuh / bot mati pas hp mati / apakah hp harus online terus / hp harus menyala terus tidak / wa web ikut keluar /
    sudah scan tapi masih menunggu / status bot tidak aktif aktif / cabut bot dari wa / putuskan bot dari whatsapp / wa biasa atau wa bisnis /
    centang biru akun resmi / ganti hp apakah scan ulang / sidik jari saat menautkan / bot tersambung tapi mati lagi / ketuk hubungkan lagi /
    update whatsapp lalu bot putus / cara pakai / panduan / panduan pakai bot / pulsa habis / pulsa hp bot habis / ganti foto profil bot / ganti foto profil wa`,
  'melatih-ai': `
    cara melatih bot / prompt / jawaban salah / jawaban bot salah / bot ngawur / bot jawab tidak sesuai / ganti gaya bahasa / ganti nama bot / ubah salam /
    contoh prompt / uji coba bot / bot mengarang / beri tahu bot / isi info toko / ubah jawaban bot / bot mengaku sebagai AI /
    gaya bicara bot / jawaban bot terlalu panjang / jawaban bot terlalu singkat / bot tidak tahu produk / tulis info promo /
    panggilan untuk pelanggan / bot salah sebut harga / bot kurang ramah / jawaban bot berbeda / bot salah menyebut nama toko /
    bot memberi diskon sendiri / bot memberi info yang tidak saya tulis / bot terlalu panjang jawabnya / bot terlalu kaku seperti robot /
    bot pakai bahasa inggris / bot pakai bahasa jawa atau sunda / bot panggil kakak atau bunda / bot menyapa berulang ulang /
    bot bertanya terus / bot menawarkan produk lain / bot tidak mengerti pertanyaan / bot tidak tahu alamat toko / bot tidak tahu promo /
    isi nomor rekening / isi aturan retur dan garansi / bot menjanjikan hal yang tidak ada / rahasia yang tidak boleh disebut bot /
    kembali ke tulisan sebelumnya / coba dulu sebelum dipakai / bot menjawab salah terus padahal sudah diajari / tulisan train ai hilang /
    menulis perintah untuk bot / bot mengaku manusia / bot menyebut dirinya AI / bot terlalu ramah atau terlalu jutek`,
  produk: `
    ganti harga / harga salah / ubah harga / tambah produk / impor excel / kategori produk / katalog / stok habis / varian warna ukuran /
    harga grosir / diskon / hapus produk / tanya jawab / daftar harga / ukuran beda harga / sembunyikan produk / produk tidak dijual lagi /
    masukkan daftar harga / salin daftar dari chat / bot jual barang yang habis / harga modal jangan disebut / harga beda tiap ukuran /
    harga per kilo atau per meter / minimal pembelian / harga reseller / promo sampai tanggal tertentu / produk tidak ditemukan bot /
    bot bilang habis padahal ada / bot bilang ada padahal habis / masukkan banyak produk sekaligus / urutkan produk /
    salin daftar harga dari wa / file excel tidak terbaca / impor dari shopee atau tokopedia / salah impor mau batalkan / nama produk salah /
    ubah banyak harga sekaligus / produk dobel / produk paket atau bundling / pertanyaan yang sering ditanya / berat produk /
    stok berkurang otomatis / bot menyebut harga lama`,
  'aturan-harga': `
    aturan harga / bikin kode promo untuk pelanggan / voucher diskon toko / DP atau uang muka / biaya admin / biaya packing / biaya COD /
    gratis ongkir minimal belanja / potongan harga untuk semua / bot salah hitung diskon / subsidi ongkir /
    bundling / diskon per kategori`,
  'foto-ongkir': `
    cek ongkir / ongkir salah / kirim foto produk / foto tidak terkirim / gambar google drive / kecamatan pengirim / berat barang /
    kurir jne / alamat pengiriman / taruh foto di mana / ongkir terlalu mahal / kirim dari daerah mana / ganti alamat toko /
    bot kirim foto salah / ongkir ke luar pulau / resi / bot tidak bisa kirim gambar / pelanggan minta foto barang /
    foto produk lebih dari satu / foto terlalu besar / foto buram / link foto tidak bisa dibuka / ongkir tidak ketemu /
    kecamatan tidak ditemukan / pilih kurir yang dipakai / kurir grab gosend atau kurir toko / gratis ongkir / ambil di toko tanpa ongkir /
    COD bayar di tempat / kirim dari kota lain / berapa hari sampai / ongkir beda dengan aplikasi ekspedisi / total belanja dengan ongkir /
    kirim video produk`,
  chat: `
    balas sendiri / ambil alih chat / jawab manual / chat langsung dengan pelanggan / bot diam setelah saya balas / bot diam saat saya mengetik / kembalikan ke bot /
    riwayat chat / cari chat lama / label pelanggan / tandai selesai / belum dibaca / kenapa bot jawab begini / bicara dengan admin /
    balasan cepat / kirim foto ke pelanggan / pintasan keyboard / catatan pelanggan / baca isi chat / bot ikut campur chat saya /
    pegang chat sendiri / pelanggan minta orang / cari nama pelanggan / mulai chat baru / lihat percakapan bot dengan pelanggan /
    bot memotong saat saya balas / bot ikut campur saat saya chat / supaya bot tidak ikut balas / kirim gambar dari panel /
    kirim file ke pelanggan / catatan tentang pelanggan / chat nomor baru duluan / tulis pesan ke pelanggan baru /
    siapa yang menunggu dijawab / pelanggan minta bicara orang / bot memanggil saya / pertanyaan yang bot tidak tahu / berapa lama bot diam /
    bot jawab lagi setelah saya / hapus chat pelanggan / pelanggan marah atau komplain / pelanggan komplain barang rusak atau cacat /
    retur atau tukar barang / barang salah kirim / barang belum sampai ditanya pembeli / template jawaban / sematkan chat /
    chat tidak muncul di panel / centang satu pesan tidak terkirim`,
  'follow-up': `
    follow up otomatis / ingatkan pelanggan / sapa lagi pelanggan lama / pelanggan tidak membalas lagi / pelanggan hilang /
    follow up tidak terkirim / matikan follow up / jadwal follow up / chat pelanggan lagi / teks follow up / pelanggan tidak jadi beli /
    hanya tanya lalu diam / berapa kali diingatkan / pelanggan dibaca saja / kirim pesan otomatis besok / pelanggan menghilang /
    pelanggan tanya lalu hilang / hanya tanya tidak jadi beli / chat ulang pelanggan / pelanggan cuma baca tidak balas / tagih pelanggan yang belum bayar / ingatkan keranjang /
    pesan hari ke 1 2 3 / jam kirim follow up / follow up malam hari / follow up dikirim ke yang sudah beli / jangan follow up pelanggan ini /
    pelanggan terganggu follow up / isi pesan follow up sendiri / hasil follow up / follow up ke chat lama / pelanggan bilang stop /
    berapa yang kembali setelah follow up / bot menghubungi lagi pelanggan / sapa pelanggan besok`,
  paket: `
    kuota habis / paket habis / perpanjang paket / cara bayar / harga paket / ganti paket / sudah bayar belum aktif / sisa balasan /
    coba gratis / refund / minta refund / invoice / berhenti langganan / upgrade / beli kuota / tambah balasan / cara hitung balasan / bayar pakai apa /
    pembayaran belum masuk / salah pilih paket / masa berlaku / langganan otomatis / beda paket satu dan lainnya / balasan hangus atau tidak /
    masa aktif paket / bayar pakai qris / bayar pakai transfer bank / bayar pakai kartu kredit / pembayaran gagal / pembayaran menunggu /
    uang terpotong paket belum masuk / tagihan otomatis tiap bulan / batal bayar / kuota cepat habis / bot mati karena kuota / turun paket /
    diskon paket / bukti pembayaran langganan / masa percobaan / trial habis / satu balasan dihitung bagaimana / kapan paket berakhir /
    stop langganan / voucher paket / kode promo langganan`,
  'tidak-dijawab': `
    bot tidak jawab / bot tidak balas / bot diam saja / kenapa pelanggan tidak dibalas / blacklist nomor / jangan balas keluarga /
    grup tidak dibalas / stop berhenti / kecualikan nomor / bot balas telat / telepon tidak dijawab / balas panggilan / AI Meta membalas /
    bot pilih pilih / bot tidak balas satu orang / jangan balas teman / jangan balas nomor ini / bot jawab lama / bot berhenti membalas /
    pelanggan mengeluh tidak dibalas / chat pelanggan terlewat / bot hanya jawab sebagian / bot jawab pelanggan baru saja /
    pelanggan lama tidak dijawab / bot berhenti menjawab tiba tiba / bot jawab satu kali lalu diam / voice note tidak dijawab /
    stiker tidak dijawab / bot membalas stiker / reaksi jempol dibalas / foto tidak dijawab / pesan lama tidak dijawab / bot jawab orang rumah / teman dan keluarga dijawab bot /
    jangan jawab nomor ini / nomor kurir jangan dijawab / pesan broadcast dijawab / status tidak dijawab / bot membalas dua kali / pesan terkirim dua kali /
    spam ke bot / orang iseng menghabiskan kuota / batas jawaban per pelanggan / sesama bot saling balas / pesan otomatis whatsapp business /
    bot lama menjawab / penipu / penipu chat terus / masukkan ke daftar hitam`,
  'nomor-dibatasi': `
    nomor diblokir / nomor kena banned / wa kena blokir / nomor dibatasi / whatsapp spam / batas kirim pesan / supaya tidak kena banned /
    apakah aman / risiko nomor / nomor hilang / wa diblokir setelah kirim banyak / kontak baru tidak terkirim / ban permanen / buka blokir /
    nomor tidak bisa chat orang baru / nomor baru takut diblokir / nomor dipakai bot aman tidak / pakai nomor pribadi aman tidak /
    whatsapp memberi peringatan / akun ditinjau whatsapp / pesan tertahan tidak terkirim / berapa pesan sehari yang aman /
    dilaporkan pelanggan / pelanggan blokir nomor saya / kesehatan nomor / nomor ditangguhkan / tidak bisa login whatsapp karena blokir /
    ajukan banding / pemanasan nomor baru / kecepatan mengetik bot`,
  'panel-tidak-memuat': `
    panel tidak bisa dibuka / loading terus / panel lambat / error / halaman kosong / server tidak menjawab / tidak ada internet /
    hubungi support / keluar sendiri / web tidak bisa diakses / tampilan rusak / tombol tidak bisa ditekan / muter terus / hubungi cs /
    server sibuk / tidak bisa disimpan / terputus dari server / mencoba menyambung lagi / tulisan merah di atas / versi baru muat ulang /
    putih terus / tidak bisa diklik / lemot di hp / sinyal jelek / panel keluar terus / data tidak muncul / angka tidak berubah /
    halaman tidak ditemukan / browser lama / hapus cache / bantuan teknis / lapor masalah / nomor bantuan / admin aplikasi ini /
    nomor cs / kontak cs / huruf terlalu kecil / tulisan kecil`,
  akun: `
    lupa password / lupa kata sandi / ganti password / ubah email / ganti email / hapus akun / tutup akun / tidak bisa login /
    otp tidak masuk / kode verifikasi tidak terkirim / keluar dari semua perangkat / akun dibajak / ganti nama / daftar akun baru /
    masuk panel / email salah / gmail hilang / kata sandi ditolak / ada yang masuk akun saya / tambah admin / ada yang masuk ke akun saya /
    login dari hp lain / ganti nama toko / ganti nomor hp akun / profil / kode tidak sampai ke email / email salah ketik / akun terkunci /
    terlalu banyak coba login / pakai akun bersama karyawan / tambah admin atau karyawan / undang tim / beri akses ke karyawan / hapus data pribadi /
    karyawan jangan bisa lihat harga modal / karyawan lihat harga modal / batasi akses karyawan / karyawan tidak boleh lihat omzet /
    data pelanggan aman tidak / logout semua hp / password salah terus / lupa email / keluar dari akun / passkey login panel`,
  'ganti-nomor': `
    ganti nomor / ganti nomor wa bot / pindah nomor / ganti hp / nomor baru / pakai dua nomor / pakai nomor lain / lebih dari satu nomor /
    ganti kartu / copot nomor / pindah wa bot / ganti wa toko / nomor lama mati / dua toko / tambah nomor / hp bot hilang atau dicuri /
    pindah ke nomor toko / nomor hangus / simcard mati / nomor kedua / cabang kedua / dua bot dalam satu akun / tambah bot /
    chat lama hilang kalau ganti nomor / riwayat setelah ganti nomor / ganti ke wa business / pindah dari wa biasa ke wa bisnis / reset hp /
    nomor lama dihapus / satu nomor dipakai dua akun`,
  'unduh-data': `
    export data / unduh kontak / download chat / backup / cadangan data / simpan nomor pelanggan / simpan riwayat chat / unduh excel /
    ekspor pesan / laporan excel / data pelanggan / ambil data chat / kontak ke excel / pindahkan data / cetak laporan /
    data pelanggan ke excel / kontak pelanggan ke csv / minta semua data saya / unduh isi chat satu pelanggan / unduh pesanan / file zip /
    arsip / pindah ke aplikasi lain / unduh produk / rekap pelanggan / simpan ke laptop / berkas unduhan rusak / tautan unduhan kedaluwarsa /
    unduh lama sekali`,
  'jam-kerja': `
    jam kerja / jam buka / jam operasional / atur jadwal bot / toko libur / bot jawab malam saja / hanya di luar jam kerja /
    matikan bot sebentar / tutup sementara / jeda bot / bot 24 jam / toko tutup / libur lebaran / bot hanya malam / atur waktu bot /
    matikan bot dulu / bot balas kalau saya sibuk / bot istirahat siang / hari minggu tutup / tanggal merah /
    bot hanya jawab kalau saya tidak balas / bot jalan saat saya tidur / atur hari buka / jam buka ramadan /
    bot dinyalakan malam dimatikan siang / pesan saat tutup / pause bot / bot hidup lagi otomatis / liburan keluar kota /
    zona waktu WIB WITA WIT / saya balas dulu baru bot / beda jam tiap hari / matikan bot satu hari / hentikan bot sementara`,
  broadcast: `
    broadcast / kirim pesan massal / blast promo / kirim ke semua kontak / siaran / kirim promo ke pelanggan / chat duluan / kirim ke grup /
    kirim ke banyak orang / kirim katalog ke semua / sebar pesan / kirim ke ratusan kontak / status wa / promo lewat wa /
    kirim info diskon ke pelanggan lama / kirim brosur ke semua nomor / sebar promo / kirim pesan ke kontak excel / pesan berantai /
    kirim ucapan lebaran ke semua / kirim sekaligus / pesan ke nomor yang belum chat / jadwalkan pesan promo / story wa / masuk grup /
    kirim otomatis ke daftar nomor / iklan`,
  pemberitahuan: `
    notifikasi / notif tidak masuk / nomor notifikasi / pemberitahuan closing / bunyi / matikan notif / bagaimana saya tahu ada pelanggan /
    kabar saat bot mati / notif ke wa / pasang aplikasi di hp / laporan pagi / ada pesanan tidak tahu / hp tidak bunyi / suara panel /
    kabar lewat email / terlalu banyak notif / ganti nomor notifikasi / beri tahu saya kalau ada yang beli / tidak tahu ada chat masuk /
    notif hp tidak muncul / notif terlalu banyak / lonceng / laporan harian lewat email / ringkasan mingguan / kirim contoh notif /
    kabar ke dua nomor / nomor admin / email pemberitahuan masuk spam / izinkan notifikasi browser / notif di iphone / kabar kuota mau habis /
    bot putus tidak dikabari / pasang di layar utama / ikon aplikasi`,
  pesanan: `
    pesanan / lihat order / daftar closing / closing salah / ubah status pesanan / sudah transfer / bukti transfer /
    pelanggan mengaku sudah transfer / omzet / laporan penjualan / jam ramai / batal pesanan / pesanan tidak tercatat / siapa yang beli /
    struk transfer / barang sudah dikirim / jumlah penjualan hari ini / untung bulan ini / bot bilang sudah bayar padahal belum /
    konfirmasi pembayaran pelanggan / transfer palsu / isi nomor resi / kirim barang ke pembeli / pembeli batal / pesanan dobel /
    total pesanan salah hitung / pendapatan bulan ini / penjualan hari ini berapa / grafik penjualan / produk paling laku / alamat pembeli /
    pesanan baru masuk / hapus closing / closing tidak muncul / pembeli tidak bayar / berapa yang sudah closing / bot salah catat pesanan /
    rekening tujuan pembeli / refund pelanggan / refund pembeli / penipu`,
};

/** The questions of a guide. */
export const asksOf = (id: GuideId): readonly string[] => questions[id].split('/').map((line) => line.trim());
