import { formatRupiah } from '#contracts/values/selling/money';
import { packageOf, type PackageId } from '#contracts/values/selling/packages';
import type { AlertReason } from './payment-alerts.js';
import { noticeMail } from '../mails/mails.texts.js';
import type { MailContent } from '../mails/mails.types.js';
import type { Notice } from '../notifications/notifications.service.js';

const date = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long', timeStyle: 'short' });

interface Bought {
  readonly id: string;
  readonly packageId: PackageId;
  readonly amount: number;
}

/** Receipt of an owner's payment. */
export function receiptMail(order: Bought, fullName: string, paidAt: Date, publicUrl: string): MailContent {
  return noticeMail(
    `Pembayaran ${packageOf(order.packageId).name} berhasil`,
    fullName,
    ['Terima kasih, pembayaran Anda sudah kami terima dan paket Anda sudah aktif.', detailsOf(order, paidAt)],
    { text: 'Lihat paket', url: `${publicUrl}/billing` },
  );
}

/** Receipt of who paid before registering: the link shows the order, so that nobody pays twice whose browser was closed. */
export function registrationReceiptMail(order: Bought, paidAt: Date, publicUrl: string): MailContent {
  return noticeMail(
    `Pembayaran ${packageOf(order.packageId).name} berhasil`,
    'Pelanggan',
    [
      'Terima kasih, pembayaran Anda sudah kami terima.',
      detailsOf(order, paidAt),
      'Jika pendaftaran Anda belum selesai, buka tautan di bawah dan daftar dengan alamat email ini. Paket langsung aktif tanpa membayar lagi.',
    ],
    { text: 'Selesaikan pendaftaran', url: `${publicUrl}/register?packageId=${order.packageId}&order=${order.id}` },
  );
}

/** The log line an owner reads when a payment has arrived. */
export function paidLine(packageId: PackageId): string {
  return `✅ Pembayaran berhasil. ${packageOf(packageId).name} aktif.`;
}

/** Told when the money of a paid order went back and the package with it. */
export function reversedNotice(order: Bought, kind: 'failed' | 'cancelled' | 'refunded'): Notice {
  const what = kind === 'refunded' ? 'dikembalikan' : 'dibatalkan';
  return {
    kind: 'expiry',
    dedupeKey: `reversed:${order.id}`,
    title: `Pembayaran ${packageOf(order.packageId).name} ${what}`,
    body: `Pembayaran ${formatRupiah(order.amount)} untuk pesanan ${order.id} telah ${what}, sehingga paket tersebut tidak berlaku lagi. Hubungi dukungan jika ini tidak sesuai.`,
    mail: true,
  };
}

const alertLines: Record<AlertReason, { subject: string; line: string }> = {
  paid_without_owner: {
    subject: 'Pembayaran tanpa pemilik: kembalikan uangnya',
    line: 'Akun pembeli sudah dihapus ketika uangnya masuk. Kembalikan pembayaran ini lewat dasbor Midtrans.',
  },
  partly_refunded: {
    subject: 'Pembayaran dikembalikan sebagian',
    line: 'Midtrans melaporkan pengembalian sebagian. Paketnya tetap aktif; periksa apakah itu benar.',
  },
  mismatch: {
    subject: 'Pembayaran tidak cocok dengan pesanan',
    line: 'Jumlah, mata uang, atau nomor pesanan dari Midtrans berbeda dari milik kami. Tidak ada paket yang diberikan; periksa di dasbor Midtrans.',
  },
  unknown_status: {
    subject: 'Status pembayaran tidak dikenal',
    line: 'Midtrans melaporkan status yang tidak dikenal untuk pesanan ini. Tidak ada yang diubah; periksa di dasbor Midtrans.',
  },
};

/** Tells the operator of an order that a human has to look at. */
export function operatorMail(order: Bought, reason: AlertReason): MailContent {
  const { subject, line } = alertLines[reason];
  const details = [`Nomor pesanan: ${order.id}`, `Paket: ${packageOf(order.packageId).name}`, `Jumlah: ${formatRupiah(order.amount)}`];
  return noticeMail(`[Operator] ${subject}`, 'Operator', [line, details.join('\n')], {
    text: 'Buka dasbor Midtrans',
    url: 'https://dashboard.midtrans.com/',
  });
}

function detailsOf(order: Bought, paidAt: Date): string {
  return [
    `Paket: ${packageOf(order.packageId).name}`,
    `Jumlah: ${formatRupiah(order.amount)}`,
    `Nomor pesanan: ${order.id}`,
    `Waktu: ${date.format(paidAt)} WIB`,
  ].join('\n');
}
