/** What goes wrong with invoices on request. Counts are "the next N", switches stay until changed. */
export interface XenditFaults {
  /** Every callback is sent this many times more, at the same moment: a flood with a large number. */
  duplicate: number;
  /** The callback of a payment is held back and sent after the one that follows it. */
  reorder: boolean;
  /** Milliseconds before each callback. */
  delayMs: number;
  /** Next N callbacks carry another account's token. */
  wrongToken: number;
  /** Next N callbacks say that an unpaid invoice is paid, with the right token. */
  falsePaid: number;
  /** Next N payments bring another amount than the invoice's. */
  wrongAmount: number;
  /** Next N callbacks are never sent. */
  drop: number;
  /** Next N invoices are made, and their answer is an error all the same. */
  madeButFailed: number;
  /** Next N API calls answer `apiStatus` instead. */
  apiErrors: number;
  apiStatus: number;
  /** Milliseconds before every API answer; a large number hangs. */
  apiDelayMs: number;
  /** The next N API calls are answered when all N are open: whoever asks one after another gets no answer. */
  apiGather: number;
  /** Paid invoices say SETTLED at once instead of PAID. */
  settleAtOnce: boolean;
  /** Real seconds divided by this are waited between callback retries (15 min, 45 min, 2 h, 3 h, 6 h, 12 h). */
  retrySpeed: number;
}

export const noXenditFaults: XenditFaults = {
  duplicate: 0,
  reorder: false,
  delayMs: 0,
  wrongToken: 0,
  falsePaid: 0,
  wrongAmount: 0,
  drop: 0,
  madeButFailed: 0,
  apiErrors: 0,
  apiStatus: 500,
  apiDelayMs: 0,
  apiGather: 0,
  settleAtOnce: false,
  retrySpeed: 1_800,
};

/** Checks what a test posted. */
export function parseXenditFaults(body: unknown): Partial<XenditFaults> {
  if (typeof body !== 'object' || body === null) throw new Error('a JSON object is expected');
  for (const [name, value] of Object.entries(body)) {
    if (!(name in noXenditFaults)) throw new Error(`unknown fault ${name}; known: ${Object.keys(noXenditFaults).join(', ')}`);
    if (typeof value !== typeof noXenditFaults[name as keyof XenditFaults]) throw new Error(`${name} has the wrong type`);
  }
  return body as Partial<XenditFaults>;
}

type Counted = 'wrongToken' | 'falsePaid' | 'wrongAmount' | 'drop' | 'madeButFailed' | 'apiErrors';

/** Counts one strike down; true when this one is to be struck. */
export function strikeXendit(faults: XenditFaults, name: Counted): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}
