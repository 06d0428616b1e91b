import { expect, test } from '@jest/globals';
import { objectionsTo } from '../../reply-check.rules.js';

const cards = 'Kartu nama 1 sisi 35rb, 2 sisi 50rb. laminasi +15rb/box';
const tutor = 'SMP 85rb\nTransport luar Surabaya timur +15rb/pertemuan';
const tailor = 'Kecilin pinggang celana 25rb\nkilat 1 hari +10rb/potong';
const brakes = 'Kampas rem depan 45rb, kampas rem belakang 40rb, ongkos pasang 15rb per roda';
const shirts = 'Kaos sablon 1 warna 12-23 pcs 65rb/pcs, 24-49 pcs 58rb/pcs\ntiap nambah warna 3rb/pcs';
const villa = 'Villa A 900rb\nTambah orang 50rb/orang';
const boxes = 'Nasi box ayam 22.000\nOngkir: Sleman 5rb (gratis kalau min 3 box), Kota Jogja 10rb, Bantul 15rb';
const frozen = 'Paket B 87rb\nKirim pakai Paxel: Jabodetabek 25rb, Bandung 35rb';
const perfume = 'Botol 50ml 80rb\nOngkir Semarang 8rb, Jakarta 15rb + packing bubble 3rb';
const water = 'Isi ulang mineral 5rb\nGas 12kg 215rb\nantar gratis radius 2km, 2-4km +5rb sekali antar';

function refusedIn(owner: string, lead: string, reply: string): string[] {
  return objectionsTo(reply, { owner: [owner], chat: [], tools: [], ours: [], lead: [lead] }).map(({ words }) => words);
}

/** Fees that a sum must include the right number of times and for the right place: a right sum, and a wrong one. */
test.each<[of: string, owner: string, lead: string, right: string, wrong: string]>([
  [
    'a fee per box',
    cards,
    'kartu nama 2 sisi laminasi 2 box',
    '2 x 50rb = 100rb + laminasi 30rb = 130rb kak.',
    '2 x 50rb = 100rb + laminasi 15rb = 115rb kak.',
  ],
  [
    'a fee per lesson',
    tutor,
    'surabaya barat, SMP 4x total',
    '4 x 85rb = 340rb + transport 60rb = 400rb kak.',
    '4 x 85rb = 340rb + transport 15rb = 355rb kak.',
  ],
  [
    'a fee per piece',
    tailor,
    '2 celana kecilin pinggang kilat 1 hari',
    '2 x 25rb = 50rb + kilat 20rb = 70rb kak.',
    '2 x 25rb = 50rb + kilat 10rb = 60rb kak.',
  ],
  [
    'a fee for each of two kinds',
    brakes,
    'kampas depan belakang pasang total',
    'Kampas depan 45rb + belakang 40rb + pasang 30rb = 115rb pak.',
    'Kampas depan 45rb + belakang 40rb + pasang 15rb = 100rb pak.',
  ],
  [
    'a fee with its number',
    villa,
    'villa A 8 orang',
    'Villa A 900rb + tambahan 2 orang 100rb = 1jt kak.',
    'Villa A 900rb + tambahan 2 orang 200rb = 1,1jt kak.',
  ],
  [
    'the place of the lead',
    boxes,
    '2 nasi box ayam kirim ke bantul',
    '2 x 22.000 = 44.000, ongkir 15.000 jadi 59.000 kak.',
    '2 x 22.000 = 44.000, ongkir 10.000 jadi 54.000 kak.',
  ],
  [
    'the courier for the place of the lead',
    frozen,
    'paket B 2 kirim ke bekasi',
    'Paket B 2 x 87rb = 174rb + Paxel 25rb = 199rb kak.',
    'Paket B 2 x 87rb = 174rb + Paxel 35rb = 209rb kak.',
  ],
  [
    'a parcel that is free from a number on',
    boxes,
    '2 nasi box ayam ke sleman',
    '2 x 22.000 = 44.000 + ongkir 5rb = 49.000 kak.',
    '6 x 22.000 = 132.000 + ongkir 5rb = 137.000 kak.',
  ],
  [
    'the packing of a parcel',
    perfume,
    'botol 50ml 2 kirim jakarta',
    '2 x 80rb = 160rb + ongkir Jakarta 15rb + packing 3rb = 178rb kak.',
    '2 x 80rb = 160rb + ongkir Jakarta 15rb = 175rb kak.',
  ],
  [
    'a delivery by its distance',
    water,
    'rumah 3km mau 5 mineral sama gas 12kg',
    'Mineral 5 x 5rb = 25rb + gas 215rb + antar 5rb = 245rb kak.',
    '25rb + 215rb = 240rb kak.',
  ],
])('%s is in the sum', (_, owner, lead, right, wrong) => {
  expect([refusedIn(owner, lead, right), refusedIn(owner, lead, wrong).length > 0]).toEqual([[], true]);
});

test.each([
  ['MUG @25.000, ambil 12 ke atas @20.000\nStempel flash 60rb', 'mug 15 brp', '15 x 20rb = 300rb kak.', '15 x 25rb = 375rb kak.'],
  ['Kaos polos 45rb, min 24 pcs 38rb\nTopi 30rb', 'kaos polos 30 pcs', '30 x 38rb = 1.140.000 kak.', '30 x 45rb = 1.350.000 kak.'],
  ['Bibit durian 60rb, ambil 10 ke atas 50rb\nPupuk 20rb', 'bibit durian 12', '12 x 50rb = 600rb kak.', '12 x 60rb = 720rb kak.'],
  ['MUG @25.000, ambil 12 ke atas @20.000\nStempel flash 60rb', 'mug 5 brp', '5 x 25rb = 125rb kak.', '5 x 30rb = 150rb kak.'],
  ['Cuci karpet 60rb\ncuci 4 unit ke atas diskon 8rb per unit', 'cuci karpet 5 unit', '5 unit x 52rb = 260rb.', '5 unit x 60rb = 300rb.'],
  ['Anggrek 30rb (beli 10 jadi 260rb)\nPot 9rb', 'anggrek 10', '10 anggrek jadi 260rb kak.', '10 x 30rb = 300rb kak.'],
  ['Topi 30rb\nKaos 12-29 pcs 50rb, 30-99 pcs 45rb, 100 ke atas 38rb', 'kaos 120', '120 x 38rb = 4.560.000.', '120 x 45rb = 5.400.000.'],
  [
    'IKAN /kg: lele 28rb, nila 36rb\nbeli ikan jenis sama 10kg ke atas potong 2rb/kg',
    'nila 12kg',
    'Nila 12 x 34rb = 408rb.',
    'Nila 12kg x 36rb = 432rb.',
  ],
  ['Poles lantai 12rb/m2 min 30 m2\nCuci sofa 70rb', 'poles lantai 40m2', '40 m² x 12rb = 480rb.', '20 m² x 12rb = 240rb.'],
  [
    'WISUDA 1 jam 350rb (20 foto edit)\ntambah foto edit 15rb/foto',
    'tambah 20 foto edit',
    'Tambah 20 foto edit x 15rb = 300rb.',
    'Tambah 20 foto edit x 15rb = 350rb.',
  ],
])('a product without a name takes the price of its number: %s', (owner, lead, right, wrong) => {
  expect([refusedIn(owner, lead, right), refusedIn(owner, lead, wrong).length > 0]).toEqual([[], true]);
});

test.each([
  ['a sum for one, which is multiplied', tutor, 'surabaya barat, SMP 4x', 'SMP 85rb + transport 15rb = 100rb, 4 x 100rb = 400rb kak.'],
  ['a sum for each', shirts, '20 kaos 2 warna', 'Kaos 65rb + tambah 1 warna 3rb = 68rb per pcs. 20 x 68rb = 1.360.000 kak.'],
  [
    'a parcel below the number of a free one',
    boxes,
    '2 nasi box ayam ke sleman',
    '2 x 22.000 = 44.000 + ongkir 5rb = 49.000 kak. Kalau pesan minimal 3 box ongkirnya gratis.',
  ],
  ['a sum in brackets', cards, 'kartu nama 2 sisi laminasi 2 box', '(50rb + 15rb) x 2 = 130rb kak.'],
  ['a fee that is told by its unit', cards, 'kartu nama 2 sisi 2 box', '2 x 50rb = 100rb kak. Laminasi +15rb/box.'],
  ['goods without the parcel', perfume, 'botol 50ml 2 kirim jakarta', '2 x 80rb = 160rb kak, belum termasuk ongkir.'],
  ['goods that the lead fetches', water, 'rumah 3km, mineral 5 gas 12kg', '25rb + 215rb = 240rb kalau diambil sendiri kak.'],
])('%s is right', (_, owner, lead, reply) => {
  expect(refusedIn(owner, lead, reply)).toEqual([]);
});

const frames = 'Frame titanium 300rb, lensa bluray 200rb\nBPJS kelas 1 330rb, kelas 2 220rb';
const cellPhones = 'iPhone 11 64gb 4,2jt, 128gb 4,7jt\nganti baterai 120rb';
const groceries = 'GULA gulaku 1kg 18.500\nbimoli 2L 41rb\nAntar: gratis kalo belanja min 150rb, kurang dari itu ongkir 5rb';

/** Amounts that are taken off, paid back or only limits: a right answer, and a wrong one. */
test.each([
  [
    'what somebody else pays',
    frames,
    'bpjs kelas 2 titanium nambah brp',
    'Titanium 300rb, BPJS kelas 2 220rb, jadi nambah 80rb kak.',
    'Titanium 300rb, BPJS kelas 2 220rb, jadi nambah 95rb kak.',
  ],
  [
    'the change',
    cellPhones,
    'saya bawa 5jt beli iphone 11 128, kembalinya?',
    'iPhone 11 128GB 4,7jt kak, jadi kembalinya 300rb.',
    'iPhone 11 128GB 4,7jt kak, jadi kembalinya 350rb.',
  ],
  [
    'a limit',
    groceries,
    'gulaku 3kg sama bimoli 2L 1, rumah 1 km. jd brp smua',
    'Gulaku 3kg 55.500 + Bimoli 2L 41.000 = 96.500. Karena belanjanya di bawah 150.000, ongkirnya 5.000, jadi total 101.500 ya kak.',
    'Gulaku 3kg 55.500 + Bimoli 2L 41.000 = 96.500. Karena belanjanya di bawah 150.000, ongkirnya 7.000, jadi total 103.500 ya kak.',
  ],
])('%s is no price', (_, owner, lead, right, wrong) => {
  expect([refusedIn(owner, lead, right), refusedIn(owner, lead, wrong).length > 0]).toEqual([[], true]);
});

test.each([
  ['Gratis ongkir ke Sleman karena 4 box kak.', []],
  ['Kalau pesan minimal 3 box ongkirnya gratis ke Sleman kak.', []],
  ['Kalau pesan 2 box ongkirnya gratis ke Sleman kak.', ['refused']],
  ['Gratis ongkir ke Bantul kak.', ['refused']],
])('what is free in the brackets of a fee is its parcel: %s', (reply, refused) => {
  expect(refusedIn(boxes, 'ongkir gimana', reply).map(() => 'refused')).toEqual(refused);
});
