import type { OrderState } from '#contracts/http/billing';
import type { PackageView } from '#contracts/http/auth';
import type { Package } from '#contracts/values/packages';
import { formatLongDay } from '../../ui/data/format-time.js';
import type { Tone } from '../../ui/theme/tone.js';
import type { PaymentOutcome } from '../payment/snap.js';
import { formatCount } from '../plan/plan.rules.js';

/** Sentence for each end of the payment popup. */
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

/** A state that came with a later version of the panel. */
export const unknownOrder: { label: string; tone?: Tone } = { label: 'Muat ulang untuk melihat' };

export function isActive(view: PackageView | null, one: Package): boolean {
  return view?.status === 'active' && view.id === one.id;
}

/** What choosing this package would do, said before it is chosen. */
export function choiceNote(view: PackageView | null, one: Package): string {
  if (isActive(view, one)) {
    const until = view?.expiry_date ? `Berlaku sampai ${formatLongDay(new Date(view.expiry_date))}.` : 'Sedang Anda pakai.';
    if (one.price === 0) return until;
    const replies = one.ai_responses === 'Unlimited' ? '' : ` dan ${formatCount(one.ai_responses)} balasan AI`;
    return `${until} Perpanjangan menambah ${one.duration}${replies}.`;
  }
  if (one.price === 0) return 'Langsung aktif, tanpa pembayaran. Hanya satu kali.';
  if (view?.status !== 'active') return 'Aktif begitu pembayaran diterima.';
  return one.ai_responses === 'Unlimited'
    ? 'Mulai begitu pembayaran diterima, menggantikan paket sekarang.'
    : 'Mulai begitu pembayaran diterima; sisa balasan AI ikut terbawa.';
}
