import type { Searched } from '#core/platform/search/ranking.rules';

/** An invented general store: 2,000 products of 80 kinds, in owners' words. */
const kinds = `
Jilbab Segi Empat Voal|Azzara,Elzatta,Umama,Rabbani|hitam,putih,dusty pink,navy,sage,mocca
Pashmina Ceruty Babydoll|Azzara,Umama,Zoya|hitam,milo,lilac,army,cream
Mukena Travel Parasut|Siti Khadijah,Tatuis|hijau,ungu,marun,krem
Gamis Jersey Polos|Nibras,Zoya,Azzara|hitam,navy,marun,mustard
Koko Lengan Pendek|Rabbani,Preview|S,M,L,XL
Sarung Tenun|Gajah Duduk,Wadimor,Atlas|hitam,biru,hijau
Kaos Polos Cotton Combed 24s|Nusa,Gildan|hitam S,hitam M,hitam L,hitam XL,putih S,putih M,putih L,putih XL,merah L
Kemeja Flanel|Erigo,Nusa|merah,hijau,biru,hitam
Celana Chino Panjang|Erigo,Nusa|krem 30,krem 32,hitam 30,hitam 32,hitam 34
Celana Jogger Anak|Kiddo|3 tahun,5 tahun,7 tahun
Jaket Parasut Anti Air|Eiger,Consina|hitam,hijau
Hoodie Polos|Nusa,Erigo|abu,hitam,cokelat
Daster Rayon Kencana|Kencana Ungu|busui,jumbo,lengan panjang
Sepatu Lari|Ortuseight,Specs,League|39,40,41,42
Sepatu Sekolah Hitam|Pro ATT,Ando|36,37,38,39
Sandal Gunung|Eiger,Outdoor|40,41,42
Tas Ransel Laptop|Eiger,Bodypack|15 liter,25 liter
Totebag Kanvas|Nusa|polos,sablon
Dompet Kulit Pria|Braun,Levina|hitam,cokelat
Topi Baseball|Eiger,Nusa|hitam,krem
Jam Tangan Digital|Skmei,Casio|hitam,putih
Pasta Gigi Whitening|Pepsodent,Ciptadent|75g,120g,190g
Sampo Anti Ketombe|Clear,Head & Shoulders|70ml,160ml,340ml
Sabun Muka Brightening|Garnier,Ponds,Wardah|50ml,100ml
Pelembap Wajah Ceramide|Skintific,Wardah|30g,80g
Tabir Surya SPF 50|Azarine,Wardah,Skin Aqua|35ml,50ml
Lipstik Matte|Wardah,Implora,Hanasui|01 merah,02 nude,03 pink
Bedak Padat|Wardah,Pixy|natural,light beige
Parfum Pria|Axl,Casablanca|50ml,100ml
Popok Bayi Celana|Mamypoko,Sweety,Merries|S40,M34,L30,XL26
Tisu Wajah|Paseo,Nice|250 lembar,900g
Deterjen Bubuk|Rinso,Daia|800g,1.8kg
Sabun Cuci Piring|Sunlight,Mama Lemon|400ml,755ml
Rice Cooker|Miyako,Cosmos,Philips|0.6 liter,1.2 liter,1.8 liter
Wajan Anti Lengket|Maspion,Maxim|20cm,24cm,28cm
Blender Kaca|Miyako,Philips|1 liter,1.5 liter
Kipas Angin Berdiri|Miyako,Cosmos|16 inch,18 inch
Setrika Uap|Philips,Miyako|350 watt,1000 watt
Dispenser Galon Bawah|Sanken,Miyako|hitam,putih
Botol Minum Stainless|Lock&Lock,Nusa|500ml,750ml,1 liter
Charger Fast Charging Type C|Anker,Robot,Vivan|20w,33w,65w
Kabel Data Type C|Anker,Robot|1 meter,2 meter
Powerbank|Robot,Anker,Vivan|10000mAh,20000mAh
Headset Bluetooth|Robot,JBL|hitam,putih
Casing HP Samsung A15|Spigen,Nusa|bening,hitam
Casing HP iPhone 13|Spigen,Nusa|bening,hitam
Lampu LED|Philips,Hannochs|5 watt,9 watt,12 watt
Stop Kontak 4 Lubang|Uticon,Broco|3 meter,5 meter
Nastar Keju|Ina Cookies,Nusa|250g,500g
Kastengel|Ina Cookies,Nusa|250g,500g
Keripik Tempe|Sari Rasa,Abadi|100g,250g,500g
Keripik Singkong Balado|Christine Hakim,Abadi|150g,500g
Kopi Gayo Bubuk|Aroma,Nusa|100g,200g,500g
Kopi Toraja Biji|Aroma,Nusa|200g,1kg
Teh Hijau Celup|Sosro,Tong Tji|isi 25,isi 50
Gula Aren Cair|Nusa,Arenga|250ml,1 liter
Beras Pandan Wangi|Topi Koki,Maknyuss|5kg,10kg
Minyak Goreng|Bimoli,Sania|1 liter,2 liter
Sambal Bawang|Bu Rudy,Nusa|100g,200g
Abon Sapi|Nusa,Mesran|100g,250g
Rendang Kemasan|Uni Emi,Nusa|250g,500g
Madu Hutan|Nusa,Perhutani|350ml,650ml
Kurma Ajwa|Madinah,Nusa|250g,500g,1kg
Frozen Nugget Ayam|Fiesta,So Good|250g,500g
Susu Bubuk Coklat|Dancow,Milo|400g,800g
Boneka Beruang|Nusa|kecil,besar,jumbo
Mobil Remote Control|Nusa|merah,biru
Puzzle Kayu Huruf|Nusa,Kiddo|kecil,besar
Buku Gambar A4|Sidu,Kiky|isi 20,isi 50
Pulpen Gel|Joyko,Snowman|hitam,biru,merah
Sprei Katun Jepang|Nusa,Kintakun|120x200,160x200,180x200
Bantal Silikon|Nusa,Kintakun|standar,jumbo
Handuk Mandi|Terry Palmer,Nusa|biru,pink,abu
Gorden Blackout|Nusa|abu,krem
Rak Sepatu Susun|Nusa|3 susun,5 susun
Pot Bunga Gantung|Nusa|putih,cokelat
Pupuk Organik|Nusa,Agro|1kg,5kg
Benih Cabai Rawit|Panah Merah,Nusa|isi 50,isi 100
Pakan Kucing Kering|Whiskas,Bolt,Me-O|480g,1.2kg
Pasir Kucing Wangi|Bolt,Nusa|5 liter,10 liter
`;

export interface Good extends Searched {
  readonly name: string;
}

const total = 2_000;

/** 2,000 products. Those beyond the combinations above are further editions of the same goods. */
export const goods: readonly Good[] = (() => {
  const names = kinds
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [kind = '', brands = '', sorts = ''] = line.split('|');
      return brands.split(',').flatMap((brand) => sorts.split(',').map((sort) => `${kind} ${brand} ${sort}`));
    });
  const more = Array.from(
    { length: total - names.length },
    (_, at) => `${names[(at * 7) % names.length]!} seri ${2 + Math.floor(at / names.length)}${'ABCDEFG'[at % 7]}${at}`,
  );
  return [...names, ...more].map((name): Good => ({
    name,
    fields: [
      [name, 3],
      ['Bisa bayar di tempat, kirim setiap hari, stok banyak', 1],
    ],
  }));
})();

export interface Answered {
  readonly question: string;
  readonly answer: string;
}

const topics: readonly (readonly [question: string, answer: string])[] = [
  ['Bisa COD?', 'Bisa bayar di tempat untuk Jabodetabek.'],
  ['Nomor rekening', 'BCA 123 atas nama Sari.'],
  ['Garansi berapa lama?', 'Garansi tukar 7 hari bila cacat pabrik.'],
  ['Bagaimana cara retur?', 'Kirim video buka paket, retur diproses 3 hari.'],
  ['Jam buka toko', 'Senin sampai Sabtu 08.00 sampai 17.00.'],
  ['Alamat toko', 'Jl. Merdeka 10 Bandung.'],
  ['Apakah produk halal?', 'Semua makanan bersertifikat halal MUI.'],
  ['Kirim lewat kurir apa?', 'JNE, J&T, SiCepat.'],
  ['Berapa lama sampai?', 'Jawa 2 sampai 3 hari, luar Jawa 4 sampai 7 hari.'],
  ['Ada harga grosir?', 'Mulai 12 buah.'],
  ['Cara jadi reseller', 'Isi formulir, modal awal 300 ribu.'],
  ['Bisa dropship?', 'Bisa, nama pengirim nama Kakak.'],
  ['Bisa dicicil atau paylater?', 'Belum bisa.'],
  ['Cara cek resi', 'Nomor resi dikirim malam hari.'],
  ['Barang original?', 'Semua asli dari distributor.'],
  ['Bisa kirim ke luar negeri?', 'Malaysia dan Singapura.'],
  ['Bisa custom nama atau bordir?', 'Bisa, tambah 15 ribu per nama.'],
  ['Bisa bungkus kado?', 'Bisa, 10 ribu termasuk kartu ucapan.'],
  ['Panduan ukuran baju', 'Lingkar dada S 96, M 100, L 104, XL 108.'],
  ['Cara mencuci', 'Cuci dengan tangan, jangan diperas.'],
  ['Kalau barang pecah di jalan?', 'Kami ganti baru dengan video buka paket.'],
  ['Uang kembali berapa hari?', 'Pengembalian dana 3 hari kerja.'],
  ['Minimal belanja', 'Tidak ada minimal belanja.'],
  ['Ada faktur pajak?', 'Ada untuk pembelian di atas 5 juta.'],
  ['Bisa ambil sendiri di toko?', 'Bisa, kabari dulu.'],
  ['Pembayaran lewat QRIS atau e-wallet', 'QRIS, OVO, Dana, GoPay.'],
  ['Aman untuk ibu hamil?', 'Tanyakan dokter dulu.'],
  ['Masa kedaluwarsa makanan', 'Enam bulan sejak produksi.'],
  ['Simpan di kulkas?', 'Makanan beku disimpan di freezer.'],
  ['Ada sertifikat BPOM?', 'Semua kosmetik terdaftar BPOM.'],
];
const subjects = [
  'kaos',
  'gamis',
  'sepatu',
  'rice cooker',
  'powerbank',
  'nastar',
  'kopi gayo',
  'popok',
  'sprei',
  'parfum',
  'blender',
  'boneka',
  'pakan kucing',
  'tas',
  'lampu',
  'madu',
];

/** 500 answers: 30 of the whole shop, the others about one kind of good. */
export const answers: readonly Answered[] = (() => {
  const own = subjects.flatMap((subject) =>
    topics.map(([question, answer]): [string, string] => [`${question.replace(/\?$/, '')} untuk ${subject}`, answer]),
  );
  return [...topics, ...own].slice(0, 500).map(([question, answer]): Answered => ({ question, answer }));
})();
