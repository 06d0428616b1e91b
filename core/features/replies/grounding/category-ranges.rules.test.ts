import { describe, expect, test } from '@jest/globals';
import type { PricedCategory } from '../../products/products.service.js';
import { doubtsAbout } from './evidence/doubts.rules.js';
import type { GroundSources } from './grounds.rules.js';
import { objectionsTo } from './reply-check.rules.js';

const category = (name: string, count: number, minIdr: number, maxIdr: number): PricedCategory => ({ name, count, minIdr, maxIdr });
const categories = [
  category('Gamis', 41, 85_000, 350_000),
  category('Gamis Anak', 12, 60_000, 175_000),
  category('Hijab', 80, 25_000, 120_000),
  category('Mukena', 9, 155_000, 155_000),
];
const found = 'Gamis Aisha | Rp 185.000 | stok 4';

function sources(more: Partial<GroundSources> = {}): GroundSources {
  const owner = categories.map(({ name, count }) => `Kategori ${name} ada ${count} produk.`);
  return { owner, chat: [], tools: [], ours: [], lead: ['kak mau tanya harga'], categories, ...more };
}

const heldIn = (reply: string, more: Partial<GroundSources> = {}) => objectionsTo(reply, sources(more)).map(({ words }) => words);

describe('the range of a category', () => {
  test.each([
    ['Gamis mulai Rp 85.000 sampai Rp 350.000 ya Kak.'],
    ['Untuk gamis harganya mulai dari 85rb ya Kak, mau yang model apa?'],
    ['Kategori Gamis: Rp 85.000 - Rp 350.000'],
    ['Gamis kami ada 41 pilihan, harganya antara 85.000 dan 350.000.'],
    ['Gamis paling murah 85.000, paling mahal 350.000 Kak.'],
    ['Gamisnya dari 85rb s/d 350rb tergantung model dan bahannya.'],
    ['Gamis anak mulai 60.000, hijab mulai 25.000 sampai 120.000.'],
    ['- Gamis: Rp 85.000 sampai Rp 350.000\n- Hijab: Rp 25.000 sampai Rp 120.000'],
    ['1. Gamis: Rp 85.000 - Rp 350.000\n2. Hijab: Rp 25.000 - Rp 120.000'],
    ['Hijab termahal 120.000 Kak.'],
    ['Semua produk mulai 25.000 sampai 350.000 ya Kak.'],
  ])('is said of the whole category: %s', (reply) => {
    expect(heldIn(reply)).toEqual([]);
    expect(doubtsAbout(reply, sources())).toEqual([]);
  });

  test('refers to the subject of the lead’s question', () => {
    expect(heldIn('Mulai 85.000 sampai 350.000 ya Kak.', { lead: ['gamisnya berapa kak?'] })).toEqual([]);
    expect(heldIn('Mulai 85.000 sampai 350.000 ya Kak.', { lead: ['gamis aisha berapa kak?'] })).toEqual(['85.000', '350.000']);
  });

  test.each([
    ['Gamis Aisha 85.000 ya Kak.', ['85.000']],
    ['Gamis Aisha harganya Rp 85.000.', ['Rp 85.000']],
    ['Gamis Aisha mulai 85.000 ya Kak.', ['85.000']],
    ['Gamis mulai 85.000 untuk yang Aisha.', ['85.000']],
    ['Yang Aisha 350.000 Kak.', ['350.000']],
    ['Gamis 212 mulai 85.000 ya Kak.', ['85.000']],
    ['Gamis 2 pcs mulai 85.000 ya Kak.', ['85.000']],
    ['Gamis pesta mulai 85.000 sampai 350.000.', ['85.000', '350.000']],
    ['Gamis harganya 85.000 Kak.', ['85.000']],
    ['Gamis mulai 60.000 Kak.', ['60.000']],
    ['Gamis anak mulai 85.000 sampai 350.000.', ['85.000', '350.000']],
    ['Hijab mulai 25.000 sampai 350.000.', ['350.000']],
    ['Gamis mulai 85.000 sampai 300.000 Kak.', ['300.000']],
    ['Total 2 gamis jadi 170.000 ya Kak.', ['170.000']],
    ['Gamis diskon jadi mulai 85.000 Kak.', ['85.000']],
  ])('is no ground for the price of one product, nor for another range: %s', (reply, held) => {
    expect(heldIn(reply)).toEqual(held);
  });

  test('is no ground after the bot has said it', () => {
    const ours = ['Gamis mulai Rp 85.000 sampai Rp 350.000 ya Kak.', 'Mulai 85.000 sampai 350.000.'];
    expect(heldIn('Gamis Aisha 85.000 ya Kak.', { ours, lead: ['gamis aisha berapa?'] })).toEqual(['85.000']);
    expect(heldIn('Iya Kak, gamis mulai 85.000.', { ours })).toEqual([]);
  });

  test('leaves the price that a search found as it is', () => {
    const tools = [found];
    expect(heldIn('Gamis Aisha 185.000 ya Kak. Gamis lain mulai 85.000.', { tools, lead: ['gamis aisha berapa?'] })).toEqual([]);
    expect(heldIn('Gamis Aisha 85.000 ya Kak.', { tools, lead: ['gamis aisha berapa?'] })).toEqual(['85.000']);
    const ours = ['Gamis Aisha 185.000 ya Kak.'];
    expect(heldIn('Gamis Aisha 185.000 Kak.', { ours, lead: ['tadi berapa?'] })).toEqual([]);
  });

  test('is no evidence for the rest of its sentence', () => {
    expect(doubtsAbout('Gamis mulai 85.000 dan semuanya bergaransi seumur hidup.', sources())).not.toEqual([]);
  });

  test('says nothing of stock', () => {
    expect(objectionsTo('Gamis Aisha ready stok 41 Kak.', sources({ lead: ['gamis aisha ready?'] }))).not.toEqual([]);
  });
});
