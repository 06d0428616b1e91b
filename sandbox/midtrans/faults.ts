/** Payment faults that a test can set. A count applies to the next N calls. A switch applies until it is changed. */
export interface MidtransFaults {
  /** Number of extra copies of every notification, sent at the same moment. */
  duplicate: number;
  /** A notification of state `pending` is held back and sent after the next notification. */
  reorder: boolean;
  /** Delay before each notification in milliseconds. */
  delayMs: number;
  /** Next N notifications are signed with another key. */
  wrongSignature: number;
  /** Next N notifications have another amount with a valid signature, as if the order had been tampered with. */
  wrongAmount: number;
  /** Next N notifications are never sent. */
  drop: number;
  /** Card payments end as capture with fraud_status challenge. */
  challenge: boolean;
  /** Next N calls of Snap or Core API return `apiStatus` instead. */
  apiErrors: number;
  apiStatus: number;
  /** Delay before every API answer in milliseconds. */
  apiDelayMs: number;
  /**
   * The next N API calls are answered only when all N are open at the same time. A caller that sends its calls one
   * after another gets no answer.
   */
  apiGather: number;
  /**
   * Factor that shortens the waits between notification retries (real waits: 2 min, 10 min, 30 min, 1.5 h, 3.5 h).
   */
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

/** Validates the settings that a test posted. */
export function parseMidtransFaults(body: unknown): Partial<MidtransFaults> {
  if (typeof body !== 'object' || body === null) throw new Error('a JSON object is expected');
  for (const [name, value] of Object.entries(body)) {
    if (!(name in noMidtransFaults)) throw new Error(`unknown fault ${name}; known: ${Object.keys(noMidtransFaults).join(', ')}`);
    if (typeof value !== typeof noMidtransFaults[name as keyof MidtransFaults]) throw new Error(`${name} has the wrong type`);
  }
  return body as Partial<MidtransFaults>;
}

/** Applies one counted fault: returns true, and decrements the counter, when this call must fail. */
export function strikeMidtrans(faults: MidtransFaults, name: 'wrongSignature' | 'wrongAmount' | 'drop' | 'apiErrors'): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}
