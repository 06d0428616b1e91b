import { dayMs } from '#contracts/values/base/durations';
import type { OrderState, OrderView } from '#contracts/http/account/billing';
import type { PackageView } from '#contracts/http/account/auth';
import { findPackage, type Package } from '#contracts/values/selling/packages';
import { formatRupiah } from '#contracts/values/selling/money';
import { formatLongDay } from '../../ui/data/format-time.js';
import type { Tone } from '../../ui/theme/tone.js';
import type { PaymentOutcome } from '../payment/payment-outcome.js';
import { formatCount } from '../plan/plan.rules.js';

/** Message for each outcome of the payment popup. */
export const outcomeWords: Record<PaymentOutcome, string> = {
  success: 'Pembayaran berhasil! Terima kasih telah berlangganan.',
  pending: 'Pembayaran tertunda. Mohon selesaikan pembayaran.',
  error: 'Pembayaran gagal. Mohon coba lagi.',
  closed: 'Anda menutup popup pembayaran.',
};

export const trialActivated = 'Paket Trial berhasil diaktifkan! Silakan cek kembali.';

export const orderWords: Record<OrderState, { label: string; tone?: Tone }> = {
  created: { label: 'Menunggu pembayaran', tone: 'warn' },
  pending: { label: 'Menunggu pembayaran', tone: 'warn' },
  paid: { label: 'Lunas', tone: 'good' },
  failed: { label: 'Gagal', tone: 'bad' },
  expired: { label: 'Kedaluwarsa' },
  cancelled: { label: 'Dibatalkan' },
  refunded: { label: 'Dikembalikan' },
};

/** Label for an order state that this version of the panel does not know, because a later version added it. */
export const unknownOrder: { label: string; tone?: Tone } = { label: 'Muat ulang untuk melihat' };

export function isActive(view: PackageView | null, one: Package): boolean {
  return view?.status === 'active' && view.id === one.id;
}

/** Explains the effect of choosing this package before it is chosen. */
export function choiceNote(view: PackageView | null, one: Package, trialUsed = false, isUsedUp = false): string {
  if (isActive(view, one)) {
    const until = view?.expiry_date ? `Berlaku sampai ${formatLongDay(new Date(view.expiry_date))}.` : 'Sedang Anda pakai.';
    if (one.price === 0) return until;
    const replies = one.ai_responses === 'Unlimited' ? '' : ` dan ${formatCount(one.ai_responses)} balasan AI`;
    return `${until} Perpanjangan menambah ${one.duration}${replies}.`;
  }
  if (isTrialSpent(view, one, trialUsed)) return 'Sudah Anda gunakan. Hanya satu kali.';
  if (one.price === 0) return 'Langsung aktif, tanpa pembayaran. Hanya satu kali.';
  if (view?.status !== 'active') return 'Aktif begitu pembayaran diterima.';
  if (one.ai_responses === 'Unlimited') return 'Mulai begitu pembayaran diterima, menggantikan paket sekarang.';
  return isUsedUp ? 'Mulai begitu pembayaran diterima.' : 'Mulai begitu pembayaran diterima; sisa balasan AI ikut terbawa.';
}

/**
 * True when the trial cannot be used again: it was the last package and has expired, or the server knows of
 * an earlier trial.
 */
export function isTrialSpent(view: PackageView | null, one: Package, trialUsed = false): boolean {
  if (one.price > 0 || isActive(view, one)) return false;
  return trialUsed || (view?.status === 'expired' && view.id === one.id);
}

/**
 * The packages in the order of the list. Packages that can be bought come first. A trial that is already used or has
 * no replies left comes last.
 */
export function inOrder(view: PackageView | null, all: readonly Package[], trialUsed = false, isUsedUp = false): readonly Package[] {
  const isSpent = (one: Package) => isTrialSpent(view, one, trialUsed) || (isUsedUp && one.price === 0);
  return [...all.filter((one) => !isSpent(one)), ...all.filter(isSpent)];
}

/** When and why the bot stopped answering because of the package. Null while it answers. */
export function endWords(view: PackageView | null, repliesLeft: number | 'Unlimited' | undefined): string | null {
  if (view?.status === 'expired' && view.expiry_date)
    return `${view.name || 'Paket Anda'} berakhir ${formatLongDay(new Date(view.expiry_date))}. Bot tidak menjawab sampai Anda memilih paket.`;
  if (view?.status === 'active' && repliesLeft === 0) {
    // A trial cannot be extended, so the sentence only suggests choosing a package.
    const way = findPackage(view.id)?.price === 0 ? 'memilih paket' : 'memperpanjang atau memilih paket lain';
    return `Kuota balasan AI ${view.name} habis. Bot tidak menjawab sampai Anda ${way}.`;
  }
  return null;
}

/** Maximum age of a payment that can still be continued. */
const openMs = dayMs;

/** The latest order when its payment was started but not completed, with its package. Null when there is none. */
export function unfinishedOrder(orders: readonly OrderView[] | undefined, now: Date): { one: Package; words: string } | null {
  const [latest] = (orders ?? []).toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const one = findPackage(latest?.packageId);
  if (!latest || !one || (latest.state !== 'created' && latest.state !== 'pending')) return null;
  if (now.getTime() - Date.parse(latest.createdAt) > openMs) return null;
  return { one, words: `Pembayaran ${one.name} sebesar ${formatRupiah(latest.amount)} belum selesai.` };
}
