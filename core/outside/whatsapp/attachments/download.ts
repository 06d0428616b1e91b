export interface FetchLimits {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** The attachment cannot be fetched. WhatsApp keeps files for some weeks only, and a sender may state any address. */
export class AttachmentGoneError extends Error {
  override name = 'AttachmentGoneError';
}

/**
 * WhatsApp's file servers cannot be reached, are overloaded, or ended the connection. Another attempt can succeed.
 */
export class AttachmentUnreachableError extends Error {
  override name = 'AttachmentUnreachableError';
}

/**
 * The bytes of a file at WhatsApp, encrypted.
 * @param url as `attachmentUrl` allows it
 * @throws AttachmentGoneError, AttachmentUnreachableError; the signal's reason when it was aborted
 */
export async function* download(url: URL, { maxBytes, signal }: FetchLimits): AsyncGenerator<Uint8Array> {
  const unreachable = (error: unknown): never => {
    signal.throwIfAborted();
    throw new AttachmentUnreachableError(error instanceof Error ? error.message : 'not reachable');
  };
  // a redirect could lead anywhere, so it is not followed and counts as an answer without a file
  const headers = { Origin: 'https://web.whatsapp.com' };
  const response = await fetch(url, { signal, redirect: 'manual', headers }).catch(unreachable);
  const { body, ok, status } = response;
  if (!ok || !body) {
    await body?.cancel();
    throw isPassing(status) ? new AttachmentUnreachableError(`answered ${status}`) : new AttachmentGoneError(`answered ${status}`);
  }
  let length = 0;
  try {
    for await (const piece of body) {
      length += piece.length;
      if (length > maxBytes) throw new AttachmentGoneError('too large');
      yield piece;
    }
  } catch (error) {
    if (error instanceof AttachmentGoneError) throw error;
    unreachable(error);
  }
}

/** Statuses of a service that is overloaded or broken for a while. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 429;
}
