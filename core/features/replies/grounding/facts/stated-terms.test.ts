import { expect, test } from '@jest/globals';
import { StatedFacts } from '../fact-claims.rules.js';
import { StatedTimes } from '../times.rules.js';

const refused = (owner: string, sentence: string): string | null => new StatedFacts(owner).refusedIn({ sentence, lead: '' });

test('a denial after its topic is a denial', () => {
  expect(refused('Kue 20rb. cod no, qris ok', 'COD belum ada Kak.')).toBeNull();
  expect(refused('Kue 20rb. cod no, qris ok', 'COD bisa Kak.')).toBe('COD');
});

test('a certificate that the owner does not need is not there', () => {
  expect(refused('Krupuk 20rb, bpom ga perlu (UMKM)', 'Sudah BPOM Kak.')).toBe('BPOM');
  expect(refused('Krupuk 20rb, PIRT ada, BPOM ada', 'Sudah BPOM Kak.')).toBeNull();
});

test('a bare "ganti" after a defect is a replacement', () => {
  expect(refused('Krupuk 20rb, remuk > 1/3 isi ganti, sertakan video', 'Kalau remuk diganti Kak.')).toBeNull();
  expect(refused('Krupuk 20rb, box rusak ganti 15rb', 'Kalau rusak diganti baru Kak.')).toBe('penggantian');
});

test('the days behind the name of an office are its hours', () => {
  const times = new StatedTimes('kantor senin-jumat 8-4, sabtu 8-12');
  expect(times.refusedIn('Minggu kami buka Kak.')).toBe('hari buka');
  expect(times.refusedIn('Sabtu kami buka sampai jam 12 Kak.')).toBeNull();
});
