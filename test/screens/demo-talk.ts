import type { ScriptedTurn } from './model-script.ts';

/** A lead of the demo shop, with the turns of the conversation, oldest first. */
export interface DemoLead {
  readonly name: string;
  /** The turns of the conversation. A turn with `isSpoken` is a voice message. */
  readonly turns: readonly (ScriptedTurn & { readonly isSpoken?: boolean })[];
}

const order = (ringkasan: string, nilai?: number, jenis = 'baru') => ['catat_closing', { ringkasan, nilai, jenis }] as const;
const noted = 'Siap kak, pesanannya sudah kami catat.';

/** Conversations of a small fashion shop, the newest first. */
export const demoLeads: readonly DemoLead[] = [
  {
    name: 'Budi Santoso',
    turns: [
      {
        says: 'Halo kak, gamis Aisyah warna sage masih ada?',
        answer: 'Halo kak Budi 👋 Gamis Aisyah warna sage masih tersedia ya. Harganya Rp189.000.',
      },
      {
        says: 'Kalau ongkir ke Kec. Coblong Bandung berapa?',
        tools: [['cek_ongkir', { tujuan: 'Coblong, Bandung', berat_gram: 400, kurir: 'SiCepat' }]],
        answer: 'Ongkir SiCepat ke Coblong, Bandung sudah saya cek kak. Mau dikirim dengan SiCepat?',
      },
      {
        says: 'Boleh, SiCepat aja kak. Ukuran saya M',
        tools: [['catat_pelanggan', { ukuran: 'M' }]],
        answer: 'Siap kak. Boleh minta nama lengkap, alamat, dan nomor HP penerima?',
      },
    ],
  },
  {
    name: 'Ibu Ratna Kusumawardhani Prawirodirdjo',
    turns: [
      {
        says: 'Bisa COD tidak? Saya di Cimahi',
        tools: [['tanya_pemilik', { pertanyaan: 'Apakah bisa COD ke Cimahi, dan berapa biayanya?' }]],
        answer: 'Untuk Cimahi saya tanyakan dulu ke pemilik toko ya kak.',
      },
      {
        says: 'saya mau bicara sama orangnya langsung',
        tools: [['panggil_admin', { alasan: 'Ingin bicara langsung dengan pemilik toko.', jenis: 'minta_admin' }]],
        answer: 'Baik kak, saya panggilkan pemilik toko ya.',
      },
      { says: 'halo? sudah ada orangnya?' },
    ],
  },
  {
    name: 'Dewi Lestari',
    turns: [
      {
        says: 'Jadi ambil gamis Aisyah sage M dua ya kak, kirim ke Coblong',
        tools: [order('2 Gamis Aisyah sage ukuran M, kirim ke Coblong, Bandung', 378_000)],
        answer: noted,
      },
    ],
  },
  {
    name: 'Agus Salim',
    turns: [
      { says: 'permisi kak, mau tanya-tanya gamis dulu', answer: 'Halo kak, boleh. Ada yang bisa kami bantu?' },
      { says: 'Kak, bisa dikirim hari ini?', isSpoken: true, answer: 'Boleh tahu dikirim ke mana kak?' },
    ],
  },
  {
    name: 'Toko Makmur Jaya',
    turns: [
      { says: 'Ada harga grosir?', answer: 'Ada kak, minimal 12 pcs diskon 15%.' },
      { says: 'Pesan seragam keluarga 12 gamis hitam ya', tools: [order('Seragam keluarga 12 gamis hitam')], answer: noted },
    ],
  },
  { name: 'Siti Nurhaliza', turns: [{ says: 'STOP' }] },
  { name: '', turns: [{ says: 'Assalamualaikum', answer: 'Waalaikumsalam kak, ada yang bisa kami bantu?' }] },
  { name: 'Kurir Paket', turns: [{ says: 'Paket sudah sampai depan' }] },
  {
    name: 'Maria Ulfa',
    turns: [
      { says: 'Jam berapa tutup?', answer: 'Toko tutup jam 20.00 kak 😊' },
      {
        says: 'Pesan 1 gamis Aisyah hitam ukuran XL, alamat menyusul ya',
        tools: [order('1 Gamis Aisyah hitam ukuran XL, alamat menyusul')],
        answer: noted,
      },
    ],
  },
  {
    name: 'Hendra',
    turns: [
      { says: 'Lokasi tokonya dimana', answer: 'Toko kami di Kec. Sukajadi, Bandung.' },
      { says: 'Saya pesan 1 pashmina ceruty ya kak', tools: [order('1 Pashmina ceruty', 45_000)], answer: noted },
      {
        says: 'Maaf kak, pesanannya batal dulu ya',
        tools: [order('1 Pashmina ceruty', 45_000, 'batal')],
        answer: 'Baik kak, saya sampaikan ke pemilik toko ya.',
      },
    ],
  },
  {
    name: 'Yuni Astuti',
    turns: [{ says: 'Pesan 2 pashmina ceruty mocca kak', tools: [order('2 Pashmina ceruty mocca', 90_000)], answer: noted }],
  },
];

/** The lead whose last message the bot does not answer, because the quota is used up. */
export const lastOfQuota: DemoLead = {
  name: 'Rizky Pratama',
  turns: [
    { says: 'gamis Aisyah warna hitam ready?', answer: 'Gamis Aisyah warna hitam masih tersedia ya kak.' },
    { says: 'oke nanti saya kabari' },
  ],
};

/** Yuni's changed order, as the model records it after she edited her message. */
export const editedOrder: ScriptedTurn = {
  says: 'Pesan 3 pashmina ceruty mocca kak',
  tools: [order('3 Pashmina ceruty mocca', 135_000, 'perubahan')],
  answer: noted,
};

export const demoPrompt = `Kamu adalah Rara, CS Toko Sari Hijab di Bandung.

Produk:
- Gamis Aisyah Rp189.000 (S–XL: sage, hitam, mocca)
- Pashmina ceruty Rp45.000

Cara order: minta nama, alamat lengkap, ukuran dan warna. Pembayaran transfer BCA atau COD Jabodetabek.
Grosir minimal 12 pcs diskon 15%. Toko di Kec. Sukajadi, Bandung, buka jam 8.00 sampai 20.00.
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

/** `count` log lines in the server's format. The newest line has the current time. */
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
