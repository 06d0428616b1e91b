/** WhatsApp did not answer in time, or nothing of use: it may the next time. */
export class LookupError extends Error {
  override name = 'LookupError';
}

/** The work's outcome, or a LookupError after the limit; the work itself goes on. */
export async function withinLimit<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LookupError('no answer within the limit')), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
