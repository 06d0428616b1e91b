import type { Shop } from '../shop.js';

/** A price after another one without a name of its own: it is the price of a kind of the thing before it. */
export const qualifiedPrices: readonly Shop[] = [
  {
    name: 'tickets for pupils',
    owner: 'Tiket masuk 50rb/orang, utk pelajar 35rb / orang',
    right: [
      ['total', 'tiket pelajar 2', 'Tiket pelajar 2 orang Rp 70.000 Kak.'],
      ['total', 'tiket 2 orang', 'Tiket masuk 2 orang Rp 100.000 Kak.'],
      ['total', 'saya pelajar, 2 orang', 'Tiket pelajar 2 orang x 35rb = Rp 70.000 Kak.'],
      ['price', 'pelajar brp', 'Untuk pelajar Rp 35.000 per orang Kak.'],
    ],
    wrong: [
      ['total', 'tiket pelajar 2', 'Tiket pelajar 2 orang Rp 100.000 Kak.'],
      ['price', 'tiket pelajar', 'Tiket masuk pelajar 1 orang Rp 50.000 Kak.'],
      ['total', 'tiket umum 2', 'Tiket masuk umum 2 orang Rp 70.000 Kak.'],
    ],
  },
  {
    name: 'trademarks',
    owner: 'daftar merek 2.450.000/kelas, utk UMKM 1.150.000/kelas',
    right: [
      ['total', 'umkm 2 kelas', 'Daftar merek UMKM 2 kelas Rp 2.300.000 Kak.'],
      ['total', 'merek umum 2 kelas', 'Daftar merek 2 kelas Rp 4.900.000 Kak.'],
    ],
    wrong: [
      ['total', 'umkm 2 kelas', 'Merek UMKM 2 kelas Rp 4.900.000 Kak.'],
      ['price', 'umkm 1 kelas', 'Merek UMKM 1 kelas Rp 2.450.000 Kak.'],
    ],
  },
  {
    name: 'trademarks without a preposition',
    owner: 'daftar merek 2.450.000/kelas, UMKM 1.150.000/kelas',
    right: [['total', 'umkm 2 kelas', 'Daftar merek UMKM 2 kelas Rp 2.300.000 Kak.']],
    wrong: [
      ['total', 'umkm 2 kelas', 'Merek UMKM 2 kelas Rp 4.900.000 Kak.'],
      ['price', 'umkm 1 kelas', 'Merek UMKM 1 kelas Rp 2.450.000 Kak.'],
    ],
  },
  {
    name: 'sofa cleaning for old customers',
    owner: 'Cuci sofa 150rb/dudukan, utk pelanggan lama 120rb / dudukan',
    right: [
      ['total', 'sofa 2 dudukan', 'Cuci sofa 2 dudukan Rp 300.000 Kak.'],
      ['total', 'saya pelanggan lama, 2 dudukan', 'Cuci sofa pelanggan lama 2 dudukan Rp 240.000 Kak.'],
    ],
    wrong: [['total', 'saya pelanggan lama, 2 dudukan', 'Cuci sofa pelanggan lama 2 dudukan Rp 300.000 Kak.']],
  },
  {
    name: 'field for communities',
    owner: 'Sewa lapangan 120rb/jam, utk komunitas 90rb/jam',
    right: [
      ['total', 'komunitas 2 jam', 'Sewa lapangan komunitas 2 jam Rp 180.000 Kak.'],
      ['total', '2 jam', 'Sewa lapangan 2 jam Rp 240.000 Kak.'],
    ],
    wrong: [['total', 'komunitas 2 jam', 'Sewa lapangan komunitas 2 jam Rp 240.000 Kak.']],
  },
  {
    name: 'field at night',
    owner: 'Sewa lapangan 120rb/jam, malam 150rb/jam',
    right: [
      ['total', 'malam 2 jam', 'Sewa lapangan malam 2 jam Rp 300.000 Kak.'],
      ['price', 'siang brp', 'Sewa lapangan Rp 120.000 per jam Kak.'],
      ['price', 'malam brp', 'Sewa lapangan malam Rp 150.000 per jam Kak.'],
    ],
    wrong: [
      ['total', 'malam 2 jam', 'Sewa lapangan malam 2 jam Rp 240.000 Kak.'],
      ['price', 'malam brp', 'Sewa lapangan malam Rp 120.000 per jam Kak.'],
    ],
  },
  {
    name: 'rooms at the weekend',
    owner: 'Kamar 200rb/malam, weekend 250rb/malam',
    right: [
      ['total', 'kamar 2 malam', 'Kamar 2 malam Rp 400.000 Kak.'],
      ['total', 'weekend 2 malam', 'Kamar weekend 2 malam Rp 500.000 Kak.'],
    ],
    wrong: [
      ['total', 'weekend 2 malam', 'Kamar weekend 2 malam Rp 400.000 Kak.'],
      ['total', 'weekend standar', 'Kamar standar weekend 2 malam Rp 400.000 Kak.'],
    ],
  },
  {
    name: 'haircuts for children',
    owner: 'Potong rambut 40rb, anak 30rb',
    right: [
      ['total', 'anak 2', 'Potong rambut anak 2 orang Rp 60.000 Kak.'],
      ['total', 'dewasa 2', 'Potong rambut 2 orang Rp 80.000 Kak.'],
    ],
    wrong: [['total', 'anak 2', 'Potong rambut anak 2 orang Rp 80.000 Kak.']],
  },
  {
    name: 'kinds of a service',
    owner: 'Servis AC 75rb/unit, AC cassette 150rb/unit\nCuci karpet 10rb/m2, karpet tebal 15rb/m2\nCuci sepatu 30rb, sepatu suede 45rb',
    right: [
      ['total', 'cassette 3', 'Servis AC cassette 3 unit Rp 450.000 Kak.'],
      ['total', 'ac 3', 'Servis AC 3 unit Rp 225.000 Kak.'],
      ['total', 'karpet tebal 4 m2', 'Cuci karpet tebal 4 m2 Rp 60.000 Kak.'],
      ['total', 'karpet 4 m2', 'Cuci karpet 4 m2 Rp 40.000 Kak.'],
      ['total', 'suede 2', 'Cuci sepatu suede 2 pasang Rp 90.000 Kak.'],
      ['total', 'sepatu 2', 'Cuci sepatu 2 pasang Rp 60.000 Kak.'],
    ],
    wrong: [
      ['total', 'cassette 3', 'Servis AC cassette 3 unit Rp 225.000 Kak.'],
      ['total', 'karpet tebal 4 m2', 'Cuci karpet tebal 4 m2 Rp 40.000 Kak.'],
      ['total', 'suede 2', 'Cuci sepatu suede 2 pasang Rp 60.000 Kak.'],
    ],
  },
  {
    name: 'rates by size, week and month',
    owner: 'scaffolding 170cm 25rb/bulan, 190cm 28rb/bln\nmingguan 15rb/set (170) dan 17rb/set (190)',
    right: [
      ['price', 'mingguan yg 190', 'Mingguan yang 190 cm Rp 17.000 per set Kak.'],
      ['price', 'bulanan 190', 'Scaffolding 190 cm Rp 28.000 per bulan Kak.'],
    ],
    wrong: [['price', 'mingguan yg 190', 'Mingguan yang 190 cm Rp 15.000 per set Kak.']],
  },
];
