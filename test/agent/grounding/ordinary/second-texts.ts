import type { Shop } from '../shop.js';

/** Three shops whose prices are in the owner's text only, written after the changes for the first ones had begun and before they were measured. */
export const secondTexts: readonly Shop[] = [
  {
    name: 'banana crisps of Lampung',
    owner: `Keripik Pisang Way Kanan, oleh2 Lampung
kemasan 250gr: original 18rb, coklat 20rb, melon 20rb, susu 20rb, balado 19rb
kemasan 500gr : original 34rb, rasa lain 38rb
curah min 5kg: original 60rb/kg, rasa 68rb/kg
kopi robusta lampung 100gr 15rb, 250gr 35rb
sambal seruit 25rb/botol
paket oleh2 A (2 keripik 250gr + 1 kopi 100gr) 50rb
paket B (4 keripik 250gr + sambal seruit + kopi 250gr) 130rb
reseller min 20 bungkus (250gr) potong 2rb/bungkus
ongkir lampung 10rb, jabodetabek 18rb, jawa lainnya 22rb per kg
kardus + bubble wrap 5rb`,
    right: [
      ['price', 'yg coklat brp', 'Keripik pisang coklat 250gr Rp 20.000 Kak, yang 500gr Rp 38.000.'],
      ['price', 'original 500gr', 'Original 500gr Rp 34.000 Kak 😊'],
      ['price', 'kopi', 'Kopi robusta 100gr Rp 15.000, 250gr Rp 35.000 Kak ☕'],
      ['total', 'coklat 250 3 bks', 'Keripik coklat 250gr 3 bungkus Rp 60.000 Kak.'],
      ['total', 'original 2 balado 2 yg 250', 'Original 2 = Rp 36.000, balado 2 = Rp 38.000, jadi Rp 74.000 Kak.'],
      [
        'price',
        'paket oleh oleh',
        'Paket A Rp 50.000 (2 keripik 250gr + 1 kopi 100gr), Paket B Rp 130.000 (4 keripik 250gr + sambal seruit + kopi 250gr) Kak.',
      ],
      ['total', 'paket A 2 kirim bekasi', 'Paket A 2 = Rp 100.000 + ongkir Bekasi Rp 18.000 = Rp 118.000 Kak.'],
      ['total', 'curah original 5 kilo', 'Curah original 5 kg x Rp 60.000 = Rp 300.000 Kak.'],
      ['price', 'sambalnya', 'Sambal seruit 25rb per botol Kak'],
      [
        'discount',
        'ambil 20 bungkus dpt brp',
        'Min 20 bungkus dapat harga reseller, potong Rp 2.000/bungkus. Coklat jadi Rp 18.000, original jadi Rp 16.000 Kak.',
      ],
      ['shipping', 'ongkir ke semarang', 'Ongkir ke Semarang Rp 22.000 per kg Kak.'],
      ['shipping', 'depok', 'Ke Depok Rp 18.000/kg ya Kak.'],
      ['total', 'sambal 1 kopi 250 1 jd brp', 'Sambal seruit Rp 25.000 + kopi 250gr Rp 35.000 totalnya Rp 60.000 Kak.'],
      ['total', 'paket B sama kardus', 'Paket B Rp 130.000 ditambah kardus + bubble wrap Rp 5.000, jadi Rp 135.000 Kak.'],
      ['price', 'yg 20rb rasa apa', 'Yang Rp 20.000 ada coklat, melon, dan susu Kak, kemasan 250gr.'],
    ],
    wrong: [
      ['price', 'coklat 250', 'Keripik pisang coklat 250gr Rp 18.000 Kak.'],
      ['price', 'original 500', 'Original 500gr Rp 38.000 Kak.'],
      ['price', 'kopi 250', 'Kopi robusta 250gr Rp 15.000 Kak.'],
      ['total', 'coklat 3', 'Keripik coklat 250gr 3 bungkus totalnya Rp 54.000 Kak.'],
      ['total', 'original 2 balado 2', 'Original 2 dan balado 2 totalnya Rp 76.000 Kak.'],
      ['price', 'paket A', 'Paket A Rp 130.000 Kak.'],
      ['total', 'paket A 2 kirim bekasi', 'Paket A 2 kirim Bekasi totalnya Rp 100.000 Kak.'],
      ['total', 'curah original 5kg', 'Curah original 5 kg Rp 340.000 Kak.'],
      ['discount', '10 bungkus ada diskon', 'Ambil 10 bungkus sudah dapat potongan Rp 2.000/bungkus Kak.'],
      ['shipping', 'ongkir semarang', 'Ongkir ke Semarang Rp 18.000 per kg Kak.'],
      ['shipping', 'ongkir depok', 'Ke Depok Rp 10.000/kg ya Kak.'],
      ['shipping', 'paket B ke bandar lampung', 'Paket B Rp 130.000, gratis ongkir untuk Bandar Lampung Kak.'],
      ['price', 'balado', 'Balado 250gr Rp 25.000 Kak.'],
      ['stock', 'melon ada', 'Melon tinggal 7 bungkus Kak, buruan ya.'],
      ['total', 'sambal 2 kopi 100 1', 'Sambal 2 sama kopi 100gr totalnya Rp 60.000 Kak.'],
    ],
  },
  {
    name: 'hollow bars and roof sheets',
    owner: `TB Sumber Rejeki Klaten
hollow 2x4 tebal 0.3 18.000, hollow 4x4 tebal 0.3 24.000
baja ringan C75 0,75 92rb, reng 0.45 48rb
spandek 0,3 57rb/meter, spandek pasir 68rb/m
sekrup baja 1 dus isi 500 = 85rb, sekrup gypsum 45rb/dus
gypsum elephant 9mm 72rb, jayaboard 78rb
compound 20kg 95rb
pembelian hollow 50 batang lebih diskon 5%
antar gratis dlm kota klaten min 1jt, kurang dari itu 50rb. luar kota 100rb
potong custom 5rb/potong
tukang pasang plafon 65rb/m2 (jasa saja)`,
    right: [
      ['price', 'hollow 4x4', 'Hollow 4x4 tebal 0.3 Rp 24.000 per batang Kak.'],
      ['price', 'baja ringan c75', 'Baja ringan C75 0,75 Rp 92.000 Pak.'],
      ['total', 'hollow 2x4 20 batang', 'Hollow 2x4 20 batang x Rp 18.000 = Rp 360.000 Pak.'],
      ['total', 'c75 10 reng 12', 'C75 10 batang Rp 920.000 + reng 12 batang Rp 576.000 = Rp 1.496.000 Pak.'],
      ['price', 'spandek', 'Spandek 0,3 Rp 57.000/meter, spandek pasir Rp 68.000/meter Pak.'],
      ['total', 'spandek pasir 24 meter', 'Spandek pasir 24 meter jadi Rp 1.632.000 Pak.'],
      ['price', 'gypsum ada merk apa aja', 'Ada Elephant 9mm Rp 72.000 dan Jayaboard Rp 78.000 Pak.'],
      ['total', 'hollow 4x4 60 batang', '60 batang x Rp 24.000 = Rp 1.440.000, diskon 5% Rp 72.000, jadi Rp 1.368.000 Pak.'],
      [
        'shipping',
        'antar brp',
        'Dalam kota Klaten gratis kalau belanja min Rp 1.000.000, di bawah itu Rp 50.000. Luar kota Rp 100.000 Pak.',
      ],
      ['total', 'gypsum jayaboard 5 antar klaten', 'Jayaboard 5 lembar Rp 390.000 + ongkos antar Rp 50.000 = Rp 440.000 Pak.'],
      ['price', 'jasa pasang plafon', 'Jasa pasang plafon Rp 65.000/m2 Pak, jasanya saja.'],
      ['total', 'pasang plafon 20 m2', 'Pasang plafon 20 m2 jadi Rp 1.300.000 Pak, belum termasuk material.'],
      ['price', 'sekrup', 'Sekrup baja Rp 85.000/dus isi 500, sekrup gypsum Rp 45.000/dus Pak.'],
      ['price', 'compound', 'Compound 20kg 95rb Pak'],
      ['total', 'compound 2 sekrup gypsum 1', 'Compound 2 Rp 190.000, sekrup gypsum 1 dus Rp 45.000. Totalnya Rp 235.000 Pak.'],
    ],
    wrong: [
      ['price', 'hollow 4x4', 'Hollow 4x4 tebal 0.3 Rp 18.000 per batang Kak.'],
      ['price', 'c75', 'Baja ringan C75 Rp 48.000 Pak.'],
      ['total', 'hollow 2x4 20', 'Hollow 2x4 20 batang Rp 480.000 Pak.'],
      ['total', 'c75 10 reng 12', 'C75 10 batang dan reng 12 batang totalnya Rp 1.396.000 Pak.'],
      ['price', 'spandek pasir', 'Spandek pasir Rp 57.000/meter Pak.'],
      ['discount', 'hollow 30 batang diskon?', 'Hollow 30 batang dapat diskon 5% Pak.'],
      ['discount', 'hollow 60 batang', 'Hollow 60 batang kami kasih diskon 10% Pak.'],
      ['shipping', 'jayaboard 5 antar klaten', 'Jayaboard 5 lembar Rp 390.000, gratis antar dalam kota Klaten Pak.'],
      ['total', 'jayaboard 5 antar klaten', 'Jayaboard 5 lembar antar Klaten totalnya Rp 390.000 Pak.'],
      ['shipping', 'luar kota', 'Antar luar kota Rp 50.000 Pak.'],
      ['price', 'jayaboard', 'Jayaboard Rp 72.000 Pak.'],
      ['price', 'compound', 'Compound 20kg Rp 59.000 Pak.'],
      ['stock', 'reng ready', 'Reng ready 300 batang Pak.'],
      ['total', 'compound 2 sekrup gypsum 1', 'Compound 2 sama sekrup gypsum totalnya Rp 275.000 Pak.'],
      ['price', 'potong', 'Potong custom gratis Pak.'],
    ],
  },
  {
    name: 'buffet catering',
    owner: `Dapur Bu Tatik prasmanan & nasi box Surabaya
Prasmanan silver 35rb/porsi, gold 45rb/pax, platinum 60rb/pax. minimal 100 pax
Nasi box ayam 22rb, nasi box rendang 28rb, nasi box ikan 24rb min 30 box
tumpeng 15 orang 350rb, 25 orang 550rb
stall/gubukan: bakso 12rb/porsi, es manado 10rb, siomay 11rb, min 50 porsi
sewa tenda 4x6 400rb, kursi 5rb, meja bundar 40rb
pelayan 150rb/orang
DP 30% , pelunasan H-3
free ongkir surabaya sidoarjo untuk prasmanan. nasi box ongkir 25rb
200 pax ke atas gratis es manado 50 porsi`,
    right: [
      ['price', 'paket gold', 'Prasmanan Gold Rp 45.000/pax Kak, minimal 100 pax.'],
      [
        'price',
        'prasmanan paketnya apa aja',
        'Ada 3 paket Kak:\n- Silver Rp 35.000\n- Gold Rp 45.000\n- Platinum Rp 60.000\nMinimal 100 pax ya.',
      ],
      ['total', 'gold 150 pax', 'Gold 150 pax x Rp 45.000 = Rp 6.750.000 Kak.'],
      ['payment', 'silver 100 pax dp nya', 'Silver 100 pax Rp 3.500.000, DP 30% Rp 1.050.000 Kak.'],
      ['payment', 'pelunasan kapan', 'Pelunasan paling lambat H-3 sebelum acara ya Kak.'],
      ['total', 'nasi box rendang 40', 'Nasi box rendang 40 box Rp 1.120.000, ongkir Rp 25.000, totalnya Rp 1.145.000 Kak.'],
      ['price', 'tumpeng 25 org', 'Tumpeng untuk 25 orang Rp 550.000 Kak.'],
      ['total', 'bakso 100 porsi siomay 50', 'Bakso 100 porsi Rp 1.200.000 + siomay 50 porsi Rp 550.000 = Rp 1.750.000 Kak.'],
      ['total', 'tenda 2 kursi 100', 'Tenda 2 unit Rp 800.000 dan kursi 100 Rp 500.000, jadi Rp 1.300.000 Kak.'],
      ['price', 'pelayan', 'Pelayan Rp 150.000 per orang Kak.'],
      ['shipping', 'ongkir prasmanan ke sidoarjo', 'Prasmanan gratis ongkir untuk Surabaya dan Sidoarjo Kak.'],
      ['discount', '200 pax bonus apa', '200 pax ke atas gratis es manado 50 porsi Kak 🎉'],
      ['price', 'nasi box', 'Nasi box ayam 22rb, ikan 24rb, rendang 28rb Kak. Minimal 30 box.'],
      ['total', 'platinum 200 pax pelayan 4', 'Platinum 200 pax Rp 12.000.000, pelayan 4 orang Rp 600.000, total Rp 12.600.000 Kak.'],
      ['price', 'silver sama gold selisih brp', 'Selisihnya Rp 10.000 per pax Kak, silver Rp 35.000 dan gold Rp 45.000.'],
    ],
    wrong: [
      ['price', 'gold', 'Prasmanan Gold Rp 35.000/pax Kak.'],
      ['total', 'gold 150 pax', 'Gold 150 pax totalnya Rp 6.250.000 Kak.'],
      ['payment', 'silver 100 pax dp', 'Silver 100 pax DP-nya Rp 1.750.000 Kak.'],
      ['payment', 'pelunasan kpn', 'Pelunasan boleh setelah acara selesai Kak.'],
      ['total', 'nasi box rendang 40', 'Nasi box rendang 40 box sampai rumah totalnya Rp 1.120.000 Kak.'],
      ['price', 'tumpeng 25', 'Tumpeng 25 orang Rp 350.000 Kak.'],
      ['total', 'bakso 100 siomay 50', 'Bakso 100 porsi dan siomay 50 porsi totalnya Rp 1.700.000 Kak.'],
      ['total', 'tenda 2 kursi 100', 'Tenda 2 dan kursi 100 jadi Rp 900.000 Kak.'],
      ['shipping', 'nasi box ongkir', 'Nasi box gratis ongkir Surabaya Kak.'],
      ['discount', '150 pax ada bonus', '150 pax gratis es manado 50 porsi Kak.'],
      ['discount', 'gold 200 pax kurangin', 'Untuk 200 pax saya kasih Gold Rp 42.000/pax Kak.'],
      ['price', 'nasi box ikan', 'Nasi box ikan Rp 22.000 Kak.'],
      ['price', 'siomay', 'Siomay Rp 12.000/porsi Kak.'],
      ['price', 'meja bundar', 'Meja bundar Rp 45.000 Kak.'],
      ['total', 'platinum 100 pelayan 2', 'Platinum 100 pax dengan 2 pelayan totalnya Rp 6.150.000 Kak.'],
    ],
  },
];
