import { formatRupiah } from '#contracts/values/selling/money';
import { packageOf, type PackageId } from '#contracts/values/selling/packages';
import type { ProviderName } from '../../outside/payments/payment.types.js';
import type { AlertReason } from './payment-alerts.js';
import { noticeMail } from '../mails/mails.texts.js';
import type { MailContent } from '../mails/mails.types.js';

const date = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long', timeStyle: 'short' });

interface Bought {
  readonly id: string;
  readonly packageId: PackageId;
  readonly amount: number;
}

/** Receipt for an owner's payment. */
export function receiptMail(order: Bought, fullName: string, paidAt: Date, publicUrl: string): MailContent {
  return noticeMail(
    `Pembayaran ${packageOf(order.packageId).name} berhasil`,
    fullName,
    ['Terima kasih, pembayaran Anda sudah kami terima dan paket Anda sudah aktif.', detailsOf(order, paidAt)],
    { text: 'Lihat paket', url: `${publicUrl}/billing` },
  );
}

/**
 * Receipt for a payment made before registering. The link leads to the order, so that a buyer whose browser
 * was closed does not pay twice.
 */
export function registrationReceiptMail(order: Bought, paidAt: Date, publicUrl: string): MailContent {
  return noticeMail(
    `Pembayaran ${packageOf(order.packageId).name} berhasil`,
    'Pelanggan',
    [
      'Terima kasih, pembayaran Anda sudah kami terima.',
      detailsOf(order, paidAt),
      'Jika pendaftaran Anda belum selesai, buka link di bawah dan daftar dengan alamat email ini. Paket langsung aktif tanpa membayar lagi.',
    ],
    { text: 'Selesaikan pendaftaran', url: `${publicUrl}/register?packageId=${order.packageId}&order=${order.id}` },
  );
}

/** Where the operator looks at a payment: at the provider that the order was opened with. */
const dashboards: Readonly<Record<ProviderName, { readonly name: string; readonly url: string }>> = {
  midtrans: { name: 'Midtrans', url: 'https://dashboard.midtrans.com/' },
  xendit: { name: 'Xendit', url: 'https://dashboard.xendit.co/' },
};

const alertLines: Record<AlertReason, { subject: string; line: (provider: string) => string }> = {
  paid_without_owner: {
    subject: 'Pembayaran tanpa pemilik: kembalikan uangnya',
    line: (provider) => `Akun pembeli sudah dihapus ketika uangnya masuk. Kembalikan pembayaran ini lewat dasbor ${provider}.`,
  },
  partly_refunded: {
    subject: 'Pembayaran dikembalikan sebagian',
    line: (provider) => `${provider} melaporkan pengembalian sebagian. Paketnya tetap aktif; periksa apakah itu benar.`,
  },
  mismatch: {
    subject: 'Pembayaran tidak cocok dengan pesanan',
    line: (provider) =>
      `Jumlah, mata uang, atau nomor pesanan dari ${provider} berbeda dari milik kami. Tidak ada paket yang diberikan; periksa di dasbor ${provider}.`,
  },
  unknown_status: {
    subject: 'Status pembayaran tidak dikenal',
    line: (provider) =>
      `${provider} melaporkan status yang tidak dikenal untuk pesanan ini. Tidak ada yang diubah; periksa di dasbor ${provider}.`,
  },
};

/** Mail to the operator about an order that needs manual review. */
export function operatorMail(order: Bought & { readonly provider: ProviderName }, reason: AlertReason): MailContent {
  const { subject, line } = alertLines[reason];
  const { name, url } = dashboards[order.provider];
  const details = [`Nomor pesanan: ${order.id}`, `Paket: ${packageOf(order.packageId).name}`, `Jumlah: ${formatRupiah(order.amount)}`];
  return noticeMail(`[Operator] ${subject}`, 'Operator', [line(name), details.join('\n')], { text: `Buka dasbor ${name}`, url });
}

function detailsOf(order: Bought, paidAt: Date): string {
  return [
    `Paket: ${packageOf(order.packageId).name}`,
    `Jumlah: ${formatRupiah(order.amount)}`,
    `Nomor pesanan: ${order.id}`,
    `Waktu: ${date.format(paidAt)} WIB`,
  ].join('\n');
}
