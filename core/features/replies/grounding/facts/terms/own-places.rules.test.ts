import { expect, test } from '@jest/globals';
import { namesOwnPlace, OwnPlaces } from './own-places.rules.js';

const online = 'HIJAB NAFISA grosir & ecer, online only';
const print = 'MAJU PRINT Solo - Jl Veteran 88';
const clinic = 'Klinik Gigi Sehat, Ruko Permata blok B2 Bekasi';
const repair = 'servis laptop, panggilan ke rumah area Depok';

test.each([
  [online, 'Toko kami di Tanah Abang Blok A lantai 3 kak.', true],
  [online, 'Toko kami di Shopee kak, namanya hijab nafisa.', false],
  [online, 'Toko kami tidak ada di Tanah Abang kak, online saja.', false],
  [print, 'Alamatnya di Jl Veteran 88 Solo kak.', false],
  [print, 'Cabang kami ada di Kartasura kak.', true],
  [clinic, 'Lokasi di Ruko Permata blok B2 kak.', false],
  [clinic, 'Klinik kami berada di Galaxy Cibubur kak.', true],
  [repair, 'Workshop kami di Margonda kak.', true],
])('%s: "%s"', (text, sentence, isRefused) => {
  expect(namesOwnPlace(sentence) && new OwnPlaces(text).isRefused(sentence)).toBe(isRefused);
});
