/** What goes wrong with payments on request. Counts are "the next N", switches stay until changed. */
export interface MidtransFaults {
  /** Every notification is sent this many times more, at the same moment. */
  duplicate: number;
  /** A pending notification is held back and sent after the one that follows it. */
  reorder: boolean;
  /** Milliseconds before each notification. */
  delayMs: number;
  /** Next N notifications: a signature made with another key. */
  wrongSignature: number;
  /** Next N notifications: another amount, rightly signed, as if the order had been tampered with. */
  wrongAmount: number;
  /** Next N notifications are never sent. */
  drop: number;
  /** Card payments end as capture with fraud_status challenge. */
  challenge: boolean;
  /** Next N calls of Snap or Core API answer `apiStatus` instead. */
  apiErrors: number;
  apiStatus: number;
  /** Milliseconds before every API answer. */
  apiDelayMs: number;
  /** The next N API calls are answered when all N are open: whoever asks one after another gets no answer. */
  apiGather: number;
  /** Real seconds divided by this are waited between notification retries (2 min, 10 min, 30 min, 1.5 h, 3.5 h). */
  retrySpeed: number;
}

export const noMidtransFaults: MidtransFaults = {
  duplicate: 0,
  reorder: false,
  delayMs: 0,
  wrongSignature: 0,
  wrongAmount: 0,
  drop: 0,
  challenge: false,
  apiErrors: 0,
  apiStatus: 500,
  apiDelayMs: 0,
  apiGather: 0,
  retrySpeed: 240,
};

/** Checks what a test posted. */
export function parseMidtransFaults(body: unknown): Partial<MidtransFaults> {
  if (typeof body !== 'object' || body === null) throw new Error('a JSON object is expected');
  for (const [name, value] of Object.entries(body)) {
    if (!(name in noMidtransFaults)) throw new Error(`unknown fault ${name}; known: ${Object.keys(noMidtransFaults).join(', ')}`);
    if (typeof value !== typeof noMidtransFaults[name as keyof MidtransFaults]) throw new Error(`${name} has the wrong type`);
  }
  return body as Partial<MidtransFaults>;
}

/** Counts one strike down; true when this one is to be struck. */
export function strikeMidtrans(faults: MidtransFaults, name: 'wrongSignature' | 'wrongAmount' | 'drop' | 'apiErrors'): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}
