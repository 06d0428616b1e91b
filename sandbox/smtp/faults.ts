/** Faults of the mail simulator. All counts mean "the next N". */
export interface SmtpFaults {
  /** The port is closed: clients see ECONNREFUSED. */
  refuse: boolean;
  /** Delay before the answer to MAIL FROM in milliseconds. */
  delayMs: number;
  /** Next N mails get `451 4.3.0` at MAIL FROM (a temporary failure that is worth a retry). */
  tempFail: number;
  /** Next N mails get `550 5.1.1` at RCPT TO (no such mailbox, never retry). */
  rejectRecipient: number;
  /** The connection of the next N mails is cut in the middle of DATA, so nothing is stored. */
  dropInData: number;
  /** The next N mails are stored, then the connection is cut before the answer (the sender cannot know the outcome). */
  dropAfterData: number;
}

export const noSmtpFaults: SmtpFaults = {
  refuse: false,
  delayMs: 0,
  tempFail: 0,
  rejectRecipient: 0,
  dropInData: 0,
  dropAfterData: 0,
};

type Counted = 'tempFail' | 'rejectRecipient' | 'dropInData' | 'dropAfterData';

/** Applies one counted fault: returns true, and decrements the counter, when this mail must fail. */
export function strike(faults: SmtpFaults, name: Counted): boolean {
  if (faults[name] <= 0) return false;
  faults[name] -= 1;
  return true;
}

/** Keeps only known names with values of the right type. Throws a sentence for anything else. */
export function parseSmtpFaults(body: unknown): Partial<SmtpFaults> {
  if (typeof body !== 'object' || body === null) throw new Error('a JSON object is expected');
  for (const [name, value] of Object.entries(body)) {
    if (!(name in noSmtpFaults)) throw new Error(`unknown fault ${name}; known: ${Object.keys(noSmtpFaults).join(', ')}`);
    if (typeof value !== typeof noSmtpFaults[name as keyof SmtpFaults]) throw new Error(`${name} has the wrong type`);
  }
  return body as Partial<SmtpFaults>;
}
