import { text, type ShopFile } from './tables.js';

/** Lists copied from WhatsApp. */
export const pastedLists: readonly ShopFile[] = [
  {
    name: 'emoji, bold headings, arrows and dots, with lines about the shop',
    bytes: text(`
🌸 PRICE LIST HIJAB AYU 🌸
Update 12 Nov 2026

*PASHMINA*
▪️ Pashmina Silk → 45k
✅ *Pashmina Ceruty* : 39.000
👉 Bergo Maryam ....... 55rb

*GAMIS*
1️⃣ Gamis Syari = Rp. 189.000,-
- Gamis Anak ~150.000~ 120.000
• Gamis Couple Rp 350.000/set

Minimal order 3 pcs
Free ongkir min belanja 100rb
Harga belum termasuk ongkir
📱 WA 0812345678
💳 BCA 1234567890 a.n. Ayu
Order: 0812-3456-7890
IG @hijabayu
#hijabmurah #ootd
Terima kasih 🙏`),
    outcome: [
      'Pashmina Silk: Rp 45.000 (Kategori: PASHMINA)',
      'Pashmina Ceruty: Rp 39.000 (Kategori: PASHMINA)',
      'Bergo Maryam: Rp 55.000 (Kategori: PASHMINA)',
      'Gamis Syari: Rp 189.000 (Kategori: GAMIS)',
      'Gamis Anak: Rp 120.000 (Kategori: GAMIS)',
      'Gamis Couple: Rp 350.000 (Kategori: GAMIS, Harga per set)',
      '× 2 Update 12 Nov 2026',
      '× 14 Minimal order 3 pcs',
      '× 15 Free ongkir min belanja 100rb',
      '× 16 Harga belum termasuk ongkir',
      '× 17 📱 WA 0812345678',
      '× 18 💳 BCA 1234567890 a.n. Ayu',
      '× 19 Order: 0812-3456-7890',
      '× 20 IG @hijabayu',
      '× 21 #hijabmurah #ootd',
      '× 22 Terima kasih 🙏',
    ],
  },
  {
    name: 'blocks: the name, then its price, sizes and material below',
    bytes: text(`
*Gamis Navy*
Harga : 145.000
Size: M, L, XL
Bahan: ceruty babydoll
Stok: 5

*Gamis Maroon*
Harga : 155.000
Size: L, XL

*Tunik Salem*
Rp 99.000`),
    outcome: [
      'Gamis Navy: Rp 145.000 · stok 5 [M; L; XL] (Bahan: ceruty babydoll)',
      'Gamis Maroon: Rp 155.000 [L; XL]',
      'Tunik Salem: Rp 99.000',
    ],
  },
  {
    name: 'blocks with a price for resellers',
    bytes: text(`
Mukena Bali
Harga ecer 145.000
Harga reseller 120.000

Sajadah Turki
Harga ecer 85.000
Harga reseller 70.000`),
    outcome: ['Mukena Bali: Rp 145.000', 'Sajadah Turki: Rp 85.000'],
  },
  {
    name: 'sizes below a name',
    bytes: text(`
Kaos Polos
S - 50rb
M - 55rb
XL - 60rb

Hoodie
All size - 120rb`),
    outcome: ['Kaos Polos:  [S = Rp 50.000; M = Rp 55.000; XL = Rp 60.000]', 'Hoodie:  [All size = Rp 120.000]'],
  },
  {
    name: 'messages copied with their time and sender',
    bytes: text(`
[09.15, 25/11/2026] Ayu Hijab: Pashmina 45k
[09.16, 25/11/2026] Ayu Hijab: Khimar 65k
[09.17, 25/11/2026] Ayu Hijab: Bergo 55k`),
    outcome: ['Pashmina: Rp 45.000', 'Khimar: Rp 65.000', 'Bergo: Rp 55.000'],
  },
  {
    name: 'two prices in one line',
    bytes: text(`
Kaos Polos 50rb
Gamis 145rb (reseller 120rb)
Hoodie 120rb/110rb
Topi 1 pcs 25rb, 3 pcs 60rb
Tas Selempang 99rb ready hitam & navy`),
    outcome: [
      'Kaos Polos: Rp 50.000',
      '? 2 Gamis 145rb (reseller 120rb) ask',
      '? 3 Hoodie 120rb/110rb ask',
      '? 4 Topi 1 pcs ask',
      '? 5 Tas Selempang 99rb ready hitam & navy ask',
    ],
  },
  {
    name: 'a line without a price between priced ones',
    bytes: text(`
Nasi Goreng 18rb
Mie Goreng 17rb
Ayam Geprek
Es Teh 5rb`),
    outcome: ['Nasi Goreng: Rp 18.000', 'Mie Goreng: Rp 17.000', 'Es Teh: Rp 5.000', '? 3 Ayam Geprek drop'],
  },
  {
    name: 'menu of a warung with commas and units',
    bytes: text(`
Beras Pandan, Rp 75.000, 5 kg
Gula Pasir, 18rb, 1 kg
Telur 28.000/kg
Minyak 1 L @18.500
Kopi sachet 2.500 /pcs`),
    outcome: [
      'Beras Pandan: Rp 75.000 · 5 kg',
      'Gula Pasir: Rp 18.000 · 1 kg',
      'Telur: Rp 28.000 (Harga per kg)',
      'Minyak 1 L: Rp 18.500',
      'Kopi sachet: Rp 2.500',
    ],
  },
  {
    name: 'bare thousands',
    bytes: text(`
Nasi Uduk 12
Lontong 10
Gorengan 2`),
    outcome: ['? 1 Nasi Uduk ask', '? 2 Lontong ask', '? 3 Gorengan ask'],
  },
];
