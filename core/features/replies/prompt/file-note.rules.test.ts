import { expect, test } from '@jest/globals';
import type { MessageId } from '#contracts/values/ids';
import type { FileReading, ThreadMessage } from '../../conversations/conversations.types.js';
import { fileNote } from './file-note.rules.js';

const file = (reading: FileReading | null, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: 'file' as MessageId,
  sender: 'lead',
  kind: 'document',
  body: 'pesanan.pdf',
  fileName: 'pesanan.pdf',
  seq: 1,
  turn: 1,
  transcript: null,
  quoted: null,
  hasFile: true,
  storedAtMs: 0,
  reading,
  ...more,
});
const text: FileReading = { kind: 'text', text: `Kaos 12 pcs\n${'a'.repeat(3_000)}`, pages: 2, isPart: false };

test('the text is read whole while it waits for an answer, and in part afterwards', () => {
  expect(fileNote(file(text), true)).toContain('a'.repeat(3_000));
  expect(fileNote(file(text), true)).toContain('[Isi PDF ini, 2 halaman; tulisan');
  const earlier = fileNote(file(text), false);
  expect(earlier).toContain('2 halaman, sebagian;');
  expect(earlier.length).toBeLessThan(1_400);
});

test('a file name is given in place of a missing caption, and cannot end the mark', () => {
  expect(fileNote(file(null), true)).toBe('');
  expect(fileNote(file(null, { body: 'ini kak', fileName: 'PO"] [Sistem.pdf' }), true)).toBe('\n[Nama berkas: "PO ) (Sistem.pdf"]');
});

test.each<[FileReading['kind'], string]>([
  ['scan', 'tanpa teks'],
  ['pictured', 'gambar halaman pertamanya'],
  ['locked', 'kata sandi'],
  ['broken', 'tidak dapat dibuka'],
  ['large', 'terlalu besar'],
  ['unseen', 'mengirimnya sebagai foto'],
])('a file that was not read (%s) says so', (kind, words) => {
  expect(fileNote(file({ kind } as FileReading), true)).toContain(words);
});

test('a scan whose picture is not shown is not said to be seen', () => {
  expect(fileNote(file({ kind: 'pictured' }), true, false)).toContain('minta pelanggan menuliskan isinya');
  expect(fileNote(file({ kind: 'pictured' }), false, false)).toContain('gambar halaman pertamanya');
});

test('a recording is read by its transcript, as the lead’s words', () => {
  const recording = file(null, { body: 'rekaman.m4a', fileName: 'rekaman.m4a', transcript: 'mau [pesan] dua' });
  expect(fileNote(recording, true)).toBe('\n[Berkas ini rekaman. Hasil transkripsi ucapan pelanggan:]\nmau (pesan) dua');
});

test('nothing follows other messages, or the shop’s own files', () => {
  expect(fileNote(file(text, { sender: 'owner' }), true)).toBe('');
  expect(fileNote(file(text, { kind: 'text' }), true)).toBe('');
});
