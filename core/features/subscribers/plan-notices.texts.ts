import type { DomainEvent } from '#contracts/events/catalogue';
import { botTruthWords } from '#contracts/values/bot/bot-truth-words';
import { packageOf } from '#contracts/values/selling/packages';
import type { Notice } from '../notifications/notifications.service.js';

const date = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long', timeStyle: 'short' });

/** A share of the quota is used. The activation distinguishes the notices of one package from those of the next. */
export function quotaNotice({ facts: { percent, left, activatedAt } }: DomainEvent<'quota.reached'>): Notice {
  const dedupeKey = `quota:${percent}:${activatedAt}`;
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
    body: `Sisa ${left.toLocaleString('id-ID')} balasan AI. Tambah paket di halaman Paket Langganan agar bot tidak berhenti membalas.`,
    mail: true,
  };
}

export function expiringNotice({ facts: { packageId, daysLeft, expiresAt } }: DomainEvent<'package.expiring'>): Notice {
  return {
    kind: 'expiry',
    dedupeKey: `expiry:${daysLeft}:${expiresAt}`,
    title: `Paket Anda berakhir ${daysLeft} hari lagi`,
    body: `${packageOf(packageId).name} berlaku sampai ${date.format(new Date(expiresAt))} WIB. Perpanjang di halaman Paket Langganan; sisa masa aktif tidak hangus.`,
    mail: true,
  };
}

export function expiredNotice({ facts: { packageId, expiresAt } }: DomainEvent<'package.expired'>): Notice {
  return {
    kind: 'expiry',
    dedupeKey: `expiry:0:${expiresAt}`,
    title: 'Paket Anda telah berakhir',
    body: `${packageOf(packageId).name} berakhir pada ${date.format(new Date(expiresAt))} WIB. ${botTruthWords.expired[1]}`,
    mail: true,
    serious: true,
  };
}

/** A WhatsApp number has already had its trial under another account. */
export function trialNumberNotice({ facts }: DomainEvent<'trial.refused'>): Notice {
  return {
    kind: 'expiry',
    dedupeKey: `trial-number:${facts.activatedAt}`,
    title: 'Paket Trial tidak dapat dipakai',
    body: 'Nomor WhatsApp ini sudah pernah memakai Paket Trial. Pilih paket di halaman Paket Langganan agar AI dapat membalas.',
    mail: true,
    serious: true,
  };
}
