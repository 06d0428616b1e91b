export type NextStep =
  | { readonly kind: 'done' }
  /** The connection ended. The next connection sends the message. */
  | { readonly kind: 'closed' }
  /** The message may no longer be sent, and is marked as withdrawn. */
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'again'; readonly afterMs: number; readonly restricted: false }
  | { readonly kind: 'fail'; readonly reason: string; readonly restricted: boolean };

/** Maximum number of attempts that WhatsApp refuses or does not acknowledge. */
const refusalsInAll = 5;
/**
 * Maximum number of attempts that fail before anything reaches WhatsApp. With the pauses below, they take about a
 * quarter of an hour.
 */
const ownTriesInAll = 32;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * WhatsApp's code for two cases: the account may not begin conversations, or the recipient's token is missing
 * or void.
 */
export const reachoutRefusal = '463';

/**
 * Outcomes of an attempt to send, besides null (WhatsApp's server accepted the message) and the code of a refusal.
 */
export const outcomes = {
  /** No acknowledgement from WhatsApp's server in time. */
  timeout: 'timeout',
  /** The connection ended. */
  closed: 'closed',
  /** Permission was refused at the last moment: the message was not sent. */
  withdrawn: 'withdrawn',
  /** Not sent: an error on our side. */
  error: 'error',
  /** WhatsApp returned no usable data about the recipient. */
  noAnswer: 'no-answer',
  /**
   * Refused because the recipient's token is missing (463 without a restriction of the account). A new token
   * was requested.
   */
  tokenRenewed: 'token-renewed',
  /** Refused for the same reason again after a new token. */
  tokenRefused: 'token-refused',
  /** The number is not registered at WhatsApp. */
  unknownNumber: 'unknown-number',
  /** Not sent: the number belongs to another person now. */
  otherPerson: 'other-person',
} as const;

const ownReasons: Readonly<Record<string, string>> = {
  [outcomes.error]:
    'pengiriman gagal di sisi bot dan sudah dicoba berkali-kali. Kirim ulang dari panel; bila terus gagal, hubungi dukungan.',
  [outcomes.noAnswer]: 'WhatsApp tidak memberi data penerima walau sudah dicoba berkali-kali. Kirim ulang nanti dari panel.',
};

/**
 * The next step after an attempt to send.
 * @param outcome null: WhatsApp's server accepted the message; one of {@link outcomes}; else the code of a refusal.
 * @param tries number of attempts so far, including this one.
 */
export function nextStep(outcome: string | null, tries: number): NextStep {
  if (outcome === null) return { kind: 'done' };
  if (outcome === outcomes.closed) return { kind: 'closed' };
  if (outcome === outcomes.withdrawn) return { kind: 'withdrawn' };
  if (outcome === outcomes.tokenRenewed) return { kind: 'again', afterMs: 0, restricted: false };
  if (outcome === outcomes.tokenRefused)
    return {
      kind: 'fail',
      reason:
        'WhatsApp menolak pesan ke pelanggan ini (463), juga setelah kuncinya diperbarui. Pelanggan lain tidak terpengaruh. Balas dari HP Anda.',
      restricted: false,
    };
  // The restriction of the account is confirmed. Another attempt would count as one more unwanted contact, and would
  // extend the restriction.
  if (outcome === reachoutRefusal)
    return { kind: 'fail', reason: 'WhatsApp membatasi nomor ini untuk memulai chat baru (463).', restricted: true };
  if (outcome === outcomes.otherPerson)
    return { kind: 'fail', reason: 'menurut WhatsApp nomor ini sekarang dipakai orang lain, jadi pesan tidak dikirim.', restricted: false };
  if (outcome === outcomes.unknownNumber)
    return { kind: 'fail', reason: 'nomor tujuan tidak terdaftar di WhatsApp. Periksa kembali nomornya.', restricted: false };
  const ownReason = ownReasons[outcome];
  if (tries >= (ownReason ? ownTriesInAll : refusalsInAll))
    return { kind: 'fail', reason: ownReason ?? refusalReason(outcome), restricted: false };
  const afterMs = outcome === outcomes.timeout ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1));
  return { kind: 'again', afterMs, restricted: false };
}

function refusalReason(outcome: string): string {
  return outcome === outcomes.timeout
    ? 'WhatsApp tidak memberi kabar apakah pesan diterima.'
    : `WhatsApp tidak menerimanya (kode ${outcome}).`;
}
