import type { ClosingView } from '#contracts/http/chat/closings';
import { withAmount } from '#contracts/values/selling/money';
import type { ClosingState } from '#contracts/values/statuses';
import type { Tone } from '../../ui/theme/tone.js';

/** Label of each state, in the order in which an order passes through them. */
export const closingStates: Record<ClosingState, { label: string; tone: Tone }> = {
  new: { label: 'Baru', tone: 'warn' },
  paid: { label: 'Dibayar', tone: 'info' },
  sent: { label: 'Dikirim', tone: 'good' },
  cancelled: { label: 'Dibatalkan', tone: 'bad' },
};

export const closingStateNames = Object.keys(closingStates) as ClosingState[];

/** Which closings are shown. */
export type ClosingFilter = ClosingState | 'all';

/** The pages with the closing in its new state. It is removed when the filter selects a different state. */
export function withState(
  pages: readonly (readonly ClosingView[])[],
  filter: ClosingFilter,
  changed: { readonly id: string; readonly state: ClosingState },
): ClosingView[][] {
  return pages.map((page) =>
    page
      .map((one) => (one.id === changed.id ? { ...one, state: changed.state } : one))
      .filter((one) => filter === 'all' || one.id !== changed.id || one.state === filter),
  );
}

/** The content of an order before the lead changed it; null when it never changed. */
export function earlierText({ earlier }: Pick<ClosingView, 'earlier'>): string | null {
  const last = earlier.at(-1);
  if (!last) return null;
  return `Diubah pelanggan. Sebelumnya: ${withAmount(last.summary, last.amount)}`;
}

/**
 * Text that asks the owner to check an order, because the lead called it off, or edited or deleted the order's
 * messages. Null when there is nothing to check.
 */
export function doubtText({ doubt }: Pick<ClosingView, 'doubt'>): string | null {
  if (doubt === null) return null;
  if (doubt === 'called-off') return 'Pelanggan membatalkan pesanan ini. Cek chatnya.';
  return `Pelanggan ${doubt === 'deleted' ? 'menghapus' : 'mengubah'} pesannya setelah ini dicatat. Cek chatnya.`;
}
