/** WhatsApp gave no answer in time, or no useful one. A later attempt may succeed. */
export class LookupError extends Error {
  override name = 'LookupError';
}

/**
 * Resolves with the result of `work`, or rejects with a LookupError after the limit. The work itself
 * continues.
 */
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
