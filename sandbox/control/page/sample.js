/** A shop to train a bot with. It answers all of the suggested questions below. */
export const samplePrompt = `Kamu CS Toko Kopi Nusantara yang ramah. Panggil pelanggan Kak, jawab singkat.
Produk:
- Kopi Gayo 250 g Rp 85.000
- Kopi Toraja 250 g Rp 90.000
- Drip bag isi 10 Rp 65.000
Buka Senin sampai Sabtu jam 08.00 sampai 17.00.
Alamat: Jl. Braga no 15, Bandung.
Cara order: tulis nama, alamat, dan jumlahnya di chat ini.
Bayar bisa QRIS atau transfer BCA 1234567890 an Toko Kopi Nusantara.`;

/** For the field of products and their photos; the sandbox's picture host draws them. */
export const samplePhotos = (photos) => `Kopi Gayo - ${photos}/shop/kopi-gayo.jpg\nKopi Toraja - ${photos}/shop/kopi-toraja.jpg`;

/** For the field "Kecamatan Pengirim". */
export const sampleDistrict = 'Coblong, Bandung';

/** Questions that a customer sends by one click. */
export const questions = [
  'Halo kak',
  'Kopi Gayo berapa?',
  'Ongkir ke Tebet berapa?',
  'Berapa total 2 kopi gayo?',
  'Minta foto kopi gayo',
  'Saya mau beli 2 kopi gayo',
  'Buka sampai jam berapa?',
  'Saya mau bicara dengan admin',
  'Barangnya rusak kak',
  'STOP',
];
