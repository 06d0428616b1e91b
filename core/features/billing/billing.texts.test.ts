import { describe, expect, test } from '@jest/globals';
import type { OrderId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import { operatorMail, receiptMail, registrationReceiptMail } from './billing.texts.js';

const order = { id: newId<OrderId>(), packageId: 'ai-1000', amount: 99_000 } as const;

test.each([
  ['paid_without_owner', 'kembalikan uangnya', 'Akun pembeli sudah dihapus'],
  ['partly_refunded', 'dikembalikan sebagian', 'Paketnya tetap aktif'],
  ['mismatch', 'tidak cocok', 'Tidak ada paket yang diberikan'],
  ['unknown_status', 'tidak dikenal', 'Tidak ada yang diubah'],
] as const)('the operator reads what %s means, and finds the order at its provider', (reason, title, what) => {
  for (const [provider, name, url] of [
    ['midtrans', 'Midtrans', 'https://dashboard.midtrans.com/'],
    ['xendit', 'Xendit', 'https://dashboard.xendit.co/'],
  ] as const) {
    const { subject, text } = operatorMail({ ...order, provider }, reason);
    expect(subject).toContain(title);
    for (const part of [what, name, url, order.id, 'Rp\u00a099.000']) expect(text).toContain(part);
  }
});

describe('a receipt', () => {
  const paidAt = new Date('2026-11-21T17:05:00Z');
  const paid = [order.id, 'Paket Basic', 'Rp\u00a099.000', '22 November 2026 pukul 00.05 WIB'];

  test('of an owner names them, what was paid and when, and leads to the packages', () => {
    const { subject, text } = receiptMail(order, 'Sari Wulandari', paidAt, 'https://panel.example');
    expect(subject).toBe('Pembayaran Paket Basic berhasil');
    for (const part of ['Sari Wulandari', 'sudah aktif', 'https://panel.example/billing', ...paid]) expect(text).toContain(part);
  });

  test('of a buyer without an account has no name that somebody else may have typed, and leads to the registration of this order', () => {
    const { subject, text } = registrationReceiptMail(order, paidAt, 'https://panel.example');
    expect(subject).toBe('Pembayaran Paket Basic berhasil');
    const page = `https://panel.example/register?packageId=ai-1000&order=${order.id}`;
    for (const part of ['Pelanggan', page, 'tanpa membayar lagi', ...paid]) expect(text).toContain(part);
    expect(text).not.toContain('sudah aktif');
  });
});
