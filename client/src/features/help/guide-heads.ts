import type { GuideId } from '../../ui/layout/guide-ids.js';

/** Titles and intros of all guides. Their text is fetched when a guide is opened or searched. */
export const guideHeads: Readonly<Record<GuideId, { readonly title: string; readonly intro: string }>> = {
  'menghubungkan-whatsapp': {
    title: 'Menghubungkan WhatsApp',
    intro: 'Nomor WhatsApp Anda dihubungkan sekali. Setelah itu bot berjalan sendiri, juga saat HP mati.',
  },
  'melatih-ai': {
    title: 'Train AI',
    intro: 'Bot hanya tahu apa yang Anda tulis. Semakin jelas tulisannya, semakin tepat jawabannya.',
  },
  produk: { title: 'Produk dan harga', intro: 'Daftar produk membuat harga, stok, dan berat selalu dijawab sama.' },
  'aturan-harga': {
    title: 'Gratis ongkir, diskon, kode promo, DP',
    intro: 'Bot menghitung total pesanan dengan aturan yang Anda tulis sekali.',
  },
  'foto-ongkir': { title: 'Foto produk dan ongkir', intro: 'Bot dapat mengirim foto produk dan menghitung ongkir ke alamat pelanggan.' },
  chat: { title: 'Chat dan ambil alih', intro: 'Semua chat dapat dibaca di panel, dan Anda dapat menjawab sendiri kapan saja.' },
  pesanan: { title: 'Pesanan dan closing', intro: 'Pesanan yang sudah pasti dicatat bot, dan Anda yang mengurus pembayarannya.' },
  'follow-up': { title: 'Follow-up', intro: 'Pelanggan yang diam disapa lagi pada hari ke-1, ke-2, dan ke-3.' },
  paket: { title: 'Paket dan tagihan', intro: 'Paket menentukan berapa balasan AI yang Anda punya dan sampai kapan.' },
  'tidak-dijawab': {
    title: 'Kenapa bot tidak menjawab',
    intro: 'Bot sengaja diam untuk sebagian pesan. Ini alasannya dan cara mengubahnya.',
  },
  'jam-kerja': {
    title: 'Jam kerja dan menjeda bot',
    intro: 'Bot menjawab 24 jam, atau hanya saat Anda mau. Begini mengatur jamnya dan menjeda bot.',
  },
  'nomor-dibatasi': {
    title: 'Kalau nomor dibatasi atau diblokir WhatsApp',
    intro: 'WhatsApp kadang membatasi nomor yang mengirim terlalu banyak pesan ke orang baru.',
  },
  'ganti-nomor': { title: 'Ganti nomor atau HP', intro: 'Bot dapat pindah ke nomor lain. Isi Train AI dan chat lama tetap ada.' },
  broadcast: { title: 'Broadcast dan pesan massal', intro: 'Panel ini tidak mengirim broadcast, supaya nomor Anda aman.' },
  pemberitahuan: { title: 'Pemberitahuan', intro: 'Anda dikabari lewat WhatsApp, email, dan HP saat ada yang perlu Anda tangani.' },
  akun: { title: 'Login, password, dan akun', intro: 'Lupa password, ganti email, dan menghapus akun.' },
  'unduh-data': { title: 'Unduh data', intro: 'Kontak dan isi chat dapat disimpan sebagai berkas CSV atau Excel.' },
  'panel-tidak-memuat': { title: 'Kalau panel tidak memuat', intro: 'Panel membutuhkan internet. Bot tidak: ia berjalan di server kami.' },
};
