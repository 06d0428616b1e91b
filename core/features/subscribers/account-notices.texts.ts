import type { DomainEvent } from '#contracts/events/catalogue';
import { botTruthWords } from '#contracts/values/bot/bot-truth-words';
import { formatRupiah } from '#contracts/values/selling/money';
import { packageOf } from '#contracts/values/selling/packages';
import type { Notice } from '../notifications/notifications.service.js';

/**
 * Notice that the money of a paid order was returned and its package taken back.
 * @param hasPackage true when another package still runs, so that the bot continues to answer
 */
export function reversedNotice({ facts }: DomainEvent<'order.reversed'>, hasPackage: boolean): Notice {
  const { name } = packageOf(facts.packageId);
  const what = facts.outcome === 'refunded' ? 'dikembalikan' : 'dibatalkan';
  return {
    kind: 'expiry',
    dedupeKey: `reversed:${facts.orderId}`,
    title: `Pembayaran ${name} ${what}`,
    body: `Pembayaran ${formatRupiah(facts.amount)} untuk pesanan ${facts.orderId} telah ${what}, sehingga paket tersebut tidak berlaku lagi. ${hasPackage ? '' : `${botTruthWords.expired[1]} `}Hubungi dukungan jika ini tidak sesuai.`,
    mail: true,
    ...(!hasPackage && { serious: true }),
  };
}

/** The account's files use most of their space. */
export function storageNotice({ id, facts }: DomainEvent<'storage.nearly-full'>): Notice {
  const percent = Math.floor((facts.usedBytes / facts.limitBytes) * 100);
  return {
    kind: 'storage',
    dedupeKey: `storage:${id}`,
    title: `Penyimpanan berkas terpakai ${percent}%`,
    body: 'Saat penuh, lampiran chat yang paling lama dihapus dari panel dan unggahan baru ditolak. Hapus foto produk yang tidak dipakai.',
  };
}
