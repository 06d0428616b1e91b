/** Conversations of the demo shop: lead, bot, lead, … oldest first. */
export interface DemoLead {
  readonly name: string;
  readonly talk: readonly string[];
  readonly mark?: 'takeover' | 'closing' | 'opted-out' | 'blacklisted' | 'no-quota';
}

/** Conversations of a small fashion shop, the newest first. */
export const demoLeads: readonly DemoLead[] = [
  {
    name: 'Budi Santoso',
    talk: [
      'Halo kak, gamis Aisyah warna sage masih ada?',
      'Halo kak Budi 👋 Gamis Aisyah warna sage masih tersedia ukuran M dan L ya. Harganya Rp189.000.',
      'Kalau ongkir ke Kec. Coblong Bandung berapa?',
      'Ongkir ke Coblong, Bandung:\n• JNE REG Rp18.000 (2–3 hari)\n• SiCepat Rp16.000 (2–3 hari)\nMau dikirim dengan yang mana, kak?',
      'SiCepat aja kak',
      'Siap kak. Boleh minta nama lengkap, alamat, dan nomor HP penerima?',
    ],
  },
  {
    name: 'Ibu Ratna Kusumawardhani Prawirodirdjo',
    talk: ['Bisa COD tidak?', 'Bisa kak, COD tersedia untuk Jabodetabek.', 'saya mau bicara sama orangnya langsung'],
    mark: 'takeover',
  },
  {
    name: 'Dewi Lestari',
    talk: ['saya ambil 2 ya kak, sudah transfer', 'Terima kasih kak Dewi 🙏 Pesanan 2 pcs kami proses hari ini.'],
    mark: 'closing',
  },
  { name: 'Agus', talk: ['p', 'Halo kak, ada yang bisa kami bantu?', 'ini berapa harganya', 'Boleh tahu produk yang mana, kak?'] },
  { name: 'Toko Makmur Jaya', talk: ['Ada harga grosir?', 'Ada kak, minimal 12 pcs diskon 15%.'] },
  { name: 'Siti Nurhaliza', talk: ['STOP', 'Baik kak, kami tidak akan mengirim pesan lagi.'], mark: 'opted-out' },
  { name: '', talk: ['Assalamualaikum', 'Waalaikumsalam kak, ada yang bisa kami bantu?'] },
  { name: 'Kurir Paket', talk: ['Paket sudah sampai depan'], mark: 'blacklisted' },
  { name: 'Rizky Pratama', talk: ['warna hitam ready?', 'Ready kak, ukuran S sampai XL.', 'oke nanti saya kabari'], mark: 'no-quota' },
  { name: 'Maria Ulfa', talk: ['Jam berapa tutup?', 'Kami melayani chat 24 jam kak 😊'] },
  { name: 'Hendra', talk: ['Lokasi tokonya dimana', 'Toko kami di Kec. Sukajadi, Bandung.'] },
  { name: 'Yuni Astuti', talk: ['makasih kak', 'Sama-sama kak Yuni 🙏'] },
];

export const demoPrompt = `Kamu adalah Rara, CS Toko Sari Hijab di Bandung.

Produk:
- Gamis Aisyah Rp189.000 (S–XL: sage, hitam, mocca)
- Pashmina ceruty Rp45.000

Cara order: minta nama, alamat lengkap, ukuran dan warna. Pembayaran transfer BCA atau COD Jabodetabek.
Jawab ramah, singkat, selalu sapa dengan “kak”.`;

export const demoProducts = 'Gamis Aisyah sage https://contoh.id/aisyah-sage.jpg\nPashmina ceruty https://contoh.id/pashmina.jpg';

const steps = [
  'INFO Pesan masuk dari Budi Santoso',
  'LOG Menyusun jawaban (giliran 3)',
  'INFO ✅ Balasan terkirim ke Budi Santoso',
  'INFO Cek ongkir Sukajadi → Coblong: 2 layanan',
  'WARN Kuota balasan AI tinggal 20%',
  'ERROR Model tidak menjawab dalam 45 detik, dicoba lagi',
  'LOG Pengiriman GAGAL, dikirim ulang dengan nomor pesan yang sama',
  'INFO Closing tercatat: Dewi Lestari',
];

/** `count` log lines as the server writes them, the newest now. */
export function demoLog(count: number, now: Date): string[] {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', dateStyle: 'short', timeStyle: 'medium' });
  return Array.from(
    { length: count },
    (_, index) => `[${clock.format(now.getTime() - (count - index) * 37_000)}] ${steps[index % steps.length]}`,
  );
}

const shelved = (name: string, priceIdr: number, stock: number | null, sizes: readonly string[] = []) => ({
  name,
  priceIdr,
  weightGrams: 250,
  stock,
  variants: sizes.map((size) => ({ name: size, priceIdr: null, stock: null })),
  notes: 'Katun combed 30s',
  photos: [],
  active: true,
});

/** The list of products. */
export const demoShelf = [
  shelved('Kaos Polos Hitam', 75_000, 24, ['S', 'M', 'L', 'XL']),
  shelved('Kaos Polos Putih', 75_000, 0, ['S', 'M', 'L', 'XL']),
  shelved('Kemeja Flanel Kotak Merah Lengan Panjang', 165_000, 8),
  { ...shelved('Jaket Parasut', 210_000, null), active: false },
];

/** Questions with answers. */
export const demoAnswers = [
  { question: 'Bisa COD?', answer: 'Bisa, khusus Jabodetabek lewat kurir toko. Ongkirnya dibayar di tempat.' },
  { question: 'Kalau ukurannya tidak pas, boleh tukar?', answer: 'Boleh dalam 3 hari selama label belum dilepas.' },
];
