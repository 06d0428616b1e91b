import { expect, test } from '@jest/globals';
import { offlineWords } from '../bot/offline-words.js';
import { bodyForMember, memberNote } from './notice-notes.js';
import { may, roles, type Role } from './permissions.js';

const noteFor = (role: Role, notice: Parameters<typeof memberNote>[0]) => memberNote(notice, (action) => may(role, action));
const forAll = (notice: Parameters<typeof memberNote>[0]) => roles.map((role) => noteFor(role, notice));

test('a member who may not operate the bot is told whom to ask', () => {
  const asked = 'Minta pemilik atau admin melakukannya.';
  expect(forAll({ kind: 'offline', ...offlineWords('logged_out', null) })).toEqual([null, null, asked]);
  expect(forAll({ kind: 'storage', body: 'Hapus foto produk yang tidak dipakai.' })).toEqual([null, null, asked]);
});

test('only the owner pays', () => {
  const asked = 'Minta pemilik akun melakukannya.';
  expect(forAll({ kind: 'quota', body: 'Tambah kuota agar bot membalas lagi.' })).toEqual([null, asked, asked]);
  expect(forAll({ kind: 'expiry', body: 'Perpanjang di halaman Paket Langganan.' })).toEqual([null, asked, asked]);
});

test('a notice that asks for nothing, or for what everybody may do, gets no note', () => {
  expect(forAll({ kind: 'offline', ...offlineWords('connection', null) })).toEqual([null, null, null]);
  expect(forAll({ kind: 'handover', body: 'Buka chatnya.' })).toEqual([null, null, null]);
  expect(forAll({ kind: null, body: 'Ketuk di sini.' })).toEqual([null, null, null]);
});

test('the note follows the body that the member reads', () => {
  const notice = { kind: 'quota', body: 'Tambah kuota.' } as const;
  expect(bodyForMember(notice, () => false)).toBe('Tambah kuota. Minta pemilik akun melakukannya.');
  expect(bodyForMember(notice, () => true)).toBe('Tambah kuota.');
});

test.each(['Ketuk', 'Tekan', 'Hubungkan', 'Scan', 'Buka', 'Pilih', 'Tambah', 'Perpanjang', 'Perbarui', 'Hapus', 'Keluarkan', 'Pastikan'])(
  'a notice asks its reader also by the word %s, but not by a longer one',
  (word) => {
    const noted = (body: string) => memberNote({ kind: 'offline', body }, () => false) !== null;
    const all = [
      noted(`${word} dulu.`),
      noted(`Bot mati. Lalu ${word.toLowerCase()} lagi.`),
      noted(`${word}nya selesai.`),
      noted(`Di${word.toLowerCase()} tadi.`),
    ];
    expect(all).toEqual([true, true, false, false]);
  },
);
