/** Anchors of the guides on the help page. Never rename one: owners bookmark these addresses. */
export const guideIds = [
  'menghubungkan-whatsapp',
  'melatih-ai',
  'produk',
  'aturan-harga',
  'foto-ongkir',
  'chat',
  'pesanan',
  'follow-up',
  'paket',
  'tidak-dijawab',
  'jam-kerja',
  'nomor-dibatasi',
  'ganti-nomor',
  'broadcast',
  'pemberitahuan',
  'akun',
  'unduh-data',
  'panel-tidak-memuat',
] as const;
export type GuideId = (typeof guideIds)[number];
