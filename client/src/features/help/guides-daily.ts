import { limits } from '#contracts/values/limits';
import type { GuideId } from '../../ui/layout/guide-ids.js';
import type { GuideBody } from './guide.js';

/** Guides for daily use. */
export const dailyGuides = {
  chat: {
    parts: [
      {
        steps: [
          'Buka [Chat](/chat-history) dan pilih pelanggan.',
          `Tulis dan kirim seperti biasa, dari panel atau dari HP Anda. Bot diam di chat itu selama ${limits.takeoverMinutes} menit setelah pesan terakhir Anda; lamanya diatur di [Pengaturan balasan](/bot#balasan) di halaman Bot.`,
          'Tekan **Kembalikan ke bot** bila bot boleh menjawab lagi.',
        ],
      },
      {
        notes: [
          'Tombol **Ambil alih** membuat bot diam sampai Anda mengembalikannya.',
          'Pelanggan yang meminta manusia, mengeluh, atau mengirim bukti transfer diserahkan bot kepada Anda.',
          'Pesanan yang sudah pasti dicatat bot di [Closing](/closing). Ubah statusnya saat dibayar, dikirim, atau batal.',
          '**Mengapa bot menjawab begini?** di atas chat menunjukkan apa yang dipakai bot untuk setiap balasan.',
          'Beberapa chat sekaligus: tekan **Pilih beberapa chat** atau tahan satu baris, pilih, lalu **Tandai sudah dibaca**, **Tandai belum dibaca**, **Tandai selesai**, **Kembalikan ke bot**, atau beri label. Di komputer juga dengan Shift.',
          'Ketik / di kotak pesan untuk memilih **Balasan cepat**. Foto dapat ditempel (Ctrl+V) atau diseret ke chat, sampai sepuluh sekaligus.',
          '**Pintasan keyboard** di komputer, saat tidak sedang mengetik: M untuk chat berikutnya yang menunggu Anda, T tulis pesan, / balasan cepat, S tandai selesai, B kembalikan ke bot, C cari, ? daftar pintasan dan tombol untuk mematikannya.',
          'Chat yang Anda tandai belum dibaca, di panel atau di HP, tetap begitu sampai Anda membukanya lagi.',
          'Chat muncul setelah ada yang menulis ke nomor bot. Riwayat dari sebelum dihubungkan tidak dijawab.',
        ],
      },
    ],
  },
  'follow-up': {
    parts: [
      {
        steps: [
          'Buka [Follow-up](/followup) dan nyalakan hari yang Anda inginkan.',
          'Pilih **Generate Teks dengan AI** atau **Tulis Teks Manual**. Kata {nama} diganti nama pelanggan.',
          'Tekan **Simpan Konfigurasi**.',
        ],
      },
      {
        heading: 'Kapan terkirim',
        notes: [
          'Hari 1 berarti 24 jam setelah pesan terakhir pelanggan, dan hanya antara pukul 08.00 dan 20.00 menurut zona waktu Anda.',
          'Pelanggan yang membalas tidak mendapat sisa follow-up.',
          'Tidak terkirim bila sudah closing, sedang Anda ambil alih, ada di blacklist, menulis STOP atau BERHENTI, atau paket Anda berakhir.',
          'Nomor baru mulai dari 20 per hari lalu naik bertahap, supaya tidak dibatasi WhatsApp.',
          'Follow-up tidak mengurangi kuota balasan AI.',
          'Yang terjadwal dapat dilihat dan dibatalkan di **Antrean follow-up**.',
        ],
      },
    ],
  },
  paket: {
    parts: [
      {
        steps: [
          'Buka [Paket Langganan](/billing) dan tekan **Pilih Paket**, atau **Perpanjang** pada paket yang aktif.',
          'Selesaikan pembayaran di jendela yang muncul.',
          'Paket aktif begitu pembayaran diterima, biasanya dalam hitungan detik.',
        ],
      },
      {
        heading: 'Hitungannya',
        notes: [
          '1 balasan = 1 kali bot menjawab, walau beberapa pesan. Follow-up dan uji coba gratis tidak dihitung.',
          'Memperpanjang paket yang sama menambah masa dan balasan. Pindah ke paket lain langsung mulai, dan sisa balasan ikut terbawa.',
          'Paket Trial hanya sekali untuk setiap orang dan setiap nomor WhatsApp.',
          'Anda diberi tahu saat kuota terpakai 80, 90, dan 100 persen, dan saat masa paket tinggal 3 hari dan 1 hari.',
        ],
      },
      {
        heading: 'Kalau kuota atau masa paket habis',
        notes: [
          'Pesan pelanggan tetap dicatat di [Chat](/chat-history), tetapi bot tidak menjawab. Anda tetap dapat membalas sendiri.',
          'Sudah bayar tetapi belum aktif? Pembayaran diperiksa lagi otomatis. Status setiap pembayaran ada di **Riwayat Pembayaran**.',
        ],
      },
    ],
  },
  'tidak-dijawab': {
    parts: [
      {
        heading: 'Semua pelanggan tidak dijawab',
        steps: [
          'Buka [Dashboard](/dashboard). Kartu paling atas menyebut sebabnya: bot terputus, kuota habis, paket berakhir, belum dilatih, atau AI bermasalah.',
          'Tekan tombol di kartu itu, lalu ikuti langkahnya.',
        ],
      },
      {
        heading: 'Nomor yang Anda kecualikan',
        steps: [
          'Buka [Blacklist](/blacklist), isi nomornya, lalu tekan **Simpan**.',
          'Hapus nomor dari daftar bila bot boleh menjawab lagi.',
        ],
      },
      {
        heading: 'Yang juga tidak dijawab',
        notes: [
          'Grup dan status WhatsApp. Siaran dan AI Meta diatur di [Siapa yang dijawab](/bot#siapa-dijawab) di halaman Bot.',
          'Telepon. Pesan untuk penelepon ditulis di [Panggilan WhatsApp](/bot#panggilan) di halaman Bot.',
          'Chat yang sedang Anda ambil alih.',
          'Stiker, jempol, atau reaksi saja, kecuali itu jawaban atas pertanyaan bot.',
          'Pelanggan yang menulis STOP atau BERHENTI.',
          'Nomor notifikasi Anda sendiri.',
          'Pesan lama yang masuk saat bot mati.',
          'Terlalu banyak balasan otomatis berturut-turut: mungkin lawan bicaranya juga bot.',
        ],
      },
      { notes: ['Alasan setiap pesan yang tidak dijawab tertulis di [log bot](/logs).'] },
    ],
  },
  'nomor-dibatasi': {
    parts: [
      {
        heading: 'Dibatasi untuk sementara',
        notes: [
          'Chat yang sedang berjalan tetap dibalas. Pesan ke kontak baru dan follow-up menunggu sampai batasnya berakhir.',
          'Tanggal berakhirnya tertulis di [halaman Bot](/bot), bila WhatsApp menyebutnya.',
          'Anda tidak perlu menekan apa pun. Menghubungkan ulang tidak mempercepatnya.',
        ],
      },
      {
        heading: 'Diblokir',
        steps: [
          'Buka WhatsApp di HP nomor itu dan ajukan peninjauan.',
          'Selama menunggu, hubungkan nomor lain di [halaman Bot](/bot) bila perlu.',
        ],
      },
      {
        heading: 'Supaya tidak terulang',
        notes: [
          'Pakai nomor usaha, bukan nomor pribadi: bot bekerja lewat cara yang tidak resmi, dan nomornya dapat hilang.',
          'Kecilkan **Batas follow-up per hari** di [Follow-up](/followup).',
          'Nomor yang baru dibuat lebih cepat dibatasi. Pakai dulu seperti biasa beberapa minggu.',
        ],
      },
    ],
  },
  'panel-tidak-memuat': {
    parts: [
      {
        steps: [
          'Periksa internet perangkat ini, lalu tekan **Coba lagi** atau muat ulang halaman.',
          'Masih gagal? Tunggu beberapa menit. Yang Anda lihat adalah kabar terakhir; panel mencoba lagi sendiri.',
          'Bila berlanjut, buka **Support** di menu dan ceritakan apa yang tertulis di layar.',
        ],
      },
      {
        notes: [
          'Selama panel tidak dapat dibuka, bot tetap menjawab pelanggan.',
          `Setiap login berlaku ${limits.tokenDays} hari. Setelah itu, atau setelah mengganti password, Anda diminta login lagi.`,
          'Perangkat yang masuk ke akun Anda terlihat di [Pengaturan](/settings).',
          'Huruf terlalu kecil: perbesar tulisan di pengaturan HP atau browser.',
        ],
      },
    ],
  },
} as const satisfies Partial<Record<GuideId, GuideBody>>;
