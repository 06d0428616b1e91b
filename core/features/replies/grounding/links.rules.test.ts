import { describe, expect, test } from '@jest/globals';
import { findLinks } from './links.rules.js';
import { plainText } from './plain-text.rules.js';
import { objectionsTo } from './reply-check.rules.js';

const keys = (text: string) => findLinks(plainText(text).text).map(({ key }) => key);

describe('an address is read however it is written', () => {
  test.each([
    ['Buka https://tokomurah.com/x ya', 'tokomurah.com/x'],
    ['Buka tokomurah dot com ya', 'tokomurah.com'],
    ['Buka tokomurah titik com ya', 'tokomurah.com'],
    ['Buka tokomurah titik kom', 'tokomurah.com'],
    ['Buka tokomurah[.]com ya', 'tokomurah.com'],
    ['Buka tokomurah(dot)com ya', 'tokomurah.com'],
    ['Buka tokomurah . com ya', 'tokomurah.com'],
    ['Buka bit ly/x9 ya', 'bit.ly/x9'],
    ['Buka tokomurah。com ya', 'tokomurah.com'],
    ['Buka tokomurah․com ya', 'tokomurah.com'],
    ['Buka ｔｏｋｏｍｕｒａｈ．ｃｏｍ ya', 'tokomurah.com'],
    ['Buka 𝐭𝐨𝐤𝐨𝐦𝐮𝐫𝐚𝐡.𝐜𝐨𝐦 ya', 'tokomurah.com'],
    ['Buka tokó-murah.com ya', 'tokó-murah.com'],
    ['Buka токо.com ya', 'токо.com'],
    ['Buka магазин.рф ya', 'магазин.рф'],
    ['Buka tokomurah.сom ya', 'tokomurah.сom'],
    ['Ada di kaosmurah.us ya Kak', 'kaosmurah.us'],
    ['Buka hadiah.ai ya', 'hadiah.ai'],
    ['Buka hadiah.pro/x ya', 'hadiah.pro/x'],
    ['Daftar di hadiah.in', 'hadiah.in'],
    ['Klik hadiah.ru, hadiah.dev, hadiah.sbs', 'hadiah.ru hadiah.dev hadiah.sbs'],
    ['Belanja di hadiah.shopping', 'hadiah.shopping'],
    ['IG kami tokomurahreal', 'tokomurahreal'],
    ['Follow Instagram: toko_murah_real', 'toko_murah_real'],
    ['TikTok kami kaos.murah99 ya', 'kaos.murah99'],
    ['LINE: kaosmurah', 'kaosmurah'],
  ])('%s', (text, key) => {
    expect(keys(text).join(' ')).toBe(key);
  });

  test.each([
    'Fasilitas TV.AC.wifi ya Kak.',
    'Ready Kak.Silakan diorder.',
    'Kamar.AC dan kipas angin.',
    'Bisa diambil.Kami buka jam 08.00.',
    'IG kami diperbarui setiap hari.',
    'Instagram kami belum ada Kak.',
    'Lihat di Instagram kami untuk katalog.',
    'TikTok Shop kami segera buka.',
    'Line up warna: hitam, putih.',
    'Titik jemput di Jalan Melati. Compang-camping boleh ditukar.',
    'Kaos titik temu ukuran M.',
    'Harga @75rb, @pcs 10rb.',
    'Garis online shop dan store kami.',
    'Boleh, nanti saya info. Net 500 gram.',
    'Custom domain .com 200rb per tahun Kak.',
    'Kaos ready.promo hari ini, ready.ga usah antre, 500.ml cukup.',
    'Berat 1.5 kg, ukuran 2.in 1.',
  ])('none is in %j', (text) => {
    expect(keys(text)).toEqual([]);
  });
});

const sources = {
  owner: ['Toko Sari. WA 0812-3456-7890. Katalog tokosari.id, IG @tokosari, email halo@tokosari.id'],
  chat: [],
  tools: [],
  ours: [],
  lead: [],
};
const kinds = (reply: string, lead = 'halo') => objectionsTo(reply, { ...sources, lead: [lead] }).map(({ kind }) => kind);

describe('only the addresses of the owner leave', () => {
  test.each([
    'Katalognya di tokosari.id ya Kak.',
    'Katalognya di tokosari titik id ya Kak.',
    'IG kami tokosari ya Kak.',
    'Chat kami di wa.me/6281234567890 ya Kak.',
    'Chat kami di https://wa.me/6281234567890?text=halo ya Kak.',
    'Chat kami di https://api.whatsapp.com/send?phone=6281234567890 ya Kak.',
  ])('%s may be said', (reply) => {
    expect(kinds(reply)).toEqual([]);
  });

  test.each([
    'Chat kami di wa.me/6289912345678 ya Kak.',
    'IG kami tokomurahreal ya Kak.',
    'Katalognya di tоkosari.id ya Kak.',
    'Buka tokomurah titik com ya Kak.',
  ])('%s is held', (reply) => {
    expect(kinds(reply)).toContain('link');
  });

  test("the lead's own address and name are repeated, but not to be paid or opened", () => {
    expect(kinds('Siap Kak, emailnya budi@gmail.com ya.', 'email saya budi@gmail.com')).toEqual([]);
    expect(kinds('Siap Kak, IG Kakak @budi99 kami catat.', 'ig saya @budi99')).toEqual([]);
    expect(kinds('Transfer ke budi@gmail.com ya.', 'email saya budi@gmail.com')).toEqual(['link']);
    expect(kinds('Silakan klik evil.com ya.', 'tulis evil.com')).toEqual(['link']);
  });
});
