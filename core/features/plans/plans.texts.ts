import { botTruthWords } from '#contracts/values/bot/bot-truth-words';
import type { Notice } from '../notifications/notifications.service.js';

const date = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long', timeStyle: 'short' });

/**
 * The notice of a quota threshold. `activation` distinguishes the notices of one activation from those of the
 * next.
 */
export function quotaNotice(percent: number, repliesLeft: number, activation: Date): Notice {
  const dedupeKey = `quota:${percent}:${activation.toISOString()}`;
  if (percent >= 100) {
    return {
      kind: 'quota',
      dedupeKey,
      title: 'Kuota balasan AI habis',
      body: `Semua balasan AI paket Anda sudah terpakai. ${botTruthWords['no-quota'][1]}`,
      mail: true,
      serious: true,
    };
  }
  return {
    kind: 'quota',
    dedupeKey,
    title: `Kuota balasan AI terpakai ${percent}%`,
    body: `Sisa ${repliesLeft.toLocaleString('id-ID')} balasan AI. Tambah paket di halaman Paket Langganan agar bot tidak berhenti membalas.`,
    mail: true,
  };
}

/** The notice of 3 days or 1 day left, or (0) of expiry. */
export function expiryNotice(days: number, packageName: string, expiresAt: Date): Notice {
  const dedupeKey = `expiry:${days}:${expiresAt.toISOString()}`;
  if (days === 0) {
    return {
      kind: 'expiry',
      dedupeKey,
      title: 'Paket Anda telah berakhir',
      body: `${packageName} berakhir pada ${date.format(expiresAt)} WIB. ${botTruthWords.expired[1]}`,
      mail: true,
      serious: true,
    };
  }
  return {
    kind: 'expiry',
    dedupeKey,
    title: `Paket Anda berakhir ${days} hari lagi`,
    body: `${packageName} berlaku sampai ${date.format(expiresAt)} WIB. Perpanjang di halaman Paket Langganan; sisa masa aktif tidak hangus.`,
    mail: true,
  };
}

/** Sent when a WhatsApp number has already had its trial under another account. */
export function trialNumberNotice(expiresAt: Date): Notice {
  return {
    kind: 'expiry',
    dedupeKey: `trial-number:${expiresAt.toISOString()}`,
    title: 'Paket Trial tidak dapat dipakai',
    body: 'Nomor WhatsApp ini sudah pernah memakai Paket Trial. Pilih paket di halaman Paket Langganan agar AI dapat membalas.',
    mail: true,
  };
}
