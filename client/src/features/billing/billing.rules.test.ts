import { expect, test } from '@jest/globals';
import { packageOf } from '#contracts/values/packages';
import { choiceNote, isActive, outcomeWords } from './billing.rules.js';

const active = { id: 'ai-1000', name: 'Paket Basic', status: 'active', expiry_date: '2026-12-03T05:00:00Z' } as const;

test('only the running package is the active one', () => {
  expect(isActive(active, packageOf('ai-1000'))).toBe(true);
  expect(isActive(active, packageOf('ai-3000'))).toBe(false);
  expect(isActive({ ...active, status: 'expired' }, packageOf('ai-1000'))).toBe(false);
  expect(isActive(null, packageOf('ai-1000'))).toBe(false);
});

test('what a choice does is said before it', () => {
  expect(choiceNote(active, packageOf('ai-1000'))).toBe(
    'Berlaku sampai 3 Desember 2026. Perpanjangan menambah 1 bulan dan 1.000 balasan AI.',
  );
  expect(choiceNote({ ...active, id: 'ai-unlimited' }, packageOf('ai-unlimited'))).toContain('Perpanjangan menambah 1 bulan.');
  expect(choiceNote({ ...active, id: 'ai-trial' }, packageOf('ai-trial'))).toBe('Berlaku sampai 3 Desember 2026.');
  expect(choiceNote(null, packageOf('ai-trial'))).toContain('tanpa pembayaran');
  expect(choiceNote(null, packageOf('ai-3000'))).toBe('Aktif begitu pembayaran diterima.');
  expect(choiceNote(active, packageOf('ai-3000'))).toContain('terbawa');
});

test('each end of the payment popup has its sentence', () => {
  expect(outcomeWords).toEqual({
    success: 'Pembayaran berhasil! Terima kasih telah berlangganan.',
    pending: 'Pembayaran tertunda. Mohon selesaikan pembayaran.',
    error: 'Pembayaran gagal. Mohon coba lagi.',
    closed: 'Anda menutup popup pembayaran.',
  });
});
