import { retention } from '#contracts/values/retention';

export type TermsPart = { heading: string; paragraphs: readonly string[] };
export type TermsSection = { title: string; parts: readonly TermsPart[] };

export const termsTitle = 'Syarat & Ketentuan';
const filesDays = 90; // setting ATTACHMENT_DAYS, which an operator may change

export const termsUpdated = '31 Agustus 2025';

/** Legal text. `{email}` in a paragraph is replaced by the operator's support address. */
export const termsSections: readonly TermsSection[] = [
  {
    title: 'I. Umum',
    parts: [
      {
        heading: 'Definisi',
        paragraphs: [
          '“Layanan” adalah panel Whatsapp Bot AI beserta bot yang membalas pesan WhatsApp secara otomatis. “Pengguna” adalah orang atau badan usaha yang mendaftar dan memakai Layanan. “Pelanggan” adalah orang yang menulis ke nomor WhatsApp Pengguna.',
          'Dengan mendaftar, Pengguna menyatakan telah membaca, memahami, dan menyetujui seluruh isi halaman ini.',
        ],
      },
      {
        heading: 'Rincian paket',
        paragraphs: [
          'Layanan dijual sebagai paket langganan dengan jumlah balasan AI dan masa berlaku tertentu, sebagaimana tertulis di halaman harga dan halaman Paket Langganan. Paket Trial hanya dapat digunakan satu kali oleh satu alamat email dan satu nomor WhatsApp.',
          '1 balasan = 1 kali bot menjawab, walau beberapa pesan. Setelah kuota atau masa berlaku habis, pesan tetap dicatat tetapi AI tidak menjawab sampai paket diperbarui. Paket tidak diperpanjang secara otomatis.',
        ],
      },
      {
        heading: 'Jaminan dari Pengguna',
        paragraphs: [
          'Pengguna menjamin bahwa data pendaftarannya benar, bahwa nomor WhatsApp yang dihubungkan adalah miliknya atau dipakai dengan izin, dan bahwa Layanan tidak dipakai untuk pesan massal, penipuan, atau hal lain yang melanggar hukum maupun ketentuan WhatsApp.',
          'Pengguna memahami bahwa Layanan menghubungkan nomor seperti WhatsApp Web dan bukan produk resmi WhatsApp. WhatsApp dapat membatasi atau memblokir nomor kapan saja, dan risiko tersebut ditanggung oleh Pengguna.',
        ],
      },
      {
        heading: 'Ganti rugi',
        paragraphs: [
          'Pengguna membebaskan penyedia Layanan dari tuntutan pihak lain yang timbul dari isi prompt, isi pesan, atau cara Pengguna memakai Layanan, termasuk jawaban AI yang dibuat berdasarkan keterangan dari Pengguna.',
        ],
      },
    ],
  },
  {
    title: 'II. Keamanan Data dan Hal Lain',
    parts: [
      {
        heading: 'Keamanan data',
        paragraphs: [
          'Kunci perangkat WhatsApp disimpan dalam bentuk terenkripsi. Isi chat disimpan agar Pengguna dapat membacanya di panel, dan dikirim ke penyedia model AI sejauh diperlukan untuk menyusun balasan. Kami tidak menjual data Pengguna maupun Pelanggan.',
          'Salinan semua data akun dapat diminta di menu Pengaturan. Data satu Pelanggan dapat dihapus seluruhnya dari detail kontaknya, bila Pelanggan memintanya.',
          'Akun dapat dihapus kapan saja di menu Pengaturan. Data pribadi ikut dihapus; catatan pembayaran disimpan tanpa data pribadi sejauh diwajibkan untuk pembukuan.',
        ],
      },
      {
        heading: 'Siapa yang ikut memproses data',
        paragraphs: [
          'WhatsApp (Meta): mengirim dan menerima pesan. Penyedia model AI: membaca bagian chat, gambar dan pesan suara yang diperlukan untuk menyusun balasan. Penyedia ongkir: menerima nama daerah dan berat, tanpa nama orang. Midtrans atau Xendit: memproses pembayaran paket Pengguna. Penyedia email: mengirim kode dan pemberitahuan kepada Pengguna. Penyedia server: menyimpan database dan berkas.',
          'Pixel iklan Meta hanya dimuat di halaman depan dan halaman daftar, setelah pengunjung menyetujuinya.',
        ],
      },
      {
        heading: 'Berapa lama data disimpan',
        paragraphs: [
          `Chat, kontak, catatan, dan pengaturan: selama akun ada. Lampiran chat: ${filesDays} hari. Log bot: ${retention.activityDays} hari. Riwayat email: ${retention.mailDays} hari, isinya dihapus saat terkirim. Salinan data akun: ${retention.accountExportDays} hari. Pendaftaran yang tidak selesai: ${retention.registrationHours} jam. Catatan pembayaran: selama diwajibkan untuk pembukuan.`,
        ],
      },
      {
        heading: 'Anak-anak',
        paragraphs: ['Layanan tidak ditujukan bagi anak di bawah usia 13 tahun, dan kami tidak dengan sengaja mengumpulkan data mereka.'],
      },
      {
        heading: 'Link pihak ketiga',
        paragraphs: [
          'Layanan dapat memuat link ke situs pihak ketiga, misalnya halaman pembayaran. Kami tidak bertanggung jawab atas isi dan kebijakan situs tersebut.',
        ],
      },
      {
        heading: 'Perubahan kebijakan privasi',
        paragraphs: [
          'Kebijakan ini dapat berubah. Perubahan diumumkan di halaman ini beserta tanggal pembaruannya, dan berlaku sejak diumumkan.',
        ],
      },
    ],
  },
  { title: 'III. Kontak', parts: [{ heading: 'Hubungi kami', paragraphs: ['Pertanyaan tentang syarat ini dapat dikirim ke {email}.'] }] },
];
