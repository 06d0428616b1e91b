/** Invoice faults on request. Counts mean "the next N". Switches stay until changed. */
export interface XenditFaults {
  /** Number of extra copies of every callback, sent at the same moment. A large number floods the receiver. */
  duplicate: number;
  /** The callback of a payment is held back and sent after the one that follows it. */
  reorder: boolean;
  /** Delay before each callback in milliseconds. */
  delayMs: number;
  /** Next N callbacks carry another account's token. */
  wrongToken: number;
  /** Next N callbacks report an unpaid invoice as paid, with the right token. */
  falsePaid: number;
  /** Next N payments have another amount than the invoice. */
  wrongAmount: number;
  /** Next N callbacks are never sent. */
  drop: number;
  /** Next N invoices are created, but the answer is an error. */
  madeButFailed: number;
  /** Next N API calls return `apiStatus` instead. */
  apiErrors: number;
  apiStatus: number;
  /** Delay before every API answer in milliseconds. A large number hangs. */
  apiDelayMs: number;
  /**
   * The next N API calls are answered only when all N are open: a caller that sends one after another gets no
   * answer.
   */
  apiGather: number;
  /** Paid invoices become SETTLED at once instead of PAID. */
  settleAtOnce: boolean;
  /** Speed-up of the waits between callback retries (real waits: 15 min, 45 min, 2 h, 3 h, 6 h, 12 h). */
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

/** Validates the settings that a test posted. */
export function parseXenditFaults(body: unknown): Partial<XenditFaults> {
  if (typeof body !== 'object' || body === null) throw new Error('a JSON object is expected');
  for (const [name, value] of Object.entries(body)) {
    if (!(name in noXenditFaults)) throw new Error(`unknown fault ${name}; known: ${Object.keys(noXenditFaults).join(', ')}`);
    if (typeof value !== typeof noXenditFaults[name as keyof XenditFaults]) throw new Error(`${name} has the wrong type`);
  }
  return body as Partial<XenditFaults>;
}

type Counted = 'wrongToken' | 'falsePaid' | 'wrongAmount' | 'drop' | 'madeButFailed' | 'apiErrors';

/** Applies one counted fault: returns true, and decrements the counter, when this call must fail. */
export function strikeXendit(faults: XenditFaults, name: Counted): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}
