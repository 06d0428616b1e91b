import { limits } from '#contracts/values/limits';
import type { GuideId } from '../../ui/layout/guide-ids.js';
import type { GuideBody } from './guide.js';

/** Guides for the one-time setup before the bot sells. */
export const setupGuides = {
  'menghubungkan-whatsapp': {
    parts: [
      {
        heading: 'Dengan HP lain atau komputer (kode QR)',
        steps: [
          'Buka [halaman Bot](/bot) dan tekan **Start Bot**.',
          'Di HP nomor bot, buka WhatsApp, ketuk Perangkat tertaut, lalu Tautkan perangkat.',
          'Arahkan kamera ke kode QR. Kode berganti sendiri selama halaman ini menunggu.',
          'Tunggu sampai tertulis **Bot Aktif**.',
        ],
      },
      {
        heading: 'Hanya dengan satu HP (kode 8 huruf)',
        steps: [
          'Buka [halaman Bot](/bot), tekan **Hubungkan dengan kode**, lalu isi nomor WhatsApp bot.',
          'Salin kode yang muncul.',
          'Buka WhatsApp › Perangkat tertaut › Tautkan perangkat › Tautkan dengan nomor telepon, lalu ketik kodenya.',
        ],
      },
      {
        heading: 'Kalau gagal atau terputus',
        notes: [
          'Kode kedaluwarsa: tekan **Start Bot** lagi untuk kode baru.',
          'WhatsApp di HP memutus bot: tekan **Hubungkan lagi** di [halaman Bot](/bot). Chat lama tetap ada.',
          'Koneksi putus sebentar: bot terhubung lagi sendiri. Anda tidak perlu menekan apa pun.',
          'WhatsApp meminta passkey: ikuti langkah yang muncul di [halaman Bot](/bot).',
          'HP mati, tanpa sinyal atau pulsa, atau hilang: bot tetap menjawab. WhatsApp baru memutusnya bila HP tidak dipakai lebih dari 14 hari.',
          'Nama dan foto profil nomor diganti di WhatsApp HP, bukan di panel.',
          'Satu nomor hanya berjalan di satu akun. Bila dihubungkan di akun lain, bot di akun pertama berhenti.',
          'Pesan yang masuk selama bot terputus tetap dicatat, dan yang masih baru dijawab setelah terhubung.',
        ],
      },
    ],
  },
  'melatih-ai': {
    parts: [
      {
        heading: 'Yang perlu ditulis',
        steps: [
          'Buka [Train AI](/prompt) dan isi **Prompt Utama**: usaha Anda, produk, harga, jam buka, cara order, dan cara bayar.',
          'Tulis juga gaya bahasanya, misalnya “panggil pelanggan Kakak, jawab singkat dan ramah”, atau pilih sapaan dan gayanya di [Cara bicara bot](/bot#cara-bicara) di halaman Bot.',
          'Tekan **💾 Simpan Prompt**. Jawaban berikutnya sudah memakai tulisan baru.',
        ],
      },
      {
        heading: 'Coba dulu',
        notes: [
          `Di [Uji Coba Bot](/uji-coba) Anda menulis sebagai pelanggan dan bot menjawab, tanpa mengirim pesan WhatsApp. ${limits.tryOutsPerDay} percobaan pertama setiap hari gratis.`,
          'Jawabannya meleset? Lengkapi prompt, simpan, lalu coba lagi dengan pertanyaan yang sama.',
        ],
      },
      {
        heading: 'Baik untuk diketahui',
        notes: [
          'Harga, stok, dan ongkir tidak dikarang. Yang tidak tertulis ditanyakan bot kepada Anda.',
          'Bukti transfer tidak pernah dinyatakan lunas oleh bot. Anda yang memeriksa dan menjawab.',
          'Supaya bot memperkenalkan diri sebagai asisten AI, nyalakan [Perkenalan bot](/bot#perkenalan) di halaman Bot.',
          'Bot mengerti foto dan pesan suara pelanggan. Bila tidak dapat dibuka, bot mengatakannya dengan sopan.',
          'Isi **Nomor Notifikasi Peristiwa** di [halaman Bot](/bot#ongkir-notifikasi) untuk mendapat pesan saat ada closing, pelanggan meminta manusia, bot terputus, atau kuota hampir habis.',
        ],
      },
    ],
  },
  produk: {
    parts: [
      {
        steps: [
          'Buka [Produk](/produk) dan tekan **Tambah Produk**.',
          'Isi **Nama produk** dan yang Anda tahu dari **Harga**, **Berat**, dan **Stok**.',
          'Ukuran atau warna ditulis di **Varian (opsional)**, satu per baris. Contoh: XL = 80rb stok 3.',
          'Tekan **Simpan Produk**.',
        ],
      },
      {
        heading: 'Ganti harga',
        steps: [
          'Buka [Produk](/produk), tekan gambar pensil di produknya, ganti **Harga**, lalu tekan **Simpan Produk**.',
          'Harga juga tertulis di [Train AI](/prompt)? Ganti di sana, lalu tekan **💾 Simpan Prompt**.',
        ],
        notes: ['Jawaban berikutnya langsung memakai harga baru.'],
      },
      {
        heading: 'Punya daftarnya di Excel atau chat?',
        steps: [
          'Tekan **Impor**, lalu pilih berkas Excel atau CSV, atau tempel daftar Anda.',
          'Periksa hasilnya. Baris yang tidak terbaca disebut nomornya dan cara memperbaikinya.',
          'Setujui untuk mengimpor. Sel yang kosong tidak mengubah data yang sudah ada.',
        ],
        notes: ['Daftar Anda dapat diunduh sebagai berkas, diubah, lalu diimpor lagi.'],
      },
      {
        heading: 'Tanya jawab',
        notes: [
          'Di bagian **Tanya Jawab** tulis pertanyaan yang sering datang dan jawaban Anda.',
          'Yang tidak diketahui bot ditanyakan kepada Anda di chatnya. Tulis jawabannya di kotak pesan, nyalakan **Ingat untuk pertanyaan berikutnya** bila berguna lagi, lalu tekan **Jawab lewat bot**. **Tulis pesan biasa** mengirim pesan dari Anda sendiri.',
        ],
      },
      {
        notes: [
          'Produk Anda banyak? Isi **Kategori**.',
          'Berat dipakai untuk menghitung ongkir.',
          'Matikan **Ditawarkan oleh bot** untuk produk yang sedang tidak dijual. Datanya tetap tersimpan.',
          'Yang tertulis di [Train AI](/prompt) tetap dipakai di samping daftar ini.',
          `Paling banyak ${limits.productsMax.toLocaleString('id-ID')} produk, ${limits.productPhotosMax} foto untuk setiap produk.`,
        ],
      },
    ],
  },
  'aturan-harga': {
    parts: [
      {
        steps: [
          'Buka [Aturan Harga](/prompt#aturan-harga) di bagian bawah Train AI. Yang tidak Anda pakai dibiarkan kosong.',
          'Diskon, kode, dan biaya ditulis satu per baris. Contoh kode: HEMAT10 = 10%, min 200rb.',
          'Paket dan promo per barang memakai nama produk atau kategori dari daftar. Contoh: 3 Kaos Polos = 100rb, atau Gamis = diskon 10%.',
          'Tekan **Simpan Aturan Harga**.',
        ],
        notes: [
          'Bot menghitung total pesanan dengan aturan ini. Kode promo hanya dihitung bila pelanggan menyebutnya; bot tidak menawarkannya.',
          'Diskon, kode, dan promo per barang tidak digabung: yang terbesar dipakai. Diskon dihitung dari harga grosir atau harga promo produk.',
        ],
      },
    ],
  },
  'foto-ongkir': {
    parts: [
      {
        heading: 'Foto',
        steps: [
          'Tekan **Unggah Foto** di [Train AI](/prompt) atau di produknya, atau tempel link foto.',
          'Tulis satu produk per baris. Contoh: Kaos polos hitam - https://…/kaos.jpg',
          'Fotonya muncul di bawah kolom itu. Bila tidak dapat dibuka, alasannya tertulis di sana.',
        ],
        notes: [
          'Google Drive dan Dropbox: atur aksesnya ke “Siapa saja yang memiliki link”, dan salin link fotonya, bukan foldernya.',
          `Foto berupa JPG, PNG, atau WebP, paling besar ${limits.photoBytes / 1_000_000} MB.`,
        ],
      },
      {
        heading: 'Ongkir',
        steps: [
          'Isi **Kecamatan Pengirim Untuk Cek Ongkir (opsional)** di [halaman Bot](/bot#ongkir-notifikasi), lalu simpan. Contoh: Tebet, Jakarta Selatan.',
          'Bila nama itu ada di beberapa kota, pilih yang benar dan tekan **Pakai kecamatan ini**.',
        ],
        notes: [
          'Isi berat produk di [Produk](/produk) supaya ongkirnya tepat.',
          'Bot menanyakan kecamatan dan kota pelanggan bila belum jelas.',
          'Bila layanan ongkir sedang tidak dapat dihubungi, bot mengatakan belum dapat menghitung dan tetap melayani.',
        ],
      },
    ],
  },
} as const satisfies Partial<Record<GuideId, GuideBody>>;
