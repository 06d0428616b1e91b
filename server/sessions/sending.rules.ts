export type Verdict =
  | { readonly kind: 'done' }
  /** The connection ended: the next one sends it. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'again'; readonly afterMs: number; readonly restricted: false }
  | { readonly kind: 'fail'; readonly reason: string; readonly restricted: boolean };

const triesInAll = 5;
const firstPauseMs = 500;

/**
 * What follows a try to send.
 * @param outcome null: WhatsApp's server took it; `timeout`, `error`, `closed`: nothing is known; else the code of a refusal.
 * @param tries tries so far, this one counted.
 */
export function verdictOn(outcome: string | null, tries: number): Verdict {
  if (outcome === null) return { kind: 'done' };
  if (outcome === 'closed') return { kind: 'closed' };
  // retrying a restricted number counts as one more unwanted contact and makes it worse
  if (outcome === '463')
    return { kind: 'fail', reason: 'WhatsApp membatasi nomor ini untuk memulai percakapan baru (463).', restricted: true };
  if (tries >= triesInAll)
    return {
      kind: 'fail',
      reason: outcome === 'error' ? 'nomor tujuan tidak dapat menerima pesan.' : `WhatsApp tidak menerimanya (${outcome}).`,
      restricted: false,
    };
  const afterMs = outcome === 'timeout' ? 0 : firstPauseMs * 2 ** (tries - 1);
  return { kind: 'again', afterMs, restricted: false };
}
