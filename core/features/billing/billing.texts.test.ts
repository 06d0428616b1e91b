import { expect, test } from '@jest/globals';
import type { OrderId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import { operatorMail } from './billing.texts.js';

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
