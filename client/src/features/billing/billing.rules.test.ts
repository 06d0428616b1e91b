import { expect, test } from '@jest/globals';
import type { OrderView } from '#contracts/http/account/billing';
import { packageOf, packages } from '#contracts/values/selling/packages';
import { choiceNote, endWords, inOrder, isActive, isTrialSpent, outcomeWords, unfinishedOrder } from './billing.rules.js';

const active = { id: 'ai-1000', name: 'Paket Basic', status: 'active', expiry_date: '2026-12-03T05:00:00Z' } as const;

test('only the running package is the active one', () => {
  expect(isActive(active, packageOf('ai-1000'))).toBe(true);
  expect(isActive(active, packageOf('ai-3000'))).toBe(false);
  expect(isActive({ ...active, status: 'expired' }, packageOf('ai-1000'))).toBe(false);
  expect(isActive(null, packageOf('ai-1000'))).toBe(false);
});

test('the effect of a choice is explained before it', () => {
  expect(choiceNote(active, packageOf('ai-1000'))).toBe(
    'Berlaku sampai 3 Desember 2026. Perpanjangan menambah 1 bulan dan 1.000 balasan AI.',
  );
  expect(choiceNote({ ...active, expiry_date: null }, packageOf('ai-1000'))).toBe(
    'Sedang Anda pakai. Perpanjangan menambah 1 bulan dan 1.000 balasan AI.',
  );
  expect(choiceNote({ ...active, id: 'ai-unlimited' }, packageOf('ai-unlimited'))).toBe(
    'Berlaku sampai 3 Desember 2026. Perpanjangan menambah 1 bulan.',
  );
  expect(choiceNote({ ...active, id: 'ai-trial' }, packageOf('ai-trial'))).toBe('Berlaku sampai 3 Desember 2026.');
  expect(choiceNote(null, packageOf('ai-trial'))).toContain('tanpa pembayaran');
  expect(choiceNote(null, packageOf('ai-3000'))).toBe('Aktif begitu pembayaran diterima.');
  expect(choiceNote(active, packageOf('ai-3000'))).toBe('Mulai begitu pembayaran diterima; sisa balasan AI ikut terbawa.');
  expect(choiceNote(active, packageOf('ai-unlimited'))).toBe('Mulai begitu pembayaran diterima, menggantikan paket sekarang.');
});

test('each end of the payment popup has its sentence', () => {
  expect(outcomeWords).toEqual({
    success: 'Pembayaran berhasil! Terima kasih telah berlangganan.',
    pending: 'Pembayaran tertunda. Mohon selesaikan pembayaran.',
    error: 'Pembayaran gagal. Mohon coba lagi.',
    closed: 'Anda menutup popup pembayaran.',
  });
});

const spent = { ...active, id: 'ai-trial', name: 'Paket Trial', status: 'expired' } as const;

test('a used trial is last and cannot be chosen', () => {
  expect(isTrialSpent(spent, packageOf('ai-trial'))).toBe(true);
  expect(isTrialSpent({ ...spent, status: 'active' }, packageOf('ai-trial'))).toBe(false);
  expect(isTrialSpent(spent, packageOf('ai-1000'))).toBe(false);
  expect(isTrialSpent({ ...spent, id: 'ai-1000' }, packageOf('ai-trial'))).toBe(false);
  expect(isTrialSpent(null, packageOf('ai-trial'))).toBe(false);
  expect(inOrder(spent, packages).map(({ id }) => id)).toEqual(['ai-1000', 'ai-3000', 'ai-10000', 'ai-unlimited', 'ai-trial']);
  expect(inOrder(null, packages)).toEqual(packages);
  expect(choiceNote(spent, packageOf('ai-trial'))).toBe('Sudah Anda gunakan. Hanya satu kali.');
});

test('nor one of which only the server knows', () => {
  const later = { ...active, status: 'active' } as const;
  expect(inOrder(later, packages, true).at(-1)?.id).toBe('ai-trial');
  expect(choiceNote(later, packageOf('ai-trial'), true)).toBe('Sudah Anda gunakan. Hanya satu kali.');
  expect(isTrialSpent(later, packageOf('ai-1000'), true)).toBe(false);
  // a running trial is the current package
  const running = { ...active, id: 'ai-trial' } as const;
  expect(isTrialSpent(running, packageOf('ai-trial'), true)).toBe(false);
  expect(choiceNote(running, packageOf('ai-trial'), true)).toContain('Berlaku sampai');
});

test('the page says when a package ran out, by its days or its replies', () => {
  expect(endWords({ ...active, status: 'expired' }, 12)).toBe(
    'Paket Basic berakhir 3 Desember 2026. Bot tidak menjawab sampai Anda memilih paket.',
  );
  expect(endWords({ ...active, name: '', status: 'expired' }, 12)).toContain('Paket Anda berakhir 3 Desember 2026.');
  expect(endWords(active, 0)).toContain('Kuota balasan AI Paket Basic habis.');
  expect(endWords({ ...active, id: 'ai-trial', name: 'Paket Trial' }, 0)).toMatch(/Bot tidak menjawab sampai Anda memilih paket\.$/);
  for (const left of [1, 'Unlimited', undefined] as const) expect(endWords(active, left)).toBeNull();
  expect(endWords(null, 0)).toBeNull();
});

test('a payment that was begun and not ended can be gone on with for a day, unless a later one was made', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  const order = (state: OrderView['state'], createdAt: string): OrderView => ({
    orderId: createdAt,
    packageId: 'ai-1000',
    amount: 50_000,
    state,
    createdAt,
  });
  const words = (orders: readonly OrderView[]) => unfinishedOrder(orders, now)?.words ?? null;
  expect(words([order('pending', '2026-12-01T10:00:00Z')])).toMatch(/^Pembayaran Paket Basic sebesar Rp\s?50\.000 belum selesai\.$/);
  expect(words([order('created', '2026-11-30T12:00:00Z')])).not.toBeNull();
  expect(words([order('created', '2026-11-30T11:59:59Z')])).toBeNull();
  expect(words([order('pending', '2026-12-01T10:00:00Z'), order('paid', '2026-12-01T11:00:00Z')])).toBeNull();
  expect(words([order('failed', '2026-12-01T10:00:00Z')])).toBeNull();
  expect(words([{ ...order('pending', '2026-12-01T10:00:00Z'), packageId: null }])).toBeNull();
  for (const none of [undefined, []]) expect(unfinishedOrder(none, now)).toBeNull();
});

test('a running trial without replies comes after the packages that can be bought', () => {
  const trial = { ...active, id: 'ai-trial', name: 'Paket Trial' } as const;
  expect(inOrder(trial, packages, true)[0]?.id).toBe('ai-trial');
  expect(inOrder(trial, packages, true, true).map(({ id }) => id)).toEqual(['ai-1000', 'ai-3000', 'ai-10000', 'ai-unlimited', 'ai-trial']);
  expect(inOrder(active, packages, false, true)[0]?.id).toBe('ai-1000');
});

test('a package without replies has none to carry over', () => {
  expect(choiceNote(active, packageOf('ai-3000'), false, true)).toBe('Mulai begitu pembayaran diterima.');
  expect(choiceNote(active, packageOf('ai-unlimited'), false, true)).toContain('menggantikan paket sekarang');
});
