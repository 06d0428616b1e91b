import { limits } from '#contracts/values/limits';
import type { GuideId } from '../../ui/layout/guide-ids.js';
import type { GuideBody } from './guide.js';

/** Guides about the account and about what the bot does not do. */
export const accountGuides = {
  akun: {
    parts: [
      {
        heading: 'Lupa password',
        steps: [
          'Di halaman Login ketuk **Lupa password?**, isi email Anda, lalu tekan **Kirim OTP**.',
          `Buka email Anda. Kode ${limits.otpDigits} angka berlaku ${limits.otpLifetimeMinutes} menit; periksa juga folder spam.`,
          'Ketik kode dan password baru, lalu tekan **Reset Password**.',
        ],
        notes: ['Kode tidak datang? Tunggu satu menit, lalu tekan **Kirim Ulang OTP**. Hanya email Gmail yang dapat dipakai.'],
      },
      {
        heading: 'Ganti email atau password',
        notes: [
          'Keduanya ada di [Pengaturan](/settings). Email baru berlaku setelah Anda mengetik kode yang kami kirim ke sana.',
          'Setelah password diganti, semua perangkat lain harus login lagi. Bot tetap berjalan.',
        ],
      },
      {
        heading: 'Dipakai bersama karyawan',
        notes: [
          'Satu akun punya satu email dan password. Karyawan masuk dengan email dan password yang sama, dari HP mana pun.',
          'Siapa pun yang masuk melihat semuanya, juga harga modal dan omzet. Aksesnya tidak dapat dibatasi.',
          'Keluarkan HP yang tidak dipakai lagi di [Pengaturan](/settings), bagian **Perangkat yang masuk**.',
        ],
      },
      {
        heading: 'Hapus akun',
        notes: [
          'Tekan **Hapus Akun** di bagian bawah [Pengaturan](/settings). Bot berhenti, WhatsApp dilepas, dan data Anda dihapus. Ini tidak dapat dibatalkan.',
          'Unduh dulu data yang masih Anda perlukan.',
        ],
      },
    ],
  },
  'ganti-nomor': {
    parts: [
      {
        heading: 'Memakai nomor lain',
        steps: [
          'Di HP nomor lama, buka WhatsApp › Perangkat tertaut, ketuk perangkat bot, lalu keluarkan.',
          'Buka [halaman Bot](/bot) dan tekan **Start Bot** atau **Hubungkan dengan kode**.',
          'Hubungkan dengan nomor yang baru. Tulisan di Train AI, produk, dan blacklist tetap sama.',
        ],
      },
      {
        heading: 'Nomor sama, HP baru',
        notes: [
          'Pindahkan WhatsApp ke HP baru seperti biasa. Bila bot terputus, hubungkan lagi di [halaman Bot](/bot).',
          'Chat lama tetap ada di [Chat](/chat-history).',
        ],
      },
      {
        notes: [
          'Satu akun menjalankan satu nomor. Untuk nomor kedua, daftarkan akun dengan email lain.',
          'Nomor baru sebaiknya tidak langsung mengirim ke banyak orang: follow-up naik bertahap sendiri.',
        ],
      },
    ],
  },
  'unduh-data': {
    parts: [
      {
        steps: [
          'Buka [Pengaturan](/settings), bagian **Unduh data**.',
          'Pilih **Kontak** atau **Pesan**, lalu **CSV** atau **Excel**.',
          'Tunggu sampai berkasnya selesai diunduh. Toko dengan banyak chat perlu beberapa menit.',
        ],
        notes: ['Excel memuat sampai 20.000 baris. Untuk yang lebih banyak, pilih CSV.', 'Daftar produk diunduh di [Produk](/produk).'],
      },
      {
        heading: 'Semua data akun dalam satu ZIP',
        steps: [
          'Di bagian yang sama, tekan **Minta semua data** dan masukkan password Anda bila diminta.',
          'Tunggu email kami. Toko dengan banyak chat perlu beberapa menit.',
          'Buka link di email itu, masuk ke panel, lalu tekan **Unduh semua data**.',
        ],
        notes: ['Link itu hanya bisa dipakai satu kali, dalam 3 hari. Sesudah itu berkasnya dihapus dari server kami.'],
      },
    ],
  },
  'jam-kerja': {
    parts: [
      {
        notes: [
          'Atur di [Kapan bot membalas](/bot#jam-bot) di halaman Bot: **Selalu**, **Hanya di luar jam buka**, atau **Hanya jika belum ada yang menjawab**.',
          'Selama menunggu Anda, pelanggan tampil di antrean Dashboard. Yang belum Anda jawab saat toko tutup dibalas bot, kalau pesannya belum lebih dari 6 jam.',
          'Tulis jam buka toko juga di **Prompt Utama** di [Train AI](/prompt). Bot memakainya untuk menjawab kapan toko buka dan kapan pesanan diproses.',
          'Toko libur? Tulis juga tanggalnya, dan hapus setelah lewat.',
        ],
      },
      {
        heading: 'Menjeda bot',
        notes: [
          'Semua chat: tekan **Stop Bot** di [halaman Bot](/bot). WhatsApp tetap terhubung, jadi **Start Bot** tidak perlu scan lagi.',
          'Satu chat: nyalakan **Ambil alih** di chat itu.',
          'Pesan yang masuk selama bot berhenti tetap tercatat setelah bot berjalan lagi.',
        ],
      },
    ],
  },
  broadcast: {
    parts: [
      {
        notes: [
          'Panel ini tidak mengirim broadcast. Pesan massal adalah penyebab paling sering nomor diblokir WhatsApp.',
          'Pelanggan yang pernah chat dapat disapa lagi dengan [Follow-up](/followup), paling banyak tiga kali dan bertahap.',
          'Siaran yang Anda kirim dari WhatsApp di HP tidak dijawab bot. Balasan pelanggannya dijawab seperti biasa.',
        ],
      },
    ],
  },
  pemberitahuan: {
    parts: [
      {
        steps: [
          'Isi **Nomor Notifikasi Peristiwa** di [halaman Bot](/bot#ongkir-notifikasi): nomor WhatsApp Anda sendiri, bukan nomor bot. **Kirim contoh** di [Dashboard](/dashboard) mencobanya; sampai contoh itu tiba, kabar penting juga datang lewat email.',
          'Buka [Pengaturan](/settings), bagian **Pemberitahuan**, dan pilih apa yang dikabarkan lewat WhatsApp dan email.',
          'Tekan **Nyalakan notifikasi** agar HP menerimanya juga saat panel ditutup.',
        ],
        notes: [
          'Di iPhone, tambahkan panel ke layar utama dulu.',
          'Yang terlewat tersimpan di lonceng di atas panel.',
          'Jam **Laporan pagi** dipilih di [Laporan](/laporan).',
          'Bunyi di panel diatur dengan **Bunyi di browser ini**.',
        ],
      },
    ],
  },
  pesanan: {
    parts: [
      {
        notes: [
          'Pesanan yang sudah pasti dicatat bot di [Closing](/closing), lengkap dengan nilainya bila diketahui. Anda langsung dikabari.',
          'Ubah statusnya menjadi Dibayar, Dikirim, atau Dibatalkan di sana.',
          'Jumlah closing dan Rupiah 30 hari terakhir ada di [Dashboard](/dashboard).',
          'Ringkasannya ada di [Laporan](/laporan): chat, closing, jam ramai, dan yang paling sering ditanyakan.',
          'Bukti transfer tidak pernah dinyatakan lunas oleh bot. Periksa rekening Anda, lalu jawab sendiri.',
        ],
      },
    ],
  },
} as const satisfies Partial<Record<GuideId, GuideBody>>;
